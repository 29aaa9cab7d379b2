/** All SQL that counts searches for staff. A query is its words without regard to case and outer spaces. */
import { type Database, events } from '@quarry/database';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';

export type SearchesRepository = ReturnType<typeof createSearchesRepository>;

export function createSearchesRepository(db: Database) {
  return {
    /** Distinct queries since a moment, the most frequent first. */
    async distinctQueries(storeId: string, since: Date, take: number): Promise<{ query: string; searches: number }[]> {
      const folded = sql`lower(trim(${events.query}))`;
      return db
        .select({
          query: sql<string>`max(${events.query})`,
          searches: sql<number>`count(*)`.mapWith(Number).as('searches'),
        })
        .from(events)
        .where(
          and(
            eq(events.storeId, storeId),
            eq(events.type, 'search'),
            gt(events.at, since.toISOString()),
            isNotNull(events.query),
            sql`trim(${events.query}) <> ''`,
          ),
        )
        .groupBy(folded)
        .orderBy(sql`"searches" desc`, folded)
        .limit(take);
    },
  };
}
