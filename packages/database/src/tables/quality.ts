/** Judged queries, conversation tests, and the runs of both. */
import type {
  ConversationTestBody,
  FailedExpectation,
  FloorFigure,
  Language,
  QualityFigures,
  QualityFloors,
  QualityRun,
  RunCause,
} from '@quarry/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const storeId = () =>
  text('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });

export const judgedQueries = pgTable(
  'judged_queries',
  {
    storeId: storeId(),
    query: text('query').notNull(),
    /** Empty: as the words say. */
    language: text('language').$type<Language | ''>().notNull(),
    grades: jsonb('grades').$type<{ product_id: string; grade: number }[]>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.query, table.language] })],
);

export const conversationTests = pgTable(
  'conversation_tests',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    body: jsonb('body').$type<ConversationTestBody>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** What a run found for one query. */
export interface QueryOutcome {
  query: string;
  language: Language | null;
  ndcg: number | null;
  mrr: number | null;
  recall: number | null;
  judged: number | null;
  total: number;
  isRedirected: boolean;
  /** Ids of the first products. */
  first: string[];
}

export interface TestOutcome {
  id: string;
  name: string;
  failed: FailedExpectation[];
}

export const qualityRuns = pgTable(
  'quality_runs',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    tookMs: integer('took_ms').notNull(),
    causes: jsonb('causes').$type<RunCause[]>().notNull(),
    /** Of what was measured; a run is due when one of them is another now. */
    versions: jsonb('versions').$type<Record<string, string>>().notNull(),
    figures: jsonb('figures').$type<QualityFigures>().notNull(),
    belowFloor: jsonb('below_floor').$type<FloorFigure[]>().notNull(),
    /** To the run before. */
    ndcgChange: jsonb('ndcg_change').$type<QualityRun['ndcg_change']>(),
    queries: jsonb('queries').$type<QueryOutcome[]>().notNull(),
    conversations: jsonb('conversations').$type<TestOutcome[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('quality_runs_by_position').on(table.storeId, table.position),
  ],
);

export const qualityStates = pgTable('quality_states', {
  storeId: storeId().primaryKey(),
  floors: jsonb('floors').$type<QualityFloors>(),
  /** Until then a process holds the store's run; one that dies lets it go by that. */
  heldUntil: moment('held_until'),
});
