import { describe, expect, it } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { fetchProducts } from './products.ts';

describe('the products of a store', () => {
  it('GRID-01 CALL-12 come from one GET with the store and a limit of 24', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ products: [{ id: '1' }, null] }));

    expect(await fetchProducts('extra.ge', { fetch })).toEqual([{ id: '1' }, null]);
    expect(calls).toMatchObject([{ url: '/api/products?store=extra.ge&limit=24', method: 'GET' }]);
  });

  it('GRID-04 ERR-08 fail with the status of a refusal', async () => {
    const { fetch } = fakeServer(() => jsonReply({ details: 'x' }, 503));

    await expect(fetchProducts('veli', { fetch })).rejects.toThrow(/^Failed to fetch products \(status 503\)$/);
  });

  it.each([
    ['an empty object', () => jsonReply({})],
    ['another shape', () => jsonReply({ products: {} })],
    ['a list', () => jsonReply([])],
    ['no JSON', () => new Response('<html>')],
  ])('GRID-05 ERR-08 fail on %s', async (_, answer) => {
    await expect(fetchProducts('veli', { fetch: fakeServer(answer).fetch })).rejects.toThrow(
      /^Invalid product data received from API$/,
    );
  });

  it.each([undefined, null, '', 'unknown'])(
    'GRID-06 CONF-42 ERR-08 fail without a call for the store %j',
    async (storeId) => {
      const { fetch, calls } = fakeServer(() => jsonReply({ products: [] }));

      await expect(fetchProducts(storeId, { fetch })).rejects.toThrow(/^Store context is not available\.$/);
      expect(calls).toEqual([]);
    },
  );

  it('GRID-07 ERR-08 fail with a message for any other error', async () => {
    const { fetch } = fakeServer(() => {
      throw new TypeError('Failed to fetch');
    });

    await expect(fetchProducts('veli', { fetch })).rejects.toThrow(
      /^An unknown error occurred during product fetch\.$/,
    );
  });
});
