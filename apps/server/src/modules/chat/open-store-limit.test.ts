import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryLimiter } from '../../rate-limits/memory-limiters.ts';
import { createOpenStoreLimit, type OpenStoreLimit } from './open-store-limit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOO_MANY = { code: 'too-many-requests' };

let limit: OpenStoreLimit;
beforeEach(() => {
  vi.useFakeTimers();
  limit = createOpenStoreLimit(createMemoryLimiter);
});
afterEach(() => vi.useRealTimers());

async function send(messages: number, everyMs = 0) {
  const taken = [];
  for (let message = 0; message < messages; message++) {
    taken.push(await limit.take('10.0.0.1'));
    vi.advanceTimersByTime(everyMs);
  }
  return taken;
}

describe('the limit of the open store', () => {
  it('gives twenty messages a day to a model, then the built-in assistant answers', async () => {
    const taken = await send(21);

    expect(taken.filter(({ mayUseModel }) => mayUseModel)).toHaveLength(20);
    expect(taken.at(-1)?.mayUseModel).toBe(false);
  });

  it('refuses the 61st message of a minute and takes the next minute', async () => {
    const taken = await send(60);

    expect(taken.at(-1)?.quota).toEqual({ limit: 60, remaining: 0, resetSeconds: 60 });
    await expect(limit.take('10.0.0.1')).rejects.toMatchObject({ ...TOO_MANY, extras: { retryAfter: 60 } });
    expect(await limit.take('10.0.0.2')).toMatchObject({ mayUseModel: true });
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await limit.take('10.0.0.1')).toMatchObject({ quota: { remaining: 59 } });
  });

  it('refuses the 201st message of a day and says how long to wait', async () => {
    await send(200, MINUTE_MS);

    await expect(limit.take('10.0.0.1')).rejects.toMatchObject({
      ...TOO_MANY,
      extras: { retryAfter: (24 * 60 - 200) * 60, quota: { limit: 200, remaining: 0 } },
    });
    vi.advanceTimersByTime(DAY_MS);
    expect(await limit.take('10.0.0.1')).toMatchObject({ mayUseModel: true });
  });

  it('counts all addresses of one IPv6 network together', async () => {
    for (let host = 1; host <= 60; host++) await limit.take(`2001:db8:1:2::${host.toString(16)}`);

    await expect(limit.take('2001:db8:1:2:ffff::1')).rejects.toMatchObject(TOO_MANY);
    expect(await limit.take('2001:db8:1:3::1')).toMatchObject({ mayUseModel: true });
  });
});
