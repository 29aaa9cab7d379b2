/** Search rules with their versions, and synonyms. */
import type { RuleBody, SynonymBody, SynonymPeriod } from '@quarry/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

/** Search rules of staff. When two rules conflict, creation order decides. */
export const rules = pgTable(
  'rules',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<RuleBody>().notNull(),
    /** Searches follow published rules only. */
    state: text('state').$type<'draft' | 'published'>().notNull().default('published'),
    /** Of a draft: the published rule that it replaces when it is published; null: it is a new rule. */
    replaces: text('replaces'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** All published rules of a store after each publication, so that an earlier set can be restored. */
export const ruleVersions = pgTable(
  'rule_versions',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    actorName: text('actor_name').notNull(),
    note: text('note').notNull(),
    rules: jsonb('rules').$type<{ id: string; created_at: string; body: RuleBody }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.version] })],
);

export const synonyms = pgTable(
  'synonyms',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<SynonymBody & Partial<SynonymPeriod>>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);
