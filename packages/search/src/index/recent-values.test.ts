import { expect, it } from 'vitest';
import { RecentValues } from './recent-values.ts';

it('reads a value once while it is kept, and drops the one that was not asked for the longest time', () => {
  const reads: string[] = [];
  const recent = new RecentValues<string>(2);
  const ask = (key: string) => recent.of(key, () => `${key}${reads.push(key)}`);

  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
});
