/** End-to-end test of a rule without fakes: created over HTTP, stored in the database, effective in the next search. */
import fs from 'node:fs';
import { SearchResponse, VISIT_HEADER } from '@quarry/contract';
import { demoProducts, demoStoreSettings } from '@quarry/demo-shops';
import { emptyDataDir } from '@quarry/database/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../app.ts';
import { createServer } from '../../create-server.ts';
import { readConfig } from '../../config.ts';

const settings = demoStoreSettings('quarry');
const PASSWORD = 'a long password';
const BATCH = 200;
let dataDir: string;
let services: Services;
let app: FastifyInstance;
let cookies: Record<string, string>;

beforeAll(async () => {
  dataDir = await emptyDataDir();
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  services = await openServices(config);
  await services.stores.create(settings);
  const products = demoProducts(settings);
  for (let start = 0; start < products.length; start += BATCH) {
    await services.catalog.save(settings, products.slice(start, start + BATCH));
  }
  const grants = [{ base: 'new-search', storeId: 'quarry' }];
  await services.auth.addUser({ username: 'staff', password: PASSWORD, isAdmin: false, grants });
  app = await createServer(services, config);
  const login = await call('POST', '/api/authenticate', { username: 'staff', password: PASSWORD });
  cookies = { quarry_session: login.cookies[0]?.value ?? '' };
});

afterAll(async () => {
  await app.close();
  await services.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

afterEach(async () => {
  for (const { id } of await services.merchandising.rules.all('quarry')) {
    await services.merchandising.rules.remove('quarry', id);
  }
});

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) {
  const request: InjectOptions = { method, url, headers, ...(cookies && { cookies }), ...(payload && { payload }) };
  return app.inject(request);
}

async function search(query: string, more: object = {}, visitId?: string) {
  const headers = visitId ? { [VISIT_HEADER]: visitId } : {};
  const reply = await call('POST', '/api/search', { query, store: 'quarry', ...more }, headers);
  expect(reply.statusCode).toBe(200);
  return SearchResponse.parse(reply.json());
}
const ids = ({ documents }: SearchResponse) => documents.map(({ id }) => id);

async function rule(facts: object): Promise<string> {
  const reply = await call('POST', '/api/rules', { store: 'quarry', name: 'A rule', ...facts });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ id: string }>().id;
}

/** A result that is in stock and far from the first position. */
async function aLateProduct(query: string): Promise<string> {
  const { documents } = await search(query);
  const late = documents.slice(3).find(({ metadata }) => (metadata.stock ?? 1) > 0);
  if (!late) throw new Error(`"${query}" finds too little for this test.`);
  return late.id;
}

describe('staff of the demo shop', () => {
  it('pin a product to a position, also one that the query does not match, and unpin it', async () => {
    const late = await aLateProduct('dress');
    const before = ids(await search('dress'));

    const id = await rule({ kind: 'pin', query: 'dress', product_id: late, position: 2 });
    const { documents } = await search('Dresses', { explain: true });
    expect(documents[1]?.id).toBe(late);
    expect(documents[1]?.explain?.pinned).toBe(true);
    expect(ids(await search('shirt'))[1]).not.toBe(late);

    expect((await call('DELETE', `/api/rules?store=quarry&id=${id}`)).json()).toEqual({ success: true });
    expect(ids(await search('dress'))).toEqual(before);
  });

  it('boost and bury products by filters, and the explanation still adds up', async () => {
    const late = await aLateProduct('dress');
    await rule({ kind: 'boost', name: 'Push it', query: 'dress', filters: { ids: [late] }, strength: 100 });
    const boosted = await search('dress', { explain: true });
    expect(ids(boosted)[0]).toBe(late);
    for (const { explain } of boosted.documents) {
      const sum = explain?.parts.reduce((total, { value }) => total + value, 0) ?? Number.NaN;
      expect(Math.abs(sum - (explain?.score ?? Number.NaN))).toBeLessThan(0.01);
    }
    expect(boosted.documents[0]?.explain?.parts).toContainEqual(
      expect.objectContaining({ part: 'rule', text: 'The rule “Push it” moves it up.' }),
    );

    const [, second = ''] = ids(boosted);
    await rule({ kind: 'bury', query: 'dress', filters: { ids: [second] }, strength: 100 });
    const buried = await search('dress', { limit: 100 });
    expect(ids(buried)[0]).toBe(late);
    expect(ids(buried).indexOf(second)).not.toBe(1);
    expect(buried.num_total_results).toBe(boosted.num_total_results);
  });

  it('hide products everywhere: in searches, conversations, suggestions and recommendations', async () => {
    const [first = ''] = ids(await search('dress'));
    await rule({ kind: 'hide', filters: { ids: [first] } });

    const found = await search('dress', { limit: 100 });
    const told = await services.search.find(settings, { query: 'dress', page: 1, limit: 100 });
    const quick = await call('POST', '/api/quick', { query: 'dress', store: 'quarry' });
    const trending = await call('GET', '/api/trending?store=quarry&limit=50');
    const [beside = ''] = ids(found);
    const similar = await call('GET', `/api/products/${beside}/similar?store=quarry&limit=50`);

    expect(ids(found)).not.toContain(first);
    expect(told.documents.map(({ id }) => id)).not.toContain(first);
    for (const reply of [quick, trending, similar]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json<{ documents: { id: string }[] }>().documents.map(({ id }) => id)).not.toContain(first);
    }
  });

  it('redirect a query', async () => {
    await rule({ kind: 'redirect', query: 'gift cards', url: '/gift-cards' });

    expect((await search('gift card')).redirect).toBe('/gift-cards');
    expect((await search('red dress')).redirect).toBeNull();
  });

  it('limit a rule to a period, or disable it', async () => {
    const [first = ''] = ids(await search('dress'));
    const hiding = { kind: 'hide', filters: { ids: [first] } };
    await rule({ ...hiding, ends_at: '2020-01-01T00:00:00Z' });
    await rule({ ...hiding, starts_at: '2120-01-01T00:00:00Z' });
    await rule({ ...hiding, enabled: false });

    expect(ids(await search('dress'))[0]).toBe(first);
  });

  it('add synonyms, two-way and one-way', async () => {
    const before = await search('blorpwear');
    expect(before.documents).toEqual([]);

    const made = await call('POST', '/api/synonyms', {
      store: 'quarry',
      kind: 'two-way',
      words: ['blorpwear', 'dress'],
    });
    expect(made.statusCode).toBe(201);
    const { documents } = await search('blorpwear');
    expect(documents.length).toBeGreaterThan(3);
    expect(documents[0]?.metadata.category).toBe('dress');

    const { id } = made.json<{ id: string }>();
    const oneWay = { store: 'quarry', id, kind: 'one-way', from: ['blorpwear'], to: ['sofa'] };
    expect((await call('PUT', '/api/synonyms', oneWay)).statusCode).toBe(200);
    expect((await search('blorpwear')).documents[0]?.metadata.category).toBe('sofa');
    expect((await call('DELETE', `/api/synonyms?store=quarry&id=${id}`)).statusCode).toBe(200);
    expect((await search('blorpwear')).documents).toEqual([]);
  });
});

describe('visitors of the demo shop', () => {
  it('make a product popular, and their searches are stored', async () => {
    const before = await search('dress');
    const late = await aLateProduct('dress');
    const at = new Date().toISOString();
    for (let visit = 0; visit < 30; visit += 1) {
      const events = ['click', 'cart', 'order'].map((type) => ({
        id: `${visit}-${type}`,
        type,
        product_id: late,
        query_id: before.query_id,
        at,
      }));
      const reply = await call('POST', '/api/events', { store: 'quarry', sessionId: `visit-${visit}`, events });
      expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: 3 }]);
    }
    await services.events.settle();
    await services.demandJob.run();

    const { documents } = await search('dress', { explain: true, limit: 100 });
    const popularity = (id: string) =>
      documents.find((document) => document.id === id)?.explain?.parts.find(({ part }) => part === 'popularity')?.value;
    expect(popularity(late)).toBeGreaterThan(0.25);
    expect([...services.demandJob.provenQueries('quarry').keys()]).toContain('dress');
    const trending = await call('GET', '/api/trending?store=quarry&limit=3');
    expect(trending.json<{ documents: object[] }>().documents[0]).toMatchObject({
      id: late,
      reason: { relation: 'trending', key: 'events', value: '30' },
    });
  });

  it('get almost equal products ordered by their preferences, and can disable that', async () => {
    const neutral = await search('dress', { explain: true, limit: 100, personal: false });
    const liked = neutral.documents.at(-1);
    const events = ['click', 'cart', 'order'].map((type) => ({
      id: `taste-${type}`,
      type,
      product_id: liked?.id,
      at: new Date().toISOString(),
    }));
    await call('POST', '/api/events', { store: 'quarry', sessionId: 'taste', events });

    const personal = await search('dress', { explain: true, limit: 100 }, 'taste');
    const off = await search('dress', { explain: true, limit: 100, personal: false }, 'taste');
    const partsOf = ({ documents }: SearchResponse) =>
      documents.find(({ id }) => id === liked?.id)?.explain?.parts.map(({ part }) => part) ?? [];

    expect(partsOf(personal)).toContain('personal');
    expect(partsOf(off)).not.toContain('personal');
    expect(ids(off)).toEqual(ids(neutral));
  });
});
