/**
 * The tests that every engine behind `ProductSearch` must pass. An engine registers them with a function that opens it
 * over a feed of documents; each test has a catalogue of its own.
 */
import { newStoreSettings, type Product, type SearchFilters, type StoreSettings } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentFeed } from '../document-feed.ts';
import { SearchTimeoutError } from '../engine-fault.ts';
import type { ProductQuery, ProductSearch } from '../product-search.ts';
import { aProduct, SHELF } from './conformance-shelf.ts';
import { aVersionedCatalog } from './versioned-catalog.ts';

export interface OpenedEngine {
  engine: ProductSearch;
  close(): Promise<void>;
}

/** @param open must keep apart what it opens for different feeds. @param products of the store, by their ids. */
export type OpenEngine = (
  feed: DocumentFeed,
  products: (ids: readonly string[]) => Promise<Product[]>,
) => Promise<OpenedEngine>;

const ALL = { skip: 0, take: 50 };

export function engineConformance(name: string, open: OpenEngine): void {
  describe(`${name} as an engine`, () => {
    describe('answers', () => {
      registerAnswers(open);
    });
    describe('changes', () => {
      registerChanges(open);
    });
    describe('calls', () => {
      registerCalls(open);
    });
  });
}

/** Every store of a test is another one: engines may be shared with other tests. */
let stores = 0;

async function aShop(open: OpenEngine, shelf: readonly Product[] = SHELF) {
  const catalog = aVersionedCatalog(shelf);
  stores += 1;
  const settings: StoreSettings = newStoreSettings(`shop-${process.pid}-${stores}`, 'Shop', 'en', 'USD');
  const { engine, close } = await open(catalog, async (ids) => catalog.byIds(ids));
  await engine.prepare(settings);
  const search = (query: string | (Partial<ProductQuery> & { text: string })) =>
    engine.search(settings, { ...ALL, ...(typeof query === 'string' ? { text: query } : query) });
  const ids = async (query: Parameters<typeof search>[0]) => (await search(query)).hits.map(({ id }) => id);
  return {
    catalog,
    settings,
    engine,
    search,
    ids,
    async close() {
      await engine.drop(settings.id);
      await close();
    },
  };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

function registerAnswers(open: OpenEngine): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await aShop(open);
  });
  afterAll(() => shop.close());

  it('say what was understood, and where the words say it', async () => {
    const text = 'red dress under 50';
    const read = await shop.engine.understand(shop.settings, { text });

    expect(read.understood).toMatchObject({ color: 'red', category: 'dress', price_max: 50 });
    expect(read.spans.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual(
      expect.arrayContaining([['red', 'color']]),
    );
    expect((await shop.search(text)).understood).toEqual(read.understood);
  });

  it('put products that meet everything first, and say what the others lack', async () => {
    const { hits, total, greatTotal, tierTotals } = await shop.search('red dress');
    const tierOf = Object.fromEntries(hits.map(({ id, tier }) => [id, tier]));
    const missingOf = (id: string) => hits.find((hit) => hit.id === id)?.missing;

    expect(tierOf).toMatchObject({ 'red-dress': 'meets_all', 'red-gown': 'meets_all', 'red-sold-out': 'meets_all' });
    expect(tierOf).toMatchObject({ 'blue-dress': 'meets_some', 'plain-dress': 'meets_some' });
    expect(hits.map(({ tier }) => tier)).toEqual(hits.map(({ tier }) => tier).sort());
    expect(hits.map(({ id }) => id).indexOf('red-sold-out')).toBe(2);
    expect(missingOf('red-dress')).toEqual([]);
    expect(missingOf('blue-dress')).toContainEqual({ kind: 'color', value: 'red', verdict: 'violated' });
    expect(missingOf('plain-dress')).toContainEqual({ kind: 'color', value: 'red', verdict: 'unknown' });
    expect(greatTotal).toBe(tierTotals.meets_all);
    expect(tierTotals.meets_all + tierTotals.unstated + tierTotals.meets_some).toBe(total);
  });

  it('never break a price limit', async () => {
    const { hits } = await shop.search('red dress under 50');

    expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(['red-dress', 'red-sold-out']));
    expect(hits.map(({ id }) => id)).not.toContain('red-gown');
  });

  it('leave out what is not wanted, and name products that do not say', async () => {
    const { hits, exclusions } = await shop.search('cake without gluten');

    expect(hits.map(({ id, tier, unsaid }) => [id, tier, unsaid])).toEqual([
      ['cake-free', 'meets_all', []],
      ['cake-unsaid', 'unstated', ['gluten']],
    ]);
    expect(exclusions).toEqual([{ value: 'gluten', stated: 1, unsaid: 1 }]);
  });

  it.each<[string, SearchFilters, string[]]>([
    ['a colour', { color: 'blue', category: 'dress' }, ['blue-dress']],
    ['several values', { color: ['blue', 'red'], category: 'shirt' }, ['shirt', 'shirt-xxl']],
    ['a brand', { brand: 'havre' }, ['sofa', 'lamp', 'lamp-2']],
    ['another attribute', { attributes: { gender: 'men' } }, ['shirt', 'shirt-xxl']],
    [
      'prices',
      { price_min: 30, price_max: 45, category: 'dress' },
      ['red-dress', 'red-sold-out', 'blue-dress', 'plain-dress'],
    ],
    ['stock', { category: 'dress', color: 'red', in_stock: true }, ['red-dress', 'red-gown']],
    ['ids', { ids: ['lamp', 'drill', 'unknown'] }, ['lamp', 'drill']],
    ['one variant', { color: 'blue', size: 'xxl' }, ['shirt-xxl']],
    ['what must not occur', { category: 'cake', exclude: ['gluten'] }, ['cake-free', 'cake-unsaid']],
  ])('follow a filter on %s', async (_what, filters, expected) => {
    const found = await shop.search({ text: '', filters });

    expect(found.hits.map(({ id }) => id).sort()).toEqual([...expected].sort());
    expect(found.total).toBe(expected.length);
    // The same beside words: they never widen what a filter leaves.
    const beside = await shop.ids({ text: 'dress shirt lamp', filters });
    expect(beside.filter((id) => !expected.includes(id))).toEqual([]);
  });

  it.each([
    ['price_asc', ['blue-dress', 'plain-dress', 'red-dress', 'red-gown', 'red-sold-out']],
    ['price_desc', ['red-gown', 'red-dress', 'plain-dress', 'blue-dress', 'red-sold-out']],
    ['newest', ['plain-dress', 'blue-dress', 'red-gown', 'red-dress', 'red-sold-out']],
    ['rating', ['red-dress', 'plain-dress', 'red-gown', 'blue-dress', 'red-sold-out']],
  ] as const)('are sorted by %s, with what is sold out last', async (sort, expected) => {
    expect(await shop.ids({ text: '', filters: { category: 'dress' }, sort })).toEqual(expected);
    expect(await shop.ids({ text: 'dress', sort })).toEqual(expected);
  });

  it('follow the order that the words ask for', async () => {
    const { hits, order } = await shop.search('cheapest dress');

    expect(hits[0]?.id).toBe('blue-dress');
    expect(order).toEqual({ by: 'price', direction: 'asc' });
  });

  it('have the same products on pages as in one list', async () => {
    const whole = await shop.ids('dress');
    const paged: string[] = [];
    for (let skip = 0; skip < whole.length + 2; skip += 2) {
      paged.push(...(await shop.ids({ text: 'dress', skip, take: 2 })));
    }

    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
  });

  it('count facets without the filter of the facet itself', async () => {
    const { facets = [] } = await shop.search({
      text: '',
      filters: { category: 'dress', color: 'red' },
      facets: ['color', 'brand', 'price'],
    });
    const valuesOf = (key: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? [],
      );

    expect(valuesOf('color')).toEqual({ red: 3, blue: 1 });
    expect(valuesOf('brand')).toEqual({ nordlys: 3 });
    expect(facets.find(({ key }) => key === 'price')).toMatchObject({ min: 40, max: 240 });
  });

  it('explain scores by parts that add up, and give reasons', async () => {
    const { hits } = await shop.search({ text: 'red evening dress', explain: true });
    const best = hits[0];

    expect(best?.id).toBe('red-dress');
    for (const { explanation = [], score } of hits) {
      expect(explanation.length).toBeGreaterThan(0);
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 1);
    }
    expect(best?.reasons).toContainEqual({ field: 'attributes.color', value: 'red', words: 'red' });
  });

  it('follow pins, hiding, boosts and synonyms', async () => {
    const pinned = await shop.search({ text: 'dress', steering: { pins: [{ id: 'plain-dress', position: 1 }] } });
    expect(pinned.hits[0]).toMatchObject({ id: 'plain-dress', isPinned: true });
    expect(await shop.ids({ text: 'dress', steering: { hidden: [{ color: 'red' }] } })).toEqual(
      expect.not.arrayContaining(['red-dress', 'red-gown', 'red-sold-out']),
    );
    const boosts = [{ match: { brand: 'fjell' }, points: 50, name: 'Fjell first' }];
    expect((await shop.ids({ text: 'dress', steering: { boosts } }))[0]).toBe('blue-dress');
    const synonyms = [{ words: ['zorp', 'lamp'] }];
    expect(await shop.ids('zorp')).toEqual([]);
    expect((await shop.ids({ text: 'zorp', steering: { synonyms } })).sort()).toEqual(['lamp', 'lamp-2']);
  });

  it.each([
    ['an article number', 'WS-18-PRO', 'drill'],
    ['a barcode', '4006381333931', 'shirt'],
    ['a slip', 'brass tabel lamp', 'lamp'],
    ['the beginning of a word', 'regat', 'shirt'],
    ['another language', 'წითელი კაბა', 'red-dress'],
    ['a translated title', 'საღამოს კაბა', 'red-dress'],
    ['another number', 'dresses', 'red-dress'],
  ])('find a product by %s', async (_what, text, expected) => {
    const { hits } = await shop.search(text);

    expect(hits.map(({ id }) => id)).toContain(expected);
  });

  it('name words that were read as others, unless words are to be taken literally', async () => {
    expect((await shop.search('brass tabel lamp')).corrections).toEqual([{ typed: 'tabel', meant: 'table' }]);
    expect((await shop.search({ text: 'brass tabel lamp', isLiteral: true })).corrections).toEqual([]);
  });

  it('are empty for nonsense, and then lead on', async () => {
    expect(await shop.search('xqzvw jkkqx')).toMatchObject({ hits: [], total: 0, greatTotal: 0 });
    const { categories } = await shop.engine.leadOn(shop.settings, 'xqzvw', 'en');
    expect(categories.map(({ value }) => value)).toContain('dress');
  });

  it('suggest products and categories that hold them', async () => {
    const { productIds, categories } = await shop.engine.suggest(shop.settings, { text: 'dre', language: 'en' });

    expect(productIds.length).toBeGreaterThan(0);
    expect(SHELF.filter(({ id }) => productIds.includes(id)).every(({ title }) => /dress/.test(title))).toBe(true);
    expect(categories.map(({ value }) => value)).toContain('dress');
  });

  it('recommend similar products, never the product itself and never one that is sold out', async () => {
    const alike = await shop.engine.similar(shop.settings, 'red-dress', { take: 10 });
    const ids = alike.map(({ id }) => id);

    expect(ids).toEqual(expect.arrayContaining(['red-gown']));
    expect(ids).not.toContain('red-dress');
    expect(ids).not.toContain('red-sold-out');
    expect(await shop.engine.similar(shop.settings, 'unknown', { take: 10 })).toEqual([]);
    expect(await shop.engine.goesWith(shop.settings, 'unknown', { take: 10 })).toEqual([]);
  });
}

function registerChanges(open: OpenEngine): void {
  it('are found once the engine was told, at the version of the catalogue', async () => {
    const { catalog, engine, settings, ids, close } = await aShop(open);
    const dress = SHELF.find(({ id }) => id === 'red-gown');
    expect(await engine.version(settings.id)).toBe(await catalog.version());

    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle', current_price: 20 }));
    await engine.refresh(settings.id);
    expect(await ids('kettle')).toEqual(['kettle']);
    if (dress) catalog.save({ ...dress, current_price: 20 });
    await engine.refresh(settings.id);
    expect(await ids('red dress under 50')).toContain('red-gown');
    catalog.remove('kettle');
    await engine.refresh(settings.id);
    expect(await ids('kettle')).toEqual([]);
    expect(await engine.version(settings.id)).toBe(await catalog.version());

    // Deleted and written again in one step: only the last of it counts.
    catalog.save(aProduct({ id: 'kettle', title: 'Iron kettle', current_price: 20 }));
    catalog.remove('lamp');
    await engine.refresh(settings.id);
    expect(await ids('iron kettle')).toEqual(['kettle']);
    expect(await ids({ text: '', filters: { ids: ['lamp', 'lamp-2'] } })).toEqual(['lamp-2']);
    await close();
  });

  it('of many products at once are found, and a rebuild keeps what there is', async () => {
    const { catalog, engine, settings, search, ids, close } = await aShop(open);
    const many = Array.from({ length: 700 }, (_, i) =>
      aProduct({
        id: `vase-${i}`,
        title: `Glass vase number ${i}`,
        category: 'vase',
        attributes: { color: i % 2 === 0 ? 'red' : 'blue' },
        current_price: i + 1,
        stock: 1,
      }),
    );
    catalog.save(...many);
    await engine.refresh(settings.id);

    const inPriceOrder = { text: '', filters: { category: 'vase' }, sort: 'price_asc' as const };
    expect((await search({ ...inPriceOrder, take: 3 })).total).toBe(700);
    expect(await ids({ ...inPriceOrder, skip: 650, take: 2 })).toEqual(['vase-650', 'vase-651']);
    expect(await ids({ text: 'vase', sort: 'price_desc', take: 2 })).toEqual(['vase-699', 'vase-698']);
    const red = await search({ text: 'glass vase', filters: { color: 'red' }, facets: ['color'], take: 2 });
    expect(red.total).toBe(350);
    expect(red.facets).toEqual([
      {
        key: 'color',
        values: expect.arrayContaining([
          { value: 'red', count: 350 },
          { value: 'blue', count: 350 },
        ]),
      },
    ]);
    // Pages follow one another, however far they are.
    const far = await Promise.all([298, 300, 302, 600].map((skip) => ids({ text: 'glass vase', skip, take: 2 })));
    expect(far.flat()).toHaveLength(8);
    expect(new Set(far.flat()).size).toBe(8);
    catalog.remove('vase-650');
    await engine.rebuild(settings);
    expect(await ids({ ...inPriceOrder, skip: 650, take: 1 })).toEqual(['vase-651']);
    expect(await ids('red dress')).toContain('red-dress');
    await close();
  });

  it('of learned figures count at once, and last through a rebuild', async () => {
    const { engine, settings, ids, close } = await aShop(open);
    await engine.patch(settings.id, [
      { id: 'red-gown', popularity: 900 },
      { id: 'nobody', popularity: 9000 },
    ]);
    expect((await ids('dress'))[0]).toBe('red-gown');
    await engine.rebuild(settings);
    expect((await ids('dress'))[0]).toBe('red-gown');
    await close();
  });

  it('of one store are not seen in another, and a deleted store is forgotten', async () => {
    const [one, other] = [await aShop(open), await aShop(open, [aProduct({ id: 'cake', title: 'Honey cake' })])];
    expect(await other.ids('dress')).toEqual([]);
    expect(await one.ids('honey cake')).not.toContain('cake');

    await other.engine.drop(other.settings.id);
    expect(await other.engine.version(other.settings.id)).toBeNull();
    expect(await one.ids('red dress')).toContain('red-dress');
    await Promise.all([one.close(), other.close()]);
  });

  it('of a store without products leave empty answers', async () => {
    const { engine, settings, search, close } = await aShop(open, []);
    expect(await search('dress')).toMatchObject({ hits: [], total: 0 });
    expect(await engine.suggest(settings, { text: 'dre', language: 'en' })).toMatchObject({ productIds: [] });
    await close();
  });
}

function registerCalls(open: OpenEngine): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await aShop(open);
  });
  afterAll(() => shop.close());

  it('may be bundled, with the same answers', async () => {
    const queries = ['red dress', 'lamp', 'xqzvw'].map((text) => ({ ...ALL, text }));

    const bundled = await shop.engine.searchAll(shop.settings, queries);

    expect(bundled).toEqual(await Promise.all(queries.map((query) => shop.engine.search(shop.settings, query))));
    expect(await shop.engine.searchAll(shop.settings, [])).toEqual([]);
  });

  it('end when they are cancelled, with the reason of it', async () => {
    const reason = new Error('The shopper has left.');
    const call = { signal: AbortSignal.abort(reason) };
    const query = { ...ALL, text: 'lamp' };

    await expect(shop.engine.search(shop.settings, query, call)).rejects.toBe(reason);
    await expect(shop.engine.searchAll(shop.settings, [query], call)).rejects.toBe(reason);
    await expect(shop.engine.suggest(shop.settings, { text: 'la', language: 'en' }, call)).rejects.toBe(reason);
    await expect(shop.engine.understand(shop.settings, { text: 'lamp' }, call)).rejects.toBe(reason);
    expect(await shop.ids('lamp')).toContain('lamp');
  });

  it('end at their deadline, with an error that says so', async () => {
    const signal = AbortSignal.timeout(1);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));

    await expect(shop.engine.search(shop.settings, { ...ALL, text: 'lamp' }, { signal })).rejects.toThrow(
      SearchTimeoutError,
    );
    expect(await shop.ids('lamp')).toContain('lamp');
  });

  it('are answered while the engine says that it serves', async () => {
    expect(await shop.engine.health()).toEqual({ status: 'serving' });
  });
}
