import { newStoreSettings, Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { listProduct } from '../modules/catalog/index.ts';
import { simulateCommand } from './simulate-command.ts';

const SETTINGS = newStoreSettings('shop', 'Shop', 'en', 'USD');
const DOCUMENTS = ['coat', 'lamp'].map((category) => {
  const product = Product.parse({ id: category, title: `A ${category}`, category, currency: 'USD', current_price: 20 });
  return { id: category, metadata: listProduct(product, SETTINGS), tier: 'meets_all', great_match: true };
});
const REPLY = {
  num_total_results: 2,
  num_great_matches: 2,
  num_results_by_tier: { meets_all: 2, unstated: 0, meets_some: 0 },
  documents: DOCUMENTS,
  query_id: 'query',
  understood: {},
  understood_parts: [],
  recovered_by: null,
  facets: [],
  redirect: null,
  page: 1,
  limit: 20,
};

/** A server that remembers what it was asked. */
function aServer(answer: (path: string) => Response) {
  const calls: { path: string; headers: Headers; body: string }[] = [];
  const fetchIt: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    const path = new URL(request.url).pathname;
    calls.push({ path, headers: request.headers, body: await request.text() });
    return answer(path);
  };
  return { calls, fetchIt };
}

const OPTIONS = { store: 'shop', server: 'http://shop.example', key: 'qk_sec_1', visits: 30, seed: 1 };
const out: string[] = [];
const io = {
  out: async (line: string) => void out.push(line),
  progress: () => {},
  signal: new AbortController().signal,
};

describe('quarry simulate', () => {
  it('sends visits with searches and events, and says with each request that they are simulated', async () => {
    const { calls, fetchIt } = aServer((path) => Response.json(path.endsWith('/events') ? { accepted: 1 } : REPLY));

    expect(await simulateCommand(OPTIONS, io, fetchIt)).toBe(0);

    expect(new Set(calls.map(({ path }) => path))).toEqual(
      new Set(['/api/v1/stores/shop/searches', '/api/v1/stores/shop/events']),
    );
    for (const { headers } of calls) {
      expect(headers.get('x-simulated')).toBe('1');
      expect(headers.get('authorization')).toBe('Bearer qk_sec_1');
    }
    const visits = calls.map(({ headers }) => headers.get('x-visit-id')).filter((visit) => visit !== null);
    expect(new Set(visits).size).toBe(30);
    expect(out.at(-1)).toMatch(/^30 simulated visits: \d+ searches, \d+ clicks/);
  });

  it('stops with what the server said', async () => {
    const { fetchIt } = aServer(() => new Response('{"code":"login-needed"}', { status: 401 }));
    await expect(simulateCommand(OPTIONS, io, fetchIt)).rejects.toThrow('401: {"code":"login-needed"}');
  });
});
