import { DEMO_STORES } from '@quarry/contract';
import { type OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoresRepository } from '../stores/index.ts';
import { type AuthRepository, createAuthRepository } from './auth-repository.ts';
import { cachedAuthRepository } from './cached-auth-repository.ts';

let record: OpenDatabase;
let repository: AuthRepository;

beforeAll(async () => {
  record = await openTestDatabase();
  repository = createAuthRepository(record.db);
  const [settings] = DEMO_STORES;
  await createStoresRepository(record.db).save({ ...settings!, id: 'shop' });
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
afterAll(() => record.close());

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000);

describe('cached sessions and keys', () => {
  it('answer from memory, and end with the session', async () => {
    const cache = cachedAuthRepository(repository, Number.POSITIVE_INFINITY);
    await cache.startSession('token', 'nino', tomorrow());
    expect((await cache.bySession('token'))?.username).toBe('nino');
    // Deleted without the cache: only a cached value still has it.
    await repository.endSession('token');
    expect((await cache.bySession('token'))?.username).toBe('nino');

    await cache.endSession('token');
    expect(await cache.bySession('token')).toBeUndefined();
  });

  it('know a session and a key that are made after they were asked for', async () => {
    const cache = cachedAuthRepository(repository, Number.POSITIVE_INFINITY);
    expect(await cache.bySession('later')).toBeUndefined();
    expect(await cache.keyStore('key')).toBeUndefined();
    expect(await cache.isKeyOrigin('https://shop.example')).toBe(false);

    await cache.startSession('later', 'nino', tomorrow());
    await cache.addKey({ keyHash: 'key', storeId: 'shop', origin: 'https://shop.example', hint: 'qk' });
    expect((await cache.bySession('later'))?.id).toBe('nino');
    expect(await cache.keyStore('key')).toEqual({ storeId: 'shop', origin: 'https://shop.example' });
    expect(await cache.isKeyOrigin('https://shop.example')).toBe(true);
  });
});
