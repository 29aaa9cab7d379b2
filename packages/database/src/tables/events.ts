/** Visitor events. */
import type { Device, EventSource, Language, Understood } from '@quarry/contract';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

/** Visitor events. The server records searches; pages and shops report the rest. */
export const events = pgTable(
  'events',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** null: the search named no visit. */
    sessionId: text('session_id'),
    type: text('type').$type<'search' | 'click' | 'view' | 'cart' | 'order'>().notNull(),
    productId: text('product_id'),
    queryId: text('query_id'),
    /** For a search, with all personal data masked. */
    query: text('query'),
    position: integer('position'),
    value: doublePrecision('value'),
    results: integer('results'),
    /** The recovery step that found the results, when the plain query found none. */
    recoveredBy: text('recovered_by'),
    /** Where the visitor was: the shop's own search, a chat, the embed, the API. null: not known. */
    source: text('source').$type<EventSource>(),
    device: text('device').$type<Device>(),
    /** For a search, the language that was read from it. */
    language: text('language').$type<Language>(),
    understood: jsonb('understood').$type<Understood>(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('events_by_time').on(table.storeId, table.at),
    index('events_by_session').on(table.storeId, table.sessionId, table.at),
    index('events_by_product').on(table.storeId, table.productId, table.at),
    index('events_by_query').on(table.storeId, table.queryId),
    // As reports count it; an entry of an index has a limited length.
    index('events_by_words')
      .on(table.storeId, sql`left(lower(trim(${table.query})), 200)`, table.at)
      .where(sql`${table.query} is not null`),
  ],
);
