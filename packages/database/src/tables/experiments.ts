/** Experiments of a store, the visits that take part in them, and the lists that interleaving showed. */
import type { ExperimentBody, ExperimentState } from '@quarry/contract';
import {
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const experiments = pgTable(
  'experiments',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<ExperimentBody>().notNull(),
    state: text('state').$type<ExperimentState>().notNull().default('draft'),
    plannedVisits: integer('planned_visits'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('experiments_running').on(table.storeId).where(sql`${table.state} = 'running'`),
  ],
);

const partOfExperiment = () => ({
  storeId: text('store_id').notNull(),
  experimentId: text('experiment_id').notNull(),
});

/** Visits from their first search that the experiment concerns. */
export const experimentVisits = pgTable(
  'experiment_visits',
  {
    ...partOfExperiment(),
    sessionId: text('session_id').notNull(),
    /** With interleaving every visit is in both samples. */
    sample: text('sample').$type<'control' | 'treatment' | 'both'>().notNull(),
    isSimulated: boolean('is_simulated').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.experimentId, table.sessionId] }),
    foreignKey({
      columns: [table.storeId, table.experimentId],
      foreignColumns: [experiments.storeId, experiments.id],
    }).onDelete('cascade'),
  ],
);

/** Which products of a list stand for which ranking. */
export const experimentLists = pgTable(
  'experiment_lists',
  {
    ...partOfExperiment(),
    queryId: text('query_id').notNull(),
    sessionId: text('session_id').notNull(),
    control: jsonb('control').$type<string[]>().notNull(),
    treatment: jsonb('treatment').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.experimentId, table.queryId] }),
    foreignKey({
      columns: [table.storeId, table.experimentId],
      foreignColumns: [experiments.storeId, experiments.id],
    }).onDelete('cascade'),
  ],
);
