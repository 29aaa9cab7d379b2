import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryLimiter } from '../../rate-limits/memory-limiters.ts';
import { createLoginLimit, type LoginLimit, turnSeconds } from './login-limit.ts';

const WINDOW_MS = 15 * 60_000;
let limit: LoginLimit;
let waitedMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  waitedMs = 0;
  limit = createLoginLimit({
    createLimiter: createMemoryLimiter,
    wait: async (milliseconds) => {
      waitedMs += milliseconds;
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  });
});
afterEach(() => vi.useRealTimers());

/** @returns how many of these parallel wrong guesses reached the password check. */
async function guess(username: string, address: string, times: number): Promise<number> {
  const attempts = await Promise.allSettled(Array.from({ length: times }, () => limit.admit(username, address)));
  return attempts.filter(({ status }) => status === 'fulfilled').length;
}

const login = async (username: string, address: string) => (await limit.admit(username, address)).succeed();

describe('guesses from one address', () => {
  it('lets ten of sixty parallel guesses for an account reach the password', async () => {
    expect(await guess('anna', '10.0.0.1', 60)).toBe(10);
  });

  it('lets a hundred of three hundred parallel guesses for many accounts reach a password', async () => {
    const names = Array.from({ length: 300 }, (_, i) => `name-${i}`);
    const reached = await Promise.all(names.map((name) => guess(name, '10.0.0.1', 1)));

    expect(reached.filter((one) => one === 1)).toHaveLength(100);
  });

  it('states how long to wait, and accepts the account again after that', async () => {
    await guess('anna', '10.0.0.1', 10);
    vi.advanceTimersByTime(60_000);

    await expect(limit.admit('anna', '10.0.0.1')).rejects.toMatchObject({
      code: 'too-many-logins',
      extras: { retryAfter: 14 * 60, quota: { limit: 10, remaining: 0 } },
    });
    vi.advanceTimersByTime(WINDOW_MS);
    expect(await guess('anna', '10.0.0.1', 1)).toBe(1);
  });

  it('treats a name without an account like any other', async () => {
    expect(await guess('no such account', '10.0.0.1', 60)).toBe(10);
  });
});

describe('successes', () => {
  it('do not count, however many there are', async () => {
    for (let time = 0; time < 150; time++) await login('anna', '10.0.0.1');

    expect(await guess('anna', '10.0.0.1', 60)).toBe(10);
  });

  it('are not refunded to a later window', async () => {
    const attempts = await Promise.all(Array.from({ length: 10 }, () => limit.admit('anna', '10.0.0.1')));
    vi.advanceTimersByTime(WINDOW_MS);
    for (const attempt of attempts) await attempt.succeed();

    expect(await guess('anna', '10.0.0.1', 60)).toBe(10);
  });
});

describe('the owner of an account that others guess', () => {
  /** @returns how many guesses reached the password check. */
  async function attack(addresses: number): Promise<number> {
    let reached = 0;
    for (let address = 0; address < addresses; address++) {
      reached += await guess('anna', `10.1.${address >> 8}.${address & 255}`, 10);
    }
    return reached;
  }

  it('can log in at once after ten wrong guesses from another address', async () => {
    await guess('anna', '10.0.0.1', 10);

    await login('anna', '10.0.0.2');

    expect(waitedMs).toBe(0);
  });

  it('can always log in at once from an address of an earlier login', async () => {
    await login('anna', '10.0.0.2');
    await attack(50);
    waitedMs = 0;

    await login('anna', '10.0.0.2');

    expect(waitedMs).toBe(0);
  });

  it('waits for one turn of at most five seconds from a new address', async () => {
    await attack(50);
    waitedMs = 0;

    await login('anna', '10.0.0.2');

    expect(waitedMs).toBeLessThanOrEqual(5000);
  });

  it('limits guesses from any number of addresses', async () => {
    const begun = Date.now();

    const reached = await attack(200);

    const seconds = (Date.now() - begun) / 1000;
    expect(reached).toBeLessThan(45 + seconds / 5);
  });

  it('does not slow other accounts', async () => {
    await attack(20);
    waitedMs = 0;

    await login('bert', '10.0.0.2');

    expect(waitedMs).toBe(0);
  });
});

it('the pause between two checks of an account grows to five seconds', () => {
  expect([1, 10, 11, 20, 21, 31, 41, 1000].map(turnSeconds)).toEqual([0, 0, 1, 1, 2, 4, 5, 5]);
});
