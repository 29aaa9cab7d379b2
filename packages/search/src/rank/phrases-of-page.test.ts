import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPhrases } from './phrases-of-page.ts';

it('gives the same page as adding every bonus', () => {
  const match = fc.record({ score: fc.integer({ min: 0, max: 30 }), bonus: fc.constantFrom(0, 0, 1, 4) });
  fc.assert(
    fc.property(fc.array(match), fc.integer({ min: 0, max: 10 }), (matches, shown) => {
      const scorer = {
        greatest: 4,
        bonus: (product: number) => matches[product]!.bonus,
      };
      const products = Uint32Array.from(matches.keys());
      const scores = Float64Array.from(matches, ({ score }) => score);
      addPhrases(scorer, { products, scores }, { count: matches.length, shown });

      const page = (all: readonly number[]) =>
        all
          .map((score, product) => ({ product, score }))
          .sort((a, b) => b.score - a.score || a.product - b.product)
          .slice(0, shown);
      expect(page([...scores])).toEqual(page(matches.map(({ score, bonus }) => score + bonus)));
    }),
  );
});
