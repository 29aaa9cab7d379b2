import { describe, expect, it, vi } from 'vitest';
import { aCatalog, aProduct, anEngine, shop } from './search-fixtures.ts';

const all = { skip: 0, take: 10 };

describe('the embedded search', () => {
  it('finds what was saved in this process as soon as it was told', async () => {
    const catalog = aCatalog();
    const search = anEngine(catalog);
    const idsFor = async (text: string) => (await search.search(shop, { text, ...all })).hits.map(({ id }) => id);
    expect(await idsFor('kettle')).toEqual([]);

    catalog.shelf.push(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    catalog.versionNumber += 1;
    await search.refresh('shop');

    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(catalog.reads).toBe(1);
  });

  it('keeps the stores apart', async () => {
    const other = { ...shop, id: 'other' };
    const shelves: Record<string, ReturnType<typeof aCatalog>> = {
      shop: aCatalog(),
      other: aCatalog([aProduct({ id: 'cake', title: 'Honey cake' })]),
    };
    const both = anEngine({
      storedProducts: (storeId) => shelves[storeId]!.storedProducts(),
      changedSince: async () => [],
      rowsOf: async () => [],
      version: async () => 1,
    });

    expect((await both.search(other, { text: 'dress', ...all })).hits).toEqual([]);
    expect((await both.search(shop, { text: 'honey cake', ...all })).hits.map(({ id }) => id)).not.toContain('cake');
    expect((await both.search(shop, { text: 'dress', ...all })).total).toBe(3);
  });

  it('takes in learned figures at once, before the first question too, and keeps them through changes', async () => {
    const catalog = aCatalog();
    const search = anEngine(catalog);
    const first = async () => (await search.search(shop, { text: 'dress', skip: 0, take: 1 })).hits[0]?.id;

    await search.patch('shop', [{ id: 'red-gown', popularity: 900 }]);
    expect(await first()).toBe('red-gown');
    await search.patch('shop', [
      { id: 'blue-dress', popularity: 5000 },
      { id: 'nobody', popularity: 9000 },
    ]);
    expect(await first()).toBe('blue-dress');
    catalog.versionNumber += 1;
    await search.refresh('shop');
    expect(await first()).toBe('blue-dress');
  });

  it('asks a model of meaning where a query stands, unless only counts are wanted', async () => {
    const placeQuery = vi.fn(async () => ({ isFallback: true }));
    const search = anEngine(aCatalog(), { placeQuery });

    const found = await search.search(shop, { text: 'dress', ...all });
    expect(placeQuery.mock.calls).toEqual([['shop', 'dress']]);
    const counted = await search.search(shop, { text: 'dress', ...all, countsOnly: true });

    expect(placeQuery).toHaveBeenCalledTimes(1);
    expect(counted.total).toBe(found.total);
    expect([found.isFallback, counted.isFallback]).toEqual([true, undefined]);
  });

  it('recommends from the same index', async () => {
    const search = anEngine();

    const alike = await search.similar(shop, 'red-dress', { take: 2 });

    expect(alike.map(({ id }) => id).sort()).toEqual(['blue-dress', 'red-gown']);
    expect(await search.goesWith(shop, 'nothing', { take: 2 })).toEqual([]);
  });

  it('finds a product by each of its numbers', async () => {
    const search = anEngine();

    for (const text of ['WS-18-PRO', '4006381333931', 'drill']) {
      expect((await search.search(shop, { text, ...all })).hits.map(({ id }) => id)).toContain('drill');
    }
  });

  it('has an empty answer for a store without products', async () => {
    const search = anEngine(aCatalog([]));

    expect(await search.search(shop, { text: 'dress', ...all })).toMatchObject({ hits: [], total: 0 });
    expect(await search.suggest(shop, { text: 'dre', language: 'en' })).toMatchObject({ productIds: [] });
  });
});
