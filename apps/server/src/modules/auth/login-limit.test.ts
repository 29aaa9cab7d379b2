import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryLimiter } from '../../rate-limits/memory-limiters.ts';
import { createLoginLimit, type LoginLimit, noLoginLimit, turnSeconds } from './login-limit.ts';

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

  it('states the limit of the address when that is reached', async () => {
    for (let name = 0; name < 100; name++) await guess(`name-${name}`, '10.0.0.1', 1);

    await expect(limit.admit('anna', '10.0.0.1')).rejects.toMatchObject({
      code: 'too-many-logins',
      extras: { retryAfter: 15 * 60, quota: { limit: 100, remaining: 0 } },
    });
    expect(await guess('anna', '10.0.0.2', 1)).toBe(1);
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

  it('has a turn to wait for again two weeks after the last login from an address', async () => {
    await login('anna', '10.0.0.2');
    vi.advanceTimersByTime(13 * 24 * 60 * 60_000);
    await attack(3);
    waitedMs = 0;
    await limit.admit('anna', '10.0.0.2');
    expect(waitedMs).toBe(0);

    vi.advanceTimersByTime(2 * 24 * 60 * 60_000);
    await attack(3);
    waitedMs = 0;
    await limit.admit('anna', '10.0.0.2');
    expect(waitedMs).toBeGreaterThan(0);
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

describe('attempts that wait for the turn of an account', () => {
  beforeEach(() => {
    limit = createLoginLimit({
      createLimiter: createMemoryLimiter,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  });
  let address = 0;
  /** An attempt from an address of its own. */
  const attempt = () => {
    address += 1;
    return limit.admit('anna', `10.2.${address >> 8}.${address & 255}`);
  };
  /** Starts attempts at once. */
  function attempts(count: number) {
    const outcomes = { admitted: 0, refused: [] as unknown[] };
    for (let time = 0; time < count; time += 1) {
      attempt().then(
        () => (outcomes.admitted += 1),
        (error: unknown) => outcomes.refused.push(error),
      );
    }
    return outcomes;
  }
  async function failures(count: number): Promise<void> {
    for (let time = 0; time < count; time += 1) {
      const failure = attempt();
      await vi.advanceTimersByTimeAsync(5000);
      await failure;
    }
  }

  it('are let through one a second after the first failures', async () => {
    await failures(10);
    const outcomes = attempts(5);
    const admitted: number[] = [];
    for (const milliseconds of [0, 999, 1, 1000, 1000, 1000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      admitted.push(outcomes.admitted);
    }
    expect(admitted).toEqual([1, 1, 2, 3, 4, 5]);
  });

  it('are refused after ten seconds, with the seconds until the next turn', async () => {
    await failures(40);
    const outcomes = attempts(4);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcomes).toEqual({ admitted: 2, refused: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes.admitted).toBe(3);
    expect(outcomes.refused).toMatchObject([
      { code: 'too-many-logins', extras: { retryAfter: 5, quota: { limit: 1, remaining: 0, resetSeconds: 5 } } },
    ]);
  });

  it('do not count as failures when they are refused', async () => {
    await failures(40);
    const refusals: unknown[] = [];
    for (let time = 0; time < 12; time += 1) {
      // Others take the turns that come within its ten seconds.
      attempts(3);
      limit.admit('anna', '10.3.0.1').catch((error: unknown) => refusals.push(error));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(refusals).toHaveLength(12);
    expect(refusals).toMatchObject(refusals.map(() => ({ extras: { quota: { limit: 1 } } })));
  });

  it('are two hundred at most; another is refused at once', async () => {
    await failures(10);
    await attempt();
    const outcomes = attempts(201);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes.admitted).toBe(0);
    expect(outcomes.refused).toHaveLength(1);

    // Those that went make room for others.
    await vi.advanceTimersByTimeAsync(20_000);
    const later = attempts(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(later.admitted).toBe(2);
  });
});

it('the pause between two checks of an account grows to five seconds', () => {
  expect([1, 10, 11, 20, 21, 31, 41, 1000].map(turnSeconds)).toEqual([0, 0, 1, 1, 2, 4, 5, 5]);
});

it('a load test may switch the limit off', async () => {
  for (let time = 0; time < 20; time += 1) await (await noLoginLimit.admit('anna', '10.0.0.1')).succeed();
  await expect(noLoginLimit.admit('anna', '10.0.0.1')).resolves.toBeDefined();
});
