/** Caches sessions and publishable keys, which every call of a page or an embed checks. */
import { createReadCache } from '../../caches/read-cache.ts';
import type { AuthRepository } from './auth-repository.ts';

const MAX_SESSIONS = 10_000;
const MAX_KEYS = 10_000;
/** The expiry of a cached session is not checked, so it may take effect this much later. */
const SESSION_MAX_AGE_MS = 60_000;

/** @param maxAgeMs see `cacheAgeMs`. */
export function cachedAuthRepository(repository: AuthRepository, maxAgeMs: number): AuthRepository {
  const accounts = createReadCache((tokenHash) => repository.bySession(tokenHash), {
    max: MAX_SESSIONS,
    maxAgeMs: Math.min(maxAgeMs, SESSION_MAX_AGE_MS),
  });
  const keys = createReadCache((keyHash) => repository.keyStore(keyHash), { max: MAX_KEYS, maxAgeMs });
  const keyOrigins = createReadCache((origin) => repository.isKeyOrigin(origin), { max: MAX_KEYS, maxAgeMs });
  /** Something else changed accounts, grants or keys, such as the deletion of a store: everything is read again. */
  function forget(): void {
    accounts.clear();
    keys.clear();
    keyOrigins.clear();
  }
  /** Sessions and keys are not known by account, and such writes are rare. */
  async function thenForget(write: Promise<void>): Promise<void> {
    try {
      await write;
    } finally {
      forget();
    }
  }
  return {
    ...repository,
    forget,
    changePassword: (userId, passwordHash) => thenForget(repository.changePassword(userId, passwordHash)),
    removeUser: (userId) => thenForget(repository.removeUser(userId)),
    removeGrants: (userId, list) => thenForget(repository.removeGrants(userId, list)),
    removeKey: (keyHash) => thenForget(repository.removeKey(keyHash)),
    bySession: (tokenHash) => accounts.get(tokenHash),
    async endSession(tokenHash) {
      try {
        await repository.endSession(tokenHash);
      } finally {
        accounts.delete(tokenHash);
      }
    },
    async addKey(key) {
      try {
        await repository.addKey(key);
      } finally {
        keyOrigins.delete(key.origin);
      }
    },
    keyStore: (keyHash) => keys.get(keyHash),
    isKeyOrigin: (origin) => keyOrigins.get(origin),
  };
}
