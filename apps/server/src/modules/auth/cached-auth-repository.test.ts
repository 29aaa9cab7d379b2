import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { type OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStoresRepository } from '../stores/index.ts';
import { type AuthRepository, createAuthRepository } from './auth-repository.ts';
import { cachedAuthRepository } from './cached-auth-repository.ts';

let database: OpenDatabase;
let repository: AuthRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createAuthRepository(database.db);
  const [settings] = DEMO_STORES;
  await createStoresRepository(database.db).save({ ...settings!, id: 'shop' });
  await repository.addUser({
    id: 'nino',
    username: 'nino',
    passwordHash: '',
    isAdmin: false,
    grantsAll: false,
    isDemo: false,
    grants: [{ base: 'chat', storeId: 'shop' }],
  });
});
afterAll(() => database.close());

/** The cache takes a time of 0 for none. */
function startFakeClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1);
}

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000);

describe('cached sessions and keys', () => {
  it('are answered from memory, until the session ends', async () => {
    const cache = cachedAuthRepository(repository, Number.POSITIVE_INFINITY);
    await cache.startSession('token', 'nino', tomorrow());
    expect((await cache.bySession('token'))?.username).toBe('nino');
    // Deleted without the cache: only a cached value still has it.
    await repository.endSession('token');
    expect((await cache.bySession('token'))?.username).toBe('nino');

    await cache.endSession('token');
    expect(await cache.bySession('token')).toBeUndefined();
  });

  it('include a session and a key that are created after a look-up', async () => {
    const cache = cachedAuthRepository(repository, Number.POSITIVE_INFINITY);
    expect(await cache.bySession('later')).toBeUndefined();
    expect(await cache.keyStore('key')).toBeUndefined();
    expect(await cache.isKeyOrigin('https://shop.example')).toBe(false);

    await cache.startSession('later', 'nino', tomorrow());
    await cache.addKey({ keyHash: 'key', storeId: 'shop', origin: 'https://shop.example', hint: 'qk' });
    expect((await cache.bySession('later'))?.id).toBe('nino');
    expect(await cache.keyStore('key')).toMatchObject({ storeId: 'shop', origin: 'https://shop.example' });
    expect(await cache.isKeyOrigin('https://shop.example')).toBe(true);
  });

  it('are read again after a minute at the latest for sessions, and after the given age for keys', async () => {
    startFakeClock();
    try {
      const cache = cachedAuthRepository(repository, 10 * 60_000);
      await repository.startSession('aged', 'nino', tomorrow());
      await repository.addKey({ keyHash: 'aged', storeId: 'shop', origin: 'https://aged.example', hint: 'qk' });
      const known = async () => [
        (await cache.bySession('aged')) !== undefined,
        (await cache.keyStore('aged')) !== undefined,
        await cache.isKeyOrigin('https://aged.example'),
      ];
      expect(await known()).toEqual([true, true, true]);
      await repository.endSession('aged');
      await repository.removeKey('aged');

      vi.advanceTimersByTime(59_000);
      expect(await known()).toEqual([true, true, true]);
      vi.advanceTimersByTime(2_000);
      expect(await known()).toEqual([false, true, true]);
      vi.advanceTimersByTime(9 * 60_000);
      expect(await known()).toEqual([false, false, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are kept no longer than the given age', async () => {
    startFakeClock();
    try {
      const cache = cachedAuthRepository(repository, 1_000);
      await repository.startSession('short', 'nino', tomorrow());
      expect(await cache.bySession('short')).toBeDefined();
      await repository.endSession('short');
      vi.advanceTimersByTime(1_001);
      expect(await cache.bySession('short')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, (cache: AuthRepository) => Promise<void> | void]>([
    ['something else changed them', (cache) => cache.forget()],
    ['a new password', (cache) => cache.changePassword('nino', 'other')],
    ['fewer grants', (cache) => cache.removeGrants('nino', [{ base: 'chat', storeId: 'shop' }])],
    ['a key was revoked', (cache) => cache.removeKey('revoked')],
    ['an account was deleted', (cache) => cache.removeUser('no such account')],
  ])('are all read again after %s', async (_name, change) => {
    const cache = cachedAuthRepository(repository, Number.POSITIVE_INFINITY);
    await repository.startSession('kept', 'nino', tomorrow());
    await repository.addKey({ keyHash: 'kept', storeId: 'shop', origin: 'https://kept.example', hint: 'qk' });
    const known = async () => [
      (await cache.bySession('kept'))?.username,
      (await cache.keyStore('kept'))?.origin,
      await cache.isKeyOrigin('https://kept.example'),
    ];
    expect(await known()).toEqual(['nino', 'https://kept.example', true]);
    await repository.endSession('kept');
    await repository.removeKey('kept');
    expect(await known()).toEqual(['nino', 'https://kept.example', true]);

    await change(cache);
    expect(await known()).toEqual([undefined, undefined, false]);
  });

  it('are read again also when the change failed, because it may have happened', async () => {
    const failing: AuthRepository = {
      ...repository,
      removeUser: () => Promise.reject(new Error('connection lost')),
      endSession: () => Promise.reject(new Error('connection lost')),
      addKey: () => Promise.reject(new Error('connection lost')),
    };
    const cache = cachedAuthRepository(failing, Number.POSITIVE_INFINITY);
    await repository.startSession('doubtful', 'nino', tomorrow());
    const isKnown = async () => (await cache.bySession('doubtful')) !== undefined;

    expect(await isKnown()).toBe(true);
    await repository.endSession('doubtful');
    expect(await isKnown()).toBe(true);
    await expect(cache.endSession('doubtful')).rejects.toThrow('connection lost');
    expect(await isKnown()).toBe(false);

    await repository.startSession('doubtful', 'nino', tomorrow());
    expect(await isKnown()).toBe(true);
    await repository.endSession('doubtful');
    await expect(cache.removeUser('nino')).rejects.toThrow('connection lost');
    expect(await isKnown()).toBe(false);
  });
});
