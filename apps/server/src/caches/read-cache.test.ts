import { describe, expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';

function countedCache(options: { max?: number; maxAgeMs?: number; fails?: () => boolean } = {}) {
  const { max = 2, maxAgeMs = 1000, fails = () => false } = options;
  let time = 1;
  let reads = 0;
  const cache = createReadCache(
    async (key: string) => {
      reads += 1;
      if (fails()) throw new Error('Not now.');
      return key === 'unknown' ? undefined : `${key} ${reads}`;
    },
    { max, maxAgeMs, clock: () => time },
  );
  return {
    cache,
    reads: () => reads,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('a read cache', () => {
  it('reads once for simultaneous callers, and again when the value is too old', async () => {
    const { cache, pass } = countedCache();

    expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a 1', 'a 1']);
    pass(1000);
    expect(await cache.get('a')).toBe('a 1');
    pass(1);
    expect(await cache.get('a')).toBe('a 2');
  });

  it('keeps a value without an age limit until it is deleted', async () => {
    const { cache, pass } = countedCache({ maxAgeMs: Number.POSITIVE_INFINITY });
    await cache.get('a');
    pass(1e12);

    expect(await cache.get('a')).toBe('a 1');
    cache.delete('a');
    expect(await cache.get('a')).toBe('a 2');
  });

  it('evicts the least recently used key', async () => {
    const { cache } = countedCache();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key);

    expect([await cache.get('a'), await cache.get('b')]).toEqual(['a 1', 'b 4']);
  });

  it('caches neither failures nor unknown keys', async () => {
    let isAway = true;
    const { cache, reads } = countedCache({ fails: () => isAway });

    await expect(cache.get('a')).rejects.toThrow('Not now.');
    isAway = false;
    expect(await cache.get('a')).toBe('a 2');
    await cache.get('unknown');
    await cache.get('unknown');
    expect(reads()).toBe(4);
  });

  it('does not cache a value that was being read when its key was deleted', async () => {
    let stored = 'old';
    let finish: (() => void) | undefined;
    const cache = createReadCache(
      async () => {
        const value = stored;
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return value;
      },
      { max: 2, maxAgeMs: Number.POSITIVE_INFINITY },
    );
    const early = cache.get('a');
    stored = 'new';
    cache.delete('a');
    finish?.();
    expect(await early).toBe('old');

    const late = cache.get('a');
    finish?.();
    expect(await late).toBe('new');
  });
});
