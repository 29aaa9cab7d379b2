import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument, EngineVariant } from '../engine-document.ts';
import type { EngineFilters, Facet } from '../engine-query.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';
import { partingWorth } from './choose-keys.ts';
import { rangeBounds } from './count-prices.ts';

const KEYS = ['color', 'size', 'gender', 'category', 'brand'] as const;

const values = (...all: string[]) => fc.subarray(all, { maxLength: Math.min(2, all.length) });
const attributes = fc.record({
  color: values('red', 'blue', 'green'),
  size: values('s', 'm', 'l'),
  gender: values('women', 'men', 'unisex'),
  category: values('dress', 'shirt'),
  brand: values('velora'),
});
const price = fc.constantFrom(null, 8, 10, 20, 35, 99);
const document = fc.record({
  title: fc.constantFrom('summer thing', 'winter thing', 'dress'),
  attributes,
  price,
  stock: fc.constantFrom(null, 0, 2),
  variants: fc.oneof(
    { weight: 3, arbitrary: fc.constant<EngineVariant[]>([]) },
    {
      weight: 2,
      arbitrary: fc.array(
        fc.record({
          attributes: fc.oneof(
            fc.record({ color: values('red', 'blue'), size: values('s', 'm') }),
            fc.record({ size: values('s', 'l') }),
          ),
          price,
          stock: fc.constantFrom(null, 0),
        }),
        { maxLength: 3 },
      ),
    },
  ),
});
const filters = fc.record(
  {
    color: fc.subarray(['red', 'blue'], { minLength: 1 }),
    size: fc.constantFrom('s', 'm', 'l'),
    gender: fc.constantFrom('women', 'men'),
    price_min: fc.constantFrom(9, 20),
    price_max: fc.constantFrom(20, 40),
    in_stock: fc.constant(true),
  },
  { requiredKeys: [] },
);
const text = fc.constantFrom('', 'thing', 'summer thing', 'red dress', 'thing under 30');

describe('facets', () => {
  it('count the results of selecting the value, with any other filters', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 8 }), filters, text, (facts, asked, words) => {
        const index = indexOf(...documentsOf(facts));
        const found = index.search({ text: words, filters: asked, facets: [...KEYS, 'price'], skip: 0, take: 0 });
        // A ladder that ends on another step with other filters, or drops another word, lists other things.
        const listed = (more: EngineFilters) => {
          const result = index.search({ text: words, filters: { ...asked, ...more }, skip: 0, take: 0 });
          const sameReading = result.recoveredBy === found.recoveredBy && found.recoveredBy !== 'dropped-word';
          return sameReading ? result.total : null;
        };

        for (const { key, values } of found.facets ?? []) {
          const all = key === 'price' ? values.map(({ value }) => value) : VALUES[key as (typeof KEYS)[number]];
          for (const value of all) {
            const expected = listed(key === 'price' ? rangeOf(value) : { [key]: value });
            const counted = values.find((one) => one.value === value)?.count ?? 0;
            if (expected !== null && found.total > 0) {
              expect({ key, value, count: counted }).toEqual({
                key,
                value,
                count: hasIt(index, key, value) ? expected : 0,
              });
            }
          }
        }
      }),
      { numRuns: 120 },
    );
  });

  it('are counted over all matches, the most frequent value first', () => {
    const index = indexOf(
      ...Array.from({ length: 30 }, (_, i) =>
        aDocument(`Mug ${i}`, { attributes: { color: [i % 3 === 0 ? 'red' : 'blue'] } }),
      ),
      aDocument('Plate', { attributes: { color: ['green'] } }),
    );
    const { facets } = index.search({ text: 'mug', facets: ['color', 'unknown'], skip: 0, take: 5 });
    expect(facets).toEqual([
      {
        key: 'color',
        values: [
          { value: 'blue', count: 20 },
          { value: 'red', count: 10 },
        ],
      },
      { key: 'unknown', values: [] },
    ]);
  });

  it('of a filtered key are counted without its filter, also where only great matches are listed', () => {
    const shirt = (id: string, color: string) =>
      aDocument('Shirt', {
        id,
        attributes: { category: ['shirt'] },
        variants: ['m', 'xxl'].map((size) => ({ attributes: { color: [color], size: [size] }, price: 10, stock: 1 })),
      });
    const index = indexOf(shirt('red', 'red'), shirt('blue', 'blue'));
    const { facets } = index.search({
      text: 'shirt size xxl',
      filters: { color: 'red' },
      sort: 'price_asc',
      facets: ['color'],
      skip: 0,
      take: 5,
    });
    expect(facets).toEqual([
      {
        key: 'color',
        values: [
          { value: 'blue', count: 1 },
          { value: 'red', count: 1 },
        ],
      },
    ]);
  });

  it('keep a chosen value in sight when nothing has it any more, and none that does not exist', () => {
    const index = indexOf(
      aDocument('Zumbol', { attributes: { color: ['blue'] } }),
      aDocument('Pikler', { attributes: { color: ['red'] } }),
    );
    const { facets } = index.search({
      text: 'zumbol',
      filters: { color: ['Red', 'mauve'] },
      facets: ['color'],
      skip: 0,
      take: 5,
    });
    expect(facets).toEqual([
      {
        key: 'color',
        values: [
          { value: 'blue', count: 1 },
          { value: 'red', count: 0 },
        ],
      },
    ]);
  });

  it('count lesser matches of what was understood too, as they are listed', () => {
    const index = indexOf(
      aDocument('Red dress', { attributes: { color: ['red'], category: ['dress'] } }),
      aDocument('Blue dress', { attributes: { color: ['blue'], category: ['dress'] } }),
    );
    const { facets, total } = index.search({ text: 'red dress', facets: ['color'], skip: 0, take: 5 });
    expect(facets?.[0]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('chosen by the engine are those that part the matches best, at most eight, and the price', () => {
    const index = indexOf(
      ...Array.from({ length: 40 }, (_, i) =>
        aDocument('Mug', {
          price: 5 + i,
          attributes: {
            color: [['red', 'blue', 'green', 'white'][i % 4]!],
            shape: [i < 38 ? 'round' : 'square'],
            number: [`n${i}`],
            same: ['yes'],
            ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [`k${k}`, [i % 2 === 0 ? 'a' : 'b']])),
          },
        }),
      ),
    );
    const keys = index.search({ text: 'mug', facets: true, skip: 0, take: 1 }).facets!.map(({ key }) => key);
    expect(keys).toHaveLength(9);
    expect(keys[0]).toBe('color');
    expect(keys.at(-1)).toBe('price');
    expect(keys).not.toContain('same');
    expect(keys).not.toContain('shape');
    const filtered = index.search({
      text: 'mug',
      facets: true,
      filters: { attributes: { shape: 'round' } },
      skip: 0,
      take: 1,
    });
    expect(filtered.facets![0]).toEqual({
      key: 'shape',
      values: [
        { value: 'round', count: 38 },
        { value: 'square', count: 2 },
      ],
    });
  });

  it('find an article number no better than a single value', () => {
    const each = (count: number, values: number) =>
      Array.from({ length: values }, (_, i) => ({ value: `${i}`, count }));
    expect(partingWorth(each(1, 1000), 1000)).toBeLessThan(partingWorth(each(500, 2), 1000));
    expect(partingWorth(each(1000, 1), 1000)).toBe(0);
  });
});

describe('price ranges', () => {
  it('lie between four to six round numbers, without gaps, and hold every price', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 12, maxLength: 60 }), (cents) => {
        const sorted = Float64Array.from(cents, (one) => one / 100).sort();
        const [min, max] = [sorted[0]!, sorted.at(-1)!];
        const bounds = rangeBounds(sorted, min, max);
        expect(bounds[0]).toBeLessThanOrEqual(min);
        expect(bounds.at(-1)).toBeGreaterThanOrEqual(max);
        expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
        expect(bounds.length - 1).toBeLessThanOrEqual(6);
        if (new Set(sorted).size > 30 && max > min * 20) expect(bounds.length - 1).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('read as a shop would write them', () => {
    const prices = [12, 15, 18, 22, 25, 28, 31, 44, 47, 52, 58, 66, 79, 83, 95, 120, 150, 180, 240, 390];
    const index = indexOf(...prices.map((price) => aDocument('Mug', { price })), aDocument('Mug', { price: null }));
    const [facet] = index.search({ text: 'mug', facets: ['price'], skip: 0, take: 1 }).facets!;
    expect(facet).toMatchObject({ key: 'price', min: 12, max: 390 });
    expect(facet!.values.map(({ value }) => value)).toEqual(['0-30', '30-50', '50-80', '80-200', '200-400']);
    expect(facet!.values.map(({ count }) => count)).toEqual([6, 3, 4, 5, 2]);
  });

  it('are one for one price, and none without prices', () => {
    const one = indexOf(aDocument('Mug', { price: 7.5 }), aDocument('Mug', { price: 7.5 }));
    expect(one.search({ text: 'mug', facets: ['price'], skip: 0, take: 1 }).facets).toEqual([
      { key: 'price', values: [{ value: '7-8', count: 2 }], min: 7.5, max: 7.5 },
    ]);
    const none = indexOf(aDocument('Mug', { price: null }));
    expect(none.search({ text: 'mug', facets: ['price'], skip: 0, take: 1 }).facets).toEqual([]);
  });
});

const VALUES = {
  color: ['red', 'blue', 'green'],
  size: ['s', 'm', 'l'],
  gender: ['women', 'men', 'unisex'],
  category: ['dress', 'shirt'],
  brand: ['velora'],
} as const;

function documentsOf(facts: readonly (Partial<EngineDocument> & { title: string })[]): EngineDocument[] {
  return facts.map(({ title, ...fact }, i) => aDocument(title, { id: `p${i}`, ...fact }));
}

function rangeOf(value: string): EngineFilters {
  const [lower, upper] = value.split('-').map(Number);
  return { price_min: lower, price_max: upper };
}

/** A value that no product carries is not listed, though products that suit everyone would answer to it. */
function hasIt(index: ReturnType<typeof indexOf>, key: string, value: string): boolean {
  if (key === 'price') return true;
  const all: Facet[] = index.search({ text: '', facets: [key], skip: 0, take: 0 }).facets ?? [];
  return all.some(({ values }) => values.some((one) => one.value === value));
}
