/** Stores with their texts and branches. */
import type { Branch, StoreSettings } from '@quarry/contract';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<StoreSettings>().notNull(),
  /** Incremented by every catalogue change; other processes detect changes by it. */
  catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull().default(0),
  /**
   * The catalogue version with which the store began. An index with a lower version belongs to a deleted store of the
   * same id.
   */
  firstVersion: bigint('first_version', { mode: 'number' }).notNull().default(0),
  /** Incremented by every change of rules or synonyms. */
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
