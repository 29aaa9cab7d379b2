/** All SQL on orders and customers. */
import type { Customer, Order } from '@quarry/contract';
import { customers, type Database, orders } from '@quarry/database';
import type { ChangeOptions } from '../audit/index.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';

/** An order with its customer's id. */
export interface PlacedOrder {
  customerId: string;
  order: Order;
}

/** How many orders were new, changed and the same as before. */
export interface SavedOrders {
  created: number;
  updated: number;
  unchanged: number;
}

/** Which orders staff look for. */
export interface OrderFilter {
  /** Beginning of the number, or part of the customer's name, e-mail or phone. */
  text?: string | undefined;
  status?: string | undefined;
  /** Only orders behind this one. */
  after?: { orderedAt: string; number: string } | undefined;
  take: number;
}

export interface ListedOrder {
  order: Order;
  customer: Customer | null;
  /** ISO 8601. */
  orderedAt: string;
}

export interface OrdersRepository {
  /**
   * Inserts or replaces one order with its customer. The audit line has no data of the customer, so that erasing a
   * person leaves nothing in the log.
   */
  put(storeId: string, customer: Customer, placed: PlacedOrder, options?: ChangeOptions<Order>): Promise<void>;
  /** Puts an order back as it was, with its present customer; null: removes it, and a customer without other orders. */
  restore(storeId: string, number: string, before: Order | null, options: ChangeOptions<Order>): Promise<void>;
  /** Inserts or replaces customers by id and orders by number, in one transaction. */
  save(storeId: string, people: readonly Customer[], placed: readonly PlacedOrder[]): Promise<SavedOrders>;
  /** The order with its customer. Order numbers are case-insensitive. */
  byNumber(storeId: string, number: string): Promise<{ order: Order; customer: Customer | null } | undefined>;
  /** In the order of the numbers; missing ones are left out. */
  byNumbers(storeId: string, numbers: readonly string[]): Promise<Order[]>;
  latest(storeId: string, limit: number): Promise<Order[]>;
  /** One page for staff, the newest first. */
  page(storeId: string, filter: OrderFilter): Promise<ListedOrder[]>;
  ofEmail(storeId: string, email: string, limit: number): Promise<Order[]>;
}

const BATCH = 200;

export function createOrdersRepository(db: Database): OrdersRepository {
  return {
    async save(storeId, people, placed) {
      return db.transaction(async (tx) => {
        for (const batch of inBatches(people)) await savePeople(tx, storeId, batch);
        let [created, updated] = [0, 0];
        for (const batch of inBatches(placed)) {
          const written = await saveOrders(tx, storeId, batch);
          const isNew = written.filter((row) => row.isNew).length;
          created += isNew;
          updated += written.length - isNew;
        }
        return { created, updated, unchanged: placed.length - created - updated };
      });
    },

    async put(storeId, customer, placed, { check, also } = {}) {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select({ order: orders.order })
          .from(orders)
          .where(and(eq(orders.storeId, storeId), eq(orders.number, placed.order.order_number)))
          .for('update');
        check?.(row?.order);
        await savePeople(tx, storeId, [customer]);
        await saveOrders(tx, storeId, [placed]);
        await also?.(tx, { before: row?.order, after: placed.order });
      });
    },

    async restore(storeId, number, before, { check, also }) {
      await db.transaction(async (tx) => {
        const named = and(eq(orders.storeId, storeId), eq(orders.number, number));
        const [row] = await tx.select().from(orders).where(named).for('update');
        check?.(row?.order);
        if (row && before) {
          await saveOrders(tx, storeId, [{ customerId: row.customerId, order: before }]);
        } else if (row) {
          await tx.delete(orders).where(named);
          const ofCustomer = (
            table: typeof orders | typeof customers,
            id: typeof orders.customerId | typeof customers.id,
          ) => and(eq(table.storeId, storeId), eq(id, row.customerId));
          if ((await tx.$count(orders, ofCustomer(orders, orders.customerId))) === 0) {
            await tx.delete(customers).where(ofCustomer(customers, customers.id));
          }
        }
        await also?.(tx, { before: row?.order, after: before ?? undefined });
      });
    },

    async page(storeId, { text, status, after, take }) {
      const pattern = text?.replace(/[\\%_]/g, '\\$&');
      const rows = await db
        .select({ order: orders.order, customer: customers, orderedAt: orders.orderedAt })
        .from(orders)
        .leftJoin(customers, and(eq(customers.storeId, orders.storeId), eq(customers.id, orders.customerId)))
        .where(
          and(
            eq(orders.storeId, storeId),
            status === undefined ? undefined : sql`${orders.order} ->> 'status' = ${status}`,
            pattern === undefined
              ? undefined
              : or(
                  sql`${orders.number} ilike ${`${pattern}%`}`,
                  sql`${customers.name} ilike ${`%${pattern}%`}`,
                  sql`${customers.email} ilike ${`%${pattern}%`}`,
                  sql`${customers.phone} ilike ${`%${pattern}%`}`,
                ),
            after === undefined
              ? undefined
              : sql`(${orders.orderedAt}, ${orders.number}) < (${after.orderedAt}::timestamptz, ${after.number})`,
          ),
        )
        .orderBy(desc(orders.orderedAt), desc(orders.number))
        .limit(take);
      return rows.map((row) => ({ ...row, orderedAt: new Date(row.orderedAt).toISOString() }));
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

type Statements = Pick<Database, 'insert'>;

async function savePeople(tx: Statements, storeId: string, people: readonly Customer[]): Promise<void> {
  await tx
    .insert(customers)
    .values(people.map(({ id, name, email, phone }) => ({ storeId, id, name, email, phone })))
    .onConflictDoUpdate({
      target: [customers.storeId, customers.id],
      set: { name: sql`excluded.name`, email: sql`excluded.email`, phone: sql`excluded.phone` },
    });
}

/** @returns one row for each order that was new or changed. */
function saveOrders(tx: Statements, storeId: string, placed: readonly PlacedOrder[]) {
  return (
    tx
      .insert(orders)
      .values(
        placed.map(({ order, customerId }) => ({
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
        setWhere: sql`${orders.order} <> excluded."order" or ${orders.customerId} <> excluded.customer_id`,
      })
      // A row that this statement inserted has no transaction that locked or replaced it.
      .returning({ isNew: sql<boolean>`(xmax = 0)` })
  );
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) =>
    items.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}
