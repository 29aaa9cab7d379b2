import { newStoreSettings, VISITOR_HEADER } from '@quarry/contract';
import { openTestDatabase } from '@quarry/database/testing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../../http.ts';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import {
  type AuthService,
  authRoutes,
  createAccess,
  createAuthRepository,
  createAuthService,
  createMembersRepository,
  noLoginLimit,
} from './index.ts';

const PASSWORD = 'a long password';
const SHOP = 'https://shop.example';
let app: FastifyInstance;
let auth: AuthService;
let memberId: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(database.db));
  await stores.create({ ...newStoreSettings('north', 'North', 'en', 'USD'), open: false });
  await stores.create({ ...newStoreSettings('open', 'Open', 'en', 'USD'), open: true });
  auth = createAuthService({
    repository: createAuthRepository(database.db),
    stores,
    limit: noLoginLimit,
    secondFactors: { checkLogin: async () => {} },
    demoAccounts: 'closed',
  });
  const user = (username: string, bases: string[]) =>
    auth.addUser({
      username,
      password: PASSWORD,
      isAdmin: false,
      grants: bases.map((base) => ({ base, storeId: 'north' })),
    });
  await user('staff', ['new-search']);
  await user('chatter', ['chat']);
  await user('member', []);
  memberId = (await auth.find('member'))?.id ?? '';
  await createMembersRepository(database.db).set('north', memberId, 'viewer');

  const access = createAccess({ auth, stores, isSecure: true, publicOrigin: 'https://quarry.example' });
  const storeOf = (request: FastifyRequest) => (request.params as { store: string }).store;
  app = await createHttp({
    routes: [
      authRoutes({ auth, isSecure: true }),
      async (inner) => {
        inner.get('/enter/:store', async (request, reply) => {
          const { settings, visitor } = await access.enter(request, reply, storeOf(request));
          return { store: settings.id, ...visitor };
        });
        inner.get('/staff/:store', async (request, reply) => ({
          store: (await access.enterAsStaff(request, reply, storeOf(request))).id,
        }));
        inner.get('/visitor', async (request) => (await access.visitorOf(request)) ?? { kind: 'unknown' });
      },
    ],
    isReady: async () => true,
    isKeyOrigin: auth.isKeyOrigin,
    logLevel: 'silent',
  });
  close = async () => {
    await app.close();
    await database.close();
  };
});
afterAll(() => close());

interface Sent {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}
const get = (url: string, sent: Sent = {}) => app.inject({ url, ...sent });
const logIn = (username: string, sent: Sent = {}) =>
  app.inject({ method: 'POST', url: '/api/authenticate', payload: { username, password: PASSWORD }, ...sent });
async function cookiesOf(username: string): Promise<Record<string, string>> {
  const [cookie] = (await logIn(username)).cookies;
  return { quarry_session: cookie?.value ?? '' };
}
const keyHeaders = async (origin?: string) => ({
  authorization: `Bearer ${await auth.createKey('north', SHOP)}`,
  ...(origin !== undefined && { origin }),
});

describe('staff of a store', () => {
  it('ROLE-03 are accounts with a grant of a staff section', async () => {
    const reply = await get('/staff/north', { cookies: await cookiesOf('staff') });
    expect(reply.json()).toEqual({ store: 'north' });
  });

  it('are not shoppers, whether they chat with an account or come without one', async () => {
    expect((await get('/staff/north', { cookies: await cookiesOf('chatter') })).json().code).toBe('grant-too-narrow');
    expect((await get('/staff/open')).json().code).toBe('staff-only');
    expect((await get('/staff/north', { headers: await keyHeaders(SHOP) })).json().code).toBe('staff-only');
    expect((await get('/staff/north', { cookies: await cookiesOf('member') })).json().code).toBe('staff-only');
    expect((await get('/staff/north')).json().code).toBe('login-needed');
  });
});

describe('the visitor of a store', () => {
  it('is the account of a member, as a shopper', async () => {
    const cookies = await cookiesOf('member');
    expect((await get('/enter/north', { cookies })).json()).toEqual({
      store: 'north',
      kind: 'shopper',
      owner: `account:${memberId}`,
    });
  });

  it('keeps the cookie of the first visit for thirty days, over https alone', async () => {
    const first = await get('/enter/open');
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({
      name: 'quarry_visitor',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 30 * 24 * 60 * 60,
    });
    const again = await get('/enter/open', { cookies: { quarry_visitor: cookie?.value ?? '' } });
    expect(again.cookies).toEqual([]);
    expect(again.json()).toEqual(first.json());
    expect((await get('/enter/open')).json().owner).not.toBe(first.json().owner);
  });

  it('is named by the header of an embed before the cookie', async () => {
    const cookies = { quarry_visitor: 'c'.repeat(40) };
    const byHeader = await get('/visitor', { cookies, headers: { [VISITOR_HEADER]: 'h'.repeat(32) } });
    const byCookie = await get('/visitor', { cookies });
    expect(byHeader.json()).toMatchObject({ kind: 'shopper', owner: expect.stringMatching(/^visitor:[0-9a-f]{64}$/) });
    expect(byHeader.json()).not.toEqual(byCookie.json());
  });

  it.each([
    ['too short', 'h'.repeat(31)],
    ['too long', 'h'.repeat(65)],
    ['of other signs', `${'h'.repeat(40)}!`],
  ])('is not named by a header that is %s', async (_name, token) => {
    expect((await get('/visitor', { headers: { [VISITOR_HEADER]: token } })).json()).toEqual({ kind: 'unknown' });
  });

  it('of a call without a store is the account, else the token, else anonymous', async () => {
    const cookies = await cookiesOf('staff');
    const accountId = (await auth.find('staff'))?.id ?? '';
    expect((await get('/visitor', { cookies })).json()).toEqual({ kind: 'staff', owner: `account:${accountId}` });
    expect((await get('/visitor', { headers: { [VISITOR_HEADER]: 'h'.repeat(64) } })).json().kind).toBe('shopper');
    expect((await get('/visitor')).json()).toEqual({ kind: 'unknown' });
  });
});

describe('a publishable key', () => {
  it('opens its store to its own origin, to a call without one, and to our pages', async () => {
    for (const origin of [SHOP, undefined, 'https://quarry.example']) {
      expect((await get('/enter/north', { headers: await keyHeaders(origin) })).json()).toMatchObject({
        store: 'north',
        kind: 'shopper',
      });
    }
    expect((await get('/enter/north', { headers: await keyHeaders('https://other.example') })).statusCode).toBe(401);
  });

  it.each(['', 'Basic ', 'Bearer x', 'bearer '])('is not taken after %j', async (before) => {
    const { authorization } = await keyHeaders();
    const headers = { authorization: authorization.replace('Bearer ', before) };
    expect((await get('/enter/north', { headers })).json().code).toBe('login-needed');
  });

  it('is not taken with anything behind it', async () => {
    const { authorization } = await keyHeaders();
    expect((await get('/enter/north', { headers: { authorization: `${authorization} x` } })).statusCode).toBe(401);
  });
});

describe('the cookie of a session', () => {
  it('lasts thirty days and goes over https alone', async () => {
    const [cookie] = (await logIn('staff')).cookies;
    expect(cookie).toMatchObject({ name: 'quarry_session', secure: true, maxAge: 30 * 24 * 60 * 60 });
  });

  it('ends with the next login of the same browser, and is taken away by a logout', async () => {
    const old = await cookiesOf('staff');
    await logIn('staff', { cookies: old });
    expect((await get('/api/session', { cookies: old })).json().success).toBe(false);

    const reply = await app.inject({ method: 'POST', url: '/api/logout', cookies: await cookiesOf('staff') });
    expect(reply.json()).toEqual({ success: true });
    expect(reply.cookies[0]).toMatchObject({ name: 'quarry_session', value: '', path: '/' });
    expect(reply.cookies[0]?.expires?.getTime()).toBeLessThan(Date.now());
  });
});
