/** All SQL on orders and customers. */
import type { Customer, Order } from '@quarry/contract';
import { customers, type Database, orders } from '@quarry/database';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

/** An order with its customer's id. */
export interface PlacedOrder {
  customerId: string;
  order: Order;
}

export interface OrdersRepository {
  /** Inserts or replaces customers by id and orders by number. */
  save(storeId: string, people: readonly Customer[], placed: readonly PlacedOrder[]): Promise<void>;
  /** The order with its customer. Order numbers are case-insensitive. */
  byNumber(storeId: string, number: string): Promise<{ order: Order; customer: Customer | null } | undefined>;
  /** In the order of the numbers; missing ones are left out. */
  byNumbers(storeId: string, numbers: readonly string[]): Promise<Order[]>;
  latest(storeId: string, limit: number): Promise<Order[]>;
  ofEmail(storeId: string, email: string, limit: number): Promise<Order[]>;
}

const BATCH = 200;

export function createOrdersRepository(db: Database): OrdersRepository {
  return {
    async save(storeId, people, placed) {
      for (const batch of inBatches(people)) {
        await db
          .insert(customers)
          .values(batch.map(({ id, name, email, phone }) => ({ storeId, id, name, email, phone })))
          .onConflictDoUpdate({
            target: [customers.storeId, customers.id],
            set: { name: sql`excluded.name`, email: sql`excluded.email`, phone: sql`excluded.phone` },
          });
      }
      for (const batch of inBatches(placed)) {
        await db
          .insert(orders)
          .values(
            batch.map(({ order, customerId }) => ({
              storeId,
              number: order.order_number,
              customerId,
              order,
              orderedAt: order.order_date ?? new Date(0).toISOString(),
            })),
          )
          .onConflictDoUpdate({
            target: [orders.storeId, orders.number],
            set: {
              customerId: sql`excluded.customer_id`,
              order: sql`excluded."order"`,
              orderedAt: sql`excluded.ordered_at`,
            },
          });
      }
    },

    async byNumber(storeId, number) {
      const [row] = await db
        .select({ order: orders.order, customer: customers })
        .from(orders)
        .leftJoin(customers, and(eq(customers.storeId, orders.storeId), eq(customers.id, orders.customerId)))
        .where(and(eq(orders.storeId, storeId), inArray(orders.number, [number, number.toUpperCase()])))
        .limit(1);
      return row;
    },

    async byNumbers(storeId, numbers) {
      if (numbers.length === 0) return [];
      const rows = await db
        .select({ order: orders.order })
        .from(orders)
        .where(and(eq(orders.storeId, storeId), inArray(orders.number, [...numbers])));
      const byNumber = new Map(rows.map(({ order }) => [order.order_number, order]));
      return numbers.flatMap((number) => byNumber.get(number) ?? []);
    },

    async latest(storeId, limit) {
      const rows = await db
        .select({ order: orders.order })
        .from(orders)
        .where(eq(orders.storeId, storeId))
        .orderBy(desc(orders.orderedAt), desc(orders.number))
        .limit(limit);
      return rows.map(({ order }) => order);
    },

    async ofEmail(storeId, email, limit) {
      const rows = await db
        .select({ order: orders.order })
        .from(orders)
        .innerJoin(customers, and(eq(customers.storeId, orders.storeId), eq(customers.id, orders.customerId)))
        .where(and(eq(orders.storeId, storeId), eq(sql`lower(${customers.email})`, email.toLowerCase())))
        .orderBy(desc(orders.orderedAt), desc(orders.number))
        .limit(limit);
      return rows.map(({ order }) => order);
    },
  };
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) =>
    items.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}
