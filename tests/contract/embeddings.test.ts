/**
 * A model of meaning behind its setting, from the first product to the day when it is away; the model is a stand-in. One
 * shop lives through all of it, in this order: a start is dear.
 */
import type { SearchResponse } from '@quarry/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type FakeEmbeddingsEndpoint,
  startFakeEmbeddingsEndpoint,
} from '../../apps/server/src/providers/embeddings/fake-embeddings-endpoint.ts';
import { type TestServer, idsOf, startTestServer, SHELF } from './test-server.ts';

const SOON = { timeout: 90_000, interval: 50 };
const AT_ONCE = { 'retry-after': '0' };
let endpoint: FakeEmbeddingsEndpoint;
let server: TestServer | undefined;
beforeAll(async () => {
  endpoint = await startFakeEmbeddingsEndpoint(['dress', 'shoes', 'bag', 'sofa', 'red', 'blue']);
});
afterEach(() => {
  endpoint.odd = () => undefined;
});
afterAll(async () => {
  await server?.close();
  await endpoint.close();
});

/** The next start of the same shop. */
async function open(model: string): Promise<void> {
  const dataDir = server?.dataDir;
  await server?.close({ keepsData: true });
  server = undefined;
  endpoint.calls.length = 0;
  const settings = {
    EMBEDDINGS_BASE_URL: endpoint.baseUrl,
    EMBEDDINGS_API_KEY: 'secret',
    EMBEDDINGS_MODEL: model,
  };
  server = await startTestServer(settings, dataDir);
}

const asked = () => endpoint.calls.flatMap(({ input }) => input);
const productsAsked = () => asked().filter((text) => text.includes('\n'));
const queriesAsked = () => asked().filter((text) => !productsAsked().includes(text));

/** A search whose words the model has placed: the products are placed then too. */
async function searchWithTheModel(query: string): Promise<void> {
  await vi.waitFor(async () => {
    const { fallback } = await server!.search('north', query);
    expect(queriesAsked()).toContain(query);
    expect(fallback).toBeUndefined();
  }, SOON);
}

describe('an embeddings endpoint', { timeout: 240_000 }, () => {
  it('places every product once, in batches, with the key, though it is busy at first; and each query once', async () => {
    endpoint.odd = (_call, count) => (count === 1 ? { status: 429, headers: AT_ONCE } : undefined);
    await open('small');

    await searchWithTheModel('something to sit on');
    const again = await server!.search('north', 'Something to SIT on');
    const named = await server!.search('north', 'Something to sit on for nino@example.com');

    const [refused = [], ...answered] = endpoint.calls.map(({ input }) => input);
    expect(answered.flat().filter((text) => text.includes('\n'))).toHaveLength(SHELF.length);
    expect(refused.length).toBeGreaterThan(1);
    expect(new Set(endpoint.calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
    expect(queriesAsked()).toEqual(['something to sit on', 'something to sit on for']);
    expect([again.fallback, named.fallback]).toEqual([undefined, undefined]);
  });

  it('is not asked while somebody types, though staff hide something', async () => {
    const rule = { store: 'north', kind: 'hide', name: 'A rule', filters: { color: 'red' } };
    const made = await server!.call('north', 'POST', '/api/rules', rule);
    const before = asked().length;

    const quick = (await server!.call('north', 'POST', '/api/quick', { store: 'north', query: 'wrap dr' })).json();

    expect(quick.queries.length).toBeGreaterThan(0);
    expect(quick.categories).toEqual([{ value: 'dress', label: expect.any(String), count: 36 }]);
    expect(asked()).toHaveLength(before);
    await server!.call('north', 'DELETE', `/api/rules?store=north&id=${made.json().id}`);
  });

  it('that falls silent keeps no search waiting, which says so and is counted', async () => {
    endpoint.odd = () => ({ delay: Number.POSITIVE_INFINITY });
    const before = queriesAsked().length;
    const replies = [];
    for (const query of ['dress one', 'dress two', 'dress three', 'dress four', 'dress five']) {
      replies.push(await server!.search('north', query));
    }

    for (const reply of replies) {
      expect(reply.fallback).toBe('embeddings');
      expect(reply.num_total_results).toBeGreaterThan(0);
    }
    // After three, sooner when it was slow before, it is left alone for a while.
    expect(queriesAsked().length - before).toBeLessThanOrEqual(3);
    const metrics = (await server!.call('nobody', 'GET', '/metrics')).body;
    expect(metrics).toMatch(/fallbacks_total\{[^}]*reason="timeout"[^}]*\} [1-9]/);
    expect(metrics).toMatch(/fallbacks_total\{[^}]*reason="resting"[^}]*\} [2-9]/);
  });

  it('is asked for nothing twice after a restart, and for what changed alone', async () => {
    await open('small');
    await searchWithTheModel('anything hard');
    expect(productsAsked()).toEqual([]);

    const { stores, catalog, search } = server!.services;
    await catalog.save(await stores.get('north'), [{ ...SHELF[0]!, title: 'Velvet model Aurora' }]);
    await search.refresh('north');
    await vi.waitFor(() => expect(productsAsked()).toHaveLength(1), SOON);
    expect(productsAsked()[0]).toContain('Velvet model Aurora');
  });

  it('of another model places everything anew', async () => {
    endpoint.words = ['dress', 'sofa'];
    await open('large');
    await searchWithTheModel('anything soft');

    expect(productsAsked()).toHaveLength(SHELF.length);
    expect(new Set(endpoint.calls.map(({ model }) => model))).toEqual(new Set(['large']));
  });

  it('that answers nonsense from the first day on leaves the shop to its own vectors, which each reply says', async () => {
    endpoint.odd = () => ({ body: '{"data": "none"}' });
    await open('broken');

    const partsOf = ({ documents: [first] }: SearchResponse) => first?.explain?.parts.map(({ part }) => part);
    expect(partsOf(await server!.search('north', 'red dress', { explain: true }))).not.toContain('vector');
    await vi.waitFor(() => expect(server!.logged).toContainEqual(expect.stringContaining('vectors of north')), SOON);
    await vi.waitFor(async () => {
      expect(partsOf(await server!.search('north', 'red dress', { explain: true }))).toContain('vector');
    }, SOON);

    const reply = await server!.search('north', 'red dress');
    expect(idsOf(reply)[0]).toMatch(/^dress-/);
    expect(reply.fallback).toBe('embeddings');
    expect(queriesAsked()).toEqual([]);
    const metrics = (await server!.call('nobody', 'GET', '/metrics')).body;
    expect(metrics).toMatch(/fallbacks_total\{[^}]*reason="unplaced"[^}]*\} [1-9]/);
  });
});
