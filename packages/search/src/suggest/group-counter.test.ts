import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GroupCounter, NO_WORD } from './group-counter.ts';

describe('group counter', () => {
  it('counts each group once per title', () => {
    const word = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(word, word)), { maxLength: 60 }), (titles) => {
        const counter = new GroupCounter();
        const expected = new Map<string, number>();
        titles.forEach((groups, i) => {
          for (const [first, second] of groups) counter.count(first, second, NO_WORD, i + 1);
          for (const group of new Set(groups.map(String))) expected.set(group, (expected.get(group) ?? 0) + 1);
        });
        const counted = new Map<string, number>();
        counter.forEach((first, second, _, count) => counted.set(`${first},${second}`, count));
        expect(counted).toEqual(expected);
      }),
    );
  });

  it('forgets the rare ones when there are too many, and keeps what is frequent', () => {
    const counter = new GroupCounter();
    for (let i = 1; i <= 500_000; i++) {
      counter.count(i, i, i, i);
      counter.count(i % 100, NO_WORD, NO_WORD, i);
    }
    let groups = 0;
    const frequent: number[] = [];
    counter.forEach((first, second, _, count) => {
      groups++;
      if (second === NO_WORD) frequent[first] = count;
    });
    expect(groups).toBeLessThan(300_000);
    expect(frequent).toEqual(Array.from({ length: 100 }, () => 5000));
  });
});
