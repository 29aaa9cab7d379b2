import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument, IndexChange } from '../engine-document.ts';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';
import { buildIndex } from './product-index.ts';

const WEIGHTS = { title: 4, brand: 2, description: 1 };
const WORDS =
  'dress dresses drass red blue shoe shoes bookshelf book shelf handbag lamp lamps clamp კაბა კაბები elbise wireless ps4'.split(
    ' ',
  );
const words = (count: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: count, maxLength: count }).map((list) => list.join(' '));

/**
 * Fields of equal length, so that averages of a new build are those of the first; and one product that stays and is the
 * most popular. Then nothing may differ from a new build.
 */
const content = fc.record({
  title: words(4),
  brand: fc.constantFrom('lumora', 'norden'),
  description: words(5),
  color: fc.constantFrom<string[]>([], ['red'], ['blue'], ['red', 'blue']),
  category: fc.constantFrom<string[]>([], ['dress'], ['handbag']),
  price: fc.constantFrom<(number | null)[]>(null, 10, 50, 51),
  stock: fc.constantFrom<(number | null)[]>(null, 0, 3),
  rating: fc.constantFrom<(number | null)[]>(null, 3, 5),
  popularity: fc.constantFrom<number[]>(0, 7, 100),
});
type Content = typeof content extends fc.Arbitrary<infer C> ? C : never;

function documentOf(id: string, position: number, { title, brand, description, color, category, ...figures }: Content) {
  return { id, position, fields: { title, brand, description }, attributes: { color, category }, ...figures };
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const id = fc.constantFrom(...IDS);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), id, content }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        kind: fc.constant('patch' as const),
        id,
        price: fc.constantFrom(null, 20, 60),
        stock: fc.constantFrom(null, 0, 9),
        rating: fc.constantFrom(null, 4),
        popularity: fc.constantFrom(0, 50),
      },
      { requiredKeys: ['kind', 'id'] },
    ),
  },
);
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

const STAYING: Content = {
  title: 'red wool winter coat',
  brand: 'lumora',
  description: 'warm and made to last',
  color: ['red'],
  category: [],
  price: 80,
  stock: 1,
  rating: 5,
  popularity: 1000,
};
const QUERIES = [
  '',
  'red dress',
  'dres',
  'drss',
  'bookshelf',
  'book shelf',
  'lamp',
  'la',
  'lumora',
  'norden dress',
  'კაბა',
  'blue handbag under 50',
  'shoes not red',
  'wireless lamp',
  'ps4',
  'coat',
  'elbise',
  'b',
];

describe('an index that was changed', () => {
  it('answers like a new build', () => {
    fc.assert(
      fc.property(fc.array(content, { maxLength: 5 }), batches, (first, changes) => {
        const documents = new Map<string, EngineDocument>();
        documents.set('stays', documentOf('stays', 0, STAYING));
        first.forEach((one, i) => documents.set(IDS[i]!, documentOf(IDS[i]!, i + 1, one)));
        const options = { fieldWeights: WEIGHTS, currency: 'USD' };
        const changed = buildIndex(documents.values(), options);

        let position = first.length;
        const touched = new Set<string>();
        for (const batch of changes) {
          changed.apply(
            batch.map((one): IndexChange => {
              const known = documents.get(one.id);
              if (one.kind === 'put') {
                const document = documentOf(one.id, ++position, one.content);
                documents.set(one.id, document);
                touched.add(one.id);
                return { kind: 'put', document };
              }
              if (one.kind === 'remove' && known) touched.add(one.id);
              if (one.kind === 'remove') documents.delete(one.id);
              else if (known) {
                const { kind: _, ...figures } = one;
                documents.set(one.id, { ...known, ...figures });
              }
              return one;
            }),
          );
        }

        const anew = buildIndex(documents.values(), options);
        expect(changed.size).toBe(documents.size);
        expect(changed.changed).toBe(touched.size);
        for (const text of QUERIES) {
          for (const filters of [undefined, { color: 'red' }, { in_stock: true, price_max: 55 }]) {
            const query = { text, filters, skip: 0, take: 20 };
            const [found, expected] = [changed.search(query), anew.search(query)];
            expect(found.hits.map(({ id: one }) => one)).toEqual(expected.hits.map(({ id: one }) => one));
            expect(found.total).toBe(expected.total);
            found.hits.forEach(({ score }, i) => {
              expect(score).toBeCloseTo(expected.hits[i]!.score, 5);
            });
            expect({ ...found, hits: [] }).toEqual({ ...expected, hits: [] });
          }
          const [suggested, suggestedAnew] = [changed.suggest(text), anew.suggest(text)];
          expect(new Set(suggested.productIds)).toEqual(new Set(suggestedAnew.productIds));
          expect(suggested.categories).toEqual(suggestedAnew.categories);
        }
      }),
      { numRuns: 15 },
    );
  });

  const shop = () =>
    indexOf(
      aDocument('Red cotton dress', { id: 'dress', attributes: { category: ['dress'], color: ['red'] } }),
      aDocument('Blue cotton shirt', { id: 'shirt', attributes: { category: ['shirt'], color: ['blue'] } }),
    );

  it('finds a new product by words that were never there before, in suggestions too', () => {
    const index = shop();
    expect(idsFor(index, 'marimekko')).toEqual([]);
    index.apply([
      {
        kind: 'put',
        document: aDocument('Marimekko poppy cushion', {
          id: 'new',
          attributes: { category: ['cushion'], brand: ['Poppyhaus'] },
          fields: { title: 'Marimekko poppy cushion', identifiers: 'MM-2024' },
        }),
      },
    ]);
    expect(idsFor(index, 'marimekko')).toEqual(['new']);
    expect(idsFor(index, 'marimeko')).toEqual(['new']);
    expect(idsFor(index, 'marim')).toEqual(['new']);
    expect(idsFor(index, 'mm 2024')).toEqual(['new']);
    expect(idsFor(index, '', { filters: { brand: 'poppyhaus' } })).toEqual(['new']);
    expect(index.search({ text: 'poppyhaus cushion', skip: 0, take: 1 }).understood).toMatchObject({
      brand: 'Poppyhaus',
    });
    expect(index.suggest('mari')).toMatchObject({ productIds: ['new'], categories: [{ value: 'cushion', count: 1 }] });
    expect(index.suggest('mari').queries).toContain('marimekko');
  });

  it('finds a changed product by its new data and not by its old data', () => {
    const index = shop();
    index.apply([
      {
        kind: 'put',
        document: aDocument('Green linen shirt', {
          id: 'shirt',
          attributes: { category: ['shirt'], color: ['green'] },
        }),
      },
    ]);
    expect(idsFor(index, 'blue shirt')).toEqual(['shirt']);
    expect(index.search({ text: 'blue shirt', skip: 0, take: 5 }).hits[0]).toMatchObject({ great: false });
    expect(idsFor(index, 'green linen shirt')).toEqual(['shirt']);
    expect(idsFor(index, '', { filters: { color: 'blue' } })).toEqual([]);
    expect(idsFor(index, 'cotton')).toEqual(['dress']);
    expect(index.size).toBe(2);
  });

  it('forgets a removed product everywhere', () => {
    const index = shop();
    index.apply([{ kind: 'remove', id: 'dress' }]);
    expect(idsFor(index, '')).toEqual(['shirt']);
    // A shirt may still answer by its meaning.
    expect(idsFor(index, 'red dress')).not.toContain('dress');
    expect(index.suggest('dr').queries).toEqual([]);
    expect(index.suggest('dr').productIds).not.toContain('dress');
    expect(idsFor(index, '', { filters: { ids: ['dress', 'shirt'] } })).toEqual(['shirt']);
    expect(index.size).toBe(1);
  });

  it('sorts and filters by patched figures', () => {
    const index = shop();
    index.apply([
      { kind: 'patch', id: 'dress', price: 5, stock: 0 },
      { kind: 'patch', id: 'shirt', price: null },
      { kind: 'patch', id: 'unknown', price: 1 },
    ]);
    expect(idsFor(index, '', { sort: 'price_asc' })).toEqual(['shirt', 'dress']);
    expect(idsFor(index, 'under 6')).toEqual(['dress']);
    expect(idsFor(index, '', { filters: { in_stock: true } })).toEqual(['shirt']);
    expect(index.changed).toBe(0);
  });

  it('takes a variant of a new product by what that variant has', () => {
    const index = shop();
    const shirt = aDocument('Flannel shirt', {
      id: 'flannel',
      attributes: { category: ['shirt'] },
      variants: [
        { attributes: { color: ['blue'], size: ['M'] }, price: 30, stock: 1 },
        { attributes: { color: ['red'], size: ['XXL'] }, price: 30, stock: 1 },
      ],
    });
    index.apply([{ kind: 'put', document: shirt }]);
    expect(idsFor(index, '', { filters: { color: 'red', size: 'XXL' } })).toEqual(['flannel']);
    expect(idsFor(index, '', { filters: { color: 'blue', size: 'XXL' } })).toEqual([]);
  });

  it('keeps none of the changes when one cannot be read', () => {
    const index = shop();
    const broken = { ...aDocument('Broken'), fields: null } as unknown as EngineDocument;
    expect(() =>
      index.apply([
        { kind: 'remove', id: 'dress' },
        { kind: 'put', document: broken },
      ]),
    ).toThrow(Error);
    expect(idsFor(index, 'dress')).toEqual(['dress']);
    expect(index.changed).toBe(0);
  });

  it('can replace everything many times over', () => {
    const index = shop();
    for (let round = 0; round < 50; round++) {
      index.apply([
        { kind: 'put', document: aDocument(`Round${round} dress`, { id: 'dress' }) },
        { kind: 'put', document: aDocument(`Round${round} shirt`, { id: 'shirt' }) },
      ]);
      expect(idsFor(index, `round${round}`)).toEqual(['dress', 'shirt']);
    }
    expect(idsFor(index, '')).toEqual(['dress', 'shirt']);
    expect(index.changed).toBe(2);
  });
});
