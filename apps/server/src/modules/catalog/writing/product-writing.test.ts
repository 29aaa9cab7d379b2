import { type OpenDatabase, stores as storesTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import type { ProductOperation, ProductWrite } from '@quarry/contract';
import { ProductWrite as ProductWriteSchema } from '@quarry/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStoresRepository, createStoresService } from '../../stores/index.ts';
import { aStore } from '../catalog-fixtures.ts';
import { createCatalogService } from '../catalog-service.ts';
import { createProductRepository } from '../product-repository.ts';
import { createProductWriting } from './product-writing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(storesTable);
  await database.db.insert(storesTable).values({ id: 'shop', settings: aStore({ id: 'shop' }) });
});

function writing() {
  const catalog = createCatalogService({ products: createProductRepository(database.db) });
  const refreshed: [string, ...(readonly string[])][] = [];
  const service = createProductWriting({
    catalog,
    stores: createStoresService(createStoresRepository(database.db)),
    search: { refresh: async (storeId, ids = []) => void refreshed.push([storeId, ...ids]) },
  });
  const stored = async (id: string) => (await catalog.byIds('shop', [id]))[0];
  const apply = (
    operations: ProductOperation[],
    { from = 0, onProgress = async (_done: number) => {}, isFollowed = async () => false } = {},
  ) => service.apply('shop', operations, { from, onProgress, isFollowed });
  return { ...service, catalog, refreshed, stored, apply };
}

const write = (fields: Partial<ProductWrite>): ProductWrite =>
  ProductWriteSchema.parse({ id: 'lamp', title: 'Desk lamp', ...fields });

describe('writing a product', () => {
  it('stores it in the currency of the shop and makes it searchable', async () => {
    const { put, refreshed, stored } = writing();

    await put('shop', write({ original_price: 40 }));
    expect(await stored('lamp')).toMatchObject({
      title: 'Desk lamp',
      current_price: 40,
      currency: aStore().currency.code,
    });
    expect(refreshed).toEqual([['shop', 'lamp']]);
    expect(await put('shop', write({ original_price: 41 }))).toMatchObject({ current_price: 41 });
  });

  it('takes the reduced price as the current one, unless another is given', async () => {
    const { put } = writing();

    const reduced = await put('shop', write({ original_price: 40, discounted_price: 30 }));
    const given = await put('shop', write({ original_price: 40, discounted_price: 30, current_price: 28 }));

    expect([reduced.current_price, given.current_price]).toEqual([30, 28]);
  });
});

describe('changing some fields', () => {
  it('keeps all others, and computes the current price again', async () => {
    const { put, patch } = writing();
    await put('shop', write({ original_price: 40, discounted_price: 30, stock: 3, brand: 'Lumo' }));

    expect(await patch('shop', 'lamp', { stock: 0 })).toMatchObject({ stock: 0, current_price: 30, brand: 'Lumo' });
    expect(await patch('shop', 'lamp', { discounted_price: null })).toMatchObject({ current_price: 40 });
    expect(await patch('shop', 'lamp', { brand: null })).toMatchObject({ brand: null, stock: 0 });
  });

  it('changes price and stock of the named variants', async () => {
    const { put, patch } = writing();
    const variant = { barcode: null, price: 10, stock: 5, attributes: {} };
    await put(
      'shop',
      write({
        variants: [
          { ...variant, sku: 'S' },
          { ...variant, sku: 'M' },
        ],
      }),
    );

    const { variants } = await patch('shop', 'lamp', {
      variants: [
        { sku: 'M', stock: 0 },
        { sku: 'XL', stock: 1 },
      ],
    });

    expect(variants.map(({ sku, stock, price }) => [sku, stock, price])).toEqual([
      ['S', 5, 10],
      ['M', 0, 10],
    ]);
  });

  it('refuses an unknown product, and so does deleting it', async () => {
    await expect(writing().remove('shop', 'nothing')).rejects.toMatchObject({ code: 'product-not-found' });
    await expect(writing().patch('shop', 'nothing', { stock: 1 })).rejects.toMatchObject({ code: 'product-not-found' });
  });
});

describe('a batch', () => {
  it('applies its operations in order', async () => {
    const { apply, stored, refreshed } = writing();

    const result = await apply([
      { action: 'upsert', product: write({ id: 'a', original_price: 1 }) },
      { action: 'upsert', product: write({ id: 'b', original_price: 2 }) },
      { action: 'patch', id: 'a', changes: { stock: 7 } },
      { action: 'patch', id: 'a', changes: { original_price: 9 } },
      { action: 'delete', id: 'b' },
      { action: 'upsert', product: write({ id: 'b', title: 'New b' }) },
      { action: 'patch', id: 'gone', changes: { stock: 1 } },
      { action: 'delete', id: 'gone-too' },
    ]);

    expect(result).toEqual({
      created: 3,
      updated: 1,
      unchanged: 0,
      deleted: 1,
      missing: 2,
      missing_ids: ['gone', 'gone-too'],
    });
    expect(await stored('a')).toMatchObject({ stock: 7, current_price: 9 });
    expect(await stored('b')).toMatchObject({ title: 'New b' });
    expect(refreshed).toEqual([['shop']]);
  });

  it('continues where an earlier attempt stopped', async () => {
    const { apply, stored } = writing();
    const operations: ProductOperation[] = [
      { action: 'upsert', product: write({ id: 'a' }) },
      { action: 'upsert', product: write({ id: 'b' }) },
    ];
    const progress: number[] = [];

    await apply(operations, { from: 1, onProgress: async (done) => void progress.push(done) });

    expect([await stored('a'), (await stored('b'))?.id]).toEqual([undefined, 'b']);
    expect(progress).toEqual([2]);
  });

  it('leaves the work on the index to a batch that follows', async () => {
    const { apply, stored, refreshed } = writing();
    const operation: ProductOperation = { action: 'upsert', product: write({ id: 'a' }) };

    await apply([operation], { isFollowed: async () => true });
    expect([(await stored('a'))?.id, refreshed]).toEqual(['a', []]);
    await apply([operation]);
    expect(refreshed).toEqual([['shop']]);
  });

  it('is counted as unchanged when it is applied again', async () => {
    const { apply } = writing();
    const operations: ProductOperation[] = Array.from({ length: 1200 }, (_, n) => ({
      action: 'upsert',
      product: write({ id: `p${n}` }),
    }));
    const progress: number[] = [];

    const counted = await apply(operations, { onProgress: async (done) => void progress.push(done) });
    expect(counted).toMatchObject({ created: 1200 });
    expect(await apply(operations)).toMatchObject({ created: 0, unchanged: 1200 });
    expect(progress).toEqual([500, 1000, 1200]);
  });
});
