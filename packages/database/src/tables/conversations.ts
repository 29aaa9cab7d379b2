/** Conversations with their messages and feedback, and what language models used. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** `account:{id}` or `visitor:{hash of the cookie}`; a session id alone gives no access. */
    owner: text('owner').notNull(),
    sessionId: text('session_id').notNull(),
    language: text('language').notNull(),
    isDev: boolean('is_dev').notNull().default(false),
    /** The assistant's dialogue state between turns. */
    memory: jsonb('memory').$type<unknown>(),
    /** Language model tokens used by its answers, including those reserved for a pending answer. */
    tokensSpent: bigint('tokens_spent', { mode: 'number' }).notNull().default(0),
    /** When the shopper asked for a hand-over to staff, so that staff find the conversation. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true, mode: 'string' }),
    /** The account that answers instead of the assistant; null: the assistant answers. No foreign key: see `takenOverBy`. */
    takenOverId: text('taken_over_id'),
    /** The name of that account at the time, which outlives it. */
    takenOverBy: text('taken_over_by'),
    takenOverAt: timestamp('taken_over_at', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_key').on(table.storeId, table.owner, table.sessionId),
    index('conversations_by_update').on(table.storeId, table.updatedAt),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role').$type<'shopper' | 'assistant' | 'person'>().notNull(),
    /** Name of the person of the staff who wrote it. */
    author: text('author'),
    text: text('text').notNull(),
    /** Ids and labels of what was shown with the text. */
    shown: jsonb('shown').$type<{ products?: string[]; orders?: string[]; buttons?: string[] }>(),
    /** How the answer was produced: tools with their input, the mind, durations, a fallback if there was one. */
    trace: jsonb('trace').$type<Record<string, unknown>>(),
    /** True when the shopper disconnected before the reply was complete. */
    isCut: boolean('is_cut').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('messages_by_conversation').on(table.conversationId, table.position)],
);

/** How far each answer has been made, and its stream as it was sent: a reader can continue it after a break. */
export const replies = pgTable(
  'replies',
  {
    /** The id of the answer's message, which is stored when the answer is complete. */
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The `Idempotency-Key` of the shopper's message. */
    key: text('key'),
    /** Hash of that message: a key is for one message. */
    requestHash: text('request_hash').notNull(),
    status: text('status').$type<'writing' | 'stopping' | 'written' | 'stopped' | 'failed'>().notNull(),
    /** The pieces of the answer, in order. While it is being written: null, or those that are made where processes share
     *  the database. */
    pieces: jsonb('pieces').$type<unknown[]>(),
    /** The process that writes it renews this time; a reply that nobody writes any longer has an old one. */
    aliveAt: timestamp('alive_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('replies_key').on(table.conversationId, table.key),
    index('replies_by_conversation').on(table.conversationId, table.createdAt),
  ],
);

export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Empty for feedback on the whole conversation, so that it has one row. */
    messageId: text('message_id').notNull().default(''),
    kind: text('kind').$type<'reaction' | 'comment' | 'rating'>().notNull(),
    /** `like`, `dislike`, the comment or the number of stars; null when withdrawn. */
    value: text('value'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feedback_once').on(table.conversationId, table.messageId, table.kind)],
);

/** Language model tokens used by all conversations of a store, per day (UTC). */
export const tokenDays = pgTable(
  'token_days',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** Texts that staff keep for answering shoppers themselves. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('saved_replies_by_name').on(table.storeId, sql`lower(${table.name})`),
  ],
);
