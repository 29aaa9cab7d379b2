/**
 * What the running experiment of a store does with a search: which sample the visit is in, what the change would give,
 * and the record of who took part, which is written a moment later, so that no search waits for it.
 */
import type { Experiment, StoreSettings } from '@quarry/contract';
import type { Visit } from '../analytics/index.ts';
import type { MerchandisingService } from '../merchandising/index.ts';
import type { Trial } from '../search/index.ts';
import type { ExperimentsRepository } from './experiments-repository.ts';
import type { Exposure, ExposuresRepository, ShownList } from './exposures-repository.ts';
import { assignedSample, hashedShare } from './statistics/assignment.ts';

/** Maximum delay in milliseconds before exposures are written. */
const KEPT_WITHIN_MS = 500;
const WRITTEN_AT_ONCE = 500;
/** Maximum number of unwritten exposures. When the database is too slow, newer ones are dropped. */
const MAX_WAITING = 10_000;
/** Visits that are known to be recorded. */
const MAX_KNOWN = 50_000;

export interface RunningExperiments {
  trialOf(settings: StoreSettings, visit: Visit, query: string): Promise<Trial | undefined>;
  /** An experiment of the store has changed here. */
  changed(storeId: string): void;
  /** Resolves when all exposures are written or have failed. */
  settle(): Promise<void>;
}

interface RunningExperimentsParts {
  experiments: Pick<ExperimentsRepository, 'running'>;
  exposures: ExposuresRepository;
  merchandising: Pick<MerchandisingService, 'changedBy'>;
  /** Milliseconds after which changes of other processes are looked for. */
  maxAgeMs: number;
  onError: (message: string, error: unknown) => void;
  now?: () => Date;
}

export function createRunningExperiments({
  experiments,
  exposures,
  merchandising,
  maxAgeMs,
  onError,
  now = () => new Date(),
}: RunningExperimentsParts): RunningExperiments {
  const held = new Map<string, { experiment: Promise<Experiment | undefined>; readAt: number }>();
  const known = new Set<string>();
  let visits: Exposure[] = [];
  let lists: ShownList[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function runningIn(storeId: string): Promise<Experiment | undefined> {
    const found = held.get(storeId);
    if (found && performance.now() - found.readAt < maxAgeMs) return found.experiment;
    const experiment = experiments
      .running(storeId)
      .then(async (read) => {
        // What is prepared of a change is remembered by the object.
        const before = await found?.experiment;
        return read && before?.id === read.id ? before : read;
      })
      .catch((error: unknown) => {
        held.delete(storeId);
        // A search is answered also when nothing is known of experiments.
        onError('The running experiment could not be read.', error);
        return undefined;
      });
    held.set(storeId, { experiment, readAt: performance.now() });
    return experiment;
  }

  async function write(newVisits: readonly Exposure[], newLists: readonly ShownList[]): Promise<void> {
    for (let from = 0; from < newVisits.length; from += WRITTEN_AT_ONCE)
      await exposures.addVisits(newVisits.slice(from, from + WRITTEN_AT_ONCE));
    for (let from = 0; from < newLists.length; from += WRITTEN_AT_ONCE)
      await exposures.addLists(newLists.slice(from, from + WRITTEN_AT_ONCE));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = { visits, lists };
    [visits, lists] = [[], []];
    writing = writing
      .then(() => write(batch.visits, batch.lists))
      .catch((error: unknown) => {
        known.clear();
        onError('Visits of an experiment could not be kept.', error);
      });
    return writing;
  }

  function record(exposure: Exposure, list: ShownList | undefined): void {
    if (visits.length + lists.length >= MAX_WAITING) return;
    const key = `${exposure.experimentId} ${exposure.sessionId}`;
    if (known.size >= MAX_KNOWN) known.clear();
    if (!known.has(key)) visits.push(exposure);
    known.add(key);
    if (list) lists.push(list);
    timer ??= setTimeout(() => void flush(), KEPT_WITHIN_MS).unref();
  }

  return {
    async trialOf(settings, visit, query) {
      if (visit.isBot || visit.id === undefined) return undefined;
      const experiment = await runningIn(settings.id);
      if (!experiment) return undefined;
      const sessionId = visit.id;
      const assigned = assignedSample(experiment.id, sessionId, experiment.share);
      if (!assigned) return undefined;
      const changed = await merchandising.changedBy(settings, experiment.treatment);
      const time = now();
      if (!changed.concerns(query, undefined, time.getTime())) return undefined;
      const sample = experiment.method === 'interleaving' ? 'both' : assigned;
      const part = { storeId: settings.id, experimentId: experiment.id, sessionId };
      return {
        ...changed.decide(query, undefined, time.getTime()),
        sample,
        isControlFirst: (round) => hashedShare(experiment.id, `${sessionId}\n${query}\n${round}`) < 0.5,
        expose({ queryId, control = [], treatment = [] }) {
          const list = { ...part, queryId, control, treatment };
          record(
            { ...part, sample, isSimulated: visit.source === 'simulated', firstAt: time.toISOString() },
            control.length + treatment.length > 0 ? list : undefined,
          );
        },
      };
    },

    changed(storeId) {
      held.delete(storeId);
      known.clear();
    },

    settle: flush,
  };
}
