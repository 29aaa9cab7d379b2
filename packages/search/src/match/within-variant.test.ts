import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument, EngineVariant } from '../engine-document.ts';
import type { EngineFilters } from '../engine-query.ts';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const variant = (attributes: Record<string, string[]>, more: Partial<EngineVariant> = {}): EngineVariant => ({
  attributes,
  price: null,
  stock: null,
  ...more,
});

const shirt = (id: string, ...variants: EngineVariant[]) =>
  aDocument('Linen shirt', { id, attributes: { category: ['shirt'], material: ['linen'] }, price: 40, variants });

describe('two values of filters', () => {
  const crossed = shirt(
    'crossed',
    variant({ color: ['blue'], size: ['m'] }),
    variant({ color: ['red'], size: ['xxl'] }),
  );
  const fitting = shirt(
    'fitting',
    variant({ color: ['red'], size: ['m'] }),
    variant({ color: ['blue'], size: ['xxl'] }),
  );

  it('hold inside one variant', () => {
    const index = indexOf(crossed, fitting);
    expect(idsFor(index, '', { filters: { color: 'blue', size: 'XXL' } })).toEqual(['fitting']);
    expect(new Set(idsFor(index, '', { filters: { color: 'blue' } }))).toEqual(new Set(['crossed', 'fitting']));
    expect(idsFor(index, '', { filters: { color: 'blue', size: 'm', material: 'linen' } })).toEqual(['crossed']);
  });

  it('include the price and the stock of that variant', () => {
    const index = indexOf(
      shirt(
        'shirt',
        variant({ size: ['m'] }, { price: 30, stock: 0 }),
        variant({ size: ['l'] }, { price: 60, stock: 4 }),
        variant({ size: ['s'] }),
      ),
    );
    const found = (filters: EngineFilters) => idsFor(index, '', { filters }).length > 0;
    expect(found({ size: 'm', price_max: 35 })).toBe(true);
    expect(found({ size: 'l', price_max: 35 })).toBe(false);
    expect(found({ size: 's', price_max: 35 })).toBe(false);
    expect(found({ size: 's', price_max: 40 })).toBe(true);
    expect(found({ size: 'm', in_stock: true })).toBe(false);
    expect(found({ size: 'm', in_stock: false })).toBe(true);
    expect(found({ size: 'l', in_stock: true, price_min: 50 })).toBe(true);
    expect(found({ in_stock: true, price_max: 35 })).toBe(false);
    expect(found({ in_stock: false })).toBe(false);
  });

  it('hold together with a price limit said in words', () => {
    const index = indexOf(
      shirt('shirt', variant({ size: ['m'] }, { price: 30 }), variant({ size: ['l'] }, { price: 60 })),
    );
    expect(idsFor(index, 'shirt under 35', { filters: { size: 'l' } })).toEqual([]);
    expect(idsFor(index, 'shirt under 35', { filters: { size: 'm' } })).toEqual(['shirt']);
  });

  it('are met by any of several values, of any attribute; what is unknown finds nothing', () => {
    const index = indexOf(aDocument('Parka', { id: 'parka', attributes: { season: ['winter'], color: ['black'] } }));
    expect(idsFor(index, '', { filters: { attributes: { season: ['summer', 'Winter'] } } })).toEqual(['parka']);
    expect(idsFor(index, '', { filters: { attributes: { season: 'summer' } } })).toEqual([]);
    expect(idsFor(index, '', { filters: { attributes: { lining: 'fleece' } } })).toEqual([]);
    expect(idsFor(index, '', { filters: { color: [] } })).toEqual([]);
  });
});

describe('clauses of the query', () => {
  it('make a great match only where one variant meets them', () => {
    const index = indexOf(
      shirt('crossed', variant({ color: ['blue'], size: ['m'] }), variant({ color: ['red'], size: ['xxl'] })),
      shirt('fitting', variant({ color: ['red'], size: ['m'] }), variant({ color: ['blue'], size: ['xxl'] })),
    );
    const { hits } = index.search({ text: 'blue shirt size xxl', skip: 0, take: 10, explain: true });
    expect(hits.map(({ id, great }) => ({ id, great }))).toEqual([
      { id: 'fitting', great: true },
      { id: 'crossed', great: false },
    ]);
    for (const { score, explanation } of hits) {
      expect(explanation?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 4);
    }
  });

  it('must be met by the variant that the filters leave', () => {
    const index = indexOf(
      shirt('shirt', variant({ color: ['blue'], size: ['m'] }), variant({ color: ['red'], size: ['xxl'] })),
    );
    const great = (size: string) =>
      index.search({ text: 'blue shirt', filters: { size }, skip: 0, take: 1 }).hits[0]?.great;
    expect([great('m'), great('xxl')]).toEqual([true, false]);
  });
});

describe('filters over variants', () => {
  const values = (...all: string[]) => fc.subarray(all, { maxLength: 2 });
  const attributes = fc.record({ color: values('red', 'blue'), size: values('s', 'm', 'l') }).map(withoutEmpty);
  const price = fc.constantFrom(null, 10, 20, 30);
  const stock = fc.constantFrom(null, 0, 2);
  const document = fc.record({
    attributes,
    price,
    stock,
    variants: fc.array(fc.record({ attributes, price, stock }), { maxLength: 3 }),
  });
  const filters = fc.record(
    {
      color: values('red', 'blue').filter(({ length }) => length > 0),
      size: fc.constantFrom('s', 'm', 'l'),
      price_min: fc.constantFrom(10, 20, 30),
      price_max: fc.constantFrom(10, 20, 30),
      in_stock: fc.boolean(),
    },
    { requiredKeys: [] },
  );

  it('find what looking at every variant finds', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 8 }), filters, (facts, asked) => {
        const documents = facts.map((fact, i) => aDocument('thing', { id: `p${i}`, ...fact }));
        const found = idsFor(indexOf(...documents), '', { filters: asked });
        const expected = documents.filter((one) => meets(one, asked)).map(({ id }) => id);
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});

function withoutEmpty(attributes: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).filter(([, values]) => values.length > 0));
}

/** The rule as it is written down: every way of selling it, spelled out. */
function meets({ attributes, price, stock, variants = [] }: EngineDocument, asked: EngineFilters): boolean {
  const named = (key: string) => variants.flatMap((one) => one.attributes[key] ?? []);
  const ways = (variants.length === 0 ? [{ attributes: {}, price, stock }] : variants).map((one: EngineVariant) => ({
    price: one.price ?? price,
    available: stock !== 0 && one.stock !== 0,
    valuesOf(key: string): string[] {
      const own = one.attributes[key];
      if (own?.length) return own;
      const unclaimed = (attributes[key] ?? []).filter((value) => !named(key).includes(value));
      return unclaimed.length > 0 ? unclaimed : (attributes[key] ?? []);
    },
  }));
  const fitting = ways.filter((way) => {
    const has = (key: 'color' | 'size') =>
      asked[key] === undefined || [asked[key]].flat().some((value) => way.valuesOf(key).includes(value));
    const isCheapEnough = asked.price_max === undefined || (way.price !== null && way.price <= asked.price_max);
    const isDearEnough = asked.price_min === undefined || (way.price !== null && way.price >= asked.price_min);
    return has('color') && has('size') && isCheapEnough && isDearEnough;
  });
  if (asked.in_stock === true) return fitting.some(({ available }) => available);
  if (asked.in_stock === false) return fitting.length > 0 && !fitting.some(({ available }) => available);
  return fitting.length > 0;
}
