/** Quality of a store's search and assistant: figures of its judged queries and conversation tests, floors, history. */
import { z } from 'zod';
import { Language } from '../language.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

const Share = z.number().min(0).max(1);
const Count = z.number().int().min(0);

export const QualityFigures = z.object({
  queries: Count.meta({ description: 'Judged queries that were searched for.' }),
  ndcg: Share.nullable().meta({
    description: 'Mean NDCG of the first ten; null: no query has a product above grade 0.',
  }),
  mrr: Share.nullable().meta({ description: 'Mean reciprocal rank of the first product above grade 0.' }),
  recall: Share.nullable().meta({ description: 'Share of the products above grade 0 that are among the first 50.' }),
  without_result: Share.nullable().meta({ description: 'Share of the queries that find nothing.' }),
  judged: Share.nullable().meta({
    description: 'Share of the first ten that have a grade; a product without one counts as 0.',
  }),
  conversations: Count.meta({ description: 'Conversation tests that were held.' }),
  passed: Share.nullable().meta({ description: 'Share of them whose expectations all hold.' }),
});
export type QualityFigures = z.infer<typeof QualityFigures>;

export const FLOOR_FIGURES = ['ndcg', 'mrr', 'recall', 'without_result', 'passed'] as const;
export const FloorFigure = z.enum(FLOOR_FIGURES);
export type FloorFigure = z.infer<typeof FloorFigure>;

const Floor = Share.nullable().default(null);
export const QualityFloors = z.strictObject({
  ndcg: Floor,
  mrr: Floor,
  recall: Floor,
  without_result: Floor.meta({ description: 'The most that is allowed; of all others the least. null: no floor.' }),
  passed: Floor,
});
export type QualityFloors = z.infer<typeof QualityFloors>;

export const RunCause = z.enum(['asked', 'first', 'rules', 'settings', 'catalogue', 'engine', 'tests']).meta({
  description: 'What changed since the run before; `tests`: the judged queries or conversation tests themselves.',
});
export type RunCause = z.infer<typeof RunCause>;

const PairedInterval = z.object({
  estimate: z.number(),
  low: z.number(),
  high: z.number(),
  queries: z.number().int().meta({ description: 'Queries that both have.' }),
});

export const QualityRun = z.object({
  id: z.string(),
  at: IsoTime,
  causes: z.array(RunCause),
  figures: QualityFigures,
  below_floor: z.array(FloorFigure).meta({ description: 'By the floors of that time.' }),
  ndcg_change: PairedInterval.nullable().meta({
    description:
      'Mean difference of NDCG to the run before, with a 95 % interval over the same queries; null: too few.',
  }),
  took_ms: z.number().int(),
});
export type QualityRun = z.infer<typeof QualityRun>;

export const QueryFigure = z.object({
  query: z.string(),
  language: Language.nullable(),
  ndcg: Share.nullable(),
  ndcg_before: Share.nullable().meta({ description: 'In the run before; null: it was not judged then.' }),
  total: z.number().int().meta({ description: 'Products found.' }),
  judged: Share.nullable(),
  first: z
    .array(z.object({ product_id: z.string(), title: z.string(), grade: z.number().int().nullable() }))
    .meta({ description: 'The first five, for queries whose NDCG has changed.' }),
});
export type QueryFigure = z.infer<typeof QueryFigure>;

export const FailedExpectation = z.object({
  turn: z.number().int().meta({ description: 'From 1.' }),
  expectation: z.enum(['products', 'shows', 'hides', 'max_price', 'says', 'does_not_say', 'answers']),
  expected: z.string(),
  got: z.string(),
});
export type FailedExpectation = z.infer<typeof FailedExpectation>;

export const ConversationOutcome = z.object({
  id: z.string(),
  name: z.string(),
  has_passed: z.boolean(),
  had_passed: z.boolean().nullable().meta({ description: 'In the run before; null: there was no such test.' }),
  failed: z.array(FailedExpectation),
});
export type ConversationOutcome = z.infer<typeof ConversationOutcome>;

export const QualityRunDetail = QualityRun.extend({
  queries: z.array(QueryFigure).meta({ description: 'Those that fell most first.' }),
  conversation_tests: z.array(ConversationOutcome).meta({ description: 'Failed ones first.' }),
});
export type QualityRunDetail = z.infer<typeof QualityRunDetail>;

export const Quality = z.object({
  floors: QualityFloors,
  judged_queries: Count,
  grades: Count,
  conversation_tests: Count,
  is_running: z.boolean(),
  latest: QualityRun.nullable(),
});
export type Quality = z.infer<typeof Quality>;

const Moved = z.object({
  query: z.string(),
  language: Language.nullable(),
  before: Share.meta({ description: 'NDCG of the first ten with the published rules.' }),
  after: Share,
});
export const PublicationCheck = z.object({
  concerned: Count.meta({ description: 'Judged queries that the drafts can concern.' }),
  compared: Count.meta({ description: 'Of these: searched for both ways within the time of a call.' }),
  falls: z.array(Moved).meta({ description: 'The worst first.' }),
  rises: z.array(Moved),
  ndcg_before: Share.nullable().meta({ description: 'Mean of all judged queries, from the latest run.' }),
  ndcg_after: Share.nullable(),
  below_floor: z
    .array(FloorFigure)
    .meta({ description: 'Figures that the publication would bring below their floor.' }),
});
export type PublicationCheck = z.infer<typeof PublicationCheck>;

const FIGURES_EXAMPLE = {
  queries: 120,
  ndcg: 0.86,
  mrr: 0.91,
  recall: 0.94,
  without_result: 0.01,
  judged: 0.82,
  conversations: 14,
  passed: 1,
};
const RUN_EXAMPLE = {
  id: '7e1a52a8-4d0f-4c6d-9b55-0f3a9f1c2d3e',
  at: '2026-11-02T09:00:00.000Z',
  causes: ['rules' as const],
  figures: FIGURES_EXAMPLE,
  below_floor: [],
  ndcg_change: { estimate: -0.012, low: -0.02, high: -0.004, queries: 118 },
  took_ms: 840,
};
const FLOORS_EXAMPLE = { ndcg: 0.8, mrr: null, recall: null, without_result: 0.05, passed: 1 };
const OVERVIEW_EXAMPLE = {
  floors: FLOORS_EXAMPLE,
  judged_queries: 120,
  grades: 960,
  conversation_tests: 14,
  is_running: false,
  latest: RUN_EXAMPLE,
};
const IN_STORE = { store: 'myshop' };
const URL = '/api/v1/stores/:store/quality';

const read = { limit: READ_LIMIT, permission: 'quality:read', isIdempotent: false, isAudited: false } as const;

export const qualityOperations = {
  quality: {
    ...read,
    method: 'GET',
    url: URL,
    schema: {
      tags: ['Quality'],
      summary: 'Floors, the latest run, and how much is judged',
      params: InStore,
      response: { 200: Quality, ...problems },
    },
    example: { params: IN_STORE, reply: OVERVIEW_EXAMPLE },
  },
  changeQualityFloors: {
    limit: WRITE_LIMIT,
    permission: 'quality:write',
    isIdempotent: true,
    isAudited: true,
    method: 'PUT',
    url: `${URL}/floors`,
    schema: {
      tags: ['Quality'],
      summary: 'Set the floors: a publication of rules that would bring a figure below its floor is refused',
      params: InStore,
      body: QualityFloors,
      response: { 200: QualityFloors, ...problems },
    },
    example: { params: IN_STORE, body: FLOORS_EXAMPLE, reply: FLOORS_EXAMPLE },
  },
  qualityRuns: {
    ...read,
    method: 'GET',
    url: `${URL}/runs`,
    schema: {
      tags: ['Quality'],
      summary: 'Runs of the judged queries and conversation tests, the latest first',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(QualityRun), ...problems },
    },
    example: { params: IN_STORE, query: {}, reply: { items: [RUN_EXAMPLE], next_cursor: null } },
  },
  qualityRun: {
    ...read,
    ownProblems: ['quality-run-not-found'],
    method: 'GET',
    url: `${URL}/runs/:id`,
    schema: {
      tags: ['Quality'],
      summary: 'One run, with what moved since the run before',
      params: InStoreWithId,
      response: { 200: QualityRunDetail, ...problems },
    },
    example: {
      params: { store: 'myshop', id: RUN_EXAMPLE.id },
      reply: { ...RUN_EXAMPLE, queries: [], conversation_tests: [] },
    },
  },
  startQualityRun: {
    limit: HEAVY_LIMIT,
    permission: 'quality:write',
    isIdempotent: false,
    isAudited: false,
    method: 'POST',
    url: `${URL}/runs`,
    schema: {
      tags: ['Quality'],
      summary: 'Run all judged queries and conversation tests now; `quality` tells when it is done',
      description: 'A change of rules, settings, catalogue or engine starts a run by itself within a minute.',
      params: InStore,
      response: { 202: z.object({ is_running: z.literal(true) }), ...problems },
    },
    example: { params: IN_STORE, reply: { is_running: true } },
  },
  checkPublication: {
    ...read,
    limit: HEAVY_LIMIT,
    permission: 'rules:read',
    method: 'POST',
    url: '/api/v1/stores/:store/rules/publish/check',
    ownProblems: ['rule-not-found'],
    schema: {
      tags: ['Rules'],
      summary: 'What a publication of drafts would do to the judged queries',
      params: InStore,
      body: z.object({
        ids: z.array(EntryId).max(2000).optional().meta({ description: 'Drafts; absent: all of them.' }),
      }),
      response: { 200: PublicationCheck, ...problems },
    },
    example: {
      params: IN_STORE,
      body: {},
      reply: {
        concerned: 3,
        compared: 3,
        falls: [{ query: 'wool coat', language: null, before: 0.92, after: 0.61 }],
        rises: [],
        ndcg_before: 0.86,
        ndcg_after: 0.857,
        below_floor: [],
      },
    },
  },
} as const satisfies Record<string, Operation>;
