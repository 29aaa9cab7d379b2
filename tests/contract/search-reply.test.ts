/** What a search says beside its products: counts, explanations, pages; held against counting by hand. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attributeValues, type Product, type SearchResponse } from '@quarry/contract';
import { type TestServer, idsOf, startTestServer, SHELF } from './test-server.ts';

const SOON = { timeout: 60_000, interval: 50 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const products = new Map(SHELF.map((product) => [product.id, product]));
const valuesOf: Record<string, (product: Product) => string[]> = {
  color: ({ attributes }) => attributeValues(attributes, 'color'),
  size: ({ variants }) => variants.flatMap(({ attributes }) => attributeValues(attributes, 'size')),
  brand: ({ brand }) => (brand ? [brand.toLowerCase()] : []),
  category: ({ category }) => (category ? [category] : []),
};

async function allOf(query: string, more: object = {}): Promise<Product[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const found = await server.search('north', query, { limit: 7, page, ...more });
    ids.push(...idsOf(found));
    if (ids.length >= found.num_total_results || found.documents.length === 0) break;
  }
  return ids.flatMap((id) => products.get(id) ?? []);
}

/** Products by value, a product once for each value that it has. */
function counted(found: readonly Product[], key: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const product of found) {
    for (const value of new Set(valuesOf[key]?.(product))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
const facetOf = ({ facets }: SearchResponse, key: string) =>
  Object.fromEntries(
    (facets.find((facet) => facet.key === key)?.values ?? []).map(({ value, count }) => [value, count]),
  );

describe('facets', { timeout: 120_000 }, () => {
  const keys = ['color', 'size', 'brand', 'category'];

  it.each([
    ['dress', {}],
    ['court shoes', {}],
    ['dress', { price_max: 40 }],
    ['dress', { in_stock: true }],
    ['wrap dress', { attributes: { gender: 'women' }, price_min: 30 }],
  ])('count what "%s" with %j finds', async (query, filters) => {
    const reply = await server.search('north', query, { filters, facets: [...keys, 'price'] });
    const found = await allOf(query, { filters });

    expect(found).toHaveLength(reply.num_total_results);
    expect(found.length).toBeGreaterThan(0);
    for (const key of keys) expect([key, facetOf(reply, key)]).toEqual([key, counted(found, key)]);
    // As with every key, its own limits do not count.
    const { price_min: _min, price_max: _max, ...others } = filters as { price_min?: number; price_max?: number };
    const prices = (await allOf(query, { filters: others })).map(({ current_price: price }) => price ?? 0);
    const price = reply.facets.find(({ key }) => key === 'price');
    expect([price?.min, price?.max]).toEqual([Math.min(...prices), Math.max(...prices)]);
  });

  it('count of a filtered key what the other filters leave', async () => {
    const filters = { color: 'red', brand: 'Fjell' };
    const reply = await server.search('north', 'dress', { filters, facets: keys });

    expect(facetOf(reply, 'color')).toEqual(counted(await allOf('dress', { filters: { brand: 'Fjell' } }), 'color'));
    expect(facetOf(reply, 'brand')).toEqual(counted(await allOf('dress', { filters: { color: 'red' } }), 'brand'));
    expect(facetOf(reply, 'size')).toEqual(counted(await allOf('dress', { filters }), 'size'));
  });
});

describe('explanations', { timeout: 120_000 }, () => {
  it.each(['red dress', 'wrap dress under 40', 'dres', 'blue shoes size m', 'dress-7-m', 'something for a wedding'])(
    'of "%s" add up to the score and fall with it, in plain words',
    async (query) => {
      const { documents } = await server.search('north', query, { explain: true, limit: 50 });

      expect(documents.length).toBeGreaterThan(0);
      const scores = documents.map(({ explain }) => explain?.score ?? Number.NaN);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      for (const { explain } of documents) {
        const sum = explain?.parts.reduce((total, { value }) => total + value, 0);
        expect(sum).toBeCloseTo(explain?.score ?? Number.NaN, 3);
        expect(explain?.parts.length).toBeGreaterThan(0);
        for (const { text } of explain?.parts ?? []) {
          expect(text).toMatch(/^\p{Lu}|^“/u);
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/undefined|null|NaN|_|attributes\.\w/);
        }
      }
    },
  );
});

describe('pages', { timeout: 120_000 }, () => {
  it.each(['relevance', 'price_asc', 'price_desc', 'newest', 'rating'])(
    'sorted by %s join without a seam',
    async (sort) => {
      // Learned vectors come a moment after the index and may reorder near-equals, once.
      const joined = await vi.waitFor(async () => {
        const whole = idsOf(await server.search('north', 'dress', { limit: 100, sort }));
        const pages = (await allOf('dress', { sort })).map(({ id }) => id);
        expect(pages).toEqual(whole);
        return pages;
      }, SOON);

      expect(new Set(joined).size).toBe(48);
    },
  );
});
