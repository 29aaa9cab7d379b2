/** Imports a file of orders: all of it, or nothing if a row is wrong. */
import { type Customer, type Order, type OrderImport, problem } from '@quarry/contract';
import { isRejected, openFeed, type RejectedRow, UnreadableFeedError } from '../catalog/index.ts';
import type { ChangeOptions } from '../audit/index.ts';
import type { StoresService } from '../stores/index.ts';
import { OrderRows } from './order-rows.ts';
import type { OrdersRepository, PlacedOrder, SavedOrders } from './orders-repository.ts';

export interface OrdersFile {
  storeId: string;
  /** Path of a CSV, JSON or NDJSON file, also as gzip. */
  file: string;
  signal?: AbortSignal;
}

export interface OrdersReport extends SavedOrders {
  /** Rows that are wrong; with one of them nothing was saved. */
  rejected: RejectedRow[];
  /** Columns of the file that were not read. */
  unknownColumns: string[];
}

export interface OrdersImport {
  /** @throws UnreadableFeedError for a file that holds no orders, and the problem `store-not-found`. */
  importFile(request: OrdersFile): Promise<OrdersReport>;
  /** Inserts or replaces one order. @throws the problem `store-not-found`. */
  put(storeId: string, order: OrderImport, options?: ChangeOptions<Order>): Promise<void>;
}

interface OrdersImportParts {
  orders: Pick<OrdersRepository, 'save' | 'put'>;
  stores: Pick<StoresService, 'find'>;
}

export function createOrdersImport({ orders, stores }: OrdersImportParts): OrdersImport {
  return {
    async put(storeId, order, options) {
      const settings = await stores.find(storeId);
      if (!settings) throw problem('store-not-found');
      await orders.put(storeId, customerOf(order.customer), placedOrder(order, settings.currency.code), options);
    },

    async importFile({ storeId, file, signal }) {
      const settings = await stores.find(storeId);
      if (!settings) throw problem('store-not-found');
      const read = await readOrders(file, signal);
      const { rejected, unknownColumns } = read;
      if (rejected.length > 0) return { created: 0, updated: 0, unchanged: 0, rejected, unknownColumns };
      if (read.orders.length === 0) throw new UnreadableFeedError('The file holds no orders. Nothing has changed.');
      const placed = read.orders.map((order) => placedOrder(order, settings.currency.code));
      const people = new Map(read.orders.map(({ customer }) => [customerId(customer), customerOf(customer)]));
      signal?.throwIfAborted();
      return { ...(await orders.save(storeId, [...people.values()], placed)), rejected, unknownColumns };
    },
  };
}

async function readOrders(file: string, signal: AbortSignal | undefined) {
  const feed = await openFeed(file, { ...(signal && { signal }) });
  const rows = new OrderRows();
  try {
    if (feed.format === 'xml') throw new UnreadableFeedError('Orders are read from CSV, JSON or NDJSON, not from XML.');
    for await (const row of feed.rows) {
      if (isRejected(row)) rows.reject(row);
      else rows.add(row);
    }
  } finally {
    await feed.close();
  }
  return rows.finish();
}

function placedOrder({ customer, ...order }: OrderImport, storeCurrency: string): PlacedOrder {
  return {
    customerId: customerId(customer),
    order: {
      order_id: order.order_id ?? order.order_number,
      order_number: order.order_number,
      order_date: order.order_date ?? null,
      status: order.status ?? null,
      shipped_date: order.shipped_date ?? null,
      delivery_date: order.delivery_date ?? null,
      tracking_number: order.tracking_number ?? null,
      ...(order.tracking_url && { tracking_url: order.tracking_url }),
      ...(order.items && { items: order.items }),
      total: order.total ?? null,
      currency: order.currency ?? storeCurrency,
    },
  };
}

function customerOf(customer: OrderImport['customer']): Customer {
  return {
    id: customerId(customer),
    name: customer.name ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
  };
}

/** Without a customer id, orders with the same e-mail or phone belong to the same customer. */
function customerId({ id, email, phone }: OrderImport['customer']): string {
  return id ?? (email ? email.toLowerCase() : (phone ?? '').replace(/\D/g, ''));
}
