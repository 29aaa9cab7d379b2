/** API v1: orders of a store. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeOrder } from '@quarry/assistant';
import { LISTED_PROBLEMS_MAX, Order, ORDERS_FILE_MAX_BYTES, problem, type StoredOrder } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import { uploadedFile } from '../../api-v1/uploaded-file.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import { UnreadableFeedError } from '../catalog/index.ts';
import type { StoresService } from '../stores/index.ts';
import type { OrdersImport } from './orders-import.ts';
import type { OrdersRepository, SavedOrders } from './orders-repository.ts';

export interface OrdersV1Parts {
  orders: Pick<OrdersRepository, 'page' | 'byNumber' | 'restore'>;
  ordersImport: OrdersImport;
  stores: Pick<StoresService, 'get'>;
  /** A file of orders was imported. */
  onImported(storeId: string, counts: SavedOrders): Promise<void>;
}

const OrderBefore = Order.nullable();

/** An order is put back as it was, a new one removed. Its customer stays: the log has no personal data. */
export function ordersUndos({ orders }: { orders: Pick<OrdersRepository, 'restore'> }): Undos {
  return {
    async orders(storeId, { resourceId, before }, options) {
      await orders.restore(storeId, resourceId, OrderBefore.parse(before), options);
    },
  };
}

const OrderCursor = z.object({ orderedAt: z.string(), number: z.string() });

export function ordersV1Handlers({
  orders,
  ordersImport,
  stores,
  onImported,
}: OrdersV1Parts): V1Handlers<'orders' | 'order' | 'orderAnswer' | 'putOrder' | 'importOrders'> {
  async function stored(storeId: string, number: string): Promise<StoredOrder> {
    const found = await orders.byNumber(storeId, number);
    if (!found) throw problem('order-not-found');
    return { ...found.order, customer: found.customer };
  }

  return {
    async orders({ storeId, query: { cursor, limit, text, status } }) {
      const after = readCursor(cursor, OrderCursor);
      const rows = await orders.page(storeId, { text, status, after, take: limit + 1 });
      const { items, next_cursor } = page(rows, limit, ({ orderedAt, order }) => ({
        orderedAt,
        number: order.order_number,
      }));
      return { items: items.map(({ order, customer }) => ({ ...order, customer })), next_cursor };
    },

    order: ({ storeId, params }) => stored(storeId, params.number),

    async orderAnswer({ storeId, params, query }) {
      const settings = await stores.get(storeId);
      const { customer: _customer, ...order } = await stored(storeId, params.number);
      const language = query.language ?? settings.default_language;
      return { text: describeOrder(order, { language, currency: settings.currency }), language, order };
    },

    async putOrder({ storeId, params: { number }, body, audited }) {
      const line = { action: 'replaced', resource: 'orders', resourceId: number };
      await ordersImport.put(storeId, { ...body, order_number: number }, audited<Order>(line));
      return stored(storeId, number);
    },

    async importOrders({ storeId, request, audit }) {
      const folder = await mkdtemp(path.join(tmpdir(), 'quarry-orders-'));
      const file = path.join(folder, 'orders');
      try {
        const { content } = await uploadedFile(request, 'file', ORDERS_FILE_MAX_BYTES);
        await pipeline(content, createWriteStream(file, { mode: 0o600 }));
        const { rejected, unknownColumns, ...counts } = await ordersImport.importFile({ storeId, file });
        if (counts.created + counts.updated > 0) {
          const line = audit({ action: 'imported', resource: 'order_files', resourceId: 'file' });
          await line(undefined, { before: undefined, after: counts });
          await onImported(storeId, counts);
        }
        return {
          ...counts,
          rejected: rejected.length,
          rejected_rows: rejected.slice(0, LISTED_PROBLEMS_MAX),
          unknown_columns: unknownColumns,
        };
      } catch (error) {
        if (error instanceof UnreadableFeedError) throw problem('unreadable-feed', { detail: error.message });
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
