/** Sends the entries of an outbox in the database that are due. */
import type { BackgroundJob } from '../plugins/background-jobs.ts';
import { createWorkLoop } from '../work-loop.ts';

export interface OutboxJob extends BackgroundJob {
  /** An entry was added. Returns at once. */
  wake(): void;
  /** Sends all due entries. */
  run(): Promise<void>;
}

interface OutboxJobParts<Entry> {
  /** The first due entry, reserved until the lease ends; then it is sent again by whoever claims it. */
  claim(now: Date, leaseUntil: Date): Promise<Entry | undefined>;
  /** Sends one entry and writes down how it went; throws only when that cannot be written. */
  attempt(entry: Entry): Promise<void>;
  /** The outbox could not be read or written. */
  onError(error: unknown): void;
  /** Longer than an attempt can take. */
  leaseMs: number;
  lookAgainMs: number;
  /** Entries that are sent at the same time. */
  lanes?: number;
  now?: () => Date;
}

export function createOutboxJob<Entry>({
  claim,
  attempt,
  leaseMs,
  now = () => new Date(),
  ...rest
}: OutboxJobParts<Entry>): OutboxJob {
  const { wake, run, stop } = createWorkLoop({
    ...rest,
    async doNext() {
      const moment = now();
      const entry = await claim(moment, new Date(moment.getTime() + leaseMs));
      if (entry) await attempt(entry);
      return entry !== undefined;
    },
  });
  return { run, start: wake, wake, stop };
}
