/**
 * The tables of the record, one schema for PGlite and PostgreSQL.
 * Every store-scoped table starts its primary key with the store id, so a query cannot forget it by accident.
 */
import type { Branch, Order, Product, RuleBody, StoreSettings, SynonymBody, Understood } from '@quarry/contract';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Bytes as they are. Both databases take and give them, the one as a `Buffer`, which is a `Uint8Array` too. */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow();

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<StoreSettings>().notNull(),
  /** Raised by every change of the catalogue; a process that did not make the change notices it here. */
  catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull().default(0),
  /**
   * The catalogue version with which the store began. An index with a lower version belongs to a deleted store of the
   * same id.
   */
  firstVersion: bigint('first_version', { mode: 'number' }).notNull().default(0),
  /** The same as the catalogue version, for rules and synonyms. */
  merchandisingVersion: bigint('merchandising_version', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

export const shopTexts = pgTable(
  'shop_texts',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.topic, table.language] })],
);

export const branches = pgTable(
  'branches',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    branch: jsonb('branch').$type<Branch>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const products = pgTable(
  'products',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Order of arrival within the store: the grid and the engine list products by it. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    product: jsonb('product').$type<Product>().notNull(),
    /** SHA-256 of the product, so that importing the same file twice changes nothing. */
    contentHash: text('content_hash').notNull(),
    /** The store's catalogue version that this product was last written with: tells what an index has missed. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('products_by_position').on(table.storeId, table.position),
    index('products_by_version').on(table.storeId, table.version),
  ],
);

/** Ids of deleted products, so that an index that still has them can remove them. */
export const deletedProducts = pgTable(
  'deleted_products',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** The store's catalogue version with which the product was deleted. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('deleted_products_by_version').on(table.storeId, table.version),
  ],
);

export const customers = pgTable(
  'customers',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const orders = pgTable(
  'orders',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    customerId: text('customer_id').notNull(),
    order: jsonb('order').$type<Order>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.number] }),
    index('orders_by_customer').on(table.storeId, table.customerId),
  ],
);

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Access to every store, later ones too, in every section. */
    grantsAll: boolean('grants_all').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_username').on(table.username)],
);

export const grants = pgTable(
  'grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    base: text('base').notNull(),
    storeId: text('store_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.base, table.storeId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: who reads the table cannot use it to log in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    /** The first characters, enough to tell keys apart in a list. */
    hint: text('hint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('api_keys_by_store').on(table.storeId)],
);

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** `account:{id}` or `visitor:{hash of the cookie}`: a session id alone opens nothing. */
    owner: text('owner').notNull(),
    sessionId: text('session_id').notNull(),
    language: text('language').notNull(),
    isDev: boolean('is_dev').notNull().default(false),
    /** What the assistant remembers between two turns. */
    memory: jsonb('memory').$type<unknown>(),
    /** Tokens that its answers have cost at a language model, those set aside for an answer under way included. */
    tokensSpent: bigint('tokens_spent', { mode: 'number' }).notNull().default(0),
    /** When the shopper asked for a person; staff then find the conversation. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('conversations_key').on(table.storeId, table.owner, table.sessionId)],
);

/** Tokens that all conversations of a store have cost at a language model, by day (UTC). */
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

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role').$type<'shopper' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    /** Ids and labels of what was shown beside the text. */
    shown: jsonb('shown').$type<{ products?: string[]; orders?: string[]; buttons?: string[] }>(),
    /** How the answer came about: tools with their input, the mind, times, a fallback if there was one. */
    trace: jsonb('trace').$type<Record<string, unknown>>(),
    /** True when the shopper hung up before the reply was complete. */
    isCut: boolean('is_cut').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('messages_by_conversation').on(table.conversationId, table.position)],
);

export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Empty when the feedback is about the whole conversation, so that one row stands for it. */
    messageId: text('message_id').notNull().default(''),
    kind: text('kind').$type<'reaction' | 'comment' | 'rating'>().notNull(),
    /** `like`, `dislike`, the comment or the number of stars; null when it was taken back. */
    value: text('value'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feedback_once').on(table.conversationId, table.messageId, table.kind)],
);

/** What visitors did. Searches are written by the server itself, everything else is reported by pages and shops. */
export const events = pgTable(
  'events',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** null: the caller of a search named no visit. */
    sessionId: text('session_id'),
    type: text('type').$type<'search' | 'click' | 'view' | 'cart' | 'order'>().notNull(),
    productId: text('product_id'),
    queryId: text('query_id'),
    /** Of a search, with everything that could name a person masked. */
    query: text('query'),
    position: integer('position'),
    value: doublePrecision('value'),
    results: integer('results'),
    /** The step that found something when the words as typed did not. */
    recoveredBy: text('recovered_by'),
    understood: jsonb('understood').$type<Understood>(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('events_by_time').on(table.storeId, table.at),
    index('events_by_session').on(table.storeId, table.sessionId, table.at),
    index('events_by_product').on(table.storeId, table.productId, table.at),
    index('events_by_query').on(table.storeId, table.queryId),
  ],
);

/** What staff decided about their search. The order of making settles what two rules disagree about. */
export const rules = pgTable(
  'rules',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<RuleBody>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const synonyms = pgTable(
  'synonyms',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<SynonymBody>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/**
 * What a model of meaning has said of a text, by the text's hash: a text that did not change is never asked about again.
 */
export const embeddings = pgTable(
  'embeddings',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    model: text('model').notNull(),
    contentHash: text('content_hash').notNull(),
    vector: bytea('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.model, table.contentHash] })],
);

/** Demos booked on our own scheduling page. They belong to the installation, not to a store. */
export const bookings = pgTable(
  'bookings',
  {
    /** Random: whoever has it may see the booking. */
    id: text('id').primaryKey(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('bookings_by_time').on(table.startsAt), index('bookings_by_email').on(table.email)],
);

/**
 * Counts of calls and of failed logins, so that several servers share them. `rate-limiter-flexible` reads and writes it
 * and expects these three columns. Keys are hashes: no address and no name stands here.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('rate_limits_by_expire').on(table.expire)],
);

/** What somebody still has to be told about a booking: the outbox of the mails and calls that bookings cause. */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    /** Random; a receiver that is told twice recognises the notice by it. */
    id: text('id').primaryKey(),
    /** No reference: a cancelled booking is gone, and its cancellation is still to be told. */
    bookingId: text('booking_id').notNull(),
    channel: text('channel').$type<'booker-mail' | 'staff-mail' | 'webhook'>().notNull(),
    event: text('event').$type<'booked' | 'cancelled'>().notNull(),
    /** The booking as it was then. */
    booking: jsonb('booking').$type<{ start: string; name: string; email: string; note: string }>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_notices_by_due').on(table.dueAt), index('booking_notices_by_booking').on(table.bookingId)],
);

/** Facts about this installation, such as how far the demo shops are loaded. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
