/**
 * The definition of what is counted of events, by hour. The sums that reports read are written by these statements, and
 * hours that are not summed yet are read with them.
 *
 * - A search counts when its words have settled: not when the same visit goes on typing within a moment (the next words
 *   begin with these) and nothing was clicked. Searches without words, which record wishes of a chat, do not count.
 * - A visit begins with an event after a pause; so visits of hours can be added up.
 * - What is put into the cart or bought counts for the last search of the same visit within a day before it.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Span } from './hour-starts.ts';

export const SETTLED_AFTER_SECONDS = 30;
export const VISIT_GAP_MINUTES = 30;
export const ATTRIBUTION_HOURS = 24;

/** A query as it is counted: how it was written does not matter. The same expression is the key of an index. */
export const countedQuery = (table: string) => sql.raw(`left(lower(trim(${table}.query)), ${COUNTED_CHARACTERS})`);
const COUNTED_CHARACTERS = 200;

/** @see countedQuery */
export const asCounted = (query: string) => [...query.trim().toLowerCase()].slice(0, COUNTED_CHARACTERS).join('');

/** One row for each settled search of a span. */
function settledSearches(storeId: string, { from, to }: Span): SQL {
  return sql`
    select query, session_id, at, is_empty, is_clicked, source, device, language from (
      select ${countedQuery('search')} as query, search.session_id, search.at, search.source, search.device, search.language,
        coalesce(search.results, 0) = 0 as is_empty,
        exists (
          select 1 from events as click
          where click.store_id = ${storeId} and click.query_id = search.query_id and click.type = 'click'
        ) as is_clicked,
        lead(${countedQuery('search')}) over typed as next_query,
        lead(search.at) over typed as next_at
      from events as search
      where search.store_id = ${storeId} and search.type = 'search'
        and search.query is not null and trim(search.query) <> ''
        and search.at >= ${from.toISOString()}
        and search.at < ${to.toISOString()}::timestamptz + make_interval(secs => ${SETTLED_AFTER_SECONDS})
      window typed as (partition by search.session_id order by search.at, search.id)
    ) as typed
    where at < ${to.toISOString()}
      and not coalesce(
        session_id is not null and not is_clicked and starts_with(next_query, query)
          and next_at < at + make_interval(secs => ${SETTLED_AFTER_SECONDS}),
        false
      )`;
}

/** The hour in which a moment lies, when hours begin like the one at `origin`. */
const hourOf = (column: SQL, origin: Date) => sql`date_bin('1 hour', ${column}, ${origin.toISOString()}::timestamptz)`;

/** Where and how a visitor came; an empty text: not known. */
const known = (table: string) =>
  sql.raw(['source', 'device', 'language'].map((name) => `coalesce(${table}.${name}, '') as ${name}`).join(', '));

/** Rows of `search_hours`, without the store. The span begins with an hour. */
export function searchSums(storeId: string, span: Span): SQL {
  const { from, to } = span;
  return sql`
    select start, source, device, language, sum(visits)::int as visits, sum(searches)::int as searches,
      sum(without_result)::int as without_result, sum(clicked)::int as clicked, sum(carts)::int as carts,
      sum(orders)::int as orders, sum(revenue)::float8 as revenue
    from (
      select ${hourOf(sql`settled.at`, from)} as start, ${known('settled')}, 0 as visits, 1 as searches,
        is_empty::int as without_result, is_clicked::int as clicked, 0 as carts, 0 as orders, 0::float8 as revenue
      from (${settledSearches(storeId, span)}) as settled
      union all
      select ${hourOf(sql`begun.at`, from)}, ${known('begun')}, 1, 0, 0, 0, 0, 0, 0
      from (
        select at, source, device, language, lag(at) over (partition by session_id order by at, id) as before
        from events
        where store_id = ${storeId} and session_id is not null and at < ${to.toISOString()}
          and at >= ${from.toISOString()}::timestamptz - make_interval(mins => ${VISIT_GAP_MINUTES})
      ) as begun
      where begun.at >= ${from.toISOString()}
        and (begun.before is null or begun.before <= begun.at - make_interval(mins => ${VISIT_GAP_MINUTES}))
      union all
      select ${hourOf(sql`bought.at`, from)}, ${known('earlier')}, 0, 0, 0, 0, (bought.type = 'cart')::int,
        (bought.type = 'order')::int, case when bought.type = 'order' then coalesce(bought.value, 0) else 0 end
      from events as bought
      join lateral (
        select search.source, search.device, search.language from events as search
        where search.store_id = ${storeId} and search.session_id = bought.session_id and search.type = 'search'
          and search.query is not null and search.at <= bought.at
          and search.at > bought.at - make_interval(hours => ${ATTRIBUTION_HOURS})
        order by search.at desc, search.id desc limit 1
      ) as earlier on true
      where bought.store_id = ${storeId} and bought.type in ('cart', 'order')
        and bought.at >= ${from.toISOString()} and bought.at < ${to.toISOString()}
    ) as counted
    group by start, source, device, language`;
}

/**
 * Rows of `query_hours`, without the store. The span begins with an hour. A visit counts once a query and hour, in each
 * segment.
 */
export function querySums(storeId: string, span: Span): SQL {
  return sql`
    select ${hourOf(sql`settled.at`, span.from)} as start, query, ${known('settled')}, count(*)::int as searches,
      count(*) filter (where is_empty)::int as without_result, count(*) filter (where is_clicked)::int as clicked,
      count(distinct session_id)::int as visits
    from (${settledSearches(storeId, span)}) as settled
    group by 1, query, 3, 4, 5`;
}
