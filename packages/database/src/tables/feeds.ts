/** Addresses of feeds that are imported on a schedule. */
import type { Feed, FeedResult } from '@quarry/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

export const feeds = pgTable(
  'feeds',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    everyHours: integer('every_hours').$type<Feed['every_hours']>().notNull(),
    deleteMissing: boolean('delete_missing').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** How staff chose that the columns are read; null: as detected. */
    mapping: jsonb('mapping').$type<Record<string, unknown>>(),
    /** Validators (RFC 9110, 8.8) of the file that was imported last. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** The import that runs; null: none. */
    taskId: text('task_id'),
    last: jsonb('last').$type<FeedResult>(),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('feeds_by_store').on(table.storeId, table.createdAt), index('feeds_by_due').on(table.dueAt)],
);
