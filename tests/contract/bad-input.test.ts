/**
 * What every call must do with bad input, whichever call it is: a problem in one format that names what is wrong, and
 * nothing done. The list of calls is the contract's own, so a new call is held to this from its first day.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_STORES, endpoints, Problem } from '@quarry/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, openServices, type Services } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';

const PASSWORD = 'a long password';
let dataDir: string;
let services: Services;
let app: FastifyInstance;
let veliCookies: Record<string, string>;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-contract-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  services = await openServices(config);
  for (const settings of DEMO_STORES) await services.stores.create(settings);
  await services.auth.addUser({
    username: 'veli',
    password: PASSWORD,
    isAdmin: false,
    grants: [{ base: 'dev-dummy-shop', storeId: 'veli' }],
  });
  app = await createServer(services, config);
  const login = await app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username: 'veli', password: PASSWORD },
  });
  veliCookies = { quarry_session: login.cookies[0]?.value ?? '' };
});

afterAll(async () => {
  await app.close();
  await services.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url, payload, headers, cookies: veliCookies });

function expectProblem(reply: Awaited<ReturnType<typeof post>>, status: number): void {
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  const problem = Problem.parse(reply.json());
  expect(problem.details).toBe(problem.detail);
  expect(problem.error).toBe(problem.detail);
  expect(problem.message).toBe(problem.detail);
}

const bodied = Object.entries(endpoints).filter(([, { schema }]) => 'body' in schema);
const posts = Object.entries(endpoints).filter(([name, { method }]) => method === 'POST' && name !== 'logout');

describe.each(posts.map(([name, { url }]) => [name, url] as const))('%s', (_name, url) => {
  it('refuses a body that is no JSON', async () => {
    expectProblem(await post(url, '{"half'), 400);
  });

  it('refuses a content type that it does not take', async () => {
    expectProblem(await post(url, 'words', { 'content-type': 'text/plain' }), 415);
  });

  it('refuses a body of more than a megabyte', async () => {
    expectProblem(await post(url, JSON.stringify({ message: 'x'.repeat(1_100_000) })), 413);
  });

  it('names the fields of an empty body', async () => {
    const reply = await post(url, '{}');

    expectProblem(reply, 400);
    expect(reply.json().errors.length).toBeGreaterThan(0);
  });

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('refuses %s', async (_what, payload) => {
    expectProblem(await post(url, payload), 400);
  });
});

describe.each(bodied.map(([name, { url }]) => [name, url] as const))('%s', (_name, url) => {
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
    };

    const reply = await post(url, JSON.stringify(wrong));

    expectProblem(reply, 400);
    expect(Object.keys(wrong)).toContain(reply.json().errors[0].field);
  });
});

/** A valid request of each store-scoped call, for a store of one's choice. */
const storeCalls: [string, (store: string) => InjectOptions][] = [
  ['products', (store) => ({ url: `/api/products?store=${store}&limit=24` })],
  ['search', (store) => ({ method: 'POST', url: '/api/search', payload: { query: 'dress', store } })],
  ['quick', (store) => ({ method: 'POST', url: '/api/quick', payload: { query: 'dress', store } })],
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

describe.each(storeCalls)('%s', (_name, request) => {
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
    expect((await call('veli', veliCookies)).statusCode).toBe(200);
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
