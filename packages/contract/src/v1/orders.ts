/** Orders of a store, as its own systems and staff write and read them. */
import { z } from 'zod';
import { Language } from '../language.ts';
import { Customer, Order, OrderImport } from '../order.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { InStore, ListQuery, pageOf } from './shared.ts';
import { RejectedImportRow } from './tasks.ts';

/** Largest file of orders. */
export const ORDERS_FILE_MAX_BYTES = 50 * 1024 * 1024;

/** An order with the customer's contacts, for staff who may read orders. */
export const StoredOrder = Order.extend({ customer: Customer.nullable() });
export type StoredOrder = z.infer<typeof StoredOrder>;

export const OrdersQuery = ListQuery.extend({
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Beginning of the order number, or part of the name, e-mail or phone of the customer.' }),
  status: z.string().trim().min(1).max(100).optional(),
});
export type OrdersQuery = z.infer<typeof OrdersQuery>;

/** What an import of orders did; with a rejected row nothing was saved. */
export const OrdersImportResult = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  rejected_rows: z.array(RejectedImportRow),
  unknown_columns: z.array(z.string()).meta({ description: 'Columns of the file that were not read.' }),
});
export type OrdersImportResult = z.infer<typeof OrdersImportResult>;

/** What a shopper is told and shown. */
export const OrderAnswer = z.object({ text: z.string(), language: Language, order: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

const OrderAddress = InStore.extend({ number: z.string().min(1).max(100) });

const SHOWN_EXAMPLE: Order = {
  order_id: '1042',
  order_number: '1042',
  order_date: '2026-11-02',
  status: 'Shipped',
  shipped_date: '2026-11-03',
  delivery_date: null,
  tracking_number: 'TR-77',
  tracking_url: 'https://carrier.example/TR-77',
  total: 72,
  currency: 'EUR',
};
const ORDER_EXAMPLE: StoredOrder = {
  ...SHOWN_EXAMPLE,
  customer: { id: 'maria@example.com', name: 'Maria', email: 'maria@example.com', phone: '' },
};

export const ordersOperations = {
  orders: {
    method: 'GET',
    url: '/api/v1/stores/:store/orders',
    limit: READ_LIMIT,
    permission: 'orders:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Orders'],
      summary: 'Orders of a store, the newest first',
      params: InStore,
      querystring: OrdersQuery,
      response: { 200: pageOf(StoredOrder), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [ORDER_EXAMPLE], next_cursor: null } },
  },
  order: {
    method: 'GET',
    url: '/api/v1/stores/:store/orders/:number',
    limit: READ_LIMIT,
    permission: 'orders:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Orders'],
      summary: 'One order',
      params: OrderAddress,
      response: { 200: StoredOrder, ...problems },
    },
    example: { params: { store: 'myshop', number: '1042' }, reply: ORDER_EXAMPLE },
  },
  orderAnswer: {
    method: 'GET',
    url: '/api/v1/stores/:store/orders/:number/answer',
    limit: READ_LIMIT,
    permission: 'orders:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Orders'],
      summary: 'What the assistant tells a shopper about an order who has proved it',
      params: OrderAddress,
      querystring: z.object({
        language: Language.optional().meta({ description: "By default the store's." }),
      }),
      response: { 200: OrderAnswer, ...problems },
    },
    example: {
      params: { store: 'myshop', number: '1042' },
      query: { language: 'en' },
      reply: {
        text: 'Order 1042 is on its way. It was shipped on 3 November 2026.',
        language: 'en',
        order: SHOWN_EXAMPLE,
      },
    },
  },
  putOrder: {
    method: 'PUT',
    url: '/api/v1/stores/:store/orders/:number',
    limit: WRITE_LIMIT,
    permission: 'orders:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Orders'],
      summary: 'Insert or replace an order; shoppers are told its new state at once',
      params: OrderAddress,
      body: OrderImport.omit({ order_number: true }),
      response: { 200: StoredOrder, ...problems },
    },
    example: {
      params: { store: 'myshop', number: '1042' },
      body: {
        order_date: '2026-11-02',
        status: 'Shipped',
        shipped_date: '2026-11-03',
        tracking_number: 'TR-77',
        total: 72,
        customer: { name: 'Maria', email: 'maria@example.com' },
      },
      reply: ORDER_EXAMPLE,
    },
  },
  importOrders: {
    method: 'POST',
    url: '/api/v1/stores/:store/orders/import',
    limit: HEAVY_LIMIT,
    permission: 'orders:write',
    // The file is read once, as a stream.
    isIdempotent: false,
    isAudited: true,
    uploads: { file: 'file', maxBytes: ORDERS_FILE_MAX_BYTES },
    schema: {
      tags: ['Orders'],
      summary: 'Import a CSV, JSON or NDJSON file of orders: all of it, or nothing if a row is wrong',
      params: InStore,
      response: { 200: OrdersImportResult, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      reply: { created: 12, updated: 0, unchanged: 0, rejected: 0, rejected_rows: [], unknown_columns: [] },
    },
  },
} as const satisfies Record<string, Operation>;
