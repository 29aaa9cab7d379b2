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

async function* nothingAhead() {}

/** The cache, and the ids that it read from the database. */
function countedCache(maxAgeMs: number, stored: ProductRepository['stored'] = nothingAhead) {
  const read: string[][] = [];
  const counted: ProductRepository = {
    ...repository,
    stored,
    async byIds(storeId, ids) {
      if (ids.length > 0) read.push([...ids]);
      return repository.byIds(storeId, ids);
    },
  };
  return { cache: cachedProductRepository(counted, { maxAgeMs, clock: () => time }), read };
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

  it('are read ahead once some were asked for', async () => {
    const { cache, read } = countedCache(Number.POSITIVE_INFINITY, repository.stored);
    await cache.byIds('shop', ['chair']);
    await expect
      .poll(async () => {
        read.length = 0;
        await cache.byIds('shop', ['table']);
        return read;
      })
      .toEqual([]);

    expect((await cache.byIds('shop', ['table']))[0]?.id).toBe('table');
  });

  it('are not cached beyond the limit', async () => {
    const read: string[] = [];
    const counted: ProductRepository = {
      ...repository,
      stored: nothingAhead,
      async byIds(storeId, ids) {
        read.push(...ids);
        return repository.byIds(storeId, ids);
      },
    };
    const cache = cachedProductRepository(counted, { maxAgeMs: Number.POSITIVE_INFINITY, maxCharacters: 1 });
    await cache.byIds('shop', ['chair']);
    await cache.byIds('shop', ['chair']);

    expect(read).toEqual(['chair', 'chair']);
  });

  it('keep what a change of this process leaves alone', async () => {
    const { cache, read } = countedCache(Number.POSITIVE_INFINITY);
    await cache.byIds('shop', ['chair', 'table']);
    await cache.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);
    await cache.byIds('shop', ['chair', 'table']);

    expect(read).toEqual([['chair', 'table'], ['chair']]);
  });

  it('keep what a change of another process leaves alone, and drop what it deleted', async () => {
    const { cache, read } = countedCache(1000);
    await cache.byIds('shop', ['chair', 'table']);
    await repository.remove('shop', ['chair'], { mayBeMissing: false });
    time += 1001;

    expect((await cache.byIds('shop', ['chair', 'table'])).map(({ id }) => id)).toEqual(['table']);
    expect(read).toEqual([['chair', 'table'], ['chair']]);
  });

  it('are forgotten with their store', async () => {
    const { cache } = countedCache(Number.POSITIVE_INFINITY);
    await priceOf(cache);
    await repository.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);
    cache.forget('shop');

    expect(await priceOf(cache)).toBe(12);
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
      stored: nothingAhead,
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
    const cache = cachedProductRepository(slow, { maxAgeMs: Number.POSITIVE_INFINITY, clock: () => time });
    const early = priceOf(cache);
    await expect.poll(() => finish).toBeDefined();
    await cache.save('shop', [aProduct({ id: 'chair', current_price: 12 })]);
    finish?.();

    expect(await early).toBe(10);
    expect(await priceOf(cache)).toBe(12);
  });
});
