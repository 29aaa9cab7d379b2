/**
 * The only SQL about events.
 *
 * Every question reads at most a fixed number of events through an index, so a busy shop asks no more of the record than
 * a quiet one. Everywhere one visit counts once for what it did with a product, however often it was reported: a
 * shopper who clicks forty times, or a script that does, is one shopper.
 */
import type { ShopEvent, Understood } from '@quarry/contract';
import { type Database, events, products } from '@quarry/database';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';

/** Of a store, the newest: what is older has faded away in every shop that has as many. */
const MOST_EVENTS_READ = 200_000;
/** Products whose demand is told apart; all others have next to none. */
const MOST_PRODUCTS = 20_000;
/** Most visited of late: what is visited less is not on the rise before them. */
const MOST_RISING_LOOKED_AT = 1_000;
const PRODUCTS_AT_ONCE = 100;
/** Visits looked at for what goes together with a product. */
const MOST_VISITS = 1_000;
const MOST_TOGETHER = 200;
const INSERTED_AT_ONCE = 500;

/** An event as it is kept; `at` is ISO 8601. */
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
  at: string;
}

/** What an event of a type is worth; types that are missing count nothing. */
export type TypeWeights = Partial<Record<ShopEvent['type'], number>>;

export interface EventsRepository {
  /** @returns how many were not known yet. */
  add(storeId: string, batch: readonly KeptEvent[]): Promise<number>;
  /** Which of these ids are products of the store. */
  knownProducts(storeId: string, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Demand by product as it was at the end of a span, strongest first; an event that was `halfLifeDays` old then counts
   * half.
   */
  demand(
    storeId: string,
    options: { weights: TypeWeights; after: Date; until: Date; halfLifeDays: number },
  ): Promise<{ productId: string; demand: number }[]>;
  /** When the first event about a product after a moment happened; undefined when there is none. */
  firstAfter(storeId: string, moment: Date): Promise<Date | undefined>;
  /** Visits that turned to a product lately, where they were at least so many, and those in the time before that. */
  turnedTo(
    storeId: string,
    span: { from: Date; recentFrom: Date; to: Date; least: number },
  ): Promise<{ productId: string; recent: number; before: number }[]>;
  /** Queries that led different visits to a product, as they were typed last, with the number of those visits. */
  settledQueries(
    storeId: string,
    options: { since: Date; leastVisits: number; take: number },
  ): Promise<{ query: string; visits: number }[]>;
  /** Other products of the visits that had this one, by one of these deeds, and how many visits had both. */
  together(
    storeId: string,
    productId: string,
    options: { types: readonly ShopEvent['type'][]; since: Date },
  ): Promise<Map<string, number>>;
  /** The last deeds of a visit, newest first. */
  ofVisit(
    storeId: string,
    sessionId: string,
    options: { since: Date; take: number },
  ): Promise<{ type: ShopEvent['type']; productId: string | null; understood: Understood | null }[]>;
  /** Mean number of reviews over the first products of the store, 0 without products. */
  meanReviews(storeId: string): Promise<number>;
  reviewsOf(storeId: string, ids: readonly string[]): Promise<Map<string, number>>;
  /** Deletes what happened before; nothing learns from it any more. */
  forgetBefore(storeId: string, moment: Date): Promise<void>;
}

/** Products whose reviews are averaged: enough for a mean, whatever the size of the catalogue. */
const REVIEWS_SAMPLE = 5_000;
/** Ids in one question; PostgreSQL takes 65,535 parameters. */
const IDS_AT_ONCE = 5_000;

export function createEventsRepository(db: Database): EventsRepository {
  const happenedSince = (storeId: string, since: Date) =>
    and(eq(events.storeId, storeId), gt(events.at, since.toISOString()));

  /** The newest deeds with a product, a visit's repetitions folded into its last one. */
  function visitsDeeds(storeId: string, after: Date, until: Date) {
    const newest = db
      .select({ sessionId: events.sessionId, type: events.type, productId: events.productId, at: events.at })
      .from(events)
      .where(and(happenedSince(storeId, after), lte(events.at, until.toISOString()), isNotNull(events.productId)))
      .orderBy(desc(events.at))
      .limit(MOST_EVENTS_READ)
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
      .as('deeds');
  }

  return {
    async add(storeId, batch) {
      let added = 0;
      for (let start = 0; start < batch.length; start += INSERTED_AT_ONCE) {
        const rows = batch.slice(start, start + INSERTED_AT_ONCE).map((event) => ({ storeId, ...event }));
        const written = await db.insert(events).values(rows).onConflictDoNothing().returning({ id: events.id });
        added += written.length;
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
      const deeds = visitsDeeds(storeId, after, until);
      const worth = sql.join(
        Object.entries(weights).map(([type, weight]) => sql`when ${type} then ${weight}::float8`),
        sql` `,
      );
      const ageDays = sql`greatest(extract(epoch from ${until.toISOString()}::timestamptz - ${deeds.at})::float8, 0) / 86400`;
      const demand = sql<number>`sum((case ${deeds.type} ${worth} else 0 end) * power(0.5::float8, ${ageDays} / ${halfLifeDays}::float8))`;
      const rows = await db
        .select({ productId: deeds.productId, demand: demand.as('demand') })
        .from(deeds)
        .groupBy(deeds.productId)
        .having(sql`${demand} > 0`)
        .orderBy(sql`"demand" desc`, deeds.productId)
        .limit(MOST_PRODUCTS);
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
      const deeds = db
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
        .limit(MOST_EVENTS_READ)
        .as('deeds');
      const visits = sql<number>`count(distinct ${deeds.sessionId})`;
      const lately = await db
        .select({ productId: deeds.productId, recent: visits.mapWith(Number).as('recent') })
        .from(deeds)
        .groupBy(deeds.productId)
        .having(sql`${visits} >= ${least}`)
        .orderBy(sql`"recent" desc`, deeds.productId)
        .limit(MOST_RISING_LOOKED_AT);
      const ids = lately.flatMap(({ productId }) => productId ?? []);
      const before = new Map<string, number>();
      // Some at a time: others ask the record too.
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

    async settledQueries(storeId, { since, leastVisits, take }) {
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
        .limit(MOST_EVENTS_READ)
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
        .limit(MOST_VISITS)
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
        .limit(MOST_TOGETHER);
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

    async forgetBefore(storeId, moment) {
      await db.delete(events).where(and(eq(events.storeId, storeId), lt(events.at, moment.toISOString())));
    },
  };
}
