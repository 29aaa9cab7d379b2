/** All SQL on tasks. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Task, TaskKind, TaskResult } from '@quarry/contract';
import { type Database, tasks } from '@quarry/database';
import type { AlsoWrite } from '../audit/index.ts';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Fast compression: the payload is read once and then removed. */
const COMPRESSION_LEVEL = 1;

export interface NewTask {
  id: string;
  storeId: string;
  kind: TaskKind;
  actor: string;
  payload: unknown;
  total: number;
}

export interface ClaimedTask {
  id: string;
  storeId: string;
  kind: TaskKind;
  payload: unknown;
  /** Where an earlier attempt stopped. */
  done: number;
  total: number;
}

export interface TasksRepository {
  /** @param also written in the same transaction. */
  add(task: NewTask, also?: AlsoWrite): Promise<Task>;
  find(storeId: string, id: string): Promise<Task | undefined>;
  /** The newest first. @param before id of the last one of the page before. */
  list(storeId: string, take: number, before?: string): Promise<Task[]>;
  /**
   * The oldest task that no process works on, of a store without a running one; reserved until the lease ends.
   */
  claim(now: Date, leaseUntil: Date): Promise<ClaimedTask | undefined>;
  /** Saves progress and extends the lease. @returns false when the task was cancelled meanwhile. */
  progress(id: string, done: number, total: number, leaseUntil: Date): Promise<boolean>;
  /** Whether a task of the kind waits for a process. */
  isQueued(storeId: string, kind: TaskKind): Promise<boolean>;
  finish(id: string, outcome: { result: TaskResult } | { error: string }): Promise<void>;
  /** @returns undefined when there is no such task, or it has ended. */
  cancel(storeId: string, id: string, also?: AlsoWrite): Promise<Task | undefined>;
  /** Ends the lease of a running task, so that it is claimed again at once. */
  release(id: string): Promise<void>;
  /** Frees tasks of a process that is known to have ended, so that they are claimed again at once. */
  releaseAll(): Promise<void>;
  /** How many tasks wait for a process, and for how long the first one has. */
  waiting(): Promise<{ entries: number; oldestSeconds: number }>;
  /** Deletes ended tasks that are older. */
  deleteBefore(time: Date): Promise<void>;
}

type Row = typeof tasks.$inferSelect;

const COLUMNS = {
  id: tasks.id,
  kind: tasks.kind,
  status: tasks.status,
  done: tasks.done,
  total: tasks.total,
  result: tasks.result,
  error: tasks.error,
  createdAt: tasks.createdAt,
  startedAt: tasks.startedAt,
  finishedAt: tasks.finishedAt,
};

export function createTasksRepository(db: Database): TasksRepository {
  return {
    async add({ payload, ...task }, also) {
      const packed = await compress(JSON.stringify(payload), { level: COMPRESSION_LEVEL });
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(tasks)
          .values({ ...task, payload: packed })
          .returning(COLUMNS);
        if (!row) throw new Error('The database returned no row for an inserted task.');
        const added = taskOf(row);
        await also?.(tx, { before: undefined, after: { id: added.id, kind: added.kind, total: task.total } });
        return added;
      });
    },

    async find(storeId, id) {
      const [row] = await db
        .select(COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.storeId, storeId), eq(tasks.id, id)));
      return row && taskOf(row);
    },

    async list(storeId, take, before) {
      const older = before
        ? lt(tasks.position, db.select({ position: tasks.position }).from(tasks).where(eq(tasks.id, before)))
        : undefined;
      const rows = await db
        .select(COLUMNS)
        .from(tasks)
        .where(and(eq(tasks.storeId, storeId), older))
        .orderBy(desc(tasks.position))
        .limit(take);
      return rows.map(taskOf);
    },

    async claim(now, leaseUntil) {
      const isFree = or(
        eq(tasks.status, 'queued'),
        and(eq(tasks.status, 'running'), or(isNull(tasks.leaseUntil), lt(tasks.leaseUntil, now.toISOString()))),
      );
      const busyStores = sql`(select busy.store_id from ${tasks} busy where busy.status = 'running' and busy.lease_until >= ${now.toISOString()})`;
      const next = db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(isFree, sql`${tasks.storeId} not in ${busyStores}`))
        .orderBy(asc(tasks.position))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(tasks)
        .set({
          status: 'running',
          leaseUntil: leaseUntil.toISOString(),
          startedAt: sql`coalesce(${tasks.startedAt}, ${now.toISOString()})`,
        })
        .where(inArray(tasks.id, next))
        .returning();
      if (!row) return undefined;
      const payload: unknown = row.payload ? JSON.parse((await decompress(row.payload)).toString('utf8')) : null;
      return { id: row.id, storeId: row.storeId, kind: row.kind, payload, done: row.done, total: row.total };
    },

    async progress(id, done, total, leaseUntil) {
      const rows = await db
        .update(tasks)
        .set({ done, total, leaseUntil: leaseUntil.toISOString() })
        .where(and(eq(tasks.id, id), eq(tasks.status, 'running')))
        .returning({ id: tasks.id });
      return rows.length > 0;
    },

    async isQueued(storeId, kind) {
      const queued = and(eq(tasks.storeId, storeId), eq(tasks.kind, kind), eq(tasks.status, 'queued'));
      return (await db.select({ id: tasks.id }).from(tasks).where(queued).limit(1)).length > 0;
    },

    async finish(id, outcome) {
      await db
        .update(tasks)
        .set({
          ...('result' in outcome
            ? { status: 'done' as const, result: outcome.result, done: sql`${tasks.total}` }
            : { status: 'failed' as const, error: outcome.error }),
          payload: null,
          leaseUntil: null,
          finishedAt: sql`now()`,
        })
        .where(and(eq(tasks.id, id), eq(tasks.status, 'running')));
    },

    async cancel(storeId, id, also) {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(tasks)
          .set({ status: 'cancelled', payload: null, leaseUntil: null, finishedAt: sql`now()` })
          .where(and(eq(tasks.storeId, storeId), eq(tasks.id, id), inArray(tasks.status, ['queued', 'running'])))
          .returning(COLUMNS);
        if (!row) return undefined;
        const { progress, kind } = taskOf(row);
        await also?.(tx, { before: { id, kind }, after: { id, kind, progress } });
        return taskOf(row);
      });
    },

    async release(id) {
      await db
        .update(tasks)
        .set({ leaseUntil: null })
        .where(and(eq(tasks.id, id), eq(tasks.status, 'running')));
    },

    async releaseAll() {
      await db.update(tasks).set({ leaseUntil: null }).where(eq(tasks.status, 'running'));
    },

    async waiting() {
      const [row] = await db
        .select({
          entries: sql<number>`count(*)::int`,
          oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${tasks.createdAt})), 0)::float`,
        })
        .from(tasks)
        .where(eq(tasks.status, 'queued'));
      return row ?? { entries: 0, oldestSeconds: 0 };
    },

    async deleteBefore(time) {
      await db.delete(tasks).where(lt(tasks.finishedAt, time.toISOString()));
    },
  };
}

function taskOf(row: Pick<Row, keyof typeof COLUMNS>): Task {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    progress: { done: row.done, total: row.total },
    result: row.result,
    error: row.error,
    created_at: isoTime(row.createdAt),
    started_at: row.startedAt && isoTime(row.startedAt),
    finished_at: row.finishedAt && isoTime(row.finishedAt),
  };
}

/** The two databases format times differently; callers expect ISO 8601. */
function isoTime(time: string): string {
  return new Date(time).toISOString();
}
