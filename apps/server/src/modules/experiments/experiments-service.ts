/** Experiments as staff run them: drafts, start, stop, publication, plan and result. */
import { randomUUID } from 'node:crypto';
import {
  type Experiment,
  ExperimentBody,
  type ExperimentPlan,
  type ExperimentResult,
  MAX_RULES,
  problem,
  type StoreRule,
  type StoreSettings,
  type Treatment,
} from '@quarry/contract';
import { type QueryEventsRepository, reportZone } from '../analytics/index.ts';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import { isNoChange, type MerchandisingService, patched, type RulesRepository } from '../merchandising/index.ts';
import { type ExperimentFields, type ExperimentsRepository, fieldsOf } from './experiments-repository.ts';
import type { OutcomesRepository } from './outcomes-repository.ts';
import { PLAN_DAYS, planOf } from './plan.ts';
import { interleavingResult, splitResult } from './result.ts';
import type { RunningExperiments } from './running-experiments.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Distinct queries of the past that a plan looks at. */
const MAX_QUERIES = 10_000;
/** Without past visits, the interval is tuned for this number. */
const USUAL_VISITS = 10_000;

export interface ExperimentsParts {
  experiments: ExperimentsRepository;
  outcomes: OutcomesRepository;
  running: Pick<RunningExperiments, 'changed' | 'settle'>;
  rules: Pick<RulesRepository, 'list' | 'publishChange' | 'removeSynonyms' | 'revert'>;
  merchandising: Pick<MerchandisingService, 'checkRule' | 'changed' | 'changedBy'>;
  queries: QueryEventsRepository['distinctQueries'];
  now?: () => Date;
}

/** What a publication changed; undo restores `before`. */
export interface ExperimentPublication {
  experiment: Experiment;
  rules_version: number;
  /** Drafts that it published. */
  drafts: StoreRule[];
  /** Ids of the synonyms that it added. */
  synonyms: string[];
}

export type ExperimentsService = ReturnType<typeof createExperimentsService>;

export function createExperimentsService({
  experiments,
  outcomes,
  running,
  rules,
  merchandising,
  queries,
  now = () => new Date(),
}: ExperimentsParts) {
  async function find(storeId: string, id: string): Promise<Experiment> {
    const experiment = await experiments.find(storeId, id);
    if (!experiment) throw problem('experiment-not-found');
    return experiment;
  }

  async function change(
    storeId: string,
    id: string,
    fieldsAfter: (current: Experiment, running: Experiment | undefined) => ExperimentFields,
    options: ChangeOptions<Experiment>,
  ): Promise<Experiment> {
    try {
      const changed = await experiments.change(storeId, id, fieldsAfter, options);
      if (!changed) throw problem('experiment-not-found');
      return changed;
    } finally {
      running.changed(storeId);
    }
  }

  /** @throws `invalid-request` that names the field. */
  async function check(storeId: string, { method, treatment }: ExperimentBody): Promise<void> {
    for (const rule of treatment.add_rules) await merchandising.checkRule(storeId, rule);
    const published = (await rules.list(storeId)).filter(({ state }) => state === 'published');
    const removed = treatment.remove_rules.map((id) => published.find((rule) => rule.id === id));
    if (removed.includes(undefined)) throw wrong('treatment.remove_rules', 'Name published rules of this store.');
    if (method !== 'interleaving') return;
    const kinds = [...treatment.add_rules, ...removed].map((rule) => rule?.kind);
    if (treatment.add_synonyms.length > 0 || kinds.includes('hide') || kinds.includes('redirect')) {
      throw wrong(
        'method',
        'Interleaving compares the order of the same products. Use `split` for synonyms and for rules that hide or redirect.',
      );
    }
  }

  async function plan(settings: StoreSettings, body: ExperimentBody): Promise<ExperimentPlan> {
    await check(settings.id, body);
    const until = now();
    const since = new Date(until.getTime() - PLAN_DAYS * DAY_MS);
    const concerned = await concernedQueries(settings, body.treatment, since);
    const { days } = await outcomes.ofPast(settings.id, concerned, { since, until });
    return planOf(body, days);
  }

  /** @returns null when it concerns every query. */
  async function concernedQueries(settings: StoreSettings, treatment: Treatment, since: Date) {
    if (isNoChange(treatment)) return null;
    const changed = await merchandising.changedBy(settings, treatment);
    const asked = await queries(settings.id, since, MAX_QUERIES);
    return asked.flatMap(({ query }) => (changed.concerns(query, undefined, now().getTime()) ? [query] : []));
  }

  function begun(current: Experiment): Experiment {
    if (current.state === 'draft') throw problem('experiment-not-started');
    return current;
  }

  const stopped = (current: Experiment): ExperimentFields => ({
    ...fieldsOf(current),
    state: 'stopped',
    stopped_at: current.stopped_at ?? now().toISOString(),
  });

  return {
    find,
    list: experiments.list,
    plan,

    /** @throws `invalid-request`. */
    async create(storeId: string, body: ExperimentBody, auditOf: (id: string) => AlsoWrite): Promise<Experiment> {
      await check(storeId, body);
      const id = randomUUID();
      return experiments.add(storeId, { id, ...draftOf(body) }, { also: auditOf(id) });
    },

    /** @throws `experiment-not-found`, `experiment-started`, `invalid-request`. */
    async change(
      storeId: string,
      id: string,
      changes: Readonly<Record<string, unknown>>,
      options: ChangeOptions<Experiment>,
    ): Promise<Experiment> {
      const bodyOf = (current: Experiment) => patched(ExperimentBody, fieldsOf(current).body, changes);
      await check(storeId, bodyOf(await find(storeId, id)));
      return change(
        storeId,
        id,
        (current) => {
          const isNameOnly = Object.keys(changes).every((field) => field === 'name');
          if (current.state !== 'draft' && !isNameOnly) throw problem('experiment-started');
          return { ...fieldsOf(current), body: bodyOf(current) };
        },
        options,
      );
    },

    /** @throws `experiment-not-found`, `experiment-started`. */
    async remove(storeId: string, id: string, options: ChangeOptions<Experiment>): Promise<void> {
      const mayGo = ({ state }: Experiment) => {
        if (state !== 'draft') throw problem('experiment-started');
      };
      if (!(await experiments.remove(storeId, id, mayGo, options))) throw problem('experiment-not-found');
    },

    /** @throws `experiment-not-found`, `experiment-started`, `experiment-running`. */
    async start(settings: StoreSettings, id: string, options: ChangeOptions<Experiment>): Promise<Experiment> {
      const { visits } = await plan(settings, fieldsOf(await find(settings.id, id)).body);
      return change(
        settings.id,
        id,
        (current, other) => {
          if (current.state !== 'draft') throw problem('experiment-started');
          if (other) throw problem('experiment-running');
          return {
            ...fieldsOf(current),
            state: 'running',
            planned_visits: visits ?? USUAL_VISITS,
            started_at: now().toISOString(),
          };
        },
        options,
      );
    },

    /** @throws `experiment-not-found`, `experiment-not-running`. */
    async stop(storeId: string, id: string, options: ChangeOptions<Experiment>): Promise<Experiment> {
      return change(
        storeId,
        id,
        (current) => {
          if (current.state !== 'running') throw problem('experiment-not-running');
          return stopped(current);
        },
        options,
      );
    },

    /** @throws `experiment-not-found`, `experiment-not-started`, `too-many-rules`, `invalid-request`. */
    async publish(
      storeId: string,
      id: string,
      { by, check: checkState, also }: { by: string } & ChangeOptions<Experiment>,
    ): Promise<Experiment> {
      const before = begun(await find(storeId, id));
      checkState?.(before);
      if (before.state === 'published') return before;
      const fields: ExperimentFields = { ...stopped(before), state: 'published' };
      const after: Experiment = { ...before, state: fields.state, stopped_at: fields.stopped_at };
      await check(storeId, before);
      const published = await thenChanged(
        storeId,
        rules.publishChange(storeId, before.treatment, {
          by,
          note: before.name,
          most: MAX_RULES,
          within: async (tx, { before: from, after: to, drafts, synonyms }) => {
            await experiments.write(tx, storeId, id, fields);
            const line = (experiment: Experiment, version: number): ExperimentPublication => ({
              experiment,
              rules_version: version,
              drafts,
              synonyms,
            });
            await also?.(tx, { before: line(before, from), after: line(after, to) });
          },
        }),
      );
      if (!published) throw problem('too-many-rules');
      return after;
    },

    /** Takes a publication back: the rules and synonyms from before, and the experiment as it was. */
    async unpublish(
      storeId: string,
      { experiment, rules_version: version, drafts, synonyms }: ExperimentPublication,
      { by, check: checkState, also }: { by: string } & ChangeOptions<ExperimentPublication>,
    ): Promise<void> {
      const current = await find(storeId, experiment.id);
      const reverted = await thenChanged(
        storeId,
        rules.revert(storeId, version, {
          by,
          note: '',
          drafts,
          check: (held) => checkState?.({ experiment: current, rules_version: held?.version ?? 0, drafts, synonyms }),
          also: async (tx, { before, after }) => {
            if (!tx) throw new Error('A publication is taken back in a transaction.');
            await rules.removeSynonyms(tx, storeId, synonyms);
            await experiments.write(tx, storeId, experiment.id, fieldsOf(experiment));
            await also?.(tx, { before: { experiment: current, rules: before }, after: { experiment, rules: after } });
          },
        }),
      );
      if (!reverted) throw problem('version-not-found');
    },

    /** Restores an experiment as it was before a change. @throws `experiment-running`. */
    async restore(
      storeId: string,
      id: string,
      before: Experiment | null,
      options: ChangeOptions<Experiment>,
    ): Promise<void> {
      if (before === null) {
        await experiments.remove(storeId, id, () => {}, options);
        running.changed(storeId);
      } else if (await experiments.find(storeId, id)) {
        await change(
          storeId,
          id,
          (_current, other) => {
            if (before.state === 'running' && other && other.id !== id) throw problem('experiment-running');
            return fieldsOf(before);
          },
          options,
        );
      } else {
        await experiments.add(storeId, { id, createdAt: before.created_at, ...fieldsOf(before) }, options);
      }
    },

    /** @throws `experiment-not-found`, `experiment-not-started`. */
    async result(settings: StoreSettings, id: string): Promise<ExperimentResult> {
      const experiment = begun(await find(settings.id, id));
      await running.settle();
      const until = experiment.stopped_at === null ? now() : new Date(experiment.stopped_at);
      const asked = { timeZone: reportZone(settings), until };
      return experiment.method === 'interleaving'
        ? interleavingResult(experiment, await outcomes.preferences(settings.id, id, asked))
        : splitResult(experiment, await outcomes.ofExperiment(settings.id, id, asked));
    },
  };

  async function thenChanged<Outcome>(storeId: string, work: Promise<Outcome>): Promise<Outcome> {
    try {
      return await work;
    } finally {
      merchandising.changed(storeId);
      running.changed(storeId);
    }
  }
}

function draftOf(body: ExperimentBody): ExperimentFields {
  return { body, state: 'draft', planned_visits: null, started_at: null, stopped_at: null };
}

function wrong(field: string, message: string) {
  return problem('invalid-request', { detail: `${field}: ${message}`, errors: [{ field, message }] });
}
