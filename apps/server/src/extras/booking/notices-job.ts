/**
 * Sends the notices of the bookings outbox. Failures are retried with increasing delays; after about two days a notice
 * is dropped, while the booking is still listed by `quarry bookings`.
 */
import { NOTICE_CHANNELS, type Notice, type NoticeChannel, type NoticesRepository } from './notices-repository.ts';

const MINUTE_MS = 60_000;
/** Delays before the second attempt, the third, and so on. */
const WAITS_MINUTES = [1, 5, 20, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60];
/** Longer than an attempt can take. */
const LEASE_MS = 2 * MINUTE_MS;
/** Another process on the same database may have added a notice. */
const LOOK_AGAIN_MS = MINUTE_MS;

export type NoticeSenders = Partial<Record<NoticeChannel, (notice: Notice) => Promise<void>>>;

export interface NoticesJob {
  start(): void;
  /** Resolves when the current attempt has ended. */
  stop(): Promise<void>;
  /** A notice was added to the outbox. Returns at once. */
  wake(): void;
  /** Sends all due notices. */
  run(): Promise<void>;
}

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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

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

  async function sendDue(): Promise<void> {
    while (isWanted && !isStopped) {
      const moment = now();
      const notice = await notices.claim(channels, moment, new Date(moment.getTime() + LEASE_MS));
      if (notice) await attempt(notice);
      else isWanted = false;
    }
  }

  function run(): Promise<void> {
    isWanted = channels.length > 0;
    running ??= sendDue()
      .catch((error: unknown) => onFailure(`The outbox of bookings could not be read: ${reasonOf(error)}`))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function runAndLookAgain(): void {
    clearTimeout(timer);
    if (isStopped || channels.length === 0) return;
    timer = setTimeout(runAndLookAgain, LOOK_AGAIN_MS);
    timer.unref();
    void run();
  }

  return {
    run,
    start: runAndLookAgain,
    wake: runAndLookAgain,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Only the error codes: a mail server's message repeats the refused address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, cause }: Error & { code?: unknown; responseCode?: unknown } = error;
  const own = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  if (own.length > 0) return own.join(' ');
  return cause ? reasonOf(cause) : error.name;
}
