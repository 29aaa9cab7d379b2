/** A model of meaning behind its setting, from the first product to the day when it is away; the model is a stand-in. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type StandInEndpoint,
  startStandInEndpoint,
} from '../../apps/server/src/providers/embeddings/stand-in-endpoint.ts';
import { type House, openHouse, SHELF } from './a-running-house.ts';

const SOON = { timeout: 20_000, interval: 50 };
const AT_ONCE = { 'retry-after': '0' };
let endpoint: StandInEndpoint;
let house: House | undefined;
beforeEach(async () => {
  endpoint = await startStandInEndpoint(['dress', 'shoes', 'bag', 'sofa', 'red', 'blue']);
});
afterEach(async () => {
  await house?.close();
  house = undefined;
  await endpoint.close();
});

const settings = (model = 'small') => ({
  EMBEDDINGS_BASE_URL: endpoint.baseUrl,
  EMBEDDINGS_API_KEY: 'secret',
  EMBEDDINGS_MODEL: model,
});
const open = async (environment = settings(), dataDir?: string) => (house = await openHouse(environment, dataDir));

const asked = () => endpoint.calls.flatMap(({ input }) => input);
const productsAsked = () => asked().filter((text) => text.includes('\n') || text.includes(' model '));
const queriesAsked = () => asked().filter((text) => !productsAsked().includes(text));

/** A search whose words the model has placed: the products are placed then too. */
async function searchWithTheModel(query: string): Promise<void> {
  await vi.waitFor(async () => {
    await house!.search('north', query);
    expect(queriesAsked()).toContain(query);
  }, SOON);
}
const metrics = async () => (await house!.call('nobody', 'GET', '/metrics')).body;

describe('an embeddings endpoint', () => {
  it('places every product once, in batches, with the key; and each query once', async () => {
    await open();

    await searchWithTheModel('something to sit on');
    const replies = [
      await house!.search('north', 'something to sit on'),
      await house!.search('north', 'Something to SIT on'),
    ];

    expect(productsAsked()).toHaveLength(SHELF.length);
    expect(Math.max(...endpoint.calls.map(({ input }) => input.length))).toBeGreaterThan(1);
    expect(new Set(endpoint.calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
    expect(queriesAsked()).toEqual(['something to sit on']);
    expect(replies.map(({ fallback }) => fallback)).toEqual([undefined, undefined]);
  });

  it('that is busy and breaks down is asked for the rest alone', async () => {
    // The first batch of each store is answered, then it is away for a while.
    endpoint.odd = (_call, count) => (count === 2 ? { status: 429, headers: AT_ONCE } : undefined);
    await open();

    await searchWithTheModel('anything soft');

    expect(new Set(productsAsked()).size).toBe(SHELF.length);
  });

  it('is asked for nothing twice after a restart, and for what changed alone', async () => {
    const { dataDir } = await open();
    await searchWithTheModel('anything soft');
    await house!.close({ keepsData: true });
    endpoint.calls.length = 0;

    await open(settings(), dataDir);
    await searchWithTheModel('anything hard');
    expect(productsAsked()).toEqual([]);

    const { stores, catalog, search } = house!.services;
    await catalog.save(await stores.get('north'), [{ ...SHELF[0]!, title: 'Velvet model Aurora' }]);
    await search.refresh('north');
    await vi.waitFor(() => expect(productsAsked()).toHaveLength(1), SOON);
    expect(productsAsked()[0]).toContain('Velvet model Aurora');
  });

  it('of another model places everything anew', async () => {
    const { dataDir } = await open();
    await searchWithTheModel('anything soft');
    await house!.close({ keepsData: true });
    endpoint.calls.length = 0;
    endpoint.words = ['dress', 'sofa'];

    await open(settings('large'), dataDir);
    await searchWithTheModel('anything hard');

    expect(productsAsked()).toHaveLength(SHELF.length);
    expect(new Set(endpoint.calls.map(({ model }) => model))).toEqual(new Set(['large']));
  });

  it('that falls silent keeps no search waiting, which says so and is counted', async () => {
    await open();
    await searchWithTheModel('anything soft');
    endpoint.odd = () => ({ delay: Number.POSITIVE_INFINITY });

    const replies = [];
    for (const query of ['dress one', 'dress two', 'dress three', 'dress four', 'dress five']) {
      replies.push(await house!.search('north', query));
    }
    const calls = endpoint.calls.length;
    replies.push(await house!.search('north', 'dress six'));

    for (const reply of replies) {
      expect(reply.fallback).toBe('embeddings');
      expect(reply.num_total_results).toBeGreaterThan(0);
    }
    // After three it is left alone for a while.
    expect(endpoint.calls).toHaveLength(calls);
    expect(await metrics()).toMatch(/fallbacks_total\{[^}]*provider="embeddings"[^}]*reason="timeout"[^}]*\} 3/);
    expect(await metrics()).toMatch(/fallbacks_total\{[^}]*reason="resting"[^}]*\} 3/);
  });

  it('that answers nonsense from the first day on leaves the shop to its own vectors', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    endpoint.odd = () => ({ body: '{"data": "none"}' });
    await open();

    expect((await house!.search('north', 'red dress')).num_total_results).toBeGreaterThan(0);
    await vi.waitFor(
      () => expect(complaint).toHaveBeenCalledWith(expect.stringContaining('vectors of north'), expect.anything()),
      SOON,
    );
    const reply = await house!.search('north', 'red dress');

    expect(reply.fallback).toBeUndefined();
    expect(queriesAsked()).toEqual([]);
    const alike = await house!.call('north', 'GET', '/api/products/dress-1/similar?store=north');
    expect(alike.json().documents.length).toBeGreaterThan(0);
    complaint.mockRestore();
  });
});
