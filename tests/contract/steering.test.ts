/** Rules and synonyms from the call that makes them to the search that they change, and to no other shop's. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, idsOf, startTestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

afterEach(async () => {
  const { rules, synonyms } = server.services.merchandising;
  for (const { id } of await rules.all('north')) await rules.remove('north', id);
  for (const { id } of await synonyms.all('north')) await synonyms.remove('north', id);
});

async function make(kind: 'rules' | 'synonyms', body: object): Promise<string> {
  const reply = await server.call('north', 'POST', `/api/${kind}`, { store: 'north', ...body });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ id: string }>().id;
}
const rule = (body: object) => make('rules', { name: 'A rule', ...body });
const dresses = (more = {}) => server.search('north', 'dress', { limit: 100, ...more });
const elsewhere = () => server.search('south', 'dress', { limit: 100 });

describe('a rule counts from the moment it is made, in its own shop alone', { timeout: 120_000 }, () => {
  it('pin: puts a product where it should stand', async () => {
    const before = idsOf(await dresses());
    // What is sold out keeps no place.
    const last = before.findLast((id) => Number(id.split('-')[1]) % 12 !== 11) ?? '';

    const id = await rule({ kind: 'pin', query: 'dress', product_id: last, position: 3 });

    expect(idsOf(await dresses())[2]).toBe(last);
    expect(idsOf(await elsewhere())).toEqual(before);
    const moved = { store: 'north', id, kind: 'pin', name: 'A rule', query: 'dress', product_id: last, position: 1 };
    expect((await server.call('north', 'PUT', '/api/rules', moved)).statusCode).toBe(200);
    expect(idsOf(await dresses())[0]).toBe(last);
    await server.call('north', 'DELETE', `/api/rules?store=north&id=${id}`);
    expect(idsOf(await dresses())).toEqual(before);
  });

  it('boost and bury: move what has a property up and down, and lose nothing', async () => {
    const before = idsOf(await dresses());
    const brandOf = (id: string) => ['nordlys', 'fjell', 'havre'][Number(id.split('-')[1]) % 3];

    const boost = await rule({ kind: 'boost', filters: { brand: 'Havre' }, strength: 100 });
    const boosted = await dresses({ explain: true });
    expect(new Set(idsOf(boosted).slice(0, 16).map(brandOf))).toEqual(new Set(['havre']));
    expect(idsOf(boosted).sort()).toEqual([...before].sort());
    for (const { explain } of boosted.documents) {
      const sum = explain?.parts.reduce((total, { value }) => total + value, 0);
      expect(sum).toBeCloseTo(explain?.score ?? Number.NaN, 2);
    }

    await server.call('north', 'DELETE', `/api/rules?store=north&id=${boost}`);
    await rule({ kind: 'bury', filters: { brand: 'Havre' }, strength: 100 });
    expect(
      new Set(
        idsOf(await dresses())
          .slice(-16)
          .map(brandOf),
      ),
    ).toEqual(new Set(['havre']));
    expect(idsOf(await elsewhere())).toEqual(before);
  });

  it('hide: takes products from searches, suggestions, facets and recommendations', async () => {
    await rule({ kind: 'hide', filters: { color: 'red' } });

    const found = await dresses({ facets: ['color'] });
    const quick = await server.call('north', 'POST', '/api/quick', { store: 'north', query: 'wrap dr' });
    const trending = await server.call('north', 'GET', '/api/trending?store=north&limit=50');
    const similar = await server.call('north', 'GET', '/api/products/dress-1/similar?store=north&limit=50');

    expect(found.num_total_results).toBe(36);
    expect(found.facets[0]?.values.map(({ value }) => value)).not.toContain('red');
    const isRed = (id: string) => !id.startsWith('sofa') && Number(id.split('-')[1]) % 4 === 0;
    for (const reply of [quick, trending, similar]) {
      const ids = idsOf(reply.json());
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter(isRed)).toEqual([]);
    }
    expect((await elsewhere()).num_total_results).toBe(48);
  });

  it('hide: suggests no query that leads to hidden products alone', async () => {
    const queries = async () =>
      (await server.call('north', 'POST', '/api/quick', { store: 'north', query: 'corn' })).json().queries;
    expect((await queries()).length).toBeGreaterThan(0);

    await rule({ kind: 'hide', filters: { category: 'sofa' } });

    expect(await queries()).toEqual([]);
  });

  it('redirect: says where a query is sent', async () => {
    await rule({ kind: 'redirect', query: 'gift card', url: '/gifts' });

    expect((await server.search('north', 'gift cards')).redirect).toBe('/gifts');
    expect((await server.search('south', 'gift cards')).redirect).toBeNull();
  });
});

describe('a synonym counts from the moment it is made, in its own shop alone', { timeout: 120_000 }, () => {
  it('two-way: each word finds what the other does', async () => {
    expect((await server.search('north', 'zorblet')).num_total_results).toBe(0);

    const id = await make('synonyms', { kind: 'two-way', words: ['zorblet', 'sofa'] });

    expect(idsOf(await server.search('north', 'zorblet')).sort()).toEqual(['sofa-0', 'sofa-1', 'sofa-2', 'sofa-3']);
    expect((await server.search('south', 'zorblet')).num_total_results).toBe(0);
    await server.call('north', 'DELETE', `/api/synonyms?store=north&id=${id}`);
    expect((await server.search('north', 'zorblet')).num_total_results).toBe(0);
  });

  it('one-way: finds the other, and is not found by it', async () => {
    const before = idsOf(await server.search('north', 'sofa'));

    await make('synonyms', { kind: 'one-way', from: ['sofa'], to: ['clutch'] });

    expect(idsOf(await server.search('north', 'sofa', { limit: 50 }))).toEqual(
      expect.arrayContaining([...before, 'bag-0']),
    );
    expect(idsOf(await server.search('north', 'clutch', { limit: 50 })).filter((id) => id.startsWith('sofa'))).toEqual(
      [],
    );
  });
});

describe('staff of one shop', { timeout: 120_000 }, () => {
  it.each(['rules', 'synonyms'])('neither read nor change the %s of another', async (kind) => {
    const body =
      kind === 'rules'
        ? { kind: 'hide', name: 'Theirs', filters: { color: 'red' } }
        : { kind: 'two-way', words: ['a', 'b'] };
    const id = await make(kind as 'rules', body);

    const read = await server.call('south', 'GET', `/api/${kind}?store=north`);
    const made = await server.call('south', 'POST', `/api/${kind}`, { store: 'north', ...body });
    const changed = await server.call('south', 'PUT', `/api/${kind}`, { store: 'north', id, ...body });
    const deleted = await server.call('south', 'DELETE', `/api/${kind}?store=north&id=${id}`);
    // The id of another shop's entry opens nothing in one's own shop.
    const smuggled = await server.call('south', 'PUT', `/api/${kind}`, { store: 'south', id, ...body });
    const stolen = await server.call('south', 'DELETE', `/api/${kind}?store=south&id=${id}`);

    expect([read, made, changed, deleted].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect([smuggled, stolen].map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const left = await server.call('north', 'GET', `/api/${kind}?store=north`);
    expect(left.json()[kind]).toMatchObject([{ id }]);
  });
});
