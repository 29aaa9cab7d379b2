import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { Affinity, SynonymRule } from '../engine-query.ts';
import { referenceSearch } from '../testing/reference-search.ts';
import { buildIndex } from './product-index.ts';

const WEIGHTS = { title: 4, brand: 2, description: 1 };
const words = fc.constantFrom(
  ...'dress dresses drass red blue shoe shoes book shelf bookshelf shelves hand bag handbag cotton cottons lamp lamps clamp'.split(
    ' ',
  ),
  'book shelf',
  'hand bag',
  ...'კაბა კაბები წითელი ხელჩანთა ყურსასმენი elbise kırmızı kirmizi kulaklık wireless speaker speakers ps4 64gb frock tote reading'.split(
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

const color = fc.constantFrom('red', 'blue');
const bytes = fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 3, maxLength: 3 }).map((vector) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => Math.round((value / length) * 127));
});
/** What the staff decided, what the visitor likes, and where products stand among vectors. */
const circumstances = fc.record({
  synonyms: fc.subarray<SynonymRule>([
    { words: ['frock', 'dress'] },
    { words: ['tote', 'hand bag'] },
    { from: ['reading lamp'], to: ['lamp', 'clamp'] },
    { from: ['კაბები'], to: ['elbise'] },
  ]),
  boosts: fc.array(
    fc.record({ match: fc.record({ color }), points: fc.constantFrom(-2, 0.5, 3), name: fc.constant('a rule') }),
    {
      maxLength: 2,
    },
  ),
  hidden: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(fc.record({ color })) }),
  affinity: fc.constantFrom<Affinity>(
    {},
    { color: { red: 0.7 } },
    { color: { red: 0.7, blue: 0.8 }, category: { dress: 1 } },
  ),
  places: fc.array(bytes, { minLength: 12, maxLength: 12 }),
  asked: fc.constantFrom(undefined, [1, 0, 0], [1, -2, 3]),
});

describe('the index', () => {
  it('gives the same products in the same order as reading every document', () => {
    fc.assert(
      fc.property(
        catalogue,
        query,
        circumstances,
        (documents, asked, { places, asked: ofQuery, affinity, ...steering }) => {
          const index = buildIndex(documents, { fieldWeights: WEIGHTS, currency: 'USD' });
          index.attach({
            dimensions: 3,
            ids: documents.map(({ id }) => id),
            products: Int8Array.from(documents.flatMap((_, i) => places[i]!)),
            // Nothing is that near: what vectors find by themselves has tests of its own.
            floor: 2,
          });
          const vectors = {
            ofProduct: new Map(documents.map(({ id }, i) => [id, places[i]!])),
            ...(ofQuery && { ofQuery }),
          };
          const expected = referenceSearch(documents, WEIGHTS, asked, { steering, affinity, vectors });
          const found = index.search({
            text: asked,
            skip: 0,
            take: 50,
            explain: true,
            steering,
            affinity,
            ...(ofQuery && { vector: Float32Array.from(ofQuery) }),
          });
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
          found.hits.forEach(({ score, explanation = [] }, i) => {
            expect(score).toBeCloseTo(expected[i]!.score, 4);
            expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5);
          });
        },
      ),
      { numRuns: 250 },
    );
  }, 180_000);
});
