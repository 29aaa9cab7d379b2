import { describe, expect, it } from 'vitest';
import { createEmbeddedProductSearch } from './embedded-product-search.ts';
import { aCatalog, aProduct, shop } from './search-fixtures.ts';

const all = { skip: 0, take: 10 };

function engine(catalog = aCatalog()) {
  let time = 0;
  const search = createEmbeddedProductSearch({ catalog, now: () => time });
  return {
    catalog,
    search,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    idsFor: async (text: string) => (await search.search(shop, { text, ...all })).hits.map(({ id }) => id),
  };
}

describe('the embedded search', () => {
  it('builds the index with the first question, once, however many ask at the same moment', async () => {
    const { catalog, idsFor } = engine();
    expect(catalog.reads).toBe(0);

    await Promise.all([idsFor('dress'), idsFor('sofa'), idsFor('drill')]);

    expect(catalog.reads).toBe(1);
  });

  it('finds what was saved in this process as soon as it was told', async () => {
    const { catalog, search, idsFor } = engine();
    expect(await idsFor('kettle')).toEqual([]);

    catalog.shelf.push(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    catalog.versionNumber += 1;
    await search.refresh('shop');

    expect(await idsFor('kettle')).toEqual(['kettle']);
  });

  it('notices within a second what another process has changed, and does not look more often', async () => {
    const { catalog, pass, idsFor } = engine();
    await idsFor('dress');
    catalog.shelf.push(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    catalog.versionNumber += 1;

    pass(999);
    expect(await idsFor('kettle')).toEqual([]);
    pass(1);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(catalog.reads).toBe(2);
    pass(5000);
    await idsFor('dress');
    expect(catalog.reads).toBe(2);
  });

  it('builds once more when something changes while it builds', async () => {
    const { catalog, search, idsFor } = engine();
    await idsFor('dress');
    const first = search.refresh('shop');
    catalog.shelf.push(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    await Promise.all([first, search.refresh('shop')]);

    expect(await idsFor('kettle')).toEqual(['kettle']);
  });

  it('keeps answering from the old index when the new one cannot be built', async () => {
    const { catalog, search, pass, idsFor } = engine();
    await idsFor('dress');
    const { allProducts } = catalog;
    catalog.allProducts = () => {
      throw new Error('The record is away.');
    };
    catalog.versionNumber += 1;
    await expect(search.refresh('shop')).rejects.toThrow('The record is away.');
    pass(2000);

    expect(await idsFor('sofa')).toEqual(['sofa']);
    catalog.allProducts = allProducts;
  });

  it('keeps the stores apart', async () => {
    const { search } = engine();
    const other = { ...shop, id: 'other' };
    const shelves: Record<string, ReturnType<typeof aCatalog>> = {
      shop: aCatalog(),
      other: aCatalog([aProduct({ id: 'cake', title: 'Honey cake' })]),
    };
    const both = createEmbeddedProductSearch({
      catalog: {
        allProducts: (storeId) => shelves[storeId]?.allProducts() ?? aCatalog([]).allProducts(),
        version: async () => 1,
      },
    });

    expect((await both.search(other, { text: 'dress', ...all })).hits).toEqual([]);
    expect((await both.search(shop, { text: 'honey cake', ...all })).hits.map(({ id }) => id)).not.toContain('cake');
    expect((await search.search(shop, { text: 'dress', ...all })).total).toBe(3);
  });

  it('takes in learned figures at once, before the first question too, and keeps them through a new build', async () => {
    const { catalog, search } = engine();
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

  it('recommends from the same index', async () => {
    const { search } = engine();

    const alike = await search.similar(shop, 'red-dress', { take: 2 });

    expect(alike.map(({ id }) => id).sort()).toEqual(['blue-dress', 'red-gown']);
    expect(await search.goesWith(shop, 'nothing', { take: 2 })).toEqual([]);
  });

  it('finds a product by each of its numbers', async () => {
    const { idsFor } = engine();

    for (const number of ['WS-18-PRO', '4006381333931', 'drill']) expect(await idsFor(number)).toContain('drill');
  });

  it('has an empty answer for a store without products', async () => {
    const { search } = engine(aCatalog([]));

    expect(await search.search(shop, { text: 'dress', ...all })).toMatchObject({ hits: [], total: 0 });
    expect(await search.suggest(shop, 'dre')).toMatchObject({ productIds: [] });
  });
});
