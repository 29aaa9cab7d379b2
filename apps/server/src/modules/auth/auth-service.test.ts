import { newStoreSettings } from '@quarry/contract';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { type AuthRepository, createAuthRepository } from './auth-repository.ts';
import { type AuthService, createAuthService, type NewAccount } from './auth-service.ts';
import { noLoginLimit } from './login-limit.ts';
import { tokenHash } from './token.ts';

const PASSWORD = 'a long password';
const HERE = { address: '10.0.0.1', asksForLoopback: true };
const DAY_MS = 24 * 60 * 60_000;
let auth: AuthService;
let repository: AuthRepository;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(database.db));
  for (const id of ['north', 'south']) await stores.create(newStoreSettings(id, id, 'en', 'USD'));
  repository = createAuthRepository(database.db);
  auth = createAuthService({
    repository,
    stores,
    limit: noLoginLimit,
    secondFactors: { checkLogin: async () => {} },
    demoAccounts: 'loopback',
  });
  close = () => database.close();
});
afterAll(() => close());

const addUser = (username: string, facts: Partial<NewAccount> = {}) =>
  auth.addUser({ username, password: PASSWORD, isAdmin: false, grants: [], ...facts });
const logIn = async (username: string, password = PASSWORD) => (await auth.login({ username, password }, HERE)).token;
const isLoggedIn = async (token: string) => (await auth.session(token, undefined, HERE)).success;
const idOf = async (username: string) => (await auth.find(username))?.id ?? '';

describe('accounts', () => {
  it('are none on a new server', async () => {
    expect(await auth.hasUsers()).toBe(false);
    expect(await auth.users()).toEqual([]);
  });

  it('have a name of their own, and are listed by it', async () => {
    await addUser('zaza');
    await addUser('ana');

    await expect(addUser('ana')).rejects.toThrow('already a user named ana');
    expect(await auth.hasUsers()).toBe(true);
    expect((await auth.users()).map(({ username }) => username)).toEqual(['ana', 'zaza']);
  });

  it('enter every store as administrators without grants only', async () => {
    await addUser('all', { isAdmin: true });
    await addUser('one', { isAdmin: true, grants: [{ base: 'chat', storeId: 'north' }] });
    await addUser('none', { isAdmin: true, grantsAll: false });
    await addUser('demo', { isDemo: true });

    const facts = async (name: string) => {
      const { grantsAll, isDemo } = (await auth.find(name))!;
      return { grantsAll, isDemo };
    };
    expect(await facts('all')).toEqual({ grantsAll: true, isDemo: false });
    expect(await facts('one')).toEqual({ grantsAll: false, isDemo: false });
    expect(await facts('none')).toEqual({ grantsAll: false, isDemo: false });
    expect(await facts('ana')).toEqual({ grantsAll: false, isDemo: false });
    expect(await facts('demo')).toEqual({ grantsAll: false, isDemo: true });
  });

  it('get a new password, which ends their sessions', async () => {
    await addUser('lost');
    const session = await logIn('lost');
    await auth.changePassword('lost', 'another long password');

    expect(await isLoggedIn(session)).toBe(false);
    await expect(logIn('lost')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await isLoggedIn(await logIn('lost', 'another long password'))).toBe(true);
  });

  it('are deleted with their sessions', async () => {
    await addUser('gone');
    const session = await logIn('gone');
    await auth.removeUser('gone');

    expect(await auth.find('gone')).toBeUndefined();
    expect(await isLoggedIn(session)).toBe(false);
  });

  it.each([
    ['a new password', () => auth.changePassword('nobody', PASSWORD)],
    ['a deletion', () => auth.removeUser('nobody')],
    ['fewer grants', () => auth.removeGrants('nobody', [])],
  ])('must exist for %s', async (_name, change) => {
    await expect(change()).rejects.toMatchObject({
      code: 'user-not-found',
      message: expect.stringContaining('nobody'),
    });
  });
});

describe('grants', () => {
  it('are taken all or none, and end the sessions', async () => {
    const grants = [
      { base: 'chat', storeId: 'north' },
      { base: 'new-search', storeId: 'north' },
      { base: 'chat', storeId: 'south' },
    ];
    await addUser('staff', { grants });
    const session = await logIn('staff');
    const [first, second, third] = grants as [
      NewAccount['grants'][0],
      NewAccount['grants'][0],
      NewAccount['grants'][0],
    ];

    // The section and the store have both to be right.
    await expect(auth.removeGrants('staff', [first, { base: 'new-search', storeId: 'south' }])).rejects.toMatchObject({
      code: 'grant-not-found',
      message: expect.stringMatching(/new-search\/south.*chat\/north, new-search\/north, chat\/south/),
    });
    expect((await auth.find('staff'))?.grants).toHaveLength(3);
    expect(await isLoggedIn(session)).toBe(true);

    await auth.removeGrants('staff', [first, third]);
    expect((await auth.find('staff'))?.grants).toEqual([second]);
    expect(await isLoggedIn(session)).toBe(false);
  });

  it('that are missing are explained', async () => {
    await addUser('ungranted');
    await addUser('granted-all', { isAdmin: true });
    const missing = [{ base: 'chat', storeId: 'north' }];

    await expect(auth.removeGrants('ungranted', missing)).rejects.toThrow('none');
    await expect(auth.removeGrants('granted-all', missing)).rejects.toThrow('every store');
  });
});

describe('sessions', () => {
  it('last thirty days', async () => {
    await addUser('lasting');
    await logIn('lasting');
    const [session] = await auth.sessionsOf(await idOf('lasting'));

    const days = (Date.parse(session?.expires_at ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('are listed with the one that asks, and ended one by one', async () => {
    await addUser('two-devices');
    const id = await idOf('two-devices');
    const [phone, desk] = [await logIn('two-devices'), await logIn('two-devices')];
    const listed = await auth.sessionsOf(id, phone);
    const other = listed.find(({ is_current }) => !is_current);

    expect(listed.map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
    expect((await auth.sessionsOf(id)).some(({ is_current }) => is_current)).toBe(false);
    // The list must not give tokens, nor their whole hashes, away.
    for (const token of [phone, desk]) {
      expect(JSON.stringify(listed)).not.toContain(token);
      expect(JSON.stringify(listed)).not.toContain(tokenHash(token));
    }

    await auth.endSession(id, other?.id ?? '');
    expect([await isLoggedIn(phone), await isLoggedIn(desk)]).toEqual([true, false]);
    await expect(auth.endSession(id, other?.id ?? '')).rejects.toMatchObject({ code: 'session-not-found' });
  });

  it('of another account are not found', async () => {
    await addUser('stranger');
    await logIn('stranger');
    const [session] = await auth.sessionsOf(await idOf('stranger'));

    await expect(auth.endSession(await idOf('ana'), session?.id ?? '')).rejects.toMatchObject({
      code: 'session-not-found',
    });
  });

  it('end with a logout, which needs none', async () => {
    const token = await logIn('stranger');
    await auth.logout(undefined);
    expect(await isLoggedIn(token)).toBe(true);
    await auth.logout(token);
    expect(await isLoggedIn(token)).toBe(false);
  });
});

describe('publishable keys', () => {
  it('open their store, note their use, and are listed without the key', async () => {
    const key = await auth.createKey('north', 'https://north.example');

    expect(key).toMatch(/^qk_pub_[\w-]{43}$/);
    expect(await auth.storeOfKey(key)).toMatchObject({ storeId: 'north', origin: 'https://north.example' });
    expect(await auth.storeOfKey('qk_pub_unknown')).toBeUndefined();
    const [listed] = await auth.keys('north');
    expect(listed).toMatchObject({ storeId: 'north', origin: 'https://north.example', hint: key.slice(0, 13) });
    expect(listed).not.toHaveProperty('keyHash');
    expect(await auth.isKeyOrigin('https://north.example')).toBe(true);
    expect(await auth.isKeyOrigin('https://south.example')).toBe(false);
  });

  it('are listed for one store or for all', async () => {
    await auth.createKey('south', 'https://south.example');

    expect(new Set((await auth.keys()).map(({ storeId }) => storeId))).toEqual(new Set(['north', 'south']));
    expect((await auth.keys('south')).every(({ storeId }) => storeId === 'south')).toBe(true);
  });

  it('need a store that exists', async () => {
    await expect(auth.createKey('nowhere', 'https://x.example')).rejects.toMatchObject({ code: 'store-not-found' });
  });

  it('open nothing from the moment of their expiry on', async () => {
    const expiresAt = '2026-01-01T00:00:00.000Z';
    const dated = vi.spyOn(repository, 'keyStore').mockResolvedValue({
      id: 'dated',
      storeId: 'north',
      origin: 'https://north.example',
      expiresAt,
    });
    vi.spyOn(repository, 'noteKeyUse').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.parse(expiresAt) - 1);
      expect(await auth.storeOfKey('qk_pub_dated')).toMatchObject({ storeId: 'north' });
      vi.setSystemTime(Date.parse(expiresAt));
      expect(await auth.storeOfKey('qk_pub_dated')).toBeUndefined();
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
    expect(dated).toHaveBeenCalledTimes(2);
  });

  it('are revoked by the whole key or by what the list shows', async () => {
    const [first, second] = [
      await auth.createKey('north', 'https://one.example'),
      await auth.createKey('north', 'https://two.example'),
    ];
    await auth.revokeKey('north', first);
    expect(await auth.storeOfKey(first)).toBeUndefined();
    expect(await auth.storeOfKey(second)).toBeDefined();

    await auth.revokeKey('north', second.slice(0, 13));
    expect(await auth.storeOfKey(second)).toBeUndefined();
  });

  it('are not revoked when another store has them, or when several begin so', async () => {
    const key = await auth.createKey('north', 'https://one.example');
    await expect(auth.revokeKey('south', key)).rejects.toMatchObject({
      code: 'key-not-found',
      message: expect.stringContaining('"south" has no key'),
    });

    const twin = { storeId: 'north', origin: 'https://two.example', hint: key.slice(0, 13) };
    await repository.addKey({ ...twin, keyHash: 'the hash of a key that begins alike' });
    await expect(auth.revokeKey('north', key.slice(0, 13))).rejects.toMatchObject({
      code: 'key-not-found',
      message: expect.stringContaining('2 keys'),
    });
    expect(await auth.storeOfKey(key)).toBeDefined();
    await auth.revokeKey('north', key);
    expect(await auth.storeOfKey(key)).toBeUndefined();
  });
});
