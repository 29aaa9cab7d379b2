/** Deletes the counts of past windows from the database every few minutes. */
import type { OnError } from '../log.ts';
import type { BackgroundJob } from '../plugins/background-jobs.ts';

const EVERY_MS = 5 * 60_000;

interface ExpiredCountsJobParts {
  deleteExpired(): Promise<void>;
  onError?: OnError;
}

export function createExpiredCountsJob({
  deleteExpired,
  onError = (message, error) => console.error(message, error),
}: ExpiredCountsJobParts): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = deleteExpired().catch((error: unknown) => onError('Expired rate limits could not be deleted.', error));
  }

  return {
    start() {
      run();
      timer = setInterval(run, EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
