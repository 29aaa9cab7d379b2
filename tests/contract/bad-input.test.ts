/**
 * Behaviour of every call for bad input: a problem in one format that names the error, and no effect. Uses the
 * contract's list of calls, so new calls are tested automatically.
 */
import fs from 'node:fs';
import { endpoints, MAX_EVENTS, newStoreSettings, Problem, Product, RuleBody, SynonymBody } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { emptyDataDir } from '@quarry/database/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../apps/server/src/app.ts';
import { createServer } from '../../apps/server/src/create-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';

const PASSWORD = 'a long password';
let dataDir: string;
let services: Services;
let app: FastifyInstance;
let veliCookies: Record<string, string>;

beforeAll(async () => {
  dataDir = await emptyDataDir();
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  services = await openServices(config);
  for (const settings of DEMO_STORES) await services.stores.create(settings);
  await services.auth.addUser({
    username: 'veli',
    password: PASSWORD,
    isAdmin: false,
    grants: [{ base: 'dev-dummy-shop', storeId: 'veli' }],
  });
  await services.auth.addUser({
    username: 'gpc',
    password: PASSWORD,
    isAdmin: false,
    grants: [{ base: 'dev-dummy-shop', storeId: 'gpc' }],
  });
  await services.auth.addUser({
    username: 'veli-chat',
    password: PASSWORD,
    isAdmin: false,
    grants: [{ base: 'chat', storeId: 'veli' }],
  });
  await services.auth.addUser({
    username: 'veli-admin',
    password: PASSWORD,
    isAdmin: true,
    grants: [{ base: 'chat', storeId: 'veli' }],
  });
  app = await createServer(services, config);
  veliCookies = await cookiesOf('veli');
});

const sessions = new Map<string, string>();

/** Logs in once: a password takes long to check. */
async function cookiesOf(username: string): Promise<Record<string, string>> {
  let session = sessions.get(username);
  if (session === undefined) {
    const login = await app.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { username, password: PASSWORD },
    });
    session = login.cookies[0]?.value ?? '';
    sessions.set(username, session);
  }
  return { quarry_session: session };
}

afterAll(async () => {
  await app.close();
  await services.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url, payload, headers, cookies: veliCookies });
const put = (url: string, payload: object) =>
  app.inject({ method: 'PUT', url, payload, headers: json, cookies: veliCookies });

function expectProblem(reply: Awaited<ReturnType<typeof post>>, status: number): void {
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  const problem = Problem.parse(reply.json());
  expect(problem.details).toBe(problem.detail);
  expect(problem.error).toBe(problem.detail);
  expect(problem.message).toBe(problem.detail);
}

const bodied = Object.entries(endpoints).filter(([, { schema }]) => 'body' in schema);
const posts = Object.entries(endpoints)
  .filter(([name, { method }]) => method === 'POST' && name !== 'logout')
  .map(([name, endpoint]) => [name, endpoint.url, 'body' in endpoint.schema || 'json' in endpoint] as const);

describe.each(posts)('%s', (_name, url, takesJson) => {
  it('refuses a body that is no JSON', async () => {
    expectProblem(await post(url, '{"half'), 400);
  });

  it('refuses a content type that it does not take', async () => {
    expectProblem(await post(url, 'words', { 'content-type': 'text/plain' }), 415);
  });

  it('refuses a body of more than a megabyte', async () => {
    expectProblem(await post(url, JSON.stringify({ message: 'x'.repeat(1_100_000) })), 413);
  });

  it.runIf(takesJson)('names the fields of an empty body', async () => {
    const reply = await post(url, '{}');

    expectProblem(reply, 400);
    expect(reply.json().errors.length).toBeGreaterThan(0);
  });

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('refuses %s', async (_what, payload) => {
    expectProblem(await post(url, payload), takesJson ? 400 : 415);
  });
});

describe.each(bodied.map(([name, { url, method }]) => [name, url, method] as const))('%s', (_name, url, method) => {
  it('names each field of the wrong type', async () => {
    const wrong = {
      username: 1,
      password: [],
      query: {},
      store: 7,
      message: 1,
      sessionId: {},
      messageId: {},
      rating: 'five',
      type: 0,
      events: 'many',
      kind: 0,
      id: 7,
      start: 0,
    };

    const reply = await app.inject({ method, url, payload: wrong, cookies: veliCookies });

    expectProblem(reply, 400);
    expect(Object.keys(wrong)).toContain(reply.json().errors[0].field);
  });
});

const A_RULE = { kind: 'pin', name: 'A lamp first', query: 'light', product_id: 'lamp', position: 1 };
const A_SYNONYM = { kind: 'two-way', words: ['sofa', 'couch'] };
let ruleId = '';
let synonymId = '';
let clicks = 0;
function aClick(facts: object = {}) {
  clicks += 1;
  return { id: `click-${clicks}`, type: 'click', product_id: 'lamp', at: new Date().toISOString(), ...facts };
}

beforeAll(async () => {
  const veli = await services.stores.get('veli');
  await services.catalog.save(veli, [Product.parse({ id: 'lamp', title: 'Lamp', currency: 'GEL', current_price: 20 })]);
});

/** Gives each test of a group a rule and a synonym of its own. Registered by group: most tests need neither. */
function withRuleAndSynonym(): void {
  beforeEach(async () => {
    ruleId = (await services.merchandising.rules.create('veli', RuleBody.parse(A_RULE))).id;
    synonymId = (await services.merchandising.synonyms.create('veli', SynonymBody.parse(A_SYNONYM))).id;
  });
  afterEach(async () => {
    const { rules, synonyms } = services.merchandising;
    for (const { id } of await rules.all('veli')) await rules.remove('veli', id);
    for (const { id } of await synonyms.all('veli')) await synonyms.remove('veli', id);
  });
}

/** A valid request of each store-scoped call, for a given store. */
const storeCalls: [string, (store: string) => InjectOptions][] = [
  ['products', (store) => ({ url: `/api/products?store=${store}&limit=24` })],
  ['search', (store) => ({ method: 'POST', url: '/api/search', payload: { query: 'dress', store } })],
  ['quick', (store) => ({ method: 'POST', url: '/api/quick', payload: { query: 'dress', store } })],
  ['similar', (store) => ({ url: `/api/products/lamp/similar?store=${store}` })],
  ['goes-with', (store) => ({ url: `/api/products/lamp/goes-with?store=${store}` })],
  ['trending', (store) => ({ url: `/api/trending?store=${store}` })],
  [
    'events',
    (store) => ({ method: 'POST', url: '/api/events', payload: { store, sessionId: 's', events: [aClick()] } }),
  ],
  ['conversations', (store) => ({ url: `/api/conversations?store=${store}` })],
  ['rules', (store) => ({ url: `/api/rules?store=${store}` })],
  ['making a rule', (store) => ({ method: 'POST', url: '/api/rules', payload: { store, ...A_RULE } })],
  ['changing a rule', (store) => ({ method: 'PUT', url: '/api/rules', payload: { store, id: ruleId, ...A_RULE } })],
  ['deleting a rule', (store) => ({ method: 'DELETE', url: `/api/rules?store=${store}&id=${ruleId}` })],
  ['synonyms', (store) => ({ url: `/api/synonyms?store=${store}` })],
  ['making a synonym', (store) => ({ method: 'POST', url: '/api/synonyms', payload: { store, ...A_SYNONYM } })],
  [
    'changing a synonym',
    (store) => ({ method: 'PUT', url: '/api/synonyms', payload: { store, id: synonymId, ...A_SYNONYM } }),
  ],
  ['deleting a synonym', (store) => ({ method: 'DELETE', url: `/api/synonyms?store=${store}&id=${synonymId}` })],
  ['chat', (store) => ({ method: 'POST', url: '/api/chat', payload: { message: 'hello', store } })],
  ['qchat', (store) => ({ method: 'POST', url: '/api/qchat', payload: { message: 'hello', sessionId: 's', store } })],
  [
    'qchat-dev',
    (store) => ({ method: 'POST', url: '/api/qchat-dev', payload: { message: 'hello', sessionId: 's', store } }),
  ],
  ['qchat as a form', (store) => multipart('/api/qchat', { message: 'hello', sessionId: 's', store })],
];

function multipart(url: string, fields: Record<string, string>): InjectOptions {
  const boundary = 'quarry-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  };
}

describe.each(storeCalls)('%s', (name, request) => {
  if (/rule|synonym/.test(name)) withRuleAndSynonym();
  const call = (store: string, cookies: Record<string, string>) => app.inject({ ...request(store), cookies });

  it('OPEN-23 asks for a login', async () => {
    expectProblem(await call('veli', {}), 401);
  });

  it('OPEN-23 refuses the session of another store', async () => {
    expectProblem(await call('gpc', veliCookies), 403);
  });

  it('refuses a store that nobody knows', async () => {
    expectProblem(await call('nowhere', veliCookies), 403);
  });

  it('refuses a store id that cannot be one', async () => {
    expectProblem(await call('no/where', veliCookies), 400);
  });

  it('answers the own store', async () => {
    // Suggestions have a gate of their own, which is closed for veli.
    const reply = name === 'quick' ? await call('gpc', await cookiesOf('gpc')) : await call('veli', veliCookies);

    expect([200, 201, 202]).toContain(reply.statusCode);
  });
});

/** Each call with a body that has one wrong field. */
const badBodies: [string, string, 'POST' | 'PUT', () => object, string][] = [
  ['search', '/api/search', 'POST', () => ({ query: 'dress', facets: 'all' }), 'facets'],
  ['search', '/api/search', 'POST', () => ({ query: 'dress', personal: 'yes' }), 'personal'],
  ['search', '/api/search', 'POST', () => ({ query: 'dress', page: 0 }), 'page'],
  ['search', '/api/search', 'POST', () => ({ query: 'dress', limit: 101 }), 'limit'],
  ['search', '/api/search', 'POST', () => ({ query: 'dress', filters: { attributes: { season: 1 } } }), 'filters'],
  ['events', '/api/events', 'POST', () => ({ events: [aClick()] }), 'sessionId'],
  ['events', '/api/events', 'POST', () => ({ sessionId: 's', events: [] }), 'events'],
  [
    'events',
    '/api/events',
    'POST',
    () => ({ sessionId: 's', events: Array.from({ length: MAX_EVENTS + 1 }, () => aClick()) }),
    'events',
  ],
  ['events', '/api/events', 'POST', () => ({ sessionId: 's', events: [aClick({ type: 'kick' })] }), 'events.0.type'],
  ['events', '/api/events', 'POST', () => ({ sessionId: 's', events: [aClick({ at: 'now' })] }), 'events.0.at'],
  ['events', '/api/events', 'POST', () => ({ sessionId: 's', events: [aClick({ value: -1 })] }), 'events.0.value'],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, kind: 'promote' }), 'kind'],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, name: ' ' }), 'name'],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, query: null }), 'query'],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, position: 0 }), 'position'],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, product_id: 'nobody' }), 'product_id'],
  ['a rule', '/api/rules', 'POST', () => ({ kind: 'hide', name: 'All', filters: {} }), 'filters'],
  ['a rule', '/api/rules', 'POST', () => ({ kind: 'hide', name: 'All', filters: { color: [] } }), 'filters'],
  [
    'a rule',
    '/api/rules',
    'POST',
    () => ({ kind: 'boost', name: 'B', filters: { in_stock: true }, strength: 0 }),
    'strength',
  ],
  [
    'a rule',
    '/api/rules',
    'POST',
    () => ({ kind: 'redirect', name: 'R', query: 'a', url: 'javascript:alert(1)' }),
    'url',
  ],
  ['a rule', '/api/rules', 'POST', () => ({ ...A_RULE, starts_at: 'tomorrow' }), 'starts_at'],
  ['a changed rule', '/api/rules', 'PUT', () => A_RULE, 'id'],
  ['a changed rule', '/api/rules', 'PUT', () => ({ ...A_RULE, id: ruleId, product_id: 'nobody' }), 'product_id'],
  ['a synonym', '/api/synonyms', 'POST', () => ({ kind: 'two-way', words: ['alone'] }), 'words'],
  ['a synonym', '/api/synonyms', 'POST', () => ({ kind: 'one-way', from: ['sofa'], to: [] }), 'to'],
  ['a synonym', '/api/synonyms', 'POST', () => ({ kind: 'two-way', words: ['a', 'x'.repeat(101)] }), 'words.1'],
  ['a changed synonym', '/api/synonyms', 'PUT', () => A_SYNONYM, 'id'],
];

describe.each(badBodies)('%s', (_name, url, method, body, field) => {
  withRuleAndSynonym();
  it(`is refused by its field ${field}, and nothing is kept`, async () => {
    const reply = await app.inject({ method, url, payload: { store: 'veli', ...body() }, cookies: veliCookies });

    expectProblem(reply, 400);
    const fields = reply.json<{ errors: { field: string }[] }>().errors.map((error) => error.field);
    expect(fields.some((named) => named === field || named.startsWith(`${field}.`))).toBe(true);
    expect(await services.merchandising.rules.all('veli')).toHaveLength(1);
    expect(await services.merchandising.synonyms.all('veli')).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const quick = (store: string, options: Pick<InjectOptions, 'cookies' | 'headers'>) =>
    app.inject({ method: 'POST', url: '/api/quick', payload: { query: 'lamp', store }, ...options });
  const asShopper = async (store: string) => {
    const origin = `https://${store}.example`;
    return { headers: { authorization: `Bearer ${await services.auth.createKey(store, origin)}`, origin } };
  };

  it('STORE-03 are refused where the autocomplete gate of the store is closed, to staff and shoppers alike', async () => {
    for (const who of [{ cookies: veliCookies }, await asShopper('veli')]) {
      const reply = await quick('veli', who);
      expectProblem(reply, 403);
      expect(reply.json()).toMatchObject({ code: 'autocomplete-not-supported' });
    }
  });

  it('are open to the embed of a shop that its owner brought', async () => {
    await services.stores.create(newStoreSettings('own-shop', 'Own shop', 'en', 'EUR'));
    const reply = await quick('own-shop', await asShopper('own-shop'));

    expect(reply.statusCode).toBe(200);
  });
});

describe('what staff alone may do', () => {
  withRuleAndSynonym();
  const calls = storeCalls.filter(([name]) => /rule|synonym|conversation/.test(name));

  it.each(calls)('%s: is refused to somebody who may only chat in the store', async (_name, request) => {
    const reply = await app.inject({ ...request('veli'), cookies: await cookiesOf('veli-chat') });

    expectProblem(reply, 403);
    expect(reply.json()).toMatchObject({ code: 'grant-too-narrow' });
    expect(await services.merchandising.rules.all('veli')).toHaveLength(1);
  });

  it.each(calls)(
    '%s: is open to an administrator, whatever section of the store was granted',
    async (_name, request) => {
      const reply = await app.inject({ ...request('veli'), cookies: await cookiesOf('veli-admin') });

      expect([200, 201]).toContain(reply.statusCode);
    },
  );

  it('the chat itself is open to somebody who may only chat', async () => {
    const message = { message: 'hello', sessionId: 's', store: 'veli' };
    for (const url of ['/api/qchat', '/api/qchat-dev']) {
      const cookies = await cookiesOf('veli-chat');
      expect((await app.inject({ method: 'POST', url, payload: message, cookies })).statusCode).toBe(200);
    }
  });

  it.each(calls)('%s: is refused to a shopper of the open store and to a publishable key', async (_name, request) => {
    const shopper = await app.inject(request('quarry'));
    const key = await services.auth.createKey('veli', 'https://shop.example');
    const embed = await app.inject({ ...request('veli'), headers: { authorization: `Bearer ${key}` } });

    for (const reply of [shopper, embed]) {
      expectProblem(reply, 403);
      expect(reply.json()).toMatchObject({ code: 'staff-only' });
    }
    expect(await services.merchandising.rules.all('veli')).toHaveLength(1);
  });

  it.each([
    ['/api/rules', () => ({ ...A_RULE }), 'rule-not-found'],
    ['/api/synonyms', () => ({ ...A_SYNONYM }), 'synonym-not-found'],
  ])('%s: what is not there cannot be changed or deleted', async (url, body, code) => {
    const changed = await put(url, { store: 'veli', id: 'nothing', ...body() });
    const deleted = await app.inject({ method: 'DELETE', url: `${url}?store=veli&id=nothing`, cookies: veliCookies });

    for (const reply of [changed, deleted]) {
      expectProblem(reply, 404);
      expect(reply.json()).toMatchObject({ code });
    }
    expectProblem(await app.inject({ method: 'DELETE', url: `${url}?store=veli`, cookies: veliCookies }), 400);
  });

  it('a rule is made, read, changed and deleted', async () => {
    const made = await post('/api/rules', JSON.stringify({ store: 'veli', ...A_RULE, name: 'Second' }));
    expect(made.statusCode).toBe(201);
    const { id, ...rest } = made.json<{ id: string }>();
    expect(rest).toMatchObject({ ...A_RULE, name: 'Second', match: 'contains', enabled: true, language: null });

    const changed = await put('/api/rules', { store: 'veli', id, ...A_RULE, name: 'Third' });
    expect(changed.json()).toMatchObject({ id, name: 'Third' });
    const list = await app.inject({ url: '/api/rules?store=veli', cookies: veliCookies });
    expect(list.json<{ rules: { name: string }[] }>().rules.map(({ name }) => name)).toEqual(['A lamp first', 'Third']);
    const deleted = await app.inject({ method: 'DELETE', url: `/api/rules?store=veli&id=${id}`, cookies: veliCookies });
    expect(deleted.json()).toEqual({ success: true });
  });
});

describe('events', () => {
  const send = (events: object[], headers: Record<string, string> = {}, cookies = veliCookies) =>
    app.inject({
      method: 'POST',
      url: '/api/events',
      payload: { store: 'veli', sessionId: 's', events },
      headers,
      cookies,
    });

  it('are counted once, and only about products that are there', async () => {
    const click = aClick();

    expect((await send([click, aClick({ product_id: 'nobody' })])).json()).toEqual({ accepted: 1 });
    const again = await send([click]);
    expect([again.statusCode, again.json()]).toEqual([202, { accepted: 0 }]);
  });

  it('are taken from a publishable key of the store alone', async () => {
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    const own = await services.auth.createKey('veli', 'https://shop.example');
    const foreign = await services.auth.createKey('gpc', 'https://shop.example');

    expect((await send([aClick()], bearer(own), {})).json()).toEqual({ accepted: 1 });
    expectProblem(await send([aClick()], bearer(foreign), {}), 401);
  });

  it('hold no text that a database cannot keep', async () => {
    const reply = await send([aClick({ id: 'nul\0', query_id: '\ud800' }), aClick({ at: '0001-01-01T00:00:00Z' })]);

    expect([reply.statusCode, reply.json()]).toEqual([202, { accepted: 1 }]);
  });
});

describe('limits of the texts', () => {
  it('takes a query of 1,000 characters and refuses one more', async () => {
    const search = (length: number) =>
      post('/api/search', JSON.stringify({ query: 'a'.repeat(length), store: 'veli' }));

    expect((await search(1000)).statusCode).toBe(200);
    expectProblem(await search(1001), 400);
  });

  it('refuses a message of more than 4,000 characters', async () => {
    expectProblem(await post('/api/chat', JSON.stringify({ message: 'a'.repeat(4001), store: 'veli' })), 400);
  });

  it.each([0, 101, 'many'])('refuses a product limit of %s', async (limit) => {
    expectProblem(await app.inject({ url: `/api/products?store=veli&limit=${limit}`, cookies: veliCookies }), 400);
  });
});

describe('text that no database can hold', () => {
  const bodies = [
    ['qchat', '/api/qchat', { message: 'red\0dress', sessionId: 'a\0' }],
    ['qchat, half a surrogate pair', '/api/qchat', { message: '\ud800 dress', sessionId: '\udc00' }],
    ['search', '/api/search', { query: 'a\0b', store: 'quarry', page: 1, limit: 24 }],
  ] as const;
  it.each(bodies)('CALL: %s answers as ever', async (_name, url, body) => {
    expect((await post(url, JSON.stringify(body))).statusCode).toBe(200);
  });

  it('CALL-09 a login with such a name is a wrong login', async () => {
    const login = await post('/api/authenticate', JSON.stringify({ username: 'veli\0', password: 'x\ud800' }));

    expectProblem(login, 401);
  });
});

describe('a broken form', () => {
  const part = '--cut\r\ncontent-disposition: form-data; name="message"\r\n\r\nhello';
  it.each([
    ['no boundary', 'multipart/form-data', 'words'],
    ['no end', 'multipart/form-data; boundary=cut', part],
  ])('CALL-02 %s: is refused with a problem', async (_what, type, body) => {
    for (const url of ['/api/qchat', '/api/qchat-dev'])
      expectProblem(await post(url, body, { 'content-type': type }), 400);
  });

  it('CALL-02 a form may hold NUL characters', async () => {
    const field = (name: string, value: string) =>
      `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${field('message', 'red\0dress')}${field('store', 'quarry')}${field('sessionId', 'f')}--cut--\r\n`;
    const reply = await post('/api/qchat-dev', body, { 'content-type': 'multipart/form-data; boundary=cut' });

    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('"type":"text"');
  });
});
