import { describe, expect, it } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { fetchTrending } from './recommendations.ts';

describe('trending products of a store', () => {
  it('are read with one GET, each product with its reason', async () => {
    const documents = [
      { id: '1', metadata: {}, reason: { key: 'events', text: ' Chosen often ' } },
      { id: '2', reason: { key: 7, text: null } },
      null,
    ];
    const { fetch, calls } = fakeServer(() => jsonReply({ documents }));

    expect(await fetchTrending('extra.ge', { limit: 8, fetch })).toEqual([
      { document: documents[0], reason: 'Chosen often', evidence: 'events' },
      { document: documents[1], reason: '', evidence: '' },
      { document: null, reason: '', evidence: '' },
    ]);
    expect(calls).toMatchObject([{ url: '/api/trending?store=extra.ge&limit=8', method: 'GET' }]);
  });

  it('are not requested without a known store', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ documents: [] }));

    expect(await fetchTrending('unknown', { limit: 8, fetch })).toEqual([]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['a refusal', () => jsonReply({ documents: [] }, 403), 'Trending products failed (status 403)'],
    ['another shape', () => jsonReply({ products: [] }), 'Invalid format of trending products'],
    ['no JSON', () => new Response('<html>'), 'Invalid format of trending products'],
  ])('fail on %s', async (_, answer, message) => {
    const { fetch } = fakeServer(answer);

    await expect(fetchTrending('veli', { limit: 8, fetch })).rejects.toThrow(message);
  });
});
