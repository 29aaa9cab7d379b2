/** SQL on what visits did after queries that fail. Starts from the words of queries, for which events have an index. */
import type { Database } from '@quarry/database';
import { type SQL, sql } from 'drizzle-orm';
import { asCounted, countedQuery, rowsOf } from '../analytics/index.ts';

/** Later words are another errand. */
const REWORDED_WITHIN_MINUTES = 10;

interface Span {
  from: Date;
  to: Date;
}

/** The next words of visits after a search of a query without a click. */
export interface Rewording {
  query: string;
  reworded: string;
  visits: number;
  /** Of these: the visit clicked on something that it found with these words. */
  clicked: number;
  simulated: number;
}

export interface ChosenProduct {
  query: string;
  productId: string;
  visits: number;
}

export type VisitsRepository = ReturnType<typeof createVisitsRepository>;

export function createVisitsRepository(db: Database) {
  const within = (table: string, storeId: string, { from, to }: Span): SQL => sql`
    ${sql.raw(table)}.store_id = ${storeId} and ${sql.raw(table)}.type = 'search' and ${sql.raw(table)}.query is not null
    and ${sql.raw(table)}.at >= ${from.toISOString()} and ${sql.raw(table)}.at < ${to.toISOString()}`;
  const listed = (queries: readonly string[]) =>
    sql.join(
      queries.map((query) => sql`${asCounted(query)}`),
      sql`, `,
    );
  const clickAfter = (queryId: SQL, storeId: string) => sql`exists (
    select 1 from events as click where click.store_id = ${storeId} and click.query_id = ${queryId}
      and click.type = 'click')`;

  return {
    /** @param queries as they are counted. @param leastVisits rarer ones are left out. */
    async rewordings(
      storeId: string,
      queries: readonly string[],
      span: Span,
      leastVisits: number,
    ): Promise<Rewording[]> {
      if (queries.length === 0) return [];
      const result = await db.execute(sql`
        with next as (
          select ${countedQuery('search')} as query, search.session_id, search.source, later.words, later.query_id
          from events as search
          cross join lateral (
            select ${countedQuery('after')} as words, after.query_id from events as after
            where after.store_id = ${storeId} and after.session_id = search.session_id and after.type = 'search'
              and trim(after.query) <> '' and ${countedQuery('after')} <> ${countedQuery('search')}
              and after.at > search.at
              and after.at < search.at + make_interval(mins => ${REWORDED_WITHIN_MINUTES})
            order by after.at, after.id limit 1
          ) as later
          where ${within('search', storeId, span)} and ${countedQuery('search')} in (${listed(queries)})
            and search.session_id is not null and not ${clickAfter(sql`search.query_id`, storeId)}
        )
        select query, words as reworded, count(distinct session_id)::int as visits,
          count(distinct session_id) filter (where ${clickAfter(sql`next.query_id`, storeId)})::int as clicked,
          count(distinct session_id) filter (where source = 'simulated')::int as simulated
        from next where not starts_with(words, query) and not starts_with(query, words)
        group by query, words having count(distinct session_id) >= ${leastVisits}
        order by visits desc, query, words`);
      return rowsOf<Rewording>(result);
    },

    /** How many visits searched for each of the queries. */
    async visitsOf(storeId: string, queries: readonly string[], span: Span): Promise<Map<string, number>> {
      if (queries.length === 0) return new Map();
      const result = await db.execute(sql`
        select ${countedQuery('search')} as query, count(distinct session_id)::int as visits from events as search
        where ${within('search', storeId, span)} and ${countedQuery('search')} in (${listed(queries)}) group by 1`);
      return new Map(rowsOf<{ query: string; visits: number }>(result).map(({ query, visits }) => [query, visits]));
    },

    /** Which products visits clicked on after each of the queries, the most frequent first. */
    async chosen(storeId: string, queries: readonly string[], span: Span): Promise<ChosenProduct[]> {
      if (queries.length === 0) return [];
      const result = await db.execute(sql`
        select ${countedQuery('search')} as query, click.product_id as "productId",
          count(distinct click.session_id)::int as visits
        from events as search
        join events as click on click.store_id = ${storeId} and click.query_id = search.query_id
          and click.type = 'click' and click.product_id is not null
        where ${within('search', storeId, span)} and ${countedQuery('search')} in (${listed(queries)})
        group by 1, 2 order by visits desc, 1, 2`);
      return rowsOf<ChosenProduct>(result);
    },
  };
}
