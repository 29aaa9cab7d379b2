import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

describe('the best few', () => {
  it('are those that sorting everything would put first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat({ max: 30 }), (items, count) => {
        const sorted = [...items].sort((a, b) => b - a);
        expect(bestFirst(items, count, (a, b) => a > b)).toEqual(sorted.slice(0, count));
      }),
    );
  });
});
