/**
 * Sends the notices of the bookings outbox. Failures are retried with increasing delays; after about two days a notice
 * is dropped, while the booking is still listed by `quarry bookings`.
 */
import { createOutboxJob, type OutboxJob } from '../../outbox/outbox-job.ts';
import { NOTICE_CHANNELS, type Notice, type NoticeChannel, type NoticesRepository } from './notices-repository.ts';

const MINUTE_MS = 60_000;
/** Delays before the second attempt, the third, and so on. */
const WAITS_MINUTES = [1, 5, 20, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60];
/** Longer than an attempt can take. */
const LEASE_MS = 2 * MINUTE_MS;
/** Another process on the same database may have added a notice. */
const LOOK_AGAIN_MS = MINUTE_MS;

export type NoticeSenders = Partial<Record<NoticeChannel, (notice: Notice) => Promise<void>>>;

export type NoticesJob = OutboxJob;

interface NoticesJobParts {
  notices: NoticesRepository;
  senders: NoticeSenders;
  /** Reports a failure without personal data. */
  onFailure?: (message: string) => void;
  now?: () => Date;
}

export function createNoticesJob({
  notices,
  senders,
  onFailure = (message) => console.error(message),
  now = () => new Date(),
}: NoticesJobParts): NoticesJob {
  const channels = NOTICE_CHANNELS.filter((channel) => senders[channel] !== undefined);
  async function attempt(notice: Notice): Promise<void> {
    try {
      await senders[notice.channel]?.(notice);
      await notices.delete(notice.id);
    } catch (error) {
      const waitMinutes = WAITS_MINUTES[notice.attempts];
      const name = `The notice ${notice.id} (${notice.channel}, ${notice.event})`;
      if (waitMinutes === undefined) {
        onFailure(`${name} was given up after ${notice.attempts + 1} attempts: ${reasonOf(error)}`);
        await notices.delete(notice.id);
        return;
      }
      onFailure(`${name} was not sent, the next attempt is in ${waitMinutes} minutes: ${reasonOf(error)}`);
      await notices.postpone(notice.id, new Date(now().getTime() + waitMinutes * MINUTE_MS));
    }
  }

  const job = createOutboxJob({
    claim: (moment, leaseUntil) => notices.claim(channels, moment, leaseUntil),
    attempt,
    onError: (error) => onFailure(`The outbox of bookings could not be read: ${reasonOf(error)}`),
    leaseMs: LEASE_MS,
    lookAgainMs: LOOK_AGAIN_MS,
    now,
  });
  // Without a channel nothing is ever due.
  return channels.length > 0 ? job : { ...job, start: () => {}, wake: () => {}, run: async () => {} };
}

/** Only the error codes: a mail server's message repeats the refused address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, cause }: Error & { code?: unknown; responseCode?: unknown } = error;
  const own = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  if (own.length > 0) return own.join(' ');
  return cause ? reasonOf(cause) : error.name;
}
