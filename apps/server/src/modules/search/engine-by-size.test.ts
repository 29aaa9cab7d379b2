import { describe, expect, it } from 'vitest';
import { createEngineBySize } from './engine-by-size.ts';
import { aCatalog, aProduct, anEngine, shop } from './search-fixtures.ts';

const titled = (title: string) => anEngine(aCatalog([aProduct({ id: title, title: `${title} lamp` })]));

describe('engines by size', () => {
  it('answer a store by its number of products, which is counted anew after a minute', async () => {
    let products = 9;
    let time = 0;
    const engine = createEngineBySize({
      small: titled('small'),
      large: titled('large'),
      largeFrom: 10,
      count: async () => products,
      now: () => time,
    });
    const found = async () => (await engine.search(shop, { text: 'lamp', skip: 0, take: 5 })).hits.map(({ id }) => id);

    expect(await found()).toEqual(['small']);
    products = 10;
    expect(await found()).toEqual(['small']);
    time += 60_000;
    expect(await found()).toEqual(['large']);
    await engine.drop(shop.id);
    expect(await found()).toEqual(['large']);
  });

  it('count again after a count that failed', async () => {
    let fails = true;
    const engine = createEngineBySize({
      small: titled('small'),
      large: titled('large'),
      largeFrom: 10,
      count: async () => {
        if (fails) throw new Error('The database is away.');
        return 1;
      },
    });

    await expect(engine.version(shop.id)).rejects.toThrow('away');
    fails = false;
    expect((await engine.search(shop, { text: 'lamp', skip: 0, take: 5 })).total).toBe(1);
  });
});
