/**
 * Limits password guesses without locking an account.
 *
 * Every attempt is counted as a failure before the password is checked, so that parallel guesses count too, and
 * refunded when the password is correct. Three counters with windows of 15 minutes:
 *
 * 1. Account and address: 10 failures. An attacker is refused; the owner at another address is not.
 * 2. Address: 100 failures over all accounts.
 * 3. Account: never refused, only delayed. After 10 failures from all addresses the password is checked at most
 *    once per second, then every 2, 4 and 5 seconds, one step per 10 failures. An attempt waits for its turn, up to 10
 *    seconds, and is then asked to retry. However many addresses attack, they get 12 checks per minute.
 *
 * The third does not apply to addresses that have logged in to this account in the last two weeks: the owner is not
 * delayed while others guess. At a new address the owner waits for one turn; only while guesses from many addresses
 * arrive faster than turns a retry may be necessary.
 *
 * Names without an account are counted in the same way, so that replies do not reveal which accounts exist.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { problem, type Quota } from '@quarry/contract';
import { clientNetwork } from '../../rate-limits/client-network.ts';
import { type CreateLimiter, quotaOf, type Taken } from '../../rate-limits/limiter.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;
const UNSLOWED_FAILURES_PER_ACCOUNT = 10;
const FAMILIAR_SECONDS = 14 * 24 * 60 * 60;
const FAILURES_PER_STEP = 10;
const LONGEST_TURN_SECONDS = 5;
const LONGEST_WAIT_MS = 10_000;
/** Maximum number of attempts waiting in this process; each holds a connection. */
const MAX_WAITING = 200;

export interface LoginLimit {
  /**
   * Counts an attempt as failed and resolves when its turn comes.
   * @throws `too-many-logins` with the seconds until the next try.
   */
  admit(username: string, address: string): Promise<LoginAttempt>;
}

export interface LoginAttempt {
  /** The password was correct: refunds the attempt. */
  succeed(): Promise<void>;
}

interface LoginLimitParts {
  createLimiter: CreateLimiter;
  /** Waits the given milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export function createLoginLimit({ createLimiter, wait = sleep }: LoginLimitParts): LoginLimit {
  const failures = (name: string, points: number) =>
    createLimiter({ name, points, seconds: WINDOW_SECONDS, givesBack: true });
  const ofAccountAndAddress = failures('login-account-address', FAILURES_PER_ACCOUNT_AND_ADDRESS);
  const ofAddress = failures('login-address', FAILURES_PER_ADDRESS);
  const ofAccount = failures('login-account', UNSLOWED_FAILURES_PER_ACCOUNT);
  const turns = createLimiter({ name: 'login-turn', points: 1, seconds: LONGEST_TURN_SECONDS, givesBack: true });
  const familiar = createLimiter({ name: 'login-familiar', points: 1, seconds: FAMILIAR_SECONDS, givesBack: true });
  let waiting = 0;

  /** @returns whether the turn came in time. */
  async function turnCame(username: string, seconds: number): Promise<boolean> {
    if (waiting >= MAX_WAITING) return false;
    waiting += 1;
    try {
      for (let waitedMs = 0; ; ) {
        const turn = await turns.take(username, { seconds });
        if (turn.isAllowed) return true;
        if (waitedMs + turn.resetMs > LONGEST_WAIT_MS) return false;
        await wait(turn.resetMs);
        waitedMs += turn.resetMs;
      }
    } finally {
      waiting -= 1;
    }
  }

  return {
    async admit(username, address) {
      const network = clientNetwork(address);
      const pair = `${network} ${username}`;
      const taken: (() => Promise<void>)[] = [];
      const take = async (limiter: typeof ofAccount, key: string): Promise<Taken> => {
        const point = await limiter.take(key);
        taken.push(() => limiter.giveBack(key, point));
        return point;
      };
      const giveBack = async () => {
        for (const give of taken) await give();
      };

      // The narrower counter first: a refused attacker does not use up the limit of the shared address.
      const byPair = await take(ofAccountAndAddress, pair);
      if (!byPair.isAllowed) throw tooMany(quotaOf(FAILURES_PER_ACCOUNT_AND_ADDRESS, byPair));
      const byAddress = await take(ofAddress, network);
      if (!byAddress.isAllowed) throw tooMany(quotaOf(FAILURES_PER_ADDRESS, byAddress));

      if ((await familiar.used(pair)) === 0) {
        const { used } = await take(ofAccount, username);
        const seconds = turnSeconds(used);
        if (seconds > 0 && !(await turnCame(username, seconds))) {
          await giveBack();
          throw tooMany({ limit: 1, remaining: 0, resetSeconds: seconds });
        }
      }
      return {
        async succeed() {
          await giveBack();
          await familiar.take(pair);
        },
      };
    },
  };
}

/** Seconds between two checks of an account's password after this many failures; 0 for no delay. */
export function turnSeconds(failures: number): number {
  if (failures <= UNSLOWED_FAILURES_PER_ACCOUNT) return 0;
  const step = Math.floor((failures - UNSLOWED_FAILURES_PER_ACCOUNT - 1) / FAILURES_PER_STEP);
  return Math.min(2 ** step, LONGEST_TURN_SECONDS);
}

/** For load tests: no limits. */
export const noLoginLimit: LoginLimit = { admit: async () => ({ succeed: async () => {} }) };

function tooMany(quota: Quota) {
  return problem('too-many-logins', { quota, retryAfter: quota.resetSeconds });
}
