import { SearchResponse } from '@quarry/contract';
import type { Steering } from '../../search-engine/steering.ts';
import { describe, expect, it } from 'vitest';
import type { ProductQuery } from '../../search-engine/product-search.ts';
import { anEngine, aCatalog, shop } from './search-fixtures.ts';
import { createSearchService, type SearchParts } from './search-service.ts';

function service(catalog = aCatalog()) {
  return { catalog, search: createSearchService({ engine: anEngine(catalog), catalog }) };
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
const VISIT = { id: undefined, source: 'site', device: null, isBot: false } as const;
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

  it('counts over all pages how many products meet the whole query', async () => {
    const { search } = service();

    const counts = async (query: string, page = 1) => {
      const reply = await search.search(shop, { ...request, query, page, limit: 1 });
      return [reply.num_great_matches, reply.num_total_results];
    };

    expect(await counts('dress')).toEqual([3, 3]);
    expect(await counts('red dress')).toEqual([2, 3]);
    expect(await counts('red dress', 3)).toEqual([2, 3]);
    expect(await counts('red dress under 60')).toEqual([1, 2]);
    expect(await counts('green dress')).toEqual([0, 3]);
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

  it('answers in the language of the reader, whatever the language of the store', async () => {
    const { search } = service();
    const asked = { ...request, query: 'red dress', facets: ['color', 'price'] };

    const own = await search.search(shop, asked);
    const georgian = await search.search(shop, { ...asked, language: 'ka' });
    const namesOf = ({ documents }: typeof own) => documents.map(({ metadata }) => metadata.name);
    const textsOf = (reply: typeof own) => [
      ...reply.understood_parts.map(({ label }) => label),
      ...reply.facets.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
      ...(reply.tier_notes ?? []).map(({ text }) => text),
    ];

    expect(ids(georgian)).toEqual(ids(own));
    expect(textsOf(own).filter((text) => !/^[\p{Script=Latin}\d .,–]+$/u.test(text))).toEqual([]);
    expect(textsOf(georgian).filter((text) => !/^[\p{Script=Georgian}\d .,–]+$/u.test(text))).toEqual([]);
    expect(textsOf(georgian)).toHaveLength(textsOf(own).length);
    // What the shop has not translated keeps its name.
    expect(namesOf(own)).toContain('Evening dress Carmen');
    expect(namesOf(georgian)).toEqual(['საღამოს კაბა კარმენი', 'Ball dress Rubin', 'Summer dress Laguna']);
    expect(georgian.facets[0]?.values.map(({ value }) => value)).toEqual(['red', 'blue']);
  });

  it('leads on in the language of the reader where nothing is found', async () => {
    const { lead_on: leadOn } = await service().search.search(shop, { ...request, query: 'xqzt', language: 'tr' });

    expect(leadOn?.categories.map(({ value, label }) => [value, label])).toContainEqual(['dress', 'elbise']);
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

describe('the reply', () => {
  it('shows what was understood part by part, where it stands', async () => {
    const { understood_parts: parts } = await service().search.search(shop, {
      ...request,
      query: 'red dress under 50',
    });

    expect(parts).toEqual([
      { kind: 'color', value: 'red', label: 'red', negated: false, start: 0, end: 3 },
      { kind: 'category', value: 'dress', label: 'dress', negated: false, start: 4, end: 9 },
      { kind: 'price_max', value: '50', label: 'up to $50', negated: false, start: 10, end: 18 },
    ]);
  });

  it('counts facets when asked, with the brands as the shop writes them', async () => {
    const { search } = service();
    const asked = (facets: boolean | string[]) => search.search(shop, { ...request, query: 'dress', facets });

    expect((await asked(false)).facets).toEqual([]);
    const { facets } = await asked(['color', 'brand', 'price']);
    expect(facets).toContainEqual({
      key: 'color',
      label: 'Colour',
      values: [
        { value: 'red', label: 'red', count: 2 },
        { value: 'blue', label: 'blue', count: 1 },
      ],
    });
    expect(facets).toContainEqual({
      key: 'brand',
      label: 'Brand',
      values: [{ value: 'nordlys', label: 'Nordlys', count: 1 }],
    });
    expect(facets.find(({ key }) => key === 'price')).toMatchObject({ label: 'Price', min: 30, max: 240 });
    expect((await asked(true)).facets.length).toBeGreaterThan(0);
  });

  it('explains every score in parts that add up to it, each in plain words', async () => {
    const { documents } = await service().search.search(shop, { ...request, query: 'red dres', explain: true });

    expect(documents.length).toBeGreaterThan(1);
    for (const { explain } of documents) {
      const sum = explain?.parts.reduce((total, { value }) => total + value, 0);
      expect(sum).toBeCloseTo(explain?.score ?? Number.NaN, 4);
      expect(explain?.pinned).toBe(false);
      for (const { text } of explain?.parts ?? []) expect(text).toMatch(/\.$/);
    }
  });

  it('explains nothing unasked', async () => {
    const { documents } = await service().search.search(shop, { ...request, query: 'red dress' });

    expect(documents.every((document) => !('explain' in document))).toBe(true);
  });

  it('CALL-20 beyond the last page has no documents and the right total', async () => {
    const found = await service().search.search(shop, { ...request, query: 'dress', page: 9000, limit: 100 });

    expect(found).toMatchObject({ num_total_results: 3, documents: [], page: 9000, limit: 100 });
  });
});

/** A shop in which somebody steers, visits have likings, and searches are noted. */
function steered(parts: Partial<SearchParts> = {}) {
  const catalog = aCatalog();
  const embedded = anEngine(catalog);
  const queries: ProductQuery[] = [];
  const noted: unknown[] = [];
  const search = createSearchService({
    engine: {
      ...embedded,
      search(settings, query) {
        queries.push(query);
        return embedded.search(settings, query);
      },
      searchAll(settings, bundled) {
        queries.push(...bundled);
        return embedded.searchAll(settings, bundled);
      },
    },
    catalog,
    recordSearch: (_storeId, one) => noted.push(one),
    ...parts,
  });
  return { search, queries, noted };
}

describe('a shop that steers', () => {
  const steering: Steering = { hidden: [{ color: 'blue' }] };
  const merchandising = { decide: async () => ({ steering, redirect: '/sale' }) };

  it('steers pages and conversations alike, with one and the same object', async () => {
    const { search, queries } = steered({ merchandising });

    await search.search(shop, { ...request, query: 'dress' });
    await search.find(shop, { query: 'dress', page: 1, limit: 5 });

    expect(queries.map((query) => query.steering)).toEqual([steering, steering]);
    expect(queries[0]?.steering).toBe(queries[1]?.steering);
  });

  it('is told where a query is sent, and nowhere when nobody sends it', async () => {
    expect((await steered({ merchandising }).search.search(shop, { ...request, query: 'sale' })).redirect).toBe(
      '/sale',
    );
    expect((await steered().search.search(shop, { ...request, query: 'sale' })).redirect).toBeNull();
  });

  it('hides from suggestions too', async () => {
    const suggested = ids(await steered({ merchandising }).search.quick(shop, 'dre'));

    expect(suggested).toContain('red-dress');
    expect(suggested).not.toContain('blue-dress');
  });

  it('suggests no query and no category that holds hidden products alone', async () => {
    const quick = (hidden: Steering['hidden'] & {}) =>
      steered({
        merchandising: { decide: async () => ({ steering: { hidden }, redirect: null }) },
        provenQueries: () => new Map([['summer dress laguna', 9]]),
      }).search.quick(shop, 'summer');

    expect((await quick([{ ids: ['sofa'] }])).queries).toContain('summer dress laguna');
    const hidden = await quick([{ category: 'dress' }]);
    expect(hidden).toEqual({ documents: [], queries: [], categories: [] });
  });

  it('counts in a suggested category only what is shown', async () => {
    const { categories } = await steered({ merchandising }).search.quick(shop, 'dress');

    expect(categories).toEqual([{ value: 'dress', label: 'dress', count: 2 }]);
  });

  it('counts in it the great matches alone, as where nothing is hidden', async () => {
    const countOf = async (hidden?: Steering['hidden'] & {}) => {
      const decide = async () => ({ steering: hidden && { hidden }, redirect: null });
      const { categories } = await steered({ merchandising: { decide } }).search.quick(shop, 'red dress');
      return categories.find(({ value }) => value === 'dress')?.count;
    };

    expect(await countOf()).toBe(2);
    expect(await countOf([{ ids: ['red-gown'] }])).toBe(1);
    expect(await countOf([{ ids: ['drill'] }])).toBe(2);
  });

  it('counts for suggestions without a model of meaning, all categories in one search', async () => {
    const { search, queries } = steered({ merchandising });

    const { queries: suggested, categories } = await search.quick(shop, 'dre');

    const worded = queries.filter(({ text }) => text !== '');
    expect(worded.every(({ countsOnly }) => countsOnly)).toBe(true);
    expect(worded).toHaveLength(suggested.length + 1);
    expect(worded.filter(({ facets }) => facets).map(({ text }) => text)).toEqual(['dre']);
    expect(categories).toHaveLength(1);
  });
});

describe('a model of meaning', () => {
  it('that did not answer is told of in the reply', async () => {
    const catalog = aCatalog();
    const embedded = anEngine(catalog);
    const search = createSearchService({
      engine: { ...embedded, search: async (...asked) => ({ ...(await embedded.search(...asked)), isFallback: true }) },
      catalog,
    });

    expect((await search.search(shop, { ...request, query: 'dress' })).fallback).toBe('embeddings');
    expect(await service().search.search(shop, { ...request, query: 'dress' })).not.toHaveProperty('fallback');
  });
});

describe('a visit', () => {
  const affinity = { color: { blue: 0.9 } };
  const likings = {
    of: async (storeId: string, sessionId: string) =>
      storeId === 'shop' && sessionId === 'visit-1' ? affinity : undefined,
  };
  const asked = async (id?: string, more: object = {}) => {
    const { search, queries } = steered({ likings });
    await search.search(shop, { ...request, query: 'dress', ...more }, { ...VISIT, id });
    return queries[0]?.affinity;
  };

  it('brings its likings along, and only its own', async () => {
    expect(await asked('visit-1')).toBe(affinity);
    expect(await asked('visit-2')).toBeUndefined();
    expect(await asked()).toBeUndefined();
  });

  it('changes nothing when personal order is switched off', async () => {
    expect(await asked('visit-1', { personal: false })).toBeUndefined();
  });
});

describe('the notes of searches', () => {
  it('say what was asked and found', async () => {
    const { search, noted } = steered();

    const found = await search.search(shop, { ...request, query: 'red dress' }, { ...VISIT, id: 'visit-1' });

    expect(noted).toEqual([
      {
        queryId: found.query_id,
        visit: { ...VISIT, id: 'visit-1' },
        language: 'en',
        query: 'red dress',
        results: found.num_total_results,
        recoveredBy: null,
        understood: found.understood,
      },
    ]);
  });

  it('leave out further pages, explanations, conversations and what the server asks for itself', async () => {
    const { search, noted } = steered();

    await search.search(shop, { ...request, query: 'dress', page: 2 }, VISIT);
    await search.search(shop, { ...request, query: 'dress', explain: true }, VISIT);
    await search.search(shop, { ...request, query: 'dress' });
    await search.find(shop, { query: 'dress', page: 1, limit: 5 });
    await search.quick(shop, 'dress');

    expect(noted).toEqual([]);
  });
});

describe('suggestions', () => {
  it('begin with what shoppers settled on, once', async () => {
    const popular = new Map([
      ['Dress Carmen', 9],
      ['dress of unicorns', 20],
    ]);
    const { queries } = await steered({ provenQueries: () => popular }).search.quick(shop, 'dre');

    expect(queries[0]).toBe('Dress Carmen');
    expect(queries).not.toContain('dress of unicorns');
    expect(queries.length).toBeLessThanOrEqual(6);
    expect(new Set(queries.map((query) => query.toLowerCase())).size).toBe(queries.length);
  });

  it('CALL-19 are products, queries and categories with their labels', async () => {
    const quick = await service().search.quick({ ...shop, default_language: 'ka' }, 'dre');

    expect(ids(quick)).toContain('red-dress');
    expect(quick.documents.find(({ id }) => id === 'red-dress')?.metadata.full_name).toEqual({
      ka: 'საღამოს კაბა კარმენი',
    });
    expect(quick.categories).toContainEqual({ value: 'dress', label: 'კაბა', count: 3 });
    expect(quick.queries.length).toBeGreaterThan(0);
  });

  it('are in the language of the reader', async () => {
    const { documents, categories } = await service().search.quick(shop, 'dre', 'ka');

    expect(documents.find(({ id }) => id === 'red-dress')?.metadata.title).toBe('საღამოს კაბა კარმენი');
    expect(categories).toContainEqual({ value: 'dress', label: 'კაბა', count: 3 });
  });
});
