/** Caches store settings, which every search and chat message needs. */
import { createReadCache } from '../../caches/read-cache.ts';
import type { StoresRepository } from './stores-repository.ts';

const MAX_STORES = 10_000;

/** @param maxAgeMs see `cacheAgeMs`. */
export function cachedStoresRepository(repository: StoresRepository, maxAgeMs: number): StoresRepository {
  const settings = createReadCache((storeId) => repository.find(storeId), { max: MAX_STORES, maxAgeMs });
  return {
    ...repository,
    find: (storeId) => settings.get(storeId),
    async change(storeId, change, options) {
      try {
        return await repository.change(storeId, change, options);
      } finally {
        settings.delete(storeId);
      }
    },
    async remove(storeId, options) {
      try {
        return await repository.remove(storeId, options);
      } finally {
        settings.delete(storeId);
      }
    },
    async save(changed) {
      try {
        await repository.save(changed);
      } finally {
        settings.delete(changed.id);
      }
    },
  };
}
