/** All SQL on the calls of stores by day. */
import { type Database, tokenDays, usageAlerts, usageDays } from '@quarry/database';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';

export type UsageKind = 'key' | 'shopper';

export interface CallsOfDay {
  storeId: string;
  /** `2026-11-01`, UTC. */
  day: string;
  kind: UsageKind;
  calls: number;
}

/** Days from the first one until before the second. */
export interface DaySpan {
  firstDay: string;
  endDay: string;
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;

export function createUsageRepository(db: Database) {
  const within = (storeId: string, { firstDay, endDay }: DaySpan) =>
    and(eq(usageDays.storeId, storeId), gte(usageDays.day, firstDay), lt(usageDays.day, endDay));

  return {
    /** Adds to what is stored. Calls of a store that was deleted meanwhile are dropped. */
    async add(rows: readonly CallsOfDay[]): Promise<void> {
      for (const { storeId, day, kind, calls } of rows) {
        await db.execute(sql`
          insert into usage_days (store_id, day, kind, calls)
          select id, ${day}, ${kind}, ${calls}::bigint from stores where id = ${storeId}
          on conflict (store_id, day, kind) do update set calls = usage_days.calls + excluded.calls`);
      }
    },

    async sum(storeId: string, span: DaySpan): Promise<number> {
      const [row] = await db
        .select({ calls: sql<number>`coalesce(sum(${usageDays.calls}), 0)`.mapWith(Number) })
        .from(usageDays)
        .where(within(storeId, span));
      return row?.calls ?? 0;
    },

    /** Notes that a share of a month's calls is reached. @returns false when that was noted before. */
    async noteReached(storeId: string, month: string, percent: number): Promise<boolean> {
      const rows = await db
        .insert(usageAlerts)
        .values({ storeId, month, percent })
        .onConflictDoNothing()
        .returning({ percent: usageAlerts.percent });
      return rows.length > 0;
    },

    /** Days without calls are left out. */
    async days(storeId: string, span: DaySpan): Promise<Omit<CallsOfDay, 'storeId'>[]> {
      return db
        .select({ day: usageDays.day, kind: usageDays.kind, calls: usageDays.calls })
        .from(usageDays)
        .where(within(storeId, span))
        .orderBy(asc(usageDays.day), asc(usageDays.kind));
    },

    async modelTokens(storeId: string, { firstDay, endDay }: DaySpan): Promise<number> {
      const [row] = await db
        .select({ tokens: sql<number>`coalesce(sum(${tokenDays.tokens}), 0)`.mapWith(Number) })
        .from(tokenDays)
        .where(and(eq(tokenDays.storeId, storeId), gte(tokenDays.day, firstDay), lt(tokenDays.day, endDay)));
      return row?.tokens ?? 0;
    },
  };
}
