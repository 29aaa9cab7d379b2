/** Every call of the contract has a limit: one call too many is refused before its body is read. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookingPageCalls, type CallLimit, endpoints, newStoreSettings } from '@quarry/contract';
import { elementAt } from '@quarry/language';
import { emptyDataDir, POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../apps/server/src/app.ts';
import { createServer } from '../../apps/server/src/create-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';

interface LimitedCall {
  method: string;
  url: string;
  limit: CallLimit;
  uploadLimit?: CallLimit;
}

const postgres = await startPostgres();
if (!postgres) console.warn(POSTGRES_MISSING);
afterAll(() => postgres?.stop());

const CALLS: [string, LimitedCall][] = [
  ...Object.entries(endpoints),
  ...Object.entries(bookingPageCalls).map(([name, call]): [string, LimitedCall] => [`booking page: ${name}`, call]),
];
/** The calls that are counted together, by their names. */
const BY_COUNTER = [...new Set(CALLS.map(([, { limit }]) => limit.counter))].map((counter) => {
  const calls = CALLS.filter(([, { limit }]) => limit.counter === counter);
  return { names: calls.map(([name]) => name).join(', '), calls: calls.map(([, call]) => call) };
});
/** Enough for six hundred calls on a busy machine. */
const MANY_CALLS_MS = 120_000;
const OPEN_STORE = { ...newStoreSettings('open', 'Open', 'en', 'USD'), open: true };

async function openServer(environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: await emptyDataDir(), LOG_LEVEL: 'silent', ...environment });
  const services = await openServices(config);
  const app = await createServer(services, config);
  async function close() {
    await app.close();
    await services.close();
    fs.rmSync(config.dataDir, { recursive: true, force: true });
  }
  return { services, app, close };
}

function limitOf({ headers }: LightMyRequestResponse) {
  return { limit: Number(headers['ratelimit-limit']), remaining: Number(headers['ratelimit-remaining']) };
}

/** Returns a new address, used by no other test. */
let addresses = 0;
const newAddress = () => `10.9.${++addresses >> 8}.${addresses & 255}`;

const requestOf = ({ method, url }: LimitedCall): InjectOptions => ({
  method: method as 'GET',
  url: url.replaceAll(/:\w+/g, 'x'),
});

describe('with limits', () => {
  let services: Services;
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ services, app, close } = await openServer());
    await services.stores.create(OPEN_STORE);
  });
  afterAll(() => close());

  it.each(BY_COUNTER)(
    '$names: one call too many of an address is refused, and each reply says what is left',
    async ({ calls }) => {
      const remoteAddress = newAddress();
      const { limit } = elementAt(calls, 0);
      for (let left = limit.calls - 1; left >= 0; left--) {
        const reply = await app.inject({ ...requestOf(elementAt(calls, left % calls.length)), remoteAddress });
        expect(reply.statusCode).not.toBe(429);
        expect(limitOf(reply)).toEqual({ limit: limit.calls, remaining: left });
      }

      for (const call of calls) {
        const refused = await app.inject({ ...requestOf(call), remoteAddress });

        expect(refused.statusCode).toBe(429);
        expect(refused.headers['content-type']).toContain('application/problem+json');
        expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
        const seconds = Number(refused.headers['retry-after']);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(limit.seconds);
        expect(refused.headers['ratelimit-reset']).toBe(String(seconds));
        expect(limitOf(refused)).toEqual({ limit: limit.calls, remaining: 0 });
        const elsewhere = await app.inject({ ...requestOf(call), remoteAddress: newAddress() });
        expect(elsewhere.statusCode).not.toBe(429);
      }
    },
  );

  it('counts calls of one counter together, and their declarations agree', () => {
    const declared = new Set(CALLS.map(([, { limit }]) => JSON.stringify(limit)));
    const counters = new Set(CALLS.map(([, { limit }]) => limit.counter));

    expect(declared.size).toBe(counters.size);
  });

  it('names the limit in replies of every kind', async () => {
    const remoteAddress = newAddress();
    const search = (request: InjectOptions) =>
      app.inject({ method: 'POST', url: '/api/search', remoteAddress, ...request });

    const replies = [
      await search({ payload: { store: 'open', query: 'dress' } }),
      await search({ payload: { store: 'open' } }),
      await search({ payload: { store: 'closed', query: 'dress' } }),
      await search({ headers: { 'content-type': 'text/plain' }, payload: 'x' }),
      await search({ payload: { query: 'x'.repeat(1_100_000) } }),
      await search({ headers: { cookie: 'quarry_session=x', origin: 'https://evil.example' }, payload: {} }),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400, 401, 415, 413, 403]);
    expect(replies.map((reply) => limitOf(reply).remaining)).toEqual([599, 598, 597, 596, 595, 594]);
  });

  it('lets a page of a key’s origin read the headers, of a refusal too', async () => {
    const origin = 'https://shop.example';
    await services.auth.createKey('open', origin);
    const request: InjectOptions = {
      method: 'POST',
      url: '/api/image-search',
      remoteAddress: newAddress(),
      headers: { origin },
    };
    for (let call = 0; call < endpoints.imageSearch.limit.calls; call++) await app.inject(request);

    const refused = await app.inject(request);

    expect(refused.statusCode).toBe(429);
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
    expect(refused.headers['access-control-expose-headers']).toContain('RateLimit-Remaining');
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  it('answers the visitor of the open store with the limit that is nearer', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/chat',
      remoteAddress: newAddress(),
      payload: { store: 'open', message: 'hello' },
    });

    expect(reply.statusCode).toBe(200);
    expect(limitOf(reply)).toEqual({ limit: 60, remaining: 59 });
  });

  describe('over a connection', () => {
    let port: number;
    beforeAll(async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      port = (app.server.address() as AddressInfo).port;
    });

    /**
     * Announces a body of ten megabytes and sends only its first bytes; a reply means that the rest was not awaited.
     */
    function beginUpload(url: string): Promise<http.IncomingMessage> {
      return new Promise((resolve, reject) => {
        const request = http.request({
          port,
          method: 'POST',
          path: url,
          headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 10 * 1024 * 1024 },
        });
        request.once('response', (reply) => {
          reply.resume();
          request.destroy();
          resolve(reply);
        });
        request.once('error', reject);
        request.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
      });
    }

    it('refuses a search by picture before its body is read', async () => {
      const { url, limit } = endpoints.imageSearch;
      for (let call = 0; call < limit.calls; call++)
        await app.inject({ method: 'POST', url, remoteAddress: '127.0.0.1' });

      expect((await beginUpload(url)).statusCode).toBe(429);
    });

    it.each(['qchat', 'qchatDev'] as const)(
      'refuses attachments of %s before they are read, and takes texts on',
      async (name) => {
        const { url, uploadLimit } = endpoints[name];
        const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '2000000' };
        const upload = () => app.inject({ method: 'POST', url, headers, remoteAddress: '127.0.0.1' });
        for (let call = 0; call < uploadLimit.calls; call++) await upload();

        const refused = await beginUpload(url);

        expect(refused.statusCode).toBe(429);
        expect(refused.headers['ratelimit-limit']).toBe(String(uploadLimit.calls));
        const text = { store: 'open', message: 'hello', sessionId: 's' };
        expect((await app.inject({ method: 'POST', url, payload: text, remoteAddress: '127.0.0.1' })).statusCode).toBe(
          200,
        );
      },
    );
  });
});

it(
  'RATE_LIMITS=off lifts every limit',
  async () => {
    const { app, close } = await openServer({ RATE_LIMITS: 'off' });
    for (const [, call] of CALLS.filter(([, { limit }]) => limit.calls <= 120)) {
      for (let count = 0; count <= call.limit.calls; count++) {
        const reply = await app.inject(requestOf(call));
        expect(reply.statusCode).not.toBe(429);
        expect(reply.headers['ratelimit-limit']).toBeUndefined();
      }
    }
    await close();
  },
  MANY_CALLS_MS,
);

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  type Server = Awaited<ReturnType<typeof openServer>>;
  let one: Server;
  let other: Server;
  beforeAll(async () => {
    const environment = { DATABASE_URL: postgres?.url ?? '', DEMO_DATA: '0' };
    one = await openServer(environment);
    other = await openServer(environment);
    await one.services.stores.create(OPEN_STORE);
    await one.services.auth.addUser({
      username: 'anna',
      password: 'a long password',
      isAdmin: false,
      grants: [],
    });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  /** Distributes concurrent calls over the servers. */
  async function inTurn(count: number, request: InjectOptions): Promise<number[]> {
    const send = async (i: number) => (await (i % 2 === 0 ? one : other).app.inject(request)).statusCode;
    return Promise.all(Array.from({ length: count }, (_, i) => send(i)));
  }

  it('share the count of a call', async () => {
    const { url, limit } = endpoints.book;
    const replies = await inTurn(50, { method: 'POST', url, payload: {}, remoteAddress: newAddress() });

    expect(replies.filter((status) => status === 400)).toHaveLength(limit.calls);
    expect(replies.filter((status) => status === 429)).toHaveLength(50 - limit.calls);
  });

  it('share the limit of the open store', async () => {
    const payload = { store: 'open', message: 'hello' };
    const replies = await inTurn(80, { method: 'POST', url: '/api/chat', payload, remoteAddress: newAddress() });

    expect(replies.filter((status) => status === 200)).toHaveLength(60);
  });

  it('share the count of wrong passwords, and let the owner in at another address', async () => {
    const request: InjectOptions = { method: 'POST', url: endpoints.authenticate.url, remoteAddress: newAddress() };
    const replies = await inTurn(30, { ...request, payload: { username: 'anna', password: 'wrong' } });

    expect(replies.filter((status) => status === 401)).toHaveLength(10);
    const owner = { ...request, payload: { username: 'anna', password: 'a long password' } };
    expect(await inTurn(1, owner)).toEqual([429]);
    expect(await inTurn(2, { ...owner, remoteAddress: newAddress() })).toEqual([200, 200]);
  });
});
