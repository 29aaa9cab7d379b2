/** All SQL that deletes data of a store by their age, and the log line about it. */
import { randomUUID } from 'node:crypto';
import {
  auditEntries,
  conversations,
  customers,
  type Database,
  events,
  experimentLists,
  experimentVisits,
  orders,
  queryDays,
  queryHours,
} from '@quarry/database';
import { and, eq, lt, ne, sql } from 'drizzle-orm';

/** Resource of the log lines about personal data. */
export const PEOPLE_DATA = 'people_data';

/** Moments before which a class of data is deleted; undefined: it is kept. */
export interface Expiry {
  conversations: Date | undefined;
  events: Date;
  orders: Date | undefined;
  audit: Date | undefined;
}

export type ExpiredCounts = Record<keyof Expiry | 'customers', number>;

export type RetentionRepository = ReturnType<typeof createRetentionRepository>;

export function createRetentionRepository(db: Database) {
  return {
    /** Deletes in one transaction, which also writes the log line when anything was deleted. */
    async expire(storeId: string, before: Expiry): Promise<ExpiredCounts> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        const counts: ExpiredCounts = {
          conversations: before.conversations ? await expireConversations(tx, storeId, before.conversations) : 0,
          events: await expireEvents(tx, storeId, before.events),
          ...(before.orders ? await expireOrders(tx, storeId, before.orders) : { orders: 0, customers: 0 }),
          audit: before.audit ? await expireAudit(tx, storeId, before.audit) : 0,
        };
        if (Object.values(counts).some((count) => count > 0)) await logExpiry(tx, storeId, counts);
        return counts;
      });
    },
  };
}

async function expireConversations(tx: Database, storeId: string, before: Date): Promise<number> {
  const old = and(eq(conversations.storeId, storeId), lt(conversations.updatedAt, before.toISOString()));
  const count = await tx.$count(conversations, old);
  await tx.delete(conversations).where(old);
  return count;
}

async function expireEvents(tx: Database, storeId: string, before: Date): Promise<number> {
  const old = and(eq(events.storeId, storeId), lt(events.at, before.toISOString()));
  const count = await tx.$count(events, old);
  await tx.delete(events).where(old);
  await tx
    .delete(experimentVisits)
    .where(and(eq(experimentVisits.storeId, storeId), lt(experimentVisits.firstAt, before.toISOString())));
  const ofNobody = sql`not exists (
    select 1 from experiment_visits as part where part.store_id = experiment_lists.store_id
      and part.experiment_id = experiment_lists.experiment_id and part.session_id = experiment_lists.session_id)`;
  await tx.delete(experimentLists).where(and(eq(experimentLists.storeId, storeId), ofNobody));
  // Counts of hours stay; the words of queries go with their events.
  for (const table of [queryHours, queryDays])
    await tx.delete(table).where(and(eq(table.storeId, storeId), lt(table.start, before.toISOString())));
  return count;
}

async function expireOrders(
  tx: Database,
  storeId: string,
  before: Date,
): Promise<Pick<ExpiredCounts, 'orders' | 'customers'>> {
  // An order without a date stands at 1970 and is not known to be old.
  const old = and(
    eq(orders.storeId, storeId),
    lt(orders.orderedAt, before.toISOString()),
    sql`${orders.order} ->> 'order_date' is not null`,
  );
  const count = await tx.$count(orders, old);
  await tx.delete(orders).where(old);
  const withoutOrders = and(
    eq(customers.storeId, storeId),
    sql`not exists (select 1 from orders where orders.store_id = customers.store_id and orders.customer_id = customers.id)`,
  );
  const people = await tx.$count(customers, withoutOrders);
  await tx.delete(customers).where(withoutOrders);
  return { orders: count, customers: people };
}

/** Lines about personal data stay: they prove what was erased. */
async function expireAudit(tx: Database, storeId: string, before: Date): Promise<number> {
  const old = and(
    eq(auditEntries.storeId, storeId),
    lt(auditEntries.at, before.toISOString()),
    ne(auditEntries.resource, PEOPLE_DATA),
  );
  const count = await tx.$count(auditEntries, old);
  await tx.delete(auditEntries).where(old);
  return count;
}

async function logExpiry(tx: Database, storeId: string, counts: ExpiredCounts): Promise<void> {
  await tx.insert(auditEntries).values({
    id: randomUUID(),
    storeId,
    actorKind: 'server',
    actorId: '',
    actorName: '',
    action: 'expired',
    resource: PEOPLE_DATA,
    resourceId: PEOPLE_DATA,
    after: { counts },
    requestId: '',
  });
}
