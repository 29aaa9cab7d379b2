import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { type OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
