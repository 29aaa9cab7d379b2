/**
 * Limits guesses of passwords without locking anybody out of an account.
 *
 * Every attempt is counted as a failure before the password is checked, so that parallel guesses are counted as well, and
 * given back when the password was right. Three counts of 15 minutes:
 *
 * 1. Account and address: 10 failures. Whoever guesses is refused; the owner, at another address, is not.
 * 2. Address: 100 failures, for all accounts together.
 * 3. Account: never refused, only slowed. After 10 failures from all addresses together its password is checked at most
 *    once in 1 second, then in 2, 4 and 5 seconds, one more step for every 10 failures. An attempt waits for its turn, up
 *    to 10 seconds, and is then asked to come again. However many addresses guess, they get 12 answers a minute.
 *
 * The third does not concern an address from which somebody has logged in to this account in the last two weeks: the owner
 * gets in at once while others guess. From a new address he waits for one turn; only while guesses from many addresses
 * keep coming faster than the turns may he have to try again.
 *
 * Names without an account are counted like the others, so that a reply tells nothing about which accounts exist.
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
/** Attempts of all accounts that wait at the same time in this process; each holds a connection. */
const MOST_WAITING = 200;

export interface LoginLimit {
  /**
   * Counts an attempt as failed and lets it pass, after its turn has come.
   * @throws `too-many-logins` with the seconds until the next try.
   */
  admit(username: string, address: string): Promise<LoginAttempt>;
}

export interface LoginAttempt {
  /** The password was right: the attempt is no failure. */
  succeed(): Promise<void>;
}

interface LoginLimitParts {
  createLimiter: CreateLimiter;
  /** Waits so many milliseconds. */
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
    if (waiting >= MOST_WAITING) return false;
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

      // The narrower count first: a guesser who is refused there does not use up the address of his neighbours.
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

/** Seconds between two checks of an account's password, after so many failures; 0 for no delay. */
export function turnSeconds(failures: number): number {
  if (failures <= UNSLOWED_FAILURES_PER_ACCOUNT) return 0;
  const step = Math.floor((failures - UNSLOWED_FAILURES_PER_ACCOUNT - 1) / FAILURES_PER_STEP);
  return Math.min(2 ** step, LONGEST_TURN_SECONDS);
}

/** For load tests: nothing is limited. */
export const noLoginLimit: LoginLimit = { admit: async () => ({ succeed: async () => {} }) };

function tooMany(quota: Quota) {
  return problem('too-many-logins', { quota, retryAfter: quota.resetSeconds });
}
