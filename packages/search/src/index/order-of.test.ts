import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderOf } from './order-of.ts';

it('orders places by the first numbers, then by the next, then as they came', () => {
  const number = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 0xffffffff }));
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number)), (pairs) => {
      const [highs, lows] = [pairs.map(([high]) => high), pairs.map(([, low]) => low)];
      const expected = [...pairs.keys()].sort((a, b) => highs[a]! - highs[b]! || lows[a]! - lows[b]! || a - b);
      const list = (numbers: number[]) => ({ length: numbers.length, at: (index: number) => numbers[index]! });
      expect([...orderOf([list(highs), list(lows)])]).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
