import type { CatalogueQuality, ProductQuality } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
import { aProduct } from './catalog-fixtures.ts';
import { createQualityService } from './quality-service.ts';

let server: ApiServer;
let viewer: string;

const COMPLETE = {
  description: 'Made of oak.',
  brand: 'Lumo',
  category: 'chair',
  images: ['https://shop.example/1.jpg'],
  current_price: 20,
  attributes: { material: 'oak' },
};

beforeAll(async () => {
  server = await openApiServer();
  viewer = await server.account('viewer', { role: 'viewer' });
  await server.services.catalog.save({ id: 'north' }, [
    aProduct({ id: 'good', title: 'Oak chair', ...COMPLETE }),
    aProduct({
      id: 'sizes',
      title: 'Pine chair',
      ...COMPLETE,
      attributes: {},
      variants: [{ sku: '1', barcode: null, price: null, stock: null, attributes: { size: 's' } }],
    }),
    aProduct({ id: 'copy-1', title: 'Stool', ...COMPLETE, images: [] }),
    aProduct({ id: 'copy-2', title: ' stool', ...COMPLETE }),
  ]);
});
afterAll(() => server.close());

async function read<Reply>(url: string): Promise<Reply> {
  const reply = await server.call({ session: viewer, url: `/api/v1/stores/${url}` });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json<Reply>();
}

describe('the quality of a catalogue', () => {
  it('counts what products lack, and the list of each fault has as many as the figure', async () => {
    const quality = await read<CatalogueQuality>('north/catalogue-quality');

    expect(quality).toEqual({
      products: 4,
      score: 91,
      faults: [
        { fault: 'picture', products: 1, points: 6.3 },
        { fault: 'duplicate', products: 2, points: 2.5 },
      ],
    });
    for (const { fault, products } of quality.faults) {
      const list = await read<{ items: unknown[]; total: number }>(`north/products?lacks=${fault}`);
      expect([fault, list.total, list.items.length]).toEqual([fault, products, products]);
    }
    expect(await read('south/catalogue-quality').catch(() => null)).toBeNull();
  });

  it('is told of one product, and changes with it', async () => {
    expect(await read<ProductQuality>('north/products/good/quality')).toEqual({ score: 100, faults: [] });
    expect(await read<ProductQuality>('north/products/copy-1/quality')).toEqual({
      score: 70,
      faults: ['picture', 'duplicate'],
    });
    const unknown = await server.call({ session: viewer, url: '/api/v1/stores/north/products/none/quality' });
    expect(unknown.statusCode).toBe(404);
  });

  it('is counted again when the products have changed, yet not all the time', async () => {
    let [version, counts, now] = [1, 0, 0];
    const quality = createQualityService(
      {
        version: async () => version,
        async count() {
          counts += 1;
          now += 10;
          return { total: 0, faults: new Map(), duplicates: [] };
        },
        ofProduct: async () => [],
      },
      () => now,
    );
    expect((await quality.ofStore('shop')).score).toBeNull();
    version = 2;
    await quality.ofStore('shop');
    expect(counts).toBe(1);
    now += 200;
    await quality.ofStore('shop');
    await quality.ofStore('shop');
    expect(counts).toBe(2);
  });
});
