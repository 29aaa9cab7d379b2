/** SQL behind the advice: sums by hour, and what visitors did after single queries. */
import type { Database } from '@quarry/database';
import { sql } from 'drizzle-orm';
import { countedSearches, type CountedSpan } from '../counted-rows.ts';
import { rowsOf } from '../raw-rows.ts';
import { asCounted, countedQuery, VISIT_GAP_MINUTES } from '../rollups/event-sums.ts';

export interface HourOfSearches {
  searches: number;
  withoutResult: number;
  clicked: number;
  orders: number;
  revenue: number;
}

/** What visits did after searches of one query without a result. */
export interface AfterFailure {
  query: string;
  searches: number;
  /** Of these: the same visit clicked on something within half an hour. */
  recovered: number;
  /** The words after which most visits clicked. */
  reworded: string | null;
  rewordedVisits: number;
}

export type AdviceRepository = ReturnType<typeof createAdviceRepository>;

export function createAdviceRepository(db: Database) {
  return {
    async hours(storeId: string, span: CountedSpan): Promise<HourOfSearches[]> {
      const result = await db.execute(sql`
        select sum(searches)::int as searches, sum(without_result)::int as "withoutResult", sum(clicked)::int as clicked,
          sum(orders)::int as orders, sum(revenue)::float8 as revenue
        from (${countedSearches(storeId, span)}) as counted group by start`);
      return rowsOf<HourOfSearches>(result);
    },

    /** @param queries as they are counted. */
    async afterFailures(
      storeId: string,
      queries: readonly string[],
      { from, to }: CountedSpan,
    ): Promise<AfterFailure[]> {
      if (queries.length === 0) return [];
      const listed = sql.join(
        queries.map((query) => sql`${asCounted(query)}`),
        sql`, `,
      );
      const result = await db.execute(sql`
        with failed as (
          select ${countedQuery('search')} as query, search.session_id, search.at, helped.words
          from events as search
          left join lateral (
            select ${countedQuery('later')} as words
            from events as click
            left join lateral (
              select asked.query from events as asked
              where asked.store_id = ${storeId} and asked.query_id = click.query_id and asked.type = 'search'
                and asked.query is not null limit 1
            ) as later on true
            where click.store_id = ${storeId} and click.session_id = search.session_id and click.type = 'click'
              and click.at >= search.at and click.at < search.at + make_interval(mins => ${VISIT_GAP_MINUTES})
            order by click.at, click.id limit 1
          ) as helped on true
          where search.store_id = ${storeId} and search.type = 'search' and search.query is not null
            and ${countedQuery('search')} in (${listed}) and coalesce(search.results, 0) = 0
            and search.at >= ${from.toISOString()} and search.at < ${to.toISOString()}
        ), reworded as (
          select distinct on (query) query, words, count(distinct session_id)::int as visits
          from failed where words is not null and words <> query group by query, words
          order by query, count(distinct session_id) desc, words
        )
        select failed.query, count(*)::int as searches,
          count(*) filter (where failed.words is not null)::int as recovered,
          max(reworded.words) as reworded, coalesce(max(reworded.visits), 0)::int as "rewordedVisits"
        from failed left join reworded on reworded.query = failed.query group by failed.query`);
      return rowsOf<AfterFailure>(result);
    },
  };
}
