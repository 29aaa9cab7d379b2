/** Customers and their orders. */
import type { Order } from '@quarry/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

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
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('customers_by_email').on(table.storeId, sql`lower(${table.email})`),
  ],
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
    index('orders_by_date').on(table.storeId, table.orderedAt),
  ],
);
