/** Sums of visitor events by hour and day. Reports read these, so that their time does not grow with the events. */
import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

const storeId = () =>
  text('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });
const start = () => timestamp('start', { withTimezone: true, mode: 'string' }).notNull();
const count = (name: string) => integer(name).notNull();
/** Where and how visitors came. An empty text: not known. */
const segment = () => ({
  source: text('source').notNull(),
  device: text('device').notNull(),
  language: text('language').notNull(),
});

/** Hours, in UTC, whose events have changed since they were summed. */
export const staleHours = pgTable(
  'stale_hours',
  {
    storeId: storeId(),
    start: start(),
    /** Counted up by each change: it locks the row, so that a change during the summing is not lost. */
    changes: integer('changes').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.start] })],
);

/** How far a store is summed. */
export const rollupStates = pgTable('rollup_states', {
  storeId: storeId().primaryKey(),
  /** Its hours and days are the ones of this time zone. */
  timeZone: text('time_zone').notNull(),
  /** Days before this moment are in `query_days`. */
  daysUntil: timestamp('days_until', { withTimezone: true, mode: 'string' }).notNull(),
});

/** One hour in the shop's time zone. */
export const searchHours = pgTable(
  'search_hours',
  {
    storeId: storeId(),
    start: start(),
    ...segment(),
    visits: count('visits'),
    searches: count('searches'),
    withoutResult: count('without_result'),
    clicked: count('clicked'),
    carts: count('carts'),
    orders: count('orders'),
    revenue: doublePrecision('revenue').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.start, table.source, table.device, table.language] })],
);

const queryCounts = () => ({
  storeId: storeId(),
  start: start(),
  /** In lower case, without outer spaces, at most 200 characters. */
  query: text('query').notNull(),
  ...segment(),
  searches: count('searches'),
  withoutResult: count('without_result'),
  clicked: count('clicked'),
  visits: count('visits'),
});

export const queryHours = pgTable('query_hours', queryCounts(), (table) => [
  primaryKey({ columns: [table.storeId, table.start, table.query, table.source, table.device, table.language] }),
  index('query_hours_by_query').on(table.storeId, table.query, table.start),
]);

export const queryDays = pgTable('query_days', queryCounts(), (table) => [
  primaryKey({ columns: [table.storeId, table.start, table.query, table.source, table.device, table.language] }),
]);
