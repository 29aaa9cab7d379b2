/** All SQL on judged queries. */
import type { JudgedQueryBody } from '@quarry/contract';
import { type Database, judgedQueries, withLockedStore } from '@quarry/database';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export type StoredJudgedQuery = JudgedQueryBody & { updatedAt: string };
type Key = Pick<JudgedQueryBody, 'query' | 'language'>;

export type JudgedQueriesRepository = ReturnType<typeof createJudgedQueriesRepository>;

export function createJudgedQueriesRepository(db: Database) {
  const ofStore = (storeId: string) => eq(judgedQueries.storeId, storeId);
  const named = (storeId: string, { query, language }: Key) =>
    and(ofStore(storeId), eq(judgedQueries.query, query), eq(judgedQueries.language, language ?? ''));

  async function read(tx: Database, storeId: string, key?: Key): Promise<StoredJudgedQuery[]> {
    const rows = await tx
      .select()
      .from(judgedQueries)
      .where(key ? named(storeId, key) : ofStore(storeId))
      .orderBy(asc(judgedQueries.query), asc(judgedQueries.language));
    return rows.map(stored);
  }

  async function write(tx: Database, storeId: string, { query, language, grades }: JudgedQueryBody): Promise<void> {
    const sorted = grades.toSorted((a, b) => b.grade - a.grade || (a.product_id < b.product_id ? -1 : 1));
    await tx
      .insert(judgedQueries)
      .values({ storeId, query, language: language ?? '', grades: sorted })
      .onConflictDoUpdate({
        target: [judgedQueries.storeId, judgedQueries.query, judgedQueries.language],
        set: { grades: sorted, updatedAt: sql`now()` },
      });
  }

  return {
    /** By their words. */
    list: (storeId: string) => read(db, storeId),

    async find(storeId: string, key: Key): Promise<StoredJudgedQuery | undefined> {
      return (await read(db, storeId, key))[0];
    },

    /** How much there is and when it changed last, as a text. */
    async version(storeId: string): Promise<string> {
      const [row] = await db
        .select({ queries: count(), last: max(judgedQueries.updatedAt) })
        .from(judgedQueries)
        .where(ofStore(storeId));
      return `${row?.queries ?? 0} ${row?.last ?? ''}`;
    },

    /**
     * Replaces all grades of a query; without any it is deleted.
     * @returns false when the store would have more than `most` judged queries.
     */
    set(
      storeId: string,
      body: JudgedQueryBody,
      most: number,
      { check, also }: ChangeOptions<JudgedQueryBody> = {},
    ): Promise<boolean> {
      return withLockedStore(db, storeId, async (tx) => {
        const before = bodyOf((await read(tx, storeId, body))[0]);
        check?.(before);
        if (body.grades.length === 0) await tx.delete(judgedQueries).where(named(storeId, body));
        else {
          if (!before && (await tx.$count(judgedQueries, ofStore(storeId))) >= most) return false;
          await write(tx, storeId, body);
        }
        await also?.(tx, { before, after: bodyOf((await read(tx, storeId, body))[0]) });
        return true;
      });
    },

    /**
     * Adds the grades of a file to those that are there.
     * @returns false when the store would have more than `most` judged queries.
     */
    merge(
      storeId: string,
      bodies: readonly JudgedQueryBody[],
      most: number,
      { also }: Pick<ChangeOptions<unknown>, 'also'>,
    ): Promise<boolean> {
      return withLockedStore(db, storeId, async (tx) => {
        const kept = new Map((await read(tx, storeId)).map((one) => [keyOf(one), one]));
        for (const body of bodies) {
          const grades = new Map((kept.get(keyOf(body))?.grades ?? []).map((one) => [one.product_id, one]));
          for (const one of body.grades) grades.set(one.product_id, one);
          const merged = { ...body, grades: [...grades.values()] };
          kept.set(keyOf(body), { ...merged, updatedAt: '' });
        }
        if (kept.size > most) return false;
        for (const body of bodies) {
          const merged = kept.get(keyOf(body));
          if (merged) await write(tx, storeId, merged);
        }
        const grades = bodies.reduce((sum, body) => sum + body.grades.length, 0);
        await also?.(tx, { before: undefined, after: { queries: bodies.length, grades } });
        return true;
      });
    },
  };
}

export function keyOf({ query, language }: Key): string {
  return `${language ?? ''} ${query}`;
}

function stored({ query, language, grades, updatedAt }: typeof judgedQueries.$inferSelect): StoredJudgedQuery {
  return {
    query,
    language: language === '' ? null : language,
    grades: grades.map(({ product_id, grade }) => ({ product_id, grade })),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** Without the time of the change, so that the same grades are the same state. */
function bodyOf(query: StoredJudgedQuery | undefined): JudgedQueryBody | undefined {
  return query && { query: query.query, language: query.language, grades: query.grades };
}
