/** Writes the sums of stale hours, and of the days that are over. */
import { type Database, rollupStates, searchHours, queryHours, queryDays } from '@quarry/database';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../raw-rows.ts';
import { querySums, searchSums } from './event-sums.ts';
import { hourSpans, type Span } from './hour-starts.ts';
import { markAllStale } from './stale-hours-repository.ts';

/** Bounds the time of one transaction. */
const HOURS_AT_ONCE = 48;
const HOURS_A_STATEMENT = 24;

export interface RollupsRepository {
  /**
   * Sums the newest stale hours of a store, at most 48, in one transaction. After a change of the time zone all hours
   * are summed again.
   * @returns true when hours are left.
   */
  refresh(storeId: string, timeZone: string, now: Date): Promise<boolean>;
  /** The stores that have stale hours. */
  staleStores(): Promise<string[]>;
}

export function createRollupsRepository(db: Database): RollupsRepository {
  return {
    refresh: (storeId, timeZone, now) => db.transaction((tx) => sumStaleHours(tx, storeId, { timeZone, now })),

    async staleStores() {
      return rowsOf<{ store_id: string }>(await db.execute(sql`select distinct store_id from stale_hours`)).map(
        ({ store_id: id }) => id,
      );
    },
  };
}

/** Sums what an erasure left, so that no sum names what was erased; a store that was never summed has none. */
export async function sumAfterErasure(tx: Database, storeId: string, now: Date): Promise<void> {
  const [state] = await tx.select().from(rollupStates).where(eq(rollupStates.storeId, storeId));
  if (!state) return;
  while (await sumStaleHours(tx, storeId, { timeZone: state.timeZone, now }));
}

async function sumStaleHours(
  tx: Database,
  storeId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<boolean> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;
  const began = await beginIn(tx, storeId, timeZone, today);
  const claimed = rowsOf<{ start: string }>(
    await tx.execute(sql`
      delete from stale_hours where store_id = ${storeId} and start in (
        -- Hours that a writer of events holds are left for the next time: waiting for them could end in a deadlock.
        select start from stale_hours where store_id = ${storeId}
        order by start desc limit ${HOURS_AT_ONCE} for update skip locked
      ) returning start::text as start`),
  ).map(({ start }) => new Date(start));
  const spans = hourSpans(claimed, timeZone, HOURS_A_STATEMENT);
  for (const span of spans) await sumHours(tx, storeId, span);
  await sumDays(tx, storeId, { spans, timeZone, today, daysUntil: began });
  return claimed.length === HOURS_AT_ONCE;
}

/** Locks the state of the store, so that two servers do not sum it at once. @returns until when its days are summed. */
async function beginIn(tx: Database, storeId: string, timeZone: string, today: ReturnType<typeof sql>): Promise<Date> {
  await tx
    .insert(rollupStates)
    .values({ storeId, timeZone, daysUntil: sql`${today}` })
    .onConflictDoNothing();
  const [state] = await tx.select().from(rollupStates).where(eq(rollupStates.storeId, storeId)).for('update');
  if (!state) throw new Error(`The sums of ${storeId} have no state.`);
  if (state.timeZone === timeZone) return new Date(state.daysUntil);
  for (const table of [searchHours, queryHours, queryDays]) await tx.delete(table).where(eq(table.storeId, storeId));
  await markAllStale(tx, storeId);
  const [changed] = await tx
    .update(rollupStates)
    .set({ timeZone, daysUntil: sql`${today}` })
    .where(eq(rollupStates.storeId, storeId))
    .returning();
  return new Date(changed?.daysUntil ?? state.daysUntil);
}

async function sumHours(tx: Database, storeId: string, span: Span): Promise<void> {
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  for (const table of [searchHours, queryHours])
    await tx.delete(table).where(and(eq(table.storeId, storeId), gte(table.start, from), lt(table.start, to)));
  await tx.execute(sql`
    insert into search_hours (store_id, start, source, device, language, visits, searches, without_result, clicked,
      carts, orders, revenue)
    select ${storeId}, * from (${searchSums(storeId, span)}) as sums`);
  await tx.execute(sql`
    insert into query_hours (store_id, start, query, source, device, language, searches, without_result, clicked, visits)
    select ${storeId}, * from (${querySums(storeId, span)}) as sums`);
}

/** Sums the days that are over: those since the last time, and earlier ones of which an hour has changed. */
async function sumDays(
  tx: Database,
  storeId: string,
  {
    spans,
    timeZone,
    today,
    daysUntil,
  }: { spans: readonly Span[]; timeZone: string; today: ReturnType<typeof sql>; daysUntil: Date },
): Promise<void> {
  const day = (moment: ReturnType<typeof sql>) =>
    sql`date_trunc('day', ${moment} at time zone ${timeZone}) at time zone ${timeZone}`;
  const changed = spans.map(
    ({ from, to }) => sql`select ${day(sql`${from.toISOString()}::timestamptz`)} as first,
      ${day(sql`${new Date(to.getTime() - 1).toISOString()}::timestamptz`)} as last`,
  );
  const stretches = [...changed, sql`select ${daysUntil.toISOString()}::timestamptz as first, ${today} as last`];
  const days = rowsOf<{ start: string; end: string }>(
    await tx.execute(sql`
      select distinct (start at time zone ${timeZone})::text as start, (next at time zone ${timeZone})::text as end
      from (${sql.join(stretches, sql` union `)}) as stretches,
        generate_series(first at time zone ${timeZone}, last at time zone ${timeZone}, interval '1 day') as start,
        lateral (select start + interval '1 day' as next) as following
      where start at time zone ${timeZone} < ${today}`),
  );
  for (const { start, end } of days) {
    const inDay = sql`store_id = ${storeId} and start >= ${start}::timestamptz and start < ${end}::timestamptz`;
    await tx.execute(sql`delete from query_days where ${inDay}`);
    await tx.execute(sql`
      insert into query_days (store_id, start, query, source, device, language, searches, without_result, clicked, visits)
      select ${storeId}, ${start}::timestamptz, query, source, device, language, sum(searches), sum(without_result), sum(clicked), sum(visits)
      from query_hours where ${inDay} group by query, source, device, language`);
  }
  await tx
    .update(rollupStates)
    .set({ daysUntil: sql`${today}` })
    .where(eq(rollupStates.storeId, storeId));
}
