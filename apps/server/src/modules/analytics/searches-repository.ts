/**
 * All SQL that counts searches for staff. A query is its words without regard to case and outer spaces; the events that
 * record wishes of a chat have no words and do not count.
 */
import { conversations, type Database, events, messages } from '@quarry/database';
import { and, asc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';

/** A stretch of time: from the first moment to before the last. */
export interface Span {
  from: Date;
  to: Date;
}

/** An order counts for a search of the same visit within this time before it. */
const ORDER_AFTER_HOURS = 24;
const MOST_POSITIONS = 100;
const MOST_PRODUCTS = 50;

export interface SpanNumbers {
  searches: number;
  visitors: number;
  clicked: number;
  withoutResult: number;
  orders: number;
  revenue: number;
}

export interface QueryRow {
  query: string;
  searches: number;
  previousSearches: number;
  visitors: number;
  withoutResult: number;
  clicked: number;
}

export type QueryList = 'top' | 'without-result' | 'low-click' | 'rising';

export type SearchesRepository = ReturnType<typeof createSearchesRepository>;

/** Fewer searches say nothing about clicks or a rise. */
const LEAST_SEARCHES = 5;

export function createSearchesRepository(db: Database) {
  const folded = sql<string>`lower(trim(${events.query}))`;
  const within = ({ from, to }: Span) => and(gte(events.at, from.toISOString()), lt(events.at, to.toISOString()));
  const searchesOf = (storeId: string, span: Span) =>
    and(
      eq(events.storeId, storeId),
      within(span),
      eq(events.type, 'search'),
      isNotNull(events.query),
      sql`trim(${events.query}) <> ''`,
    );
  const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);

  /** Ids of the searches of a span that led to a click. */
  function clickedQueries(storeId: string, { from }: Span) {
    return db
      .selectDistinct({ queryId: events.queryId })
      .from(events)
      .where(
        and(
          eq(events.storeId, storeId),
          gte(events.at, from.toISOString()),
          eq(events.type, 'click'),
          isNotNull(events.queryId),
        ),
      )
      .as('clicked');
  }

  /** One row per search, with whether it was clicked. */
  function searchRows(storeId: string, span: Span) {
    const clicked = clickedQueries(storeId, span);
    return db
      .select({
        query: folded.as('folded'),
        sessionId: events.sessionId,
        at: events.at,
        isEmpty: sql<boolean>`coalesce(${events.results}, 0) = 0`.as('is_empty'),
        isClicked: sql<boolean>`${clicked.queryId} is not null`.as('is_clicked'),
      })
      .from(events)
      .leftJoin(clicked, eq(clicked.queryId, events.queryId))
      .where(searchesOf(storeId, span))
      .as('searches');
  }

  return {
    /** Distinct queries since a moment, the most frequent first. */
    async distinctQueries(storeId: string, since: Date, take: number): Promise<{ query: string; searches: number }[]> {
      return db
        .select({ query: sql<string>`max(${events.query})`, searches: number(sql`count(*)`).as('searches') })
        .from(events)
        .where(searchesOf(storeId, { from: since, to: new Date('9999-12-31') }))
        .groupBy(folded)
        .orderBy(sql`"searches" desc`, folded)
        .limit(take);
    },

    /** The moments at which days begin in a time zone; `days` and one more, the end of the last one. */
    async dayStarts(timeZone: string, firstDay: string, days: number): Promise<Date[]> {
      const result = await db.execute<{ start: string }>(
        sql`select ((${firstDay}::date + n)::timestamp at time zone ${timeZone})::text as start
            from generate_series(0, ${days}::int) as n order by n`,
      );
      return rowsOf<{ start: string }>(result).map(({ start }) => new Date(start));
    },

    async numbers(storeId: string, span: Span): Promise<SpanNumbers> {
      const searches = searchRows(storeId, span);
      const [counted] = await db
        .select({
          searches: number(sql`count(*)`),
          clicked: number(sql`count(*) filter (where ${searches.isClicked})`),
          withoutResult: number(sql`count(*) filter (where ${searches.isEmpty})`),
        })
        .from(searches);
      const [visits] = await db
        .select({ visitors: number(sql`count(distinct ${events.sessionId})`) })
        .from(events)
        .where(and(eq(events.storeId, storeId), within(span)));
      const earlier = sql`exists (
        select 1 from ${events} as earlier
        where earlier.store_id = ${events.storeId} and earlier.session_id = ${events.sessionId}
          and earlier.type = 'search' and earlier.query is not null and earlier.at <= ${events.at}
          and earlier.at > ${events.at} - make_interval(hours => ${ORDER_AFTER_HOURS})
      )`;
      const [sold] = await db
        .select({
          orders: number(sql`count(*)`),
          revenue: number(sql`coalesce(sum(${events.value}), 0)`),
        })
        .from(events)
        .where(and(eq(events.storeId, storeId), within(span), eq(events.type, 'order'), earlier));
      return {
        searches: counted?.searches ?? 0,
        clicked: counted?.clicked ?? 0,
        withoutResult: counted?.withoutResult ?? 0,
        visitors: visits?.visitors ?? 0,
        orders: sold?.orders ?? 0,
        revenue: sold?.revenue ?? 0,
      };
    },

    /** Answers of the assistant, and those whose first words took longer. */
    async replies(storeId: string, { from, to }: Span, slowAfterMs: number): Promise<{ all: number; slow: number }> {
      const [row] = await db
        .select({
          all: number(sql`count(*)`),
          slow: number(sql`count(*) filter (where (${messages.trace}->>'firstPieceMs')::float8 > ${slowAfterMs})`),
        })
        .from(conversations)
        .innerJoin(messages, eq(messages.conversationId, conversations.id))
        .where(
          and(
            eq(conversations.storeId, storeId),
            eq(conversations.isDev, false),
            gte(conversations.updatedAt, from.toISOString()),
            eq(messages.role, 'assistant'),
            gte(messages.createdAt, from.toISOString()),
            lt(messages.createdAt, to.toISOString()),
          ),
        );
      return { all: row?.all ?? 0, slow: row?.slow ?? 0 };
    },

    /** Searches by the moments at which the buckets begin; buckets without searches are left out. */
    async buckets(storeId: string, span: Span, timeZone: string, unit: 'day' | 'hour') {
      const searches = searchRows(storeId, span);
      // The unit is one of two words, never a value of a caller.
      const start = sql<string>`(date_trunc(${sql.raw(`'${unit}'`)}, ${searches.at} at time zone ${timeZone}) at time zone ${timeZone})`;
      const started = db
        .select({ start: start.as('start'), isEmpty: searches.isEmpty, isClicked: searches.isClicked })
        .from(searches)
        .as('started');
      const rows = await db
        .select({
          start: sql<string>`${started.start}::text`,
          searches: number(sql`count(*)`),
          withoutResult: number(sql`count(*) filter (where ${started.isEmpty})`),
          clicked: number(sql`count(*) filter (where ${started.isClicked})`),
        })
        .from(started)
        .groupBy(started.start)
        .orderBy(asc(started.start));
      return rows.map((row) => ({ ...row, start: new Date(row.start) }));
    },

    /** @param only one query, in lower case. */
    async queries(
      storeId: string,
      { span, previous }: { span: Span; previous: Span },
      {
        list,
        text,
        only,
        skip,
        take,
      }: { list: QueryList; text?: string | undefined; only?: string; skip: number; take: number },
    ): Promise<QueryRow[]> {
      const searches = searchRows(storeId, span);
      const before = db
        .select({ query: folded.as('folded_before'), searches: number(sql`count(*)`).as('searches_before') })
        .from(events)
        .where(searchesOf(storeId, previous))
        .groupBy(folded)
        .as('before');
      const total = sql`count(*)`;
      const empty = sql`count(*) filter (where ${searches.isEmpty})`;
      const clicked = sql`count(*) filter (where ${searches.isClicked})`;
      const earlier = sql`coalesce(max(${before.searches}), 0)`;
      const order = {
        top: sql`${total} desc`,
        'without-result': sql`${empty} desc`,
        // Of queries that found something, those with the most searches without a click.
        'low-click': sql`(${total} - ${empty} - ${clicked}) desc`,
        // Smoothed, so that one search after none is no rise.
        rising: sql`${total}::float8 / (${earlier} + ${LEAST_SEARCHES}) desc`,
      }[list];
      const having = {
        top: undefined,
        'without-result': sql`${empty} > 0`,
        'low-click': sql`${total} - ${empty} >= ${LEAST_SEARCHES} and ${clicked} * 5 < ${total} - ${empty}`,
        rising: sql`${total} >= ${LEAST_SEARCHES} and ${total} > ${earlier}`,
      }[list];
      return db
        .select({
          query: searches.query,
          searches: number(total),
          previousSearches: number(earlier),
          visitors: number(sql`count(distinct ${searches.sessionId})`),
          withoutResult: number(empty),
          clicked: number(clicked),
        })
        .from(searches)
        .leftJoin(before, eq(before.query, searches.query))
        .where(
          and(
            only === undefined ? undefined : eq(searches.query, only),
            text === undefined ? undefined : sql`position(${text.toLowerCase()} in ${searches.query}) > 0`,
          ),
        )
        .groupBy(searches.query)
        .having(having)
        .orderBy(order, asc(searches.query))
        .offset(skip)
        .limit(take);
    },

    /** Searches of one query per day of a time zone. */
    async queryDays(storeId: string, query: string, span: Span, timeZone: string) {
      const day = sql<string>`to_char(${events.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
      const rows = db
        .select({ day: day.as('day') })
        .from(events)
        .where(and(searchesOf(storeId, span), sql`${folded} = ${query}`))
        .as('rows');
      return db
        .select({ day: rows.day, searches: number(sql`count(*)`) })
        .from(rows)
        .groupBy(rows.day)
        .orderBy(asc(rows.day));
    },

    /** What visitors did after searches of one query: clicks by position, and products. */
    async afterQuery(storeId: string, query: string, span: Span) {
      const asked = db
        .selectDistinct({ queryId: events.queryId })
        .from(events)
        .where(and(searchesOf(storeId, span), sql`${folded} = ${query}`, isNotNull(events.queryId)));
      const ofQuery = and(
        eq(events.storeId, storeId),
        gte(events.at, span.from.toISOString()),
        inArray(events.queryId, asked),
        inArray(events.type, ['click', 'cart', 'order']),
      );
      const positions = await db
        .select({ position: events.position, clicks: number(sql`count(*)`) })
        .from(events)
        .where(and(ofQuery, eq(events.type, 'click'), isNotNull(events.position)))
        .groupBy(events.position)
        .orderBy(asc(events.position))
        .limit(MOST_POSITIONS);
      const counted = (type: 'click' | 'cart' | 'order') =>
        number(sql`count(*) filter (where ${events.type} = ${type})`);
      const products = await db
        .select({
          id: events.productId,
          clicks: counted('click'),
          carts: counted('cart'),
          orders: counted('order'),
          meanPosition: sql<string | null>`avg(${events.position})`,
        })
        .from(events)
        .where(and(ofQuery, isNotNull(events.productId)))
        .groupBy(events.productId)
        .orderBy(sql`count(*) desc`, asc(events.productId))
        .limit(MOST_PRODUCTS);
      return {
        positions: positions.flatMap(({ position, clicks }) => (position === null ? [] : [{ position, clicks }])),
        products: products.flatMap(({ id, meanPosition, ...row }) =>
          id === null ? [] : [{ id, ...row, meanPosition: meanPosition === null ? null : Number(meanPosition) }],
        ),
      };
    },
  };
}

/** The two databases return raw results in different shapes. */
function rowsOf<Row>(result: unknown): Row[] {
  if (Array.isArray(result)) return result;
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}
