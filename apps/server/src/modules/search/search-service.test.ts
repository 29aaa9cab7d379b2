import { describe, expect, it } from 'vitest';
import { SearchResponse } from '@quarry/contract';
import { createEmbeddedProductSearch } from './embedded-product-search.ts';
import { aCatalog, shop } from './search-fixtures.ts';
import { createSearchService } from './search-service.ts';

function service(catalog = aCatalog()) {
  return { catalog, search: createSearchService({ engine: createEmbeddedProductSearch({ catalog }), catalog }) };
}
const request = {
  store: 'shop',
  page: 1,
  limit: 24,
  sort: 'relevance',
  explain: false,
  facets: false,
  personal: true,
} as const;
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

describe('searching', () => {
  it('reads price and colour from the words', async () => {
    const found = await service().search.search(shop, { ...request, query: 'red dress under $50' });

    expect(found.understood).toMatchObject({ price_max: 50, color: 'red', category: 'dress' });
    expect(ids(found)[0]).toBe('red-dress');
    expect(ids(found)).not.toContain('red-gown');
  });

  it('understands Georgian', async () => {
    const found = await service().search.search(shop, { ...request, query: 'წითელი კაბა 50 ლარამდე' });

    expect(found.understood).toMatchObject({ price_max: 50, color: 'red', category: 'dress' });
    expect(ids(found)[0]).toBe('red-dress');
  });

  it('forgives a typing mistake and finishes a word', async () => {
    const { search } = service();

    expect(ids(await search.search(shop, { ...request, query: 'cordles dril' }))[0]).toBe('drill');
    expect(ids(await search.search(shop, { ...request, query: 'corner so' }))[0]).toBe('sofa');
  });

  it('CALL-20 answers total, documents in ranked order, and a new query id each time', async () => {
    const { search } = service();

    const first = await search.search(shop, { ...request, query: 'dress', limit: 2 });
    const second = await search.search(shop, { ...request, query: 'dress', limit: 2, page: 2 });

    expect(SearchResponse.parse(first)).toEqual(first);
    expect([first.num_total_results, first.documents.length, second.documents.length]).toEqual([3, 2, 1]);
    expect([second.page, second.limit]).toEqual([2, 2]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(3);
    expect(first.query_id).not.toBe(second.query_id);
  });

  it('keeps to the conditions of the caller', async () => {
    const { search } = service();
    const filtered = (filters: object) => search.search(shop, { ...request, query: 'dress', filters });

    expect(ids(await filtered({ color: 'blue' }))).toEqual(['blue-dress']);
    expect(ids(await filtered({ price_min: 40, price_max: 100 }))).toEqual(['red-dress']);
    expect(ids(await filtered({ ids: ['red-gown'] }))).toEqual(['red-gown']);
    expect(ids(await search.search(shop, { ...request, query: 'drill', filters: { in_stock: true } }))).not.toContain(
      'drill',
    );
  });

  it('sorts by price when asked', async () => {
    const found = await service().search.search(shop, { ...request, query: 'dress', sort: 'price_desc' });

    expect(ids(found)).toEqual(['red-gown', 'red-dress', 'blue-dress']);
  });

  it('leaves out what has gone since the index was built', async () => {
    const { catalog, search } = service();
    await search.search(shop, { ...request, query: 'dress' });
    catalog.shelf.splice(0, 1);

    expect(ids(await search.search(shop, { ...request, query: 'dress' }))).toEqual(
      expect.not.arrayContaining(['red-dress']),
    );
  });

  it('CARD-09 marks great matches for a conversation only', async () => {
    const { search } = service();

    const page = await search.search(shop, { ...request, query: 'red dress' });
    const found = await search.find(shop, { query: 'red dress', page: 1, limit: 24 });
    const marks = Object.fromEntries(found.documents.map(({ id, metadata }) => [id, metadata.great_match]));

    expect(page.documents.every(({ metadata }) => !('great_match' in metadata))).toBe(true);
    expect(marks).toMatchObject({ 'red-dress': true, 'red-gown': true });
    expect(marks['blue-dress'] ?? false).toBe(false);
  });

  it('says why, in the language of the reader', async () => {
    const { search } = service();

    const found = await search.find(shop, { query: 'წითელი კაბა', page: 1, limit: 5, language: 'ka' });
    const [dress] = found.documents;

    expect(dress?.metadata.name).toBe('საღამოს კაბა კარმენი');
    expect(dress?.metadata.reasons).toContainEqual({ field: 'color', value: 'წითელი', words: 'წითელი' });
    expect(found).toMatchObject({ understood: { color: 'red', category: 'dress' }, total: expect.any(Number) });
  });
});

describe('suggestions', () => {
  it('CALL-19 are products, queries and categories with their labels', async () => {
    const quick = await service().search.quick({ ...shop, default_language: 'ka' }, 'dre');

    expect(ids(quick)).toContain('red-dress');
    expect(quick.documents.find(({ id }) => id === 'red-dress')?.metadata.full_name).toEqual({
      ka: 'საღამოს კაბა კარმენი',
    });
    expect(quick.categories).toContainEqual({ value: 'dress', label: 'კაბა', count: 3 });
    expect(quick.queries.length).toBeGreaterThan(0);
  });
});
