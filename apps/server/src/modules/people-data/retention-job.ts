/** Deletes what is older than the retention of each store, once an hour. */
import { MAX_EVENT_DAYS, type StoreSettings } from '@quarry/contract';
import type { OnError } from '../../log.ts';
import type { BackgroundJob } from '../../plugins/background-jobs.ts';
import type { StoresService } from '../stores/index.ts';
import type { ExpiredCounts, Expiry, RetentionRepository } from './retention-repository.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface RetentionJobParts {
  stores: Pick<StoresService, 'all'>;
  retention: RetentionRepository;
  /** Something was deleted; without personal data. */
  onExpired(storeId: string, counts: ExpiredCounts): void;
  onError: OnError;
  now?: () => Date;
}

export interface RetentionJob extends BackgroundJob {
  /** One round over all stores. */
  run(): Promise<void>;
}

export function createRetentionJob({
  stores,
  retention,
  onExpired,
  onError,
  now = () => new Date(),
}: RetentionJobParts): RetentionJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function round(): Promise<void> {
    for (const settings of await stores.all()) {
      if (isStopped) return;
      try {
        const counts = await retention.expire(settings.id, expiryOf(settings, now().getTime()));
        if (Object.values(counts).some((count) => count > 0)) onExpired(settings.id, counts);
      } catch (error) {
        onError(`Old data of ${settings.id} could not be deleted.`, error);
      }
    }
  }

  function run(): Promise<void> {
    running ??= round()
      .catch((error: unknown) => onError('Old data could not be deleted.', error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    run,
    start() {
      void run();
      timer = setInterval(() => void run(), EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function expiryOf({ retention = {} }: StoreSettings, now: number): Expiry {
  const before = (days: number | undefined) => (days === undefined ? undefined : new Date(now - days * DAY_MS));
  return {
    conversations: before(retention.conversations),
    events: new Date(now - (retention.events ?? MAX_EVENT_DAYS) * DAY_MS),
    orders: before(retention.orders),
    audit: before(retention.audit),
  };
}
