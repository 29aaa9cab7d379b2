/** Property test: the addends of an explanation sum up to the score, for generated catalogues and queries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { Affinity, Steering } from '../engine-query.ts';
import { buildIndex } from '../index/product-index.ts';
import { SCORE_STEP } from '../rank/weights.ts';

const word = fc.constantFrom(
  ...'red blue dress sneakers kicks silk wool lamp desk book shelf bookshelf წითელი კაბა elbise kırmızı 4711'.split(
    ' ',
  ),
);
const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
const documents = fc
  .array(
    fc.record({
      title: text(5),
      description: text(6),
      identifiers: fc.constantFrom('', 'VE-4711', 'QX-12345 4006381333931', '4711'),
      color: fc.constantFrom<string[]>([], ['red'], ['blue', 'red']),
      category: fc.constantFrom<string[]>([], ['dress'], ['sneakers']),
      price: fc.constantFrom(null, 10, 60),
      stock: fc.constantFrom(null, 0, 4),
      rating: fc.constantFrom(null, 2.5, 5),
      popularity: fc.nat({ max: 90 }),
      place: fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 3, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((list) =>
    list.map(({ title, description, identifiers, color, category, place, ...figures }, position) => ({
      document: {
        id: `p${position}`,
        fields: { title, description, identifiers },
        attributes: { color, category },
        position,
        ...figures,
      } satisfies EngineDocument,
      place,
    })),
  );
const asked = fc
  .tuple(
    fc.array(
      fc.oneof({ weight: 5, arbitrary: word }, fc.constantFrom('drses', 'kcisk', 'sne', '47', '400638', 've-4711')),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    fc.constantFrom('', ' ', ' under 50', ' not wool'),
  )
  .map(([words, end]) => words.join(' ') + end);
const steering: Steering = {
  synonyms: [{ words: ['kicks', 'sneakers'] }, { from: ['desk'], to: ['book shelf'] }],
  boosts: [
    { match: { color: 'red' }, points: 2.5, name: 'Red week' },
    { match: { category: 'sneakers', price_max: 50 }, points: -1.25, name: 'Last season' },
  ],
};
const affinity: Affinity = { color: { red: 0.9, blue: 0.2 }, category: { dress: 0.35 } };

describe('the parts of a score', () => {
  it('add up to it, and a page has the same scores as the whole list', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(documents, asked, fc.boolean(), (products, query, isOfModel) => {
        const index = buildIndex(
          products.map(({ document }) => document),
          { fieldWeights: { title: 4, description: 1 }, currency: 'USD' },
        );
        index.attach({
          dimensions: 3,
          ids: products.map(({ document }) => document.id),
          products: Int8Array.from(products.flatMap(({ place }) => place)),
          floor: 0.5,
        });
        const question = {
          text: query,
          steering,
          affinity,
          explain: true,
          ...(isOfModel && { vector: Float32Array.of(1, -1, 0.5) }),
        };
        const { hits } = index.search({ ...question, skip: 0, take: 50 });

        for (const { score, explanation = [] } of hits) {
          const sum = explanation.reduce((all, { value }) => all + value, 0);
          expect(Math.abs(sum - score)).toBeLessThanOrEqual(2 * SCORE_STEP);
          for (const { part, how } of explanation) met.add(part).add(how ?? '');
        }
        const page = index.search({ ...question, skip: 1, take: 2 }).hits;
        expect(page.map(({ id, score }) => ({ id, score }))).toEqual(
          hits.slice(1, 3).map(({ id, score }) => ({ id, score })),
        );
      }),
      { numRuns: 200 },
    );
    const parts = ['identifier', 'conditions', 'attribute', 'word', 'concept', 'phrase', 'vector', 'rule', 'personal'];
    expect([...met]).toEqual(expect.arrayContaining([...parts, 'popularity', 'rating', 'stock', 'synonym', 'prefix']));
  }, 120_000);
});
