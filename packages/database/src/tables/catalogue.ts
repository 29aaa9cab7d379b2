/** Products, what was deleted of them, embeddings of their texts, and imported files. */
import type { FeedReadingInfo, Product } from '@quarry/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { stores } from './stores.ts';

export const products = pgTable(
  'products',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Insertion order within the store: the grid and the engine list products by it. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    product: jsonb('product').$type<Product>().notNull(),
    /** SHA-256 of the product, so that importing an unchanged file changes nothing. */
    contentHash: text('content_hash').notNull(),
    /** The catalogue version that last wrote this product: finds the changes that an index has not applied. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('products_by_position').on(table.storeId, table.position),
    index('products_by_version').on(table.storeId, table.version),
    /** By the hash: an address may be longer than an index entry. */
    index('products_by_url').on(table.storeId, sql`md5(${table.product} ->> 'url')`),
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

/** Embeddings of texts by the text's hash, so that an unchanged text is embedded once. */
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

/** Catalogue files that staff uploaded or fetched: how they are read, and what became of them. The file is on disk. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Name of the uploaded file, or the address of the feed. */
    source: text('source').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** How the file is read, as detected. */
    reading: jsonb('reading').$type<FeedReadingInfo>().notNull(),
    /** The mapping that staff chose instead of the detected one. */
    mapping: jsonb('mapping').$type<Record<string, unknown>>(),
    /** The last dry run and the last import of this file. */
    dryRunTaskId: text('dry_run_task_id'),
    importTaskId: text('import_task_id'),
    createdAt: createdAt(),
  },
  (table) => [index('imports_by_store').on(table.storeId, table.position)],
);
