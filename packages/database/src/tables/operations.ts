/** Records of API calls and of work in the background: audit log, idempotency keys, rate limits, tasks. */
import type { TaskKind, TaskResult, TaskStatus } from '@quarry/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { stores } from './stores.ts';

/** Who changed what. Written in the transaction of the change; holds no secrets. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** null: about the platform, such as the deletion of a store. */
    storeId: text('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** `server`: the server itself, such as by the retention. */
    actorKind: text('actor_kind').$type<'account' | 'key' | 'server'>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** `created`, `changed`, `deleted`, or a word of the resource such as `published`. */
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    resourceId: text('resource_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    requestId: text('request_id').notNull(),
    /** The entry that this one takes back. */
    undoes: text('undoes'),
  },
  (table) => [
    index('audit_entries_by_store').on(table.storeId, table.position),
    index('audit_entries_by_resource').on(table.storeId, table.resource, table.resourceId, table.position),
    uniqueIndex('audit_entries_undoes').on(table.undoes),
  ],
);

/** Replies of changes that named an `Idempotency-Key`, so that a repeated call gets the same reply. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `account:{id}` or `key:{id}`. */
    caller: text('caller').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Hash of method, path and body. */
    requestHash: text('request_hash').notNull(),
    /** null: the call is still running. */
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash] }),
    index('idempotency_keys_by_creation').on(table.createdAt),
  ],
);

/**
 * Counts of calls and failed logins, shared by several servers. Used by `rate-limiter-flexible`, which requires these
 * three columns. Keys are hashes and contain no address or name.
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

/**
 * Long work that a caller does not wait for: batches of product changes and imports. A task is claimed with a lease, so
 * that after a crash it is continued from `done`.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Tasks of one store run one after the other, in this order. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TaskKind>().notNull(),
    status: text('status').$type<TaskStatus>().notNull().default('queued'),
    /** Who asked for it, for the audit log. */
    actor: text('actor').notNull(),
    /** What is to be done: gzipped JSON; removed at the end. */
    payload: bytea('payload'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    result: jsonb('result').$type<TaskResult>(),
    error: text('error'),
    /** Until then the process that claimed it is working on it. */
    leaseUntil: timestamp('lease_until', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'string' }),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    index('tasks_by_store').on(table.storeId, table.position),
    index('tasks_by_status').on(table.status, table.position),
  ],
);

/** Calls of API v1 in a store by day (UTC), by secret keys and by shoppers. */
export const usageDays = pgTable(
  'usage_days',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    kind: text('kind').$type<'key' | 'shopper'>().notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.kind] })],
);

/** Shares of the month's calls that a store has been told it reached. */
export const usageAlerts = pgTable(
  'usage_alerts',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** First day of the month. */
    month: text('month').notNull(),
    percent: integer('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.month, table.percent] })],
);
