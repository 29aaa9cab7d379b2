import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';
import { limiterOver } from './limiter.ts';
import { BoundedMemoryLimiter } from './memory-limiters.ts';

const HOUR = { name: 'test', points: 2, seconds: 3600 };

describe('a limiter in memory', () => {
  it('evicts the least recently counted key when there are too many', async () => {
    const limiter = limiterOver(new BoundedMemoryLimiter(HOUR, 3));
    for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.take(key);

    const used = await Promise.all(['a', 'b', 'c', 'd'].map((key) => limiter.used(key)));

    expect(used).toEqual([2, 0, 1, 1]);
  });

  it('refunds nothing for an evicted key', async () => {
    const limiter = limiterOver(new BoundedMemoryLimiter(HOUR, 1));
    const taken = await limiter.take('a');
    await limiter.take('b');

    await limiter.giveBack('a', taken);

    expect(await limiter.take('a')).toMatchObject({ used: 1, remaining: 1 });
  });
});

describe('whom a limit counts', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
