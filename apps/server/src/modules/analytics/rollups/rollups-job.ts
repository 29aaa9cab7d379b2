/**
 * Keeps the sums of events up to date: before a report of a store is read, and every few seconds for all stores, so that
 * little is left to sum when one is read.
 */
import type { StoreSettings } from '@quarry/contract';
import type { OnError } from '../../../log.ts';
import type { BackgroundJob } from '../../../plugins/background-jobs.ts';
import { createWorkLoop } from '../../../work-loop.ts';
import { reportZone } from '../report-period.ts';
import type { RollupsRepository } from './rollups-repository.ts';

const LOOK_AGAIN_MS = 15_000;

export interface RollupsJob extends BackgroundJob {
  /** Sums what has changed in a store, in a bounded time. @returns true when more is left, which the job sums. */
  refresh(settings: StoreSettings): Promise<boolean>;
}

interface RollupsJobParts {
  rollups: RollupsRepository;
  stores: { find(id: string): Promise<StoreSettings | undefined> };
  onError: OnError;
  now?: () => Date;
}

export function createRollupsJob({ rollups, stores, onError, now = () => new Date() }: RollupsJobParts): RollupsJob {
  const refresh = (settings: StoreSettings) => rollups.refresh(settings.id, reportZone(settings), now());

  /** A store whose events cannot be summed is tried again later, and holds no other up. */
  async function sum(storeId: string): Promise<boolean> {
    try {
      const settings = await stores.find(storeId);
      return settings !== undefined && (await refresh(settings));
    } catch (error) {
      onError(`The events of ${storeId} could not be summed.`, error);
      return false;
    }
  }

  const loop = createWorkLoop({
    async doNext() {
      let isMoreLeft = false;
      for (const storeId of await rollups.staleStores()) {
        if (await sum(storeId)) isMoreLeft = true;
      }
      return isMoreLeft;
    },
    onError: (error) => onError('Events could not be summed.', error),
    lookAgainMs: LOOK_AGAIN_MS,
  });

  return { refresh, start: loop.wake, stop: loop.stop };
}
