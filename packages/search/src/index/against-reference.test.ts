import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { referenceSearch } from '../testing/reference-search.ts';
import { buildIndex } from './product-index.ts';

const WEIGHTS = { title: 4, brand: 2, description: 1 };
const words = fc.constantFrom(
  ...'dress dresses drass red blue shoe shoes book shelf bookshelf shelves hand bag handbag cotton cottons lamp lamps clamp'.split(
    ' ',
  ),
  'book shelf',
  'hand bag',
  ...'კაბა კაბები წითელი ხელჩანთა ყურსასმენი elbise kırmızı kirmizi kulaklık wireless speaker speakers ps4 64gb'.split(
    ' ',
  ),
);
const text = (maxLength: number) => fc.array(words, { maxLength }).map((list) => list.join(' '));

const document = fc.record({
  title: text(5),
  brand: fc.constantFrom('', 'lumora', 'red lumora'),
  description: text(8),
  color: fc.constantFrom<string[]>([], ['red'], ['blue'], ['red', 'blue']),
  category: fc.constantFrom<string[]>([], ['dress'], ['handbag'], ['sneakers']),
  price: fc.constantFrom(null, 10, 49, 50, 51),
  stock: fc.constantFrom(null, 0, 3),
  rating: fc.constantFrom(null, 3, 5),
  popularity: fc.constantFrom(0, 0, 7, 100),
});
const catalogue = fc.array(document, { minLength: 1, maxLength: 12 }).map((documents) =>
  documents.map(
    ({ title, brand, description, color, category, price, stock, rating, popularity }, i): EngineDocument => ({
      id: `p${i}`,
      fields: { title, brand, description },
      // A brand that no query names keeps the engine from reading the brand field into the attributes.
      attributes: { color, category, brand: ['unnamed'] },
      price,
      stock,
      rating,
      popularity,
      position: i,
    }),
  ),
);

/** A word as it is, cut short, or with a slip of the fingers. */
const typed = fc
  .tuple(words, fc.constantFrom('whole', 'whole', 'cut', 'swapped', 'doubled'), fc.nat({ max: 5 }))
  .map(([word, how, at]) => {
    const letters = [...word];
    const place = Math.min(at, letters.length - 2);
    if (how === 'cut') return letters.slice(0, place + 2).join('');
    if (how === 'swapped') letters.splice(place, 2, letters[place + 1]!, letters[place]!);
    if (how === 'doubled') letters.splice(place, 0, letters[place]!);
    return letters.join('');
  });
const query = fc
  .tuple(fc.array(typed, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '', '', ' ', ' under 50'))
  .map(([list, end]) => list.join(' ') + end);

describe('the index', () => {
  it('gives the same products in the same order as reading every document', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, asked) => {
        const index = buildIndex(documents, { fieldWeights: WEIGHTS, currency: 'USD' });
        const expected = referenceSearch(documents, WEIGHTS, asked);
        const found = index.search({ text: asked, skip: 0, take: 50 });
        // What the recovery ladder adds when nothing else is left has tests of its own.
        fc.pre(
          found.recoveredBy !== 'transliteration' &&
            found.recoveredBy !== 'keyboard-layout' &&
            (expected.length > 0 || found.recoveredBy === null),
        );

        expect(found.hits.map(({ id, great }) => ({ id, great }))).toEqual(
          expected.map(({ id, great }) => ({ id, great })),
        );
        expect(found.total).toBe(expected.length);
        found.hits.forEach(({ score }, i) => {
          expect(score).toBeCloseTo(expected[i]!.score, 4);
        });
      }),
      { numRuns: 400 },
    );
  });
});
