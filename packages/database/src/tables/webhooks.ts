/** Webhooks of stores, and the outbox of their deliveries. */
import type { DeliveryAttempt, DeliveryStatus, SentEvent, WebhookEvent } from '@quarry/contract';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Signs the calls, so it must be readable: encrypted, see `secrets/secret-box.ts` of the server. */
    secret: text('secret').notNull(),
    /** The secret before the last rotation; calls are signed with it as well until it expires. */
    oldSecret: text('old_secret'),
    oldSecretUntil: timestamp('old_secret_until', { withTimezone: true, mode: 'string' }),
    enabled: boolean('enabled').notNull().default(true),
    disabledBecause: text('disabled_because').$type<'staff' | 'failing' | 'gone'>(),
    failingSince: timestamp('failing_since', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('webhooks_by_store').on(table.storeId, table.createdAt)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    event: text('event').$type<SentEvent>().notNull(),
    /** The exact body, which the signature covers. */
    body: text('body').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    /** Attempts since the delivery was added or asked for again: decides the next wait. */
    tries: bigint('tries', { mode: 'number' }).notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.position),
    index('webhook_deliveries_by_due').on(table.status, table.dueAt),
  ],
);
