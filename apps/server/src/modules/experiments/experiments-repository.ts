/** All SQL on experiments themselves. Every change locks the store, so that one experiment runs at a time. */
import type { Experiment, ExperimentBody } from '@quarry/contract';
import { type Database, experimentLists, experiments, experimentVisits, withLockedStore } from '@quarry/database';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

type Row = typeof experiments.$inferSelect;

/** What a change may set; the rest of an experiment is its row. */
export type ExperimentFields = Pick<Experiment, 'state' | 'planned_visits' | 'started_at' | 'stopped_at'> & {
  body: ExperimentBody;
};

export type ExperimentsRepository = ReturnType<typeof createExperimentsRepository>;

export function createExperimentsRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(experiments.storeId, storeId), eq(experiments.id, id));

  async function find(tx: Database, storeId: string, id: string): Promise<Experiment | undefined> {
    const [row] = await tx.select().from(experiments).where(named(storeId, id));
    return row && shown(row);
  }

  async function running(tx: Database, storeId: string): Promise<Experiment | undefined> {
    const [row] = await tx
      .select()
      .from(experiments)
      .where(and(eq(experiments.storeId, storeId), eq(experiments.state, 'running')));
    return row && shown(row);
  }

  /** In a transaction that has locked the store. */
  async function write(tx: Database, storeId: string, id: string, fields: ExperimentFields): Promise<void> {
    const { body, state, planned_visits: plannedVisits, started_at: startedAt, stopped_at: stoppedAt } = fields;
    await tx.update(experiments).set({ body, state, plannedVisits, startedAt, stoppedAt }).where(named(storeId, id));
    if (state !== 'draft') return;
    // Visits that took part before it became a draft again do not count after a new start.
    for (const table of [experimentVisits, experimentLists])
      await tx.delete(table).where(and(eq(table.storeId, storeId), eq(table.experimentId, id)));
  }

  return {
    find: (storeId: string, id: string) => find(db, storeId, id),
    running: (storeId: string) => running(db, storeId),
    write,

    /** Latest first. @param before position of the last one of the page before. */
    async list(storeId: string, { before, take }: { before?: number | undefined; take: number }) {
      const rows = await db
        .select()
        .from(experiments)
        .where(
          and(eq(experiments.storeId, storeId), before === undefined ? undefined : lt(experiments.position, before)),
        )
        .orderBy(desc(experiments.position))
        .limit(take);
      return rows.map((row) => ({ position: row.position, experiment: shown(row) }));
    },

    add(
      storeId: string,
      { id, createdAt, ...fields }: ExperimentFields & { id: string; createdAt?: string | undefined },
      { check, also }: ChangeOptions<Experiment> = {},
    ): Promise<Experiment> {
      return withLockedStore(db, storeId, async (tx) => {
        check?.(await find(tx, storeId, id));
        await tx.insert(experiments).values({ storeId, id, body: fields.body, ...(createdAt && { createdAt }) });
        await write(tx, storeId, id, fields);
        const after = await find(tx, storeId, id);
        if (!after) throw new Error('An experiment was not kept.');
        await also?.(tx, { before: undefined, after });
        return after;
      });
    },

    /**
     * @param fieldsOf what the experiment becomes; it gets the one that runs in the store, and may throw.
     * @returns undefined when there is none with this id.
     */
    change(
      storeId: string,
      id: string,
      fieldsOf: (current: Experiment, running: Experiment | undefined) => ExperimentFields,
      { check, also }: ChangeOptions<Experiment> = {},
    ): Promise<Experiment | undefined> {
      return withLockedStore(db, storeId, async (tx) => {
        const before = await find(tx, storeId, id);
        check?.(before);
        if (!before) return undefined;
        await write(tx, storeId, id, fieldsOf(before, await running(tx, storeId)));
        const after = await find(tx, storeId, id);
        await also?.(tx, { before, after });
        return after;
      });
    },

    /** @param mayGo throws when it must be kept. @returns whether there was one. */
    remove(
      storeId: string,
      id: string,
      mayGo: (current: Experiment) => void,
      { check, also }: ChangeOptions<Experiment> = {},
    ): Promise<boolean> {
      return withLockedStore(db, storeId, async (tx) => {
        const before = await find(tx, storeId, id);
        check?.(before);
        if (!before) return false;
        mayGo(before);
        await tx.delete(experiments).where(named(storeId, id));
        await also?.(tx, { before, after: undefined });
        return true;
      });
    },
  };
}

function shown(row: Row): Experiment {
  const moment = (at: string | null) => at && new Date(at).toISOString();
  return {
    ...row.body,
    id: row.id,
    state: row.state,
    planned_visits: row.plannedVisits,
    created_at: new Date(row.createdAt).toISOString(),
    started_at: moment(row.startedAt),
    stopped_at: moment(row.stoppedAt),
  };
}

/** The experiment without what belongs to its row. */
export function fieldsOf({ id: _id, created_at: _at, ...experiment }: Experiment): ExperimentFields {
  const { state, planned_visits, started_at, stopped_at, ...body } = experiment;
  return { body, state, planned_visits, started_at, stopped_at };
}
