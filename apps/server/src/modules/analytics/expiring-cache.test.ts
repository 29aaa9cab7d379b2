import { describe, expect, it } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

function counted(fail = () => false) {
  let time = 0;
  let asked = 0;
  const remembered = createExpiringCache(
    async (key: string) => {
      asked += 1;
      if (fail()) throw new Error('Not now.');
      return `${key} ${asked}`;
    },
    { forMs: 1000, most: 2, clock: () => time },
  );
  return {
    remembered,
    asked: () => asked,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('a remembered answer', () => {
  it('is worked out once for all who ask at the same moment, and again when it is old', async () => {
    const { remembered, pass } = counted();

    expect(await Promise.all([remembered.of('a'), remembered.of('a')])).toEqual(['a 1', 'a 1']);
    pass(999);
    expect(await remembered.of('a')).toBe('a 1');
    pass(1);
    expect(await remembered.of('a')).toBe('a 2');
  });

  it('is one of its key, and can be forgotten', async () => {
    const { remembered } = counted();

    expect([await remembered.of('a'), await remembered.of('b')]).toEqual(['a 1', 'b 2']);
    remembered.forget('a');
    expect([await remembered.of('a'), await remembered.of('b')]).toEqual(['a 3', 'b 2']);
  });

  it('makes room for another by the oldest one alone', async () => {
    const { remembered, asked } = counted();

    for (const key of ['a', 'b', 'c', 'a']) await remembered.of(key);
    expect(asked()).toBe(4);

    expect([await remembered.of('c'), await remembered.of('a')]).toEqual(['c 3', 'a 4']);
    expect(asked()).toBe(4);
  });

  it('costs no other its place when it is renewed, and is the newest then', async () => {
    const { remembered, pass } = counted();
    await remembered.of('a');
    pass(500);
    await remembered.of('b');
    pass(500);

    expect(await remembered.of('a')).toBe('a 3');
    expect(await remembered.of('b')).toBe('b 2');
    await remembered.of('c');
    expect(await remembered.of('a')).toBe('a 3');
  });

  it('is not a failure', async () => {
    let isAway = true;
    const { remembered } = counted(() => isAway);

    await expect(remembered.of('a')).rejects.toThrow('Not now.');
    isAway = false;
    expect(await remembered.of('a')).toBe('a 2');
  });
});
