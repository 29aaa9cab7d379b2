/** All SQL that counts searches for staff. How an event counts stands in `rollups/event-sums.ts`. */
import type { Database } from '@quarry/database';
import { sql } from 'drizzle-orm';
import { type Segment, countedQueries, type CountedSpan, countedSearches } from './counted-rows.ts';
import { rowsOf } from './raw-rows.ts';

/** Fewer searches say nothing about clicks or a rise. */
const MIN_SEARCHES = 5;

export interface SpanNumbers {
  visits: number;
  searches: number;
  clicked: number;
  withoutResult: number;
  carts: number;
  orders: number;
  revenue: number;
}

export interface QueryRow {
  query: string;
  searches: number;
  previousSearches: number;
  visits: number;
  withoutResult: number;
  clicked: number;
}

/** How many searches came from where. */
export interface Asker {
  source: string;
  device: string;
  language: string;
  searches: number;
}

export interface SearchBucket {
  start: Date;
  searches: number;
  withoutResult: number;
  clicked: number;
}

export type QueryList = 'top' | 'without-result' | 'low-click' | 'rising';

export type SearchesRepository = ReturnType<typeof createSearchesRepository>;

export function createSearchesRepository(db: Database) {
  return {
    /** The moments at which days begin in a time zone; `days` and one more, the end of the last one. */
    async dayStarts(timeZone: string, firstDay: string, days: number): Promise<Date[]> {
      const result = await db.execute(
        sql`select ((${firstDay}::date + n)::timestamp at time zone ${timeZone})::text as start
            from generate_series(0, ${days}::int) as n order by n`,
      );
      return rowsOf<{ start: string }>(result).map(({ start }) => new Date(start));
    },

    async numbers(storeId: string, span: CountedSpan, segment?: Segment): Promise<SpanNumbers> {
      const total = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0)::int`;
      const result = await db.execute(sql`
        select ${total('visits')} as visits, ${total('searches')} as searches, ${total('clicked')} as clicked,
          ${total('without_result')} as "withoutResult", ${total('carts')} as carts, ${total('orders')} as orders,
          coalesce(sum(revenue), 0)::float8 as revenue
        from (${countedSearches(storeId, span, segment)}) as counted`);
      const [row] = rowsOf<SpanNumbers>(result);
      if (!row) throw new Error('A sum has no row.');
      return row;
    },

    /** Answers of the assistant, and those whose first words took longer. */
    async replies(
      storeId: string,
      { from, to }: CountedSpan,
      slowAfterMs: number,
    ): Promise<{ all: number; slow: number }> {
      const [since, until] = [from.toISOString(), to.toISOString()];
      const result = await db.execute(sql`
        select count(*)::int as all,
          (count(*) filter (where (message.trace->>'firstPieceMs')::float8 > ${slowAfterMs}))::int as slow
        from conversations as conversation join messages as message on message.conversation_id = conversation.id
        where conversation.store_id = ${storeId} and not conversation.is_dev and conversation.updated_at >= ${since}
          and message.role = 'assistant' and message.created_at >= ${since} and message.created_at < ${until}`);
      return rowsOf<{ all: number; slow: number }>(result)[0] ?? { all: 0, slow: 0 };
    },

    /** Searches by the moments at which the buckets begin; buckets without searches are left out. */
    async buckets(
      storeId: string,
      span: CountedSpan,
      unit: 'day' | 'hour',
      segment?: Segment,
    ): Promise<SearchBucket[]> {
      const day = sql`date_trunc('day', start at time zone ${span.timeZone}) at time zone ${span.timeZone}`;
      const result = await db.execute(sql`
        select (${unit === 'day' ? day : sql`start`})::text as start, sum(searches)::int as searches,
          sum(without_result)::int as "withoutResult", sum(clicked)::int as clicked
        from (${countedSearches(storeId, span, segment)}) as counted
        where searches > 0 group by 1 order by min(start)`);
      return rowsOf<Omit<SearchBucket, 'start'> & { start: string }>(result).map((row) => ({
        ...row,
        start: new Date(row.start),
      }));
    },

    /** @param only one query, as it is counted. */
    async queries(
      storeId: string,
      { span, previous }: { span: CountedSpan; previous: CountedSpan },
      {
        list,
        text,
        only,
        segment,
        skip,
        take,
      }: {
        list: QueryList;
        text?: string | undefined;
        only?: string;
        segment?: Segment | undefined;
        skip: number;
        take: number;
      },
    ): Promise<QueryRow[]> {
      const order = {
        top: sql`searches desc`,
        'without-result': sql`"withoutResult" desc`,
        // Of queries that found something, those with the most searches without a click.
        'low-click': sql`(searches - "withoutResult" - clicked) desc`,
        // Smoothed, so that one search after none is no rise.
        rising: sql`searches::float8 / ("previousSearches" + ${MIN_SEARCHES}) desc`,
      }[list];
      const isListed = {
        top: sql`true`,
        'without-result': sql`"withoutResult" > 0`,
        'low-click': sql`searches - "withoutResult" >= ${MIN_SEARCHES} and clicked * 5 < searches - "withoutResult"`,
        rising: sql`searches >= ${MIN_SEARCHES} and searches > "previousSearches"`,
      }[list];
      const isMeant = text === undefined ? sql`true` : sql`position(${text.toLowerCase()} in query) > 0`;
      const result = await db.execute(sql`
        select * from (
          select now_counted.*, coalesce(before.searches, 0)::int as "previousSearches"
          from (
            select query, sum(searches)::int as searches, sum(without_result)::int as "withoutResult",
              sum(clicked)::int as clicked, sum(visits)::int as visits
            from (${countedQueries(storeId, span, { only, segment })}) as counted where ${isMeant} group by query
          ) as now_counted
          left join (
            select query, sum(searches)::int as searches
            from (${countedQueries(storeId, previous, { only, segment })}) as counted_before group by query
          ) as before on before.query = now_counted.query
        ) as figures
        where ${isListed} order by ${order}, query offset ${skip} limit ${take}`);
      return rowsOf<QueryRow>(result);
    },

    /** Searches of one query per day of a time zone. */
    async queryDays(storeId: string, query: string, span: CountedSpan): Promise<{ day: string; searches: number }[]> {
      const result = await db.execute(sql`
        select to_char(start at time zone ${span.timeZone}, 'YYYY-MM-DD') as day, sum(searches)::int as searches
        from (${countedQueries(storeId, span, { only: query })}) as counted group by 1 order by 1`);
      return rowsOf<{ day: string; searches: number }>(result);
    },

    /** Who searched for one query; an empty text: not known. The most searches first. */
    async askers(storeId: string, query: string, span: CountedSpan): Promise<Asker[]> {
      const result = await db.execute(sql`
        select source, device, language, sum(searches)::int as searches
        from (${countedQueries(storeId, span, { only: query })}) as counted
        group by source, device, language order by searches desc, source, device, language`);
      return rowsOf<Asker>(result);
    },
  };
}
