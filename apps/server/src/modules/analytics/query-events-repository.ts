/** SQL that reads the events of queries themselves: what visitors did after one, and what they searched for lately. */
import { type Database, events } from '@quarry/database';
import { and, asc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { ATTRIBUTION_HOURS, countedQuery } from './rollups/event-sums.ts';
import type { Span } from './rollups/hour-starts.ts';

const HOUR_MS = 60 * 60_000;
const MAX_POSITIONS = 100;
const MAX_PRODUCTS = 50;
const MAX_QUERIES = 50;

export type QueryEventsRepository = ReturnType<typeof createQueryEventsRepository>;

export function createQueryEventsRepository(db: Database) {
  const counted = countedQuery('events');
  const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);
  const searchesSince = (storeId: string, since: Date) =>
    and(
      eq(events.storeId, storeId),
      gte(events.at, since.toISOString()),
      eq(events.type, 'search'),
      isNotNull(events.query),
      sql`trim(${events.query}) <> ''`,
    );

  return {
    /** Distinct queries since a moment, the most frequent first. */
    async distinctQueries(storeId: string, since: Date, take: number): Promise<{ query: string; searches: number }[]> {
      return db
        .select({ query: sql<string>`max(${events.query})`, searches: number(sql`count(*)`).as('searches') })
        .from(events)
        .where(searchesSince(storeId, since))
        .groupBy(counted)
        .orderBy(sql`"searches" desc`, counted)
        .limit(take);
    },

    /** The queries after which visitors turned to a product, as they are counted. */
    async queriesOf(storeId: string, productId: string, { from, to }: Span) {
      const turned = db
        .select({ queryId: events.queryId, type: events.type, position: events.position })
        .from(events)
        .where(
          and(
            eq(events.storeId, storeId),
            eq(events.productId, productId),
            gte(events.at, from.toISOString()),
            lt(events.at, to.toISOString()),
            inArray(events.type, ['click', 'cart', 'order']),
            isNotNull(events.queryId),
          ),
        )
        .as('turned');
      // A search has one event for each page of its results.
      const asked = db
        .selectDistinct({ queryId: events.queryId, query: sql<string>`${counted}`.as('asked_query') })
        .from(events)
        .where(
          and(
            searchesSince(storeId, new Date(from.getTime() - ATTRIBUTION_HOURS * HOUR_MS)),
            inArray(events.queryId, db.select({ queryId: turned.queryId }).from(turned)),
          ),
        )
        .as('asked');
      const countOf = (type: 'click' | 'cart' | 'order') =>
        number(sql`count(*) filter (where ${turned.type} = ${type})`);
      const rows = await db
        .select({
          query: asked.query,
          clicks: countOf('click'),
          carts: countOf('cart'),
          orders: countOf('order'),
          meanPosition: sql<string | null>`avg(${turned.position}) filter (where ${turned.type} = 'click')`,
        })
        .from(turned)
        .innerJoin(asked, eq(asked.queryId, turned.queryId))
        .groupBy(asked.query)
        .orderBy(sql`count(*) desc`, asc(asked.query))
        .limit(MAX_QUERIES);
      return rows.map(({ meanPosition, ...row }) => ({
        ...row,
        meanPosition: meanPosition === null ? null : Number(meanPosition),
      }));
    },

    /** What visitors did after searches of one query, as it is counted: clicks by position, and products. */
    async afterQuery(storeId: string, query: string, { from, to }: Span) {
      const asked = db
        .selectDistinct({ queryId: events.queryId })
        .from(events)
        .where(
          and(
            searchesSince(storeId, from),
            lt(events.at, to.toISOString()),
            sql`${counted} = ${query}`,
            isNotNull(events.queryId),
          ),
        );
      const ofQuery = and(
        eq(events.storeId, storeId),
        gte(events.at, from.toISOString()),
        inArray(events.queryId, asked),
        inArray(events.type, ['click', 'cart', 'order']),
      );
      const positions = await db
        .select({ position: events.position, clicks: number(sql`count(*)`) })
        .from(events)
        .where(and(ofQuery, eq(events.type, 'click'), isNotNull(events.position)))
        .groupBy(events.position)
        .orderBy(asc(events.position))
        .limit(MAX_POSITIONS);
      const countOf = (type: 'click' | 'cart' | 'order') =>
        number(sql`count(*) filter (where ${events.type} = ${type})`);
      const products = await db
        .select({
          id: events.productId,
          clicks: countOf('click'),
          carts: countOf('cart'),
          orders: countOf('order'),
          meanPosition: sql<string | null>`avg(${events.position})`,
        })
        .from(events)
        .where(and(ofQuery, isNotNull(events.productId)))
        .groupBy(events.productId)
        .orderBy(sql`count(*) desc`, asc(events.productId))
        .limit(MAX_PRODUCTS);
      return {
        positions: positions.flatMap(({ position, clicks }) => (position === null ? [] : [{ position, clicks }])),
        products: products.flatMap(({ id, meanPosition, ...row }) =>
          id === null ? [] : [{ id, ...row, meanPosition: meanPosition === null ? null : Number(meanPosition) }],
        ),
      };
    },
  };
}
