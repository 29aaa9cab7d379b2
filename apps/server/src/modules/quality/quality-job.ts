/**
 * Runs the judged queries and conversation tests of a store when its rules, settings, catalogue, tests or the engine have
 * changed, and then nothing has changed for a while: an import or an hour of grading is one run, not many.
 */
import type { StoreSettings } from '@quarry/contract';
import type { OnError } from '../../log.ts';
import type { BackgroundJob } from '../../plugins/background-jobs.ts';
import { createWorkLoop } from '../../work-loop.ts';
import type { QualityRunsRepository } from './quality-runs-repository.ts';
import type { QualityService } from './quality-service.ts';

const LOOK_AGAIN_MS = 10_000;
const QUIET_MS = 20_000;

export interface QualityJob extends BackgroundJob {
  /** Looks at all stores once. */
  look(): Promise<void>;
}

interface QualityJobParts {
  runs: Pick<QualityRunsRepository, 'stores'>;
  quality: Pick<QualityService, 'due' | 'run' | 'settle'>;
  stores: { find(id: string): Promise<StoreSettings | undefined> };
  onError: OnError;
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

export function createQualityJob({
  runs,
  quality,
  stores,
  onError,
  clock = () => performance.now(),
}: QualityJobParts): QualityJob {
  /** What is due in a store, and since when it has been the same. */
  const waiting = new Map<string, { versions: string; since: number }>();

  async function lookAt(storeId: string): Promise<void> {
    const settings = await stores.find(storeId);
    if (!settings) return;
    const { causes, versions } = await quality.due(settings);
    if (causes.length === 0) {
      waiting.delete(storeId);
      return;
    }
    const now = JSON.stringify(versions);
    const seen = waiting.get(storeId);
    if (seen?.versions !== now) waiting.set(storeId, { versions: now, since: clock() });
    else if (clock() - seen.since >= QUIET_MS) {
      waiting.delete(storeId);
      await quality.run(settings, causes);
    }
  }

  async function look(): Promise<void> {
    for (const storeId of await runs.stores()) {
      // A store that cannot be measured holds no other up.
      await lookAt(storeId).catch((error: unknown) =>
        onError(`The quality of ${storeId} could not be measured.`, error),
      );
    }
  }

  const loop = createWorkLoop({
    async doNext() {
      await look();
      return false;
    },
    onError: (error) => onError('The quality of stores could not be measured.', error),
    lookAgainMs: LOOK_AGAIN_MS,
  });

  return {
    look,
    start: loop.wake,
    async stop() {
      await loop.stop();
      await quality.settle();
    },
  };
}
