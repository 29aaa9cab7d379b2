/** Deletes the counts of past windows from the database every few minutes. */
import type { BackgroundJob } from '../plugins/background-jobs.ts';

const EVERY_MS = 5 * 60_000;

interface ExpiredCountsJobParts {
  deleteExpired(): Promise<void>;
  onFailure?: (error: unknown) => void;
}

export function createExpiredCountsJob({
  deleteExpired,
  onFailure = (error) => console.error('Expired rate limits could not be deleted.', error),
}: ExpiredCountsJobParts): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = deleteExpired().catch(onFailure);
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
