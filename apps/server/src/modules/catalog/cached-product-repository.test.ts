import { type OpenDatabase, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cachedProductRepository } from './cached-product-repository.ts';
import { aProduct, aStore } from './catalog-fixtures.ts';
import { createProductRepository, type ProductRepository } from './product-repository.ts';

let database: OpenDatabase;
let repository: ProductRepository;
let time = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createProductRepository(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(stores);
  await database.db.insert(stores).values([
    { id: 'shop', settings: aStore({ id: 'shop' }) },
    { id: 'other', settings: aStore({ id: 'other' }) },
  ]);
  await repository.save('shop', [aProduct({ id: 'chair', current_price: 10 }), aProduct({ id: 'table' })]);
});

/** The cache, and the ids that it read from the database. */
function countedCache(maxAgeMs: number) {
  const read: string[][] = [];
  const counted: ProductRepository = {
    ...repository,
    async byIds(storeId, ids) {
      if (ids.length > 0) read.push([...ids]);
      return repository.byIds(storeId, ids);
    },
  };
  return { cache: cachedProductRepository(counted, maxAgeMs, () => time), read };
}

const priceOf = async (cache: ProductRepository) => (await cache.byIds('shop', ['chair']))[0]?.current_price;

describe('cached products', () => {
  it('are read once, in the requested order, and only for their store', async () => {
    const { cache, read } = countedCache(Number.POSITIVE_INFINITY);
    await cache.byIds('shop', ['chair']);
    const found = await cache.byIds('shop', ['table', 'nothing', 'chair']);

    expect(found.map(({ id }) => id)).toEqual(['table', 'chair']);
    expect(read).toEqual([['chair'], ['table', 'nothing']]);
    expect(await cache.byIds('other', ['chair'])).toEqual([]);
  });

  it('show a change of this process at once', async () => {
    const { cache } = countedCache(Number.POSITIVE_INFINITY);
    await priceOf(cache);
    await cache.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);

    expect(await priceOf(cache)).toBe(12);
  });

  it('show a change of another process within the age limit', async () => {
    const { cache } = countedCache(1000);
    await priceOf(cache);
    await repository.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);

    expect(await priceOf(cache)).toBe(10);
    time += 1001;
    expect(await priceOf(cache)).toBe(12);
  });

  it('do not cache data read before a write of this process was committed', async () => {
    let finish: (() => void) | undefined;
    const slow: ProductRepository = {
      ...repository,
      async byIds(storeId, ids) {
        const found = await repository.byIds(storeId, ids);
        if (finish === undefined) {
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
        }
        return found;
      },
    };
    const cache = cachedProductRepository(slow, Number.POSITIVE_INFINITY, () => time);
    const early = priceOf(cache);
    await expect.poll(() => finish).toBeDefined();
    await cache.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);
    finish?.();

    expect(await early).toBe(10);
    expect(await priceOf(cache)).toBe(12);
  });
});
