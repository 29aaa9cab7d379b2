/**
 * The sums of a period as tables of a statement: hours and days that are summed, and for the last hour of a period that
 * ends within one, the events themselves.
 */
import { type SQL, sql } from 'drizzle-orm';
import { querySums, searchSums } from './rollups/event-sums.ts';
import { hourStart, type Span } from './rollups/hour-starts.ts';

/** A period that begins with a day of a time zone. */
export interface CountedSpan extends Span {
  timeZone: string;
  /** It ends now: its last hour is summed as far as it has come. */
  isOpen: boolean;
}

/** Which searches and visits are counted; an absent property allows all. */
export interface Segment {
  source?: string | undefined;
  device?: string | undefined;
  language?: string | undefined;
}

/** Rows of `search_hours`. */
export function countedSearches(storeId: string, span: CountedSpan, segment: Segment = {}): SQL {
  const { from, hoursUntil, tail } = cut(span);
  const columns = sql.raw(
    'start, source, device, language, visits, searches, without_result, clicked, carts, orders, revenue',
  );
  const summed = sql`select ${columns} from search_hours
    where store_id = ${storeId} and start >= ${from} and start < ${hoursUntil}`;
  const rows = tail
    ? sql`${summed} union all select ${columns} from (${searchSums(storeId, tail)}) as last_hour`
    : summed;
  return sql`select * from (${rows}) as all_rows where ${isWithin(segment)}`;
}

function isWithin(segment: Segment): SQL {
  const asked = (['source', 'device', 'language'] as const).flatMap((column) =>
    segment[column] === undefined ? [] : sql`${sql.identifier(column)} = ${segment[column]}`,
  );
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

/** Rows of `query_hours`. @param only one query, as it is counted. */
export function countedQueries(
  storeId: string,
  span: CountedSpan,
  { only, segment = {} }: { only?: string | undefined; segment?: Segment | undefined } = {},
): SQL {
  const { from, hoursUntil, tail } = cut(span);
  const columns = sql.raw('start, query, source, device, language, searches, without_result, clicked, visits');
  const isMeant = sql`${only === undefined ? sql`true` : sql`query = ${only}`} and ${isWithin(segment)}`;
  // Whole days that are over; what follows them is read by the hour.
  const daysUntil = sql`least(
    coalesce((select days_until from rollup_states where store_id = ${storeId}), ${from}::timestamptz),
    date_trunc('day', ${hoursUntil}::timestamptz at time zone ${span.timeZone}) at time zone ${span.timeZone}
  )`;
  const summed = sql`
    select ${columns} from query_days
      where store_id = ${storeId} and start >= ${from} and start < ${daysUntil} and ${isMeant}
    union all
    select ${columns} from query_hours
      where store_id = ${storeId} and start >= greatest(${from}::timestamptz, ${daysUntil}) and start < ${hoursUntil}
        and ${isMeant}`;
  if (!tail) return summed;
  return sql`${summed} union all select ${columns} from (${querySums(storeId, tail)}) as last_hour where ${isMeant}`;
}

function cut({ from, to, isOpen, timeZone }: CountedSpan): { from: string; hoursUntil: string; tail?: Span } {
  const lastHour = hourStart(to, timeZone);
  if (isOpen || lastHour.getTime() === to.getTime()) return { from: from.toISOString(), hoursUntil: to.toISOString() };
  return { from: from.toISOString(), hoursUntil: lastHour.toISOString(), tail: { from: lastHour, to } };
}
