import { VISIT_HEADER, VISITOR_HEADER } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { openTestDatabase } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAccounts } from '../../demo/demo-policy.ts';
import { createHttp } from '../../http.ts';
import { createMemoryLimiter } from '../../rate-limits/memory-limiters.ts';
import { createStoresRepository, createStoresService, storesRoutes } from '../stores/index.ts';
import { createAccess, createAuthRepository, createAuthService, createLoginLimit } from './index.ts';
import { authRoutes } from './auth-routes.ts';

const PASSWORD = 'a long password';
let app: FastifyInstance;
let auth: ReturnType<typeof createAuthService>;
let appWith: (demoAccounts: DemoAccounts) => Promise<FastifyInstance>;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(database.db));
  for (const settings of DEMO_STORES) await stores.create(settings);
  auth = createAuthService({
    secondFactors: { checkLogin: async () => {} },
    repository: createAuthRepository(database.db),
    stores,
    limit: createLoginLimit({ createLimiter: createMemoryLimiter }),
    demoAccounts: 'loopback',
  });
  const everywhere = ['chat', 'dev-chat', 'integrated-view', 'new-search', 'button-chat', 'dev-dummy-shop'];
  const user = (username: string, grants: { base: string; storeId: string }[]) =>
    auth.addUser({ username, password: PASSWORD, isAdmin: false, grants });
  await user(
    'veli',
    everywhere.map((base) => ({ base, storeId: 'veli' })),
  );
  await user('veli-chat', [{ base: 'chat', storeId: 'veli' }]);
  await auth.addUser({ username: 'admin', password: PASSWORD, isAdmin: true, grants: [] });
  await auth.addUser({ username: 'admin-empty', password: PASSWORD, isAdmin: true, grants: [], grantsAll: false });
  await auth.addUser({
    username: 'demo',
    password: PASSWORD,
    isAdmin: false,
    grants: [{ base: 'chat', storeId: 'veli' }],
    isDemo: true,
  });

  const access = createAccess({ auth, stores, isSecure: false });
  app = await createHttp({
    routes: [
      authRoutes({ auth, isSecure: false }),
      storesRoutes({ stores, openGates: [], hears: [] }),
      async (inner) => {
        inner.get('/enter/:store', async (request, reply) => {
          const { settings, visitor } = await access.enter(request, reply, (request.params as { store: string }).store);
          return { store: settings.id, kind: visitor.kind, owner: visitor.owner };
        });
      },
    ],
    isReady: async () => true,
    isKeyOrigin: auth.isKeyOrigin,
    logLevel: 'silent',
  });
  appWith = (demoAccounts) => {
    const ruled = createAuthService({
      secondFactors: { checkLogin: async () => {} },
      repository: createAuthRepository(database.db),
      stores,
      limit: createLoginLimit({ createLimiter: createMemoryLimiter }),
      demoAccounts,
    });
    const routes = [authRoutes({ auth: ruled, isSecure: false })];
    return createHttp({ routes, isReady: async () => true, logLevel: 'silent' });
  };
  close = async () => {
    await app.close();
    await database.close();
  };
});
afterAll(() => close());

const login = (username: string, contextBase?: string, password = PASSWORD) =>
  app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username, password, ...(contextBase && { contextBase }) },
  });

async function cookieOf(username: string): Promise<Record<string, string>> {
  const reply = await login(username);
  const cookie = reply.cookies.find(({ name }) => name === 'quarry_session');
  return { quarry_session: cookie?.value ?? '' };
}

describe('login', () => {
  it('CALL-09 CALL-11 AUTH-36 AUTH-25 returns the one context of the section to a regular user', async () => {
    const reply = await login('veli', 'chat');

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      message: expect.any(String),
      context: 'chat/veli',
      isAdmin: false,
      availableContexts: ['chat/veli'],
    });
  });

  it('sets a cookie that scripts cannot read', async () => {
    const { cookies } = await login('veli', 'chat');

    expect(cookies[0]).toMatchObject({ name: 'quarry_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('AUTH-22 returns every context of the section to an administrator', async () => {
    const { availableContexts, context, isAdmin } = (await login('admin', 'chat')).json();

    expect(isAdmin).toBe(true);
    expect(availableContexts).toHaveLength(DEMO_STORES.length);
    expect(availableContexts).toContain('chat/extra.ge');
    expect(context).toBe(availableContexts[0]);
  });

  it('lists only pharmacies for the button chat', async () => {
    const { availableContexts } = (await login('admin', 'button-chat')).json();

    expect(availableContexts).toEqual(['button-chat/gpc', 'button-chat/pharmadepot']);
  });

  it('CONF-41 logs in an administrator without stores, with an empty list', async () => {
    expect((await login('admin-empty', 'chat')).json()).toMatchObject({
      success: true,
      isAdmin: true,
      context: null,
      availableContexts: [],
    });
  });

  it('CONF-08 answers a login without a section with one context per store', async () => {
    expect((await login('veli')).json().context).toBe('new-search/veli');
    expect((await login('veli', 'dummy-shop')).json().context).toBe('new-search/veli');
  });

  it('returns the grant of another section when the requested one is missing', async () => {
    expect((await login('veli-chat', 'dev-chat')).json().context).toBe('chat/veli');
  });

  it('AUTH-37 refuses a wrong password and an unknown name with the same message', async () => {
    const wrong = await login('veli', 'chat', 'nope');
    const unknown = await login('nobody', 'chat', 'nope');

    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect(wrong.json()).toMatchObject({
      success: false,
      message: 'Invalid username or password.',
      code: 'wrong-password',
    });
    expect({ ...unknown.json(), request_id: '' }).toEqual({ ...wrong.json(), request_id: '' });
  });

  it('delays guesses, and does not count successful logins', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await login('guessed', 'chat', `guess ${attempt}`);

    const blocked = await login('guessed', 'chat', 'one more');

    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(blocked.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '0' });
    expect((await login('veli', 'chat')).statusCode).toBe(200);
  });

  it.each([
    ['a missing password', { username: 'veli' }, 'password'],
    ['an empty name', { username: ' ', password: 'x' }, 'username'],
    ['a name of the wrong type', { username: 7, password: 'x' }, 'username'],
    ['an unknown section', { username: 'veli', password: 'x', contextBase: 'kitchen' }, 'contextBase'],
  ])('names the field of %s', async (_name, payload, field) => {
    const reply = await app.inject({ method: 'POST', url: '/api/authenticate', payload });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
    expect(reply.json().details).toEqual(reply.json().detail);
  });

  it('refuses broken JSON, another content type, a huge body and a foreign page', async () => {
    const post = (headers: Record<string, string>, payload: string) =>
      app.inject({ method: 'POST', url: '/api/authenticate', headers, payload });
    const json = { 'content-type': 'application/json' };

    expect((await post(json, '{"username"')).json()).toMatchObject({ status: 400, code: 'not-json' });
    expect((await post({ 'content-type': 'text/plain' }, 'x')).json()).toMatchObject({ status: 415 });
    expect((await post(json, JSON.stringify({ username: 'x'.repeat(1_100_000) }))).json()).toMatchObject({
      status: 413,
    });
    expect(
      (await post({ ...json, cookie: 'quarry_session=x', origin: 'https://evil.example' }, '{}')).json(),
    ).toMatchObject({
      status: 403,
      code: 'foreign-origin',
    });
  });
});

describe('a session', () => {
  it('has the same reply as a login for any section, and ends with logout', async () => {
    const cookies = await cookieOf('veli');

    const during = await app.inject({ url: '/api/session?contextBase=dev-chat', cookies });
    await app.inject({ method: 'POST', url: '/api/logout', cookies });
    const after = await app.inject({ url: '/api/session?contextBase=dev-chat', cookies });

    expect(during.json()).toMatchObject({ success: true, context: 'dev-chat/veli', username: 'veli' });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ success: false, context: null });
  });
});

describe('a demo account', () => {
  const payload = { username: 'demo', password: PASSWORD };
  const OTHER_HOSTS: Record<string, string>[] = [
    { host: 'shop.example.com' },
    { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.example.com' },
    { host: '127.0.0.1:3000', forwarded: 'for=192.0.2.1;host=shop.example.com' },
  ];
  const loginAs = (headers: Record<string, string>, to = app) =>
    to.inject({ method: 'POST', url: '/api/authenticate', headers, payload });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])('logs in at %s', async (host) => {
    expect((await loginAs({ host })).statusCode).toBe(200);
  });

  it.each(OTHER_HOSTS)('is refused at another host: %j', async (headers) => {
    const reply = await loginAs(headers);

    expect(reply.json()).toMatchObject({ status: 403, code: 'demo-accounts-closed' });
    expect(reply.cookies).toEqual([]);
  });

  it.each(OTHER_HOSTS)(
    'has no session at another host, though it logged in at a loopback address: %j',
    async (headers) => {
      const session = (await loginAs({ host: 'localhost' })).cookies[0]?.value ?? '';
      const cookies = { quarry_session: session };

      expect((await app.inject({ url: '/api/session', cookies })).json()).toMatchObject({ success: true });
      expect((await app.inject({ url: '/enter/veli', cookies })).statusCode).toBe(200);
      expect((await app.inject({ url: '/api/session', cookies, headers })).json()).toMatchObject({ success: false });
      expect((await app.inject({ url: '/enter/veli', cookies, headers })).json()).toMatchObject({
        code: 'login-needed',
      });
    },
  );

  it('does not restrict ordinary accounts', async () => {
    const headers = { host: 'shop.example.com' };
    const reply = await app.inject({
      method: 'POST',
      url: '/api/authenticate',
      headers,
      payload: { username: 'veli', password: PASSWORD },
    });

    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['closed', 'localhost', 403],
    ['open', 'shop.example.com', 200],
  ] as const)('where demo accounts are %s answers a login at %s with %i', async (demoAccounts, host, status) => {
    const ruled = await appWith(demoAccounts);

    expect((await loginAs({ host }, ruled)).statusCode).toBe(status);
    await ruled.close();
  });
});

describe('entering a store', () => {
  const enter = (store: string, request: { cookies?: Record<string, string>; headers?: Record<string, string> } = {}) =>
    app.inject({ url: `/enter/${store}`, ...request });

  it('needs a login', async () => {
    expect((await enter('veli')).json()).toMatchObject({ status: 401, code: 'login-needed' });
  });

  it('ROLE-03 is granted for a store with a grant and refused for another', async () => {
    const cookies = await cookieOf('veli');

    expect((await enter('veli', { cookies })).json()).toMatchObject({ store: 'veli', kind: 'staff' });
    expect((await enter('gpc', { cookies })).json()).toMatchObject({ status: 403, code: 'store-not-granted' });
  });

  it('ROLE-05 is granted everywhere for an administrator, and an unknown store is not found', async () => {
    const cookies = await cookieOf('admin');

    expect((await enter('gpc', { cookies })).statusCode).toBe(200);
    expect((await enter('nowhere', { cookies })).json()).toMatchObject({ status: 404, code: 'store-not-found' });
  });

  it('CONF-03 needs no login for the open demo store', async () => {
    const reply = await enter('quarry');

    expect(reply.json()).toMatchObject({ store: 'quarry', kind: 'shopper' });
    expect(reply.cookies[0]).toMatchObject({ name: 'quarry_visitor', httpOnly: true });
  });

  it('accepts a publishable key of the store, only from its origin', async () => {
    const key = await auth.createKey('gpc', 'https://shop.example');
    const authorization = `Bearer ${key}`;

    expect((await enter('gpc', { headers: { authorization, origin: 'https://shop.example' } })).statusCode).toBe(200);
    expect((await enter('gpc', { headers: { authorization, origin: 'https://other.example' } })).statusCode).toBe(401);
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/search',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': `authorization,content-type,${VISIT_HEADER}`,
        },
      });
    const { headers } = await preflight('https://shop.example');
    expect(headers['access-control-allow-origin']).toBe('https://shop.example');
    const { headers: replied } = await enter('gpc', { headers: { authorization, origin: 'https://shop.example' } });
    expect(String(replied['access-control-expose-headers']).split(/, */)).toEqual([
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
    ]);
    expect(String(headers['access-control-allow-headers']).toLowerCase().split(/, */).sort()).toEqual([
      'authorization',
      'content-type',
      // Of chat messages, so that one sent again is answered once.
      'idempotency-key',
      'x-visit-id',
      'x-visitor-token',
    ]);
    expect((await preflight('https://other.example')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await enter('veli', { headers: { authorization } })).statusCode).toBe(401);
    expect((await enter('gpc', { headers: { authorization: 'Bearer qk_pub_wrong' } })).statusCode).toBe(401);
  });

  it('accepts a key of any origin on our own pages', async () => {
    const authorization = `Bearer ${await auth.createKey('gpc', 'https://shop.example')}`;
    const own = { authorization, host: 'quarry.example', origin: 'http://quarry.example' };
    expect((await enter('gpc', { headers: own })).statusCode).toBe(200);
    expect((await enter('gpc', { headers: { ...own, origin: 'http://other.example' } })).statusCode).toBe(401);
  });

  it('identifies the shopper of an embed by an unguessable token, and sets no cookie', async () => {
    const authorization = `Bearer ${await auth.createKey('gpc', 'https://shop.example')}`;
    const as = (token: string) =>
      enter('gpc', { headers: { authorization, origin: 'https://shop.example', [VISITOR_HEADER]: token } });
    const [first, again, other] = [await as('a'.repeat(40)), await as('a'.repeat(40)), await as('b'.repeat(40))];

    expect(first.cookies).toEqual([]);
    expect(again.json()).toEqual(first.json());
    expect(other.json().owner).not.toBe(first.json().owner);
    expect((await as('short')).cookies).toHaveLength(1);
  });
});

describe('settings of a store', () => {
  it('are public, and an unknown store is not found', async () => {
    const known = await app.inject({ url: '/api/stores/extra.ge' });
    const unknown = await app.inject({ url: '/api/stores/nowhere' });

    expect(known.json()).toMatchObject({ id: 'extra.ge', default_language: 'ka', gates: { streaming: true } });
    expect(unknown.json()).toMatchObject({ status: 404, code: 'store-not-found' });
  });
});

describe('unknown addresses and documentation of the API', () => {
  it('answers an unknown address and an unknown method with a problem', async () => {
    expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await app.inject({ method: 'DELETE', url: '/api/authenticate' })).json()).toMatchObject({ status: 404 });
  });

  it('describes itself as OpenAPI 3.1 and can be read in a browser', async () => {
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    const page = await app.inject({ url: '/api/docs/' });

    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/stores/{store}');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<title>Quarry API</title>');
    // The page loads nothing from elsewhere and sends the document nowhere.
    expect(page.headers['content-security-policy']).not.toContain('swagger.io');
    expect((await app.inject({ url: '/api/docs/static/swagger-initializer.js' })).body).toContain(
      '"validatorUrl":null',
    );
  });

  it('reports liveness, readiness and metrics', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/metrics' })).body).toContain('quarry_http_request_seconds_count');
  });
});
