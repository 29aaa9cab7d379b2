/** Behaviour of all calls: request timeout, ids, headers, and which parts of an error are logged. */
import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEndedError, users } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttp, type HttpParts } from './http.ts';
import { createLog } from './log.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function open(routes: FastifyPluginAsync, parts: Partial<HttpParts> = {}): Promise<FastifyInstance> {
  app = await createHttp({
    routes: [routes],
    isReady: async () => true,
    logLevel: 'silent',
    ...parts,
  });
  return app;
}

const echo: FastifyPluginAsync = async (inner) => {
  inner.post('/echo', { schema: { body: z.unknown() } }, async (request) => ({ body: request.body }));
  inner.post('/upload', async (request) => {
    let bytes = 0;
    for await (const part of request.parts()) if (part.type === 'file') bytes += (await part.toBuffer()).length;
    return { bytes };
  });
};

describe('a request that does not arrive', () => {
  const REQUEST_WITHIN_MS = 300;

  async function connect(): Promise<net.Socket> {
    const server = await open(echo, { requestWithinMs: REQUEST_WITHIN_MS });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = net.connect((server.server.address() as net.AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    return socket;
  }
  const said = (socket: net.Socket) => {
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    return () => text;
  };

  it.each([
    ['a JSON body', '/echo', 'application/json', '{"half":'],
    [
      'a form',
      '/upload',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\nab',
    ],
  ])('%s is cut off', async (_what, path, type, half) => {
    const socket = await connect();
    const reply = said(socket);

    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n${half}`,
    );
    await once(socket, 'close');

    expect(reply()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a reply has no time limit', async () => {
    const server = await open(
      async (inner) => {
        inner.get('/slowly', (_request, reply) =>
          reply.type('application/x-ndjson').send(
            Readable.from(
              (async function* () {
                yield 'first\n';
                await sleep(REQUEST_WITHIN_MS * 3);
                yield 'last\n';
              })(),
            ),
          ),
        );
      },
      { requestWithinMs: REQUEST_WITHIN_MS },
    );
    const address = await server.listen({ host: '127.0.0.1', port: 0 });

    const reply = await fetch(`${address}/slowly`);

    expect(await reply.text()).toBe('first\nlast\n');
  });
});

describe('a body that is nested too deep', () => {
  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('is refused by name: %s', async (_what, payload) => {
    const server = await open(echo);

    const reply = await server.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json' },
      payload,
    });

    expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ field: 'body' }] });
  });

  it('is accepted up to the nesting that calls need', async () => {
    const server = await open(echo);

    const reply = await server.inject({ method: 'POST', url: '/echo', payload: { a: [{ b: { c: ['d'] } }] } });

    expect(reply.json()).toEqual({ body: { a: [{ b: { c: ['d'] } }] } });
  });
});

describe('every reply', () => {
  it('has a unique id, which a problem and the log repeat', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const server = await open(
      async (inner) => {
        inner.get('/breaks', async () => {
          throw new Error('It broke.');
        });
      },
      { log },
    );

    const alive = await server.inject({ url: '/healthz', headers: { 'x-request-id': 'chosen by the caller' } });
    const broken = await server.inject('/breaks');

    const id = broken.headers['x-request-id'];
    expect(alive.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(alive.headers['x-request-id']).not.toBe(id);
    expect(broken.json()).toMatchObject({ status: 500, request_id: id });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      request_id: id,
      err: { type: 'Error', message: 'It broke.', stack: expect.stringContaining('http.test') },
    });
  });

  it('demands HTTPS of its own host only', async () => {
    const { headers } = await (await open(echo)).inject('/healthz');

    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('allows recording on our own pages only', async () => {
    const { headers } = await (await open(echo)).inject('/healthz');

    expect(headers['permissions-policy']).toContain('microphone=(self)');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });
});

describe('metrics', () => {
  const read = async (parts: Partial<HttpParts>, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await open(echo, parts)).inject({ url: '/metrics', headers: { host: 'localhost', ...headers }, remoteAddress });

  it('are open to this machine', async () => {
    expect((await read({}, {})).body).toContain('process_cpu');
  });

  it.each([
    ['another machine', {}, '192.0.2.7'],
    ['another host', { host: 'shop.example.com' }, '127.0.0.1'],
    ['a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ])('are closed to %s', async (_who, headers, address) => {
    const reply = await read({}, headers, address);

    expect(reply.json()).toMatchObject({ status: 403, code: 'metrics-closed' });
  });

  it('require the token when one is configured', async () => {
    const metricsToken = 'a-long-token';
    const withToken = (authorization: string) => read({ metricsToken }, { authorization }, '192.0.2.7');

    expect((await withToken('Bearer a-long-token')).statusCode).toBe(200);
    expect((await withToken('Bearer another')).statusCode).toBe(403);
    expect((await read({ metricsToken }, {})).statusCode).toBe(403);
  });
});

describe('an error of the database', { timeout: 120_000 }, () => {
  const secret = { username: 'nino@example.com', passwordHash: 'hash-of-a-password', id: 'u1' };

  it('is logged with its SQL state and message, and without parameters', async () => {
    const record = await openTestDatabase();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const save = () => record.db.insert(users).values({ ...secret, isAdmin: false, grantsAll: false, isDemo: false });
    await save();
    const server = await open(
      async (inner) => {
        inner.get('/save', save);
      },
      { log },
    );

    const reply = await server.inject('/save');
    await record.close();

    expect(reply.json()).toMatchObject({ status: 500, code: 'unexpected' });
    const logged = lines.join('');
    for (const value of Object.values(secret)) expect(logged).not.toContain(value);
    expect(logged).toContain('insert into');
    expect(JSON.parse(logged).err.cause).toMatchObject({
      code: '23505',
      message: expect.stringContaining('duplicate key value violates unique constraint'),
    });
  });

  it.each([
    [new DatabaseEndedError('The database worker ended with code 1.'), 503, 'database-unavailable', '5'],
    [
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
      503,
      'database-unavailable',
      '5',
    ],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 507, 'storage-full', undefined],
    [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 507, 'storage-full', undefined],
  ])('%s is answered as what it is', async (error, status, code, retryAfter) => {
    const server = await open(async (inner) => {
      inner.get('/fails', async () => {
        throw error;
      });
    });

    const reply = await server.inject('/fails');

    expect(reply.json()).toMatchObject({ status, code });
    expect(reply.headers['retry-after']).toBe(retryAfter);
  });
});
