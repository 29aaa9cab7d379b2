/** Which proxies may state the client's address. */
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { limits } from '../../apps/server/src/plugins/limits.ts';
import { problems } from '../../apps/server/src/plugins/problems.ts';
import { untrustedProxyWarning } from '../../apps/server/src/plugins/untrusted-proxy-warning.ts';
import { createMemoryLimiter } from '../../apps/server/src/rate-limits/memory-limiters.ts';
import { trustProxyOption } from '../../apps/server/src/trust-proxy.ts';

const PROXY = '10.0.0.5';
let app: FastifyInstance;
let logged: string;
afterEach(() => app.close());

/** A server with one call that is limited to two per minute. */
async function openServer(TRUST_PROXY?: string): Promise<void> {
  logged = '';
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => ((logged += chunk.toString()), done()) });
  app = fastify({
    trustProxy: trustProxyOption(readConfig({ TRUST_PROXY }).trustProxy),
    logger: { level: 'warn', stream },
  });
  await app.register(problems);
  await app.register(untrustedProxyWarning);
  await app.register(limits, { createLimiter: createMemoryLimiter, uploadsAbove: 0 });
  const limit = { counter: 'test', calls: 2, seconds: 60, per: 'address' } as const;
  const route = { method: 'GET', url: '/', limit } as const;
  app.route({ ...route, handler: async ({ ip, protocol, host }) => ({ ip, origin: `${protocol}://${host}` }) });
}

function call(forwardedFor: string, request: InjectOptions = {}) {
  return app.inject({
    url: '/',
    remoteAddress: PROXY,
    ...request,
    headers: { host: 'inner:3000', 'x-forwarded-for': forwardedFor, ...request.headers },
  });
}

describe('without TRUST_PROXY', () => {
  it('an invented address changes nothing: all share the limit of the peer', async () => {
    await openServer();

    const replies = [await call('192.0.2.1'), await call('192.0.2.2'), await call('192.0.2.3')];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('the log names the setting, once, for a proxy on a private network', async () => {
    await openServer();
    await call('192.0.2.1', { remoteAddress: '198.51.100.1' });
    expect(logged).toBe('');

    await call('192.0.2.1');
    await call('192.0.2.2');

    expect(logged.trim().split('\n')).toHaveLength(1);
    expect(logged).toContain(`TRUST_PROXY=${PROXY}`);
  });
});

describe.each(['10.0.0.5', '192.168.1.1,10.0.0.0/8', '1'])('with TRUST_PROXY=%s', (setting) => {
  it('each visitor behind the proxy has a limit of his own', async () => {
    await openServer(setting);

    const replies = [
      await call('192.0.2.1'),
      await call('192.0.2.1'),
      await call('192.0.2.2'),
      await call('192.0.2.1'),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(replies[2]?.json()).toMatchObject({ ip: '192.0.2.2' });
    expect(logged).toBe('');
  });

  it('an address that the visitor himself put in front counts for nothing', async () => {
    await openServer(setting);

    const replies = [
      await call('1.1.1.1, 192.0.2.1'),
      await call('2.2.2.2, 192.0.2.1'),
      await call('3.3.3.3, 192.0.2.1'),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('our origin is what the proxy says', async () => {
    await openServer(setting);

    const reply = await call('192.0.2.1', {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'quarry.example.com' },
    });

    expect(reply.json()).toEqual({ ip: '192.0.2.1', origin: 'https://quarry.example.com' });
  });
});

it('with addresses in TRUST_PROXY, another peer is not believed', async () => {
  await openServer('10.0.0.5');
  const stranger = {
    remoteAddress: '198.51.100.1',
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
  };

  const replies = [
    await call('192.0.2.1', stranger),
    await call('192.0.2.2', stranger),
    await call('192.0.2.3', stranger),
  ];

  expect(replies[0]?.json()).toEqual({ ip: '198.51.100.1', origin: 'http://inner:3000' });
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});
