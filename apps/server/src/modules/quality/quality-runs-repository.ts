/** All SQL on runs and floors, and on which process holds the run of a store. */
import { randomUUID } from 'node:crypto';
import type { QualityFloors } from '@quarry/contract';
import {
  conversationTests,
  type Database,
  judgedQueries,
  lockStore,
  qualityRuns,
  qualityStates,
} from '@quarry/database';
import { and, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export type { QueryOutcome, TestOutcome } from '@quarry/database';

/** Runs kept per store; older ones are deleted. */
const MAX_RUNS = 100;

type Row = typeof qualityRuns.$inferSelect;
export type StoredRun = Omit<Row, 'storeId'>;
/** Without what it found for each query and test. */
export type RunSummary = Omit<StoredRun, 'queries' | 'conversations'>;
export type NewRun = Omit<StoredRun, 'id' | 'position' | 'at'>;

const NO_FLOORS: QualityFloors = { ndcg: null, mrr: null, recall: null, without_result: null, passed: null };

export type QualityRunsRepository = ReturnType<typeof createQualityRunsRepository>;

export function createQualityRunsRepository(db: Database) {
  const ofStore = (storeId: string) => eq(qualityRuns.storeId, storeId);

  async function floorsOf(tx: Database, storeId: string): Promise<QualityFloors> {
    const [row] = await tx
      .select({ floors: qualityStates.floors })
      .from(qualityStates)
      .where(eq(qualityStates.storeId, storeId));
    return row?.floors ? { ...NO_FLOORS, ...row.floors } : NO_FLOORS;
  }

  return {
    floors: (storeId: string) => floorsOf(db, storeId),

    setFloors(
      storeId: string,
      floors: QualityFloors,
      { check, also }: ChangeOptions<QualityFloors> = {},
    ): Promise<void> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        await lockStore(tx, storeId);
        const before = await floorsOf(tx, storeId);
        check?.(before);
        await tx
          .insert(qualityStates)
          .values({ storeId, floors })
          .onConflictDoUpdate({ target: qualityStates.storeId, set: { floors } });
        await also?.(tx, { before, after: floors });
      });
    },

    /** Stores that have something to run. */
    async stores(): Promise<string[]> {
      const judged = db.select({ storeId: judgedQueries.storeId }).from(judgedQueries);
      const tested = db.select({ storeId: conversationTests.storeId }).from(conversationTests);
      const rows = await judged.union(tested);
      return rows.map(({ storeId }) => storeId);
    },

    /** Latest first. @param before position of the last one of the page before. */
    async list(
      storeId: string,
      { before, take }: { before?: number | undefined; take: number },
    ): Promise<RunSummary[]> {
      const {
        queries: _queries,
        conversations: _conversations,
        storeId: _store,
        ...summary
      } = getTableColumns(qualityRuns);
      const rows = await db
        .select(summary)
        .from(qualityRuns)
        .where(and(ofStore(storeId), before === undefined ? undefined : lt(qualityRuns.position, before)))
        .orderBy(desc(qualityRuns.position))
        .limit(take);
      return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    },

    /** The latest one, or the latest before a position. */
    async latest(storeId: string, before?: number): Promise<StoredRun | undefined> {
      const [row] = await db
        .select()
        .from(qualityRuns)
        .where(and(ofStore(storeId), before === undefined ? undefined : lt(qualityRuns.position, before)))
        .orderBy(desc(qualityRuns.position))
        .limit(1);
      return row && shown(row);
    },

    async find(storeId: string, id: string): Promise<StoredRun | undefined> {
      const [row] = await db
        .select()
        .from(qualityRuns)
        .where(and(ofStore(storeId), eq(qualityRuns.id, id)));
      return row && shown(row);
    },

    async add(storeId: string, run: NewRun): Promise<StoredRun> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(qualityRuns)
          .values({ storeId, id: randomUUID(), ...run })
          .returning();
        if (!row) throw new Error('A run was not kept.');
        const [oldest] = await tx
          .select({ position: qualityRuns.position })
          .from(qualityRuns)
          .where(ofStore(storeId))
          .orderBy(desc(qualityRuns.position))
          .offset(MAX_RUNS)
          .limit(1);
        if (oldest)
          await tx.delete(qualityRuns).where(and(ofStore(storeId), lte(qualityRuns.position, oldest.position)));
        return shown(row);
      });
    },

    /** Takes the run of a store for some time. @returns false when another process holds it. */
    async hold(storeId: string, seconds: number): Promise<boolean> {
      const until = sql`now() + make_interval(secs => ${seconds})`;
      const rows = await db
        .insert(qualityStates)
        .values({ storeId, heldUntil: until })
        .onConflictDoUpdate({
          target: qualityStates.storeId,
          set: { heldUntil: until },
          setWhere: sql`${qualityStates.heldUntil} is null or ${qualityStates.heldUntil} < now()`,
        })
        .returning({ storeId: qualityStates.storeId });
      return rows.length > 0;
    },

    async release(storeId: string): Promise<void> {
      await db.update(qualityStates).set({ heldUntil: null }).where(eq(qualityStates.storeId, storeId));
    },

    async isHeld(storeId: string): Promise<boolean> {
      const held = and(eq(qualityStates.storeId, storeId), sql`${qualityStates.heldUntil} > now()`);
      return (await db.$count(qualityStates, held)) > 0;
    },
  };
}

function shown({ storeId: _store, at, ...run }: Row): StoredRun {
  return { ...run, at: new Date(at).toISOString() };
}
