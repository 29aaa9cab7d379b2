/** Experiments: a change of rules and synonyms beside what the shop has, for visits that are assigned by a hash. */
import { z } from 'zod';
import { RuleBody, SynonymBody } from '../merchandising.ts';
import { HEAVY_LIMIT, type Operation, perCaller, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

/** A result adds up the events of every visit that takes part. */
const RESULT_LIMIT = perCaller('experiment-results', 60);
const MAX_CHANGES = 50;

export const ExperimentMetric = z.enum(['clicks', 'carts', 'orders', 'revenue', 'without_result']).meta({
  description:
    'By visit: whether it clicked, put into the cart, ordered, or searched without result; `revenue`: the sum of its orders.',
});
export type ExperimentMetric = z.infer<typeof ExperimentMetric>;

export const Treatment = z
  .object({
    add_rules: z.array(RuleBody).max(MAX_CHANGES).default([]),
    remove_rules: z.array(EntryId).max(MAX_CHANGES).default([]).meta({ description: 'Ids of published rules.' }),
    add_synonyms: z.array(SynonymBody).max(MAX_CHANGES).default([]),
  })
  .meta({ description: 'What differs from the published rules and synonyms. Without any change it is an A/A test.' });
export type Treatment = z.infer<typeof Treatment>;

export const ExperimentBody = z.object({
  name: z.string().trim().min(1).max(120),
  method: z.enum(['split', 'interleaving']).meta({
    description:
      '`split`: half of the visits get the change. `interleaving`: every visit gets one list drafted from both rankings; it needs far fewer visits, and compares the order of results only.',
  }),
  metric: ExperimentMetric.exclude(['without_result'])
    .default('clicks')
    .meta({ description: 'What decides; interleaving compares clicks. All others are watched as guardrails.' }),
  minimum_effect: z.number().min(0.005).max(1).default(0.05).meta({
    description:
      'The smallest effect worth finding: a share of what the metric is now (0.05: 5 % more); with interleaving the difference between the shares of visits that prefer the one and the other (0.1: 55 against 45).',
  }),
  share: z.number().min(0.01).max(1).default(1).meta({ description: 'Share of all visits that take part.' }),
  treatment: Treatment.default({ add_rules: [], remove_rules: [], add_synonyms: [] }),
});
export type ExperimentBody = z.infer<typeof ExperimentBody>;

export const ExperimentState = z.enum(['draft', 'running', 'stopped', 'published']);
export type ExperimentState = z.infer<typeof ExperimentState>;

export const Experiment = ExperimentBody.extend({
  id: z.string(),
  state: ExperimentState,
  planned_visits: z.number().int().nullable().meta({
    description: 'Visits after which the effect is found four times in five; set when it starts. null: not started.',
  }),
  created_at: IsoTime,
  started_at: IsoTime.nullable(),
  stopped_at: IsoTime.nullable(),
});
export type Experiment = z.infer<typeof Experiment>;

export const ExperimentPlan = z.object({
  days: z.number().int().meta({ description: 'Days of the past that it was computed from.' }),
  visits_a_day: z
    .number()
    .meta({ description: 'Visits with a search that the change concerns, of those that take part.' }),
  baseline: z.number().nullable().meta({ description: 'The metric now, by visit; null: no such visit yet.' }),
  visits: z.number().int().nullable().meta({ description: 'Visits needed; null: the metric is 0 now.' }),
  expected_days: z.number().int().nullable().meta({ description: 'Days until then; null: no such visits.' }),
  detectable: z.array(z.object({ days: z.number().int(), effect: z.number() })).meta({
    description:
      'The smallest effect that is found four times in five after so many days, as `minimum_effect` counts it.',
  }),
});
export type ExperimentPlan = z.infer<typeof ExperimentPlan>;

const Interval = z.object({ estimate: z.number(), low: z.number(), high: z.number() });

export const MetricResult = z.object({
  metric: ExperimentMetric,
  is_primary: z.boolean(),
  control: z.number().nullable().meta({ description: 'Mean by visit.' }),
  treatment: z.number().nullable(),
  difference: Interval.nullable().meta({ description: 'Treatment minus control; null: too few visits.' }),
  relative: Interval.nullable().meta({ description: 'The difference as a share of the control’s mean.' }),
  p: z.number().nullable().meta({ description: 'Valid however often it is looked at.' }),
  variance_reduction: z.number().nullable().meta({
    description: 'Share of the variance explained by the same visits’ metric before (CUPED).',
  }),
  cap: z.number().nullable().meta({ description: 'Of `revenue`: the 99th percentile, at which each visit is capped.' }),
  uncapped: z.object({ control: z.number(), treatment: z.number() }).nullable(),
  is_harmed: z.boolean().meta({ description: 'The interval lies wholly on the worse side.' }),
});
export type MetricResult = z.infer<typeof MetricResult>;

export const ExperimentResult = z.object({
  verdict: z.enum(['too-early', 'unequal-samples', 'harmful', 'better', 'worse', 'same', 'no-proof', 'open']).meta({
    description:
      '`unequal-samples`: assignment or counting is broken, and no difference means anything. `harmful`: a guardrail is harmed. `same`: any difference is below the minimum. `no-proof`: the planned visits are reached without a decision.',
  }),
  visits: z.number().int(),
  planned_visits: z.number().int(),
  samples: z
    .object({ control: z.number().int(), treatment: z.number().int(), p: z.number(), is_unequal: z.boolean() })
    .nullable()
    .meta({ description: 'null with interleaving, where every visit is in both.' }),
  metrics: z.array(MetricResult).meta({ description: 'Empty with interleaving.' }),
  preference: z
    .object({
      wins: z.number().int(),
      losses: z.number().int(),
      ties: z.number().int(),
      share: Interval,
      p: z.number(),
    })
    .nullable()
    .meta({ description: 'Of interleaving: visits that clicked more of the change’s results, or fewer.' }),
  series: z.array(z.object({ day: z.iso.date() }).extend(Interval.shape)).meta({
    description: 'The interval of what decides after each day, counting the visits whose first search was until then.',
  }),
  simulated_visits: z.number().int().meta({ description: 'Visits of the traffic simulator among them.' }),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;

const BODY_EXAMPLE = {
  name: 'Boost what is in season',
  method: 'split',
  metric: 'clicks',
  minimum_effect: 0.05,
  share: 1,
  treatment: {
    add_rules: [
      {
        kind: 'boost',
        name: 'In season',
        query: 'coat',
        match: 'contains',
        language: null,
        enabled: true,
        starts_at: null,
        ends_at: null,
        filters: { category: ['coat'] },
        strength: 60,
      },
    ],
    remove_rules: [],
    add_synonyms: [],
  },
} as const;
const EXPERIMENT_EXAMPLE = {
  ...BODY_EXAMPLE,
  id: '8d3c2b1a-4f5e-4d6c-9b8a-7f6e5d4c3b2a',
  state: 'draft',
  planned_visits: null,
  created_at: '2026-11-01T09:00:00.000Z',
  started_at: null,
  stopped_at: null,
};
const RUNNING_EXAMPLE = {
  ...EXPERIMENT_EXAMPLE,
  state: 'running',
  planned_visits: 14_028,
  started_at: '2026-11-02T09:00:00.000Z',
};
const STOPPED_EXAMPLE = { ...RUNNING_EXAMPLE, state: 'stopped', stopped_at: '2026-11-16T09:00:00.000Z' };
const IN_STORE = { store: 'myshop' };
const ONE = { store: 'myshop', id: EXPERIMENT_EXAMPLE.id };
const INTERVAL_EXAMPLE = { estimate: 0.021, low: 0.004, high: 0.038 };

const read = { limit: READ_LIMIT, permission: 'experiments:read', isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'experiments:write', isIdempotent: true, isAudited: true } as const;

export const experimentsOperations = {
  listExperiments: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/experiments',
    schema: {
      tags: ['Experiments'],
      summary: 'Experiments of a store, the latest first',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(Experiment), ...problems },
    },
    example: { params: IN_STORE, query: {}, reply: { items: [EXPERIMENT_EXAMPLE], next_cursor: null } },
  },
  experiment: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/experiments/:id',
    schema: {
      tags: ['Experiments'],
      summary: 'One experiment',
      params: InStoreWithId,
      response: { 200: Experiment, ...problems },
    },
    example: { params: ONE, reply: EXPERIMENT_EXAMPLE },
  },
  planExperiment: {
    ...read,
    limit: HEAVY_LIMIT,
    method: 'POST',
    url: '/api/v1/stores/:store/experiments/plan',
    schema: {
      tags: ['Experiments'],
      summary: 'How many visits and days an experiment needs, from the traffic of the last four weeks',
      params: InStore,
      body: ExperimentBody,
      response: { 200: ExperimentPlan, ...problems },
    },
    example: {
      params: IN_STORE,
      body: BODY_EXAMPLE,
      reply: {
        days: 28,
        visits_a_day: 820.5,
        baseline: 0.31,
        visits: 14_028,
        expected_days: 18,
        detectable: [{ days: 14, effect: 0.057 }],
      },
    },
  },
  createExperiment: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/experiments',
    schema: {
      tags: ['Experiments'],
      summary: 'Add an experiment as a draft',
      params: InStore,
      body: ExperimentBody,
      response: { 201: Experiment, ...problems },
    },
    example: { params: IN_STORE, body: BODY_EXAMPLE, reply: EXPERIMENT_EXAMPLE },
  },
  changeExperiment: {
    ...change,
    ownProblems: ['experiment-started'],
    method: 'PATCH',
    url: '/api/v1/stores/:store/experiments/:id',
    schema: {
      tags: ['Experiments'],
      summary: 'Change some fields of a draft; of an experiment that has started, only its name',
      params: InStoreWithId,
      body: z.record(z.string().max(100), z.unknown()).meta({ description: 'Fields of the body; each is replaced.' }),
      response: { 200: Experiment, ...problems },
    },
    example: { params: ONE, body: { minimum_effect: 0.05 }, reply: EXPERIMENT_EXAMPLE },
  },
  deleteExperiment: {
    ...change,
    ownProblems: ['experiment-started'],
    method: 'DELETE',
    url: '/api/v1/stores/:store/experiments/:id',
    schema: {
      tags: ['Experiments'],
      summary: 'Delete a draft; an experiment that has started is kept',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ONE, reply: { deleted: true } },
  },
  startExperiment: {
    ...change,
    ownProblems: ['experiment-started', 'experiment-running'],
    method: 'POST',
    url: '/api/v1/stores/:store/experiments/:id/start',
    schema: {
      tags: ['Experiments'],
      summary: 'Start a draft; one experiment of a store runs at a time',
      params: InStoreWithId,
      response: { 200: Experiment, ...problems },
    },
    example: { params: ONE, reply: RUNNING_EXAMPLE },
  },
  stopExperiment: {
    ...change,
    ownProblems: ['experiment-not-running'],
    method: 'POST',
    url: '/api/v1/stores/:store/experiments/:id/stop',
    schema: {
      tags: ['Experiments'],
      summary: 'Stop an experiment; every visit gets what the shop has',
      params: InStoreWithId,
      response: { 200: Experiment, ...problems },
    },
    example: { params: ONE, reply: STOPPED_EXAMPLE },
  },
  publishExperiment: {
    ...change,
    ownProblems: ['experiment-not-started', 'too-many-rules'],
    method: 'POST',
    url: '/api/v1/stores/:store/experiments/:id/publish',
    schema: {
      tags: ['Experiments'],
      summary: 'Make the change the shop’s own: its rules and synonyms are published, and the experiment ends',
      description: 'Needs the write permissions of what it changes, `rules` and `synonyms`, too.',
      params: InStoreWithId,
      response: { 200: Experiment, ...problems },
    },
    example: { params: ONE, reply: { ...STOPPED_EXAMPLE, state: 'published' } },
  },
  experimentResult: {
    ...read,
    limit: RESULT_LIMIT,
    ownProblems: ['experiment-not-started'],
    method: 'GET',
    url: '/api/v1/stores/:store/experiments/:id/result',
    schema: {
      tags: ['Experiments'],
      summary: 'What an experiment shows so far; it may be looked at, and acted on, at any time',
      params: InStoreWithId,
      response: { 200: ExperimentResult, ...problems },
    },
    example: {
      params: ONE,
      reply: {
        verdict: 'better',
        visits: 9210,
        planned_visits: 14_028,
        samples: { control: 4588, treatment: 4622, p: 1, is_unequal: false },
        metrics: [
          {
            metric: 'clicks',
            is_primary: true,
            control: 0.31,
            treatment: 0.331,
            difference: INTERVAL_EXAMPLE,
            relative: { estimate: 0.068, low: 0.013, high: 0.123 },
            p: 0.011,
            variance_reduction: 0.04,
            cap: null,
            uncapped: null,
            is_harmed: false,
          },
        ],
        preference: null,
        series: [{ day: '2026-11-02', ...INTERVAL_EXAMPLE }],
        simulated_visits: 0,
      },
    },
  },
} as const satisfies Record<string, Operation>;
