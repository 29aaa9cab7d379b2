/**
 * All SQL on events.
 *
 * Every query reads a bounded number of events through an index, so its cost does not grow with the shop's traffic. A
 * visit counts once per product and event type, however often it was reported: forty clicks by one shopper or script
 * count as one.
 */
import type { Device, EventSource, Language, ShopEvent, Understood } from '@quarry/contract';
import { type Database, events, products } from '@quarry/database';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { markStale } from './rollups/stale-hours-repository.ts';

/** Only a store's newest events are read; in shops with more, older ones have decayed. */
const MAX_EVENTS_READ = 200_000;
/** Maximum number of products with demand; the remaining ones have almost none. */
const MAX_PRODUCTS = 20_000;
/** Only the most visited products are checked for rising. */
const MAX_RISING_LOOKED_AT = 1_000;
const PRODUCTS_AT_ONCE = 100;
/** Visits that are checked for products chosen together. */
const MAX_VISITS = 1_000;
const MAX_TOGETHER = 200;
const INSERTED_AT_ONCE = 500;

/** A stored event; `at` is ISO 8601. */
export interface KeptEvent {
  id: string;
  sessionId: string | null;
  type: ShopEvent['type'];
  productId?: string | null;
  queryId?: string | null;
  query?: string | null;
  position?: number | null;
  value?: number | null;
  results?: number | null;
  recoveredBy?: string | null;
  understood?: Understood | null;
  source?: EventSource | null;
  device?: Device | null;
  language?: Language | null;
  at: string;
}

/** The weight per event type; missing types count 0. */
export type TypeWeights = Partial<Record<ShopEvent['type'], number>>;

export interface EventsRepository {
  /** @returns how many events were new. */
  add(storeId: string, batch: readonly KeptEvent[]): Promise<number>;
  /** The subset of these ids that are products of the store. */
  knownProducts(storeId: string, ids: readonly string[]): Promise<Set<string>>;
  /** Demand per product at the end of a period, highest first; an event counts half after `halfLifeDays`. */
  demand(
    storeId: string,
    options: { weights: TypeWeights; after: Date; until: Date; halfLifeDays: number },
  ): Promise<{ productId: string; demand: number }[]>;
  /** Time of the first product event after a moment; undefined when there is none. */
  firstAfter(storeId: string, moment: Date): Promise<Date | undefined>;
  /** Recent visits per product, if at least a minimum, and the visits in the period before. */
  turnedTo(
    storeId: string,
    span: { from: Date; recentFrom: Date; to: Date; least: number },
  ): Promise<{ productId: string; recent: number; before: number }[]>;
  /** Queries that led several visits to a product, as last typed, with the number of visits. */
  provenQueries(
    storeId: string,
    options: { since: Date; leastVisits: number; take: number },
  ): Promise<{ query: string; visits: number }[]>;
  /** Other products of the visits that had this one, by these event types, and how many visits had both. */
  together(
    storeId: string,
    productId: string,
    options: { types: readonly ShopEvent['type'][]; since: Date },
  ): Promise<Map<string, number>>;
  /** The last events of a visit, newest first. */
  ofVisit(
    storeId: string,
    sessionId: string,
    options: { since: Date; take: number },
  ): Promise<{ type: ShopEvent['type']; productId: string | null; understood: Understood | null }[]>;
  /** Mean number of reviews of the store's first products; 0 without products. */
  meanReviews(storeId: string): Promise<number>;
  reviewsOf(storeId: string, ids: readonly string[]): Promise<Map<string, number>>;
}

/** Number of products whose reviews are averaged, enough for any catalogue size. */
const REVIEWS_SAMPLE = 5_000;
/** Ids per statement; PostgreSQL allows 65,535 parameters. */
const IDS_AT_ONCE = 5_000;

export function createEventsRepository(db: Database): EventsRepository {
  const happenedSince = (storeId: string, since: Date) =>
    and(eq(events.storeId, storeId), gt(events.at, since.toISOString()));

  /** The newest event of each visit, product and type. */
  function newestEvents(storeId: string, after: Date, until: Date) {
    const newest = db
      .select({ sessionId: events.sessionId, type: events.type, productId: events.productId, at: events.at })
      .from(events)
      .where(and(happenedSince(storeId, after), lte(events.at, until.toISOString()), isNotNull(events.productId)))
      .orderBy(desc(events.at))
      .limit(MAX_EVENTS_READ)
      .as('newest');
    return db
      .select({
        sessionId: newest.sessionId,
        type: newest.type,
        productId: newest.productId,
        at: sql<string>`max(${newest.at})`.as('last_at'),
      })
      .from(newest)
      .groupBy(newest.sessionId, newest.type, newest.productId)
      .as('visitEvents');
  }

  return {
    async add(storeId, batch) {
      let added = 0;
      for (let start = 0; start < batch.length; start += INSERTED_AT_ONCE) {
        const rows = batch.slice(start, start + INSERTED_AT_ONCE).map((event) => ({ storeId, ...event }));
        added += await db.transaction(async (tx) => {
          const written = await tx.insert(events).values(rows).onConflictDoNothing().returning({ id: events.id });
          const ids = written.map(({ id }) => sql`${id}`);
          if (ids.length > 0) await markStale(tx, storeId, sql.join(ids, sql`, `));
          return written.length;
        });
      }
      return added;
    },

    async knownProducts(storeId, ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    async demand(storeId, { weights, after, until, halfLifeDays }) {
      const visitEvents = newestEvents(storeId, after, until);
      const worth = sql.join(
        Object.entries(weights).map(([type, weight]) => sql`when ${type} then ${weight}::float8`),
        sql` `,
      );
      const ageDays = sql`greatest(extract(epoch from ${until.toISOString()}::timestamptz - ${visitEvents.at})::float8, 0) / 86400`;
      const demand = sql<number>`sum((case ${visitEvents.type} ${worth} else 0 end) * power(0.5::float8, ${ageDays} / ${halfLifeDays}::float8))`;
      const rows = await db
        .select({ productId: visitEvents.productId, demand: demand.as('demand') })
        .from(visitEvents)
        .groupBy(visitEvents.productId)
        .having(sql`${demand} > 0`)
        .orderBy(sql`"demand" desc`, visitEvents.productId)
        .limit(MAX_PRODUCTS);
      return rows.flatMap(({ productId, demand: figure }) =>
        // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- PostgreSQL hands averages and sums over as text
        productId === null ? [] : [{ productId, demand: Number(figure) }],
      );
    },

    async firstAfter(storeId, moment) {
      const [row] = await db
        .select({ at: events.at })
        .from(events)
        .where(and(happenedSince(storeId, moment), isNotNull(events.productId)))
        .orderBy(asc(events.at))
        .limit(1);
      return row && new Date(row.at);
    },

    async turnedTo(storeId, { from, recentFrom, to, least }) {
      const visitEvents = db
        .select({ sessionId: events.sessionId, productId: events.productId })
        .from(events)
        .where(
          and(
            eq(events.storeId, storeId),
            gte(events.at, recentFrom.toISOString()),
            lt(events.at, to.toISOString()),
            isNotNull(events.productId),
          ),
        )
        .orderBy(desc(events.at))
        .limit(MAX_EVENTS_READ)
        .as('visitEvents');
      const visits = sql<number>`count(distinct ${visitEvents.sessionId})`;
      const lately = await db
        .select({ productId: visitEvents.productId, recent: visits.mapWith(Number).as('recent') })
        .from(visitEvents)
        .groupBy(visitEvents.productId)
        .having(sql`${visits} >= ${least}`)
        .orderBy(sql`"recent" desc`, visitEvents.productId)
        .limit(MAX_RISING_LOOKED_AT);
      const ids = lately.flatMap(({ productId }) => productId ?? []);
      const before = new Map<string, number>();
      // In chunks, so that other queries run in between.
      for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
        const rows = await db
          .select({
            productId: events.productId,
            visits: sql<number>`count(distinct ${events.sessionId})`.mapWith(Number),
          })
          .from(events)
          .where(
            and(
              eq(events.storeId, storeId),
              inArray(events.productId, ids.slice(start, start + PRODUCTS_AT_ONCE)),
              gte(events.at, from.toISOString()),
              lt(events.at, recentFrom.toISOString()),
            ),
          )
          .groupBy(events.productId);
        for (const row of rows) if (row.productId !== null) before.set(row.productId, row.visits);
      }
      return lately.flatMap(({ productId, recent }) =>
        productId === null ? [] : [{ productId, recent, before: before.get(productId) ?? 0 }],
      );
    },

    async provenQueries(storeId, { since, leastVisits, take }) {
      const clicks = db
        .select({ sessionId: events.sessionId, queryId: events.queryId })
        .from(events)
        .where(
          and(
            happenedSince(storeId, since),
            isNotNull(events.queryId),
            inArray(events.type, ['click', 'cart', 'order']),
          ),
        )
        .orderBy(desc(events.at))
        .limit(MAX_EVENTS_READ)
        .as('clicks');
      const visits = sql<number>`count(distinct ${clicks.sessionId})`;
      const rows = await db
        .select({
          query: sql<string>`(array_agg(${events.query} order by ${events.at} desc, ${events.id}))[1]`,
          visits: visits.mapWith(Number).as('visits'),
        })
        .from(clicks)
        .innerJoin(
          events,
          and(
            eq(events.storeId, storeId),
            eq(events.queryId, clicks.queryId),
            eq(events.type, 'search'),
            isNotNull(events.query),
            gt(events.results, 0),
          ),
        )
        .groupBy(sql`lower(${events.query})`)
        .having(sql`${visits} >= ${leastVisits}`)
        .orderBy(sql`"visits" desc`, sql`lower(${events.query})`)
        .limit(take);
      return rows;
    },

    async together(storeId, productId, { types, since }) {
      const visits = db
        .select({ sessionId: events.sessionId, at: sql<string>`max(${events.at})`.as('last_at') })
        .from(events)
        .where(
          and(
            happenedSince(storeId, since),
            eq(events.productId, productId),
            inArray(events.type, [...types]),
            isNotNull(events.sessionId),
          ),
        )
        .groupBy(events.sessionId)
        .orderBy(sql`2 desc`)
        .limit(MAX_VISITS)
        .as('visits');
      const both = sql<number>`count(distinct ${events.sessionId})`;
      const rows = await db
        .select({ productId: events.productId, both: both.mapWith(Number).as('both') })
        .from(visits)
        .innerJoin(
          events,
          and(
            eq(events.storeId, storeId),
            eq(events.sessionId, visits.sessionId),
            inArray(events.type, [...types]),
            isNotNull(events.productId),
            gt(events.at, since.toISOString()),
          ),
        )
        .where(sql`${events.productId} <> ${productId}`)
        .groupBy(events.productId)
        .orderBy(sql`"both" desc`, events.productId)
        .limit(MAX_TOGETHER);
      return new Map(rows.flatMap((row) => (row.productId === null ? [] : [[row.productId, row.both]])));
    },

    ofVisit: (storeId, sessionId, { since, take }) =>
      db
        .select({ type: events.type, productId: events.productId, understood: events.understood })
        .from(events)
        .where(and(happenedSince(storeId, since), eq(events.sessionId, sessionId)))
        .orderBy(desc(events.at), desc(events.id))
        .limit(take),

    async meanReviews(storeId) {
      const sample = db
        .select({ reviews: sql<number>`coalesce((${products.product}->>'review_count')::float8, 0)`.as('reviews') })
        .from(products)
        .where(eq(products.storeId, storeId))
        .orderBy(products.position)
        .limit(REVIEWS_SAMPLE)
        .as('sample');
      const [row] = await db.select({ mean: sql<number | null>`avg(${sample.reviews})` }).from(sample);
      // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- PostgreSQL hands averages and sums over as text
      return Number(row?.mean ?? 0);
    },

    async reviewsOf(storeId, ids) {
      const found = new Map<string, number>();
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        const rows = await db
          .select({
            id: products.id,
            reviews: sql<number>`coalesce((${products.product}->>'review_count')::float8, 0)`.mapWith(Number),
          })
          .from(products)
          .where(and(eq(products.storeId, storeId), inArray(products.id, ids.slice(start, start + IDS_AT_ONCE))));
        for (const { id, reviews } of rows) found.set(id, reviews);
      }
      return found;
    },
  };
}
