/** Caches products: a page of results reads two dozen of them. */
import type { Product } from '@quarry/contract';
import { LRUCache } from 'lru-cache';
import type { ProductRepository } from './product-repository.ts';

/** About 3 kB each. */
const MAX_PRODUCTS = 5_000;

interface CachedStore {
  /** Catalogue version of the cached products. */
  version: number;
  checkedAt: number;
  /** Incremented by each write of this process: products read before it are not cached. */
  writes: number;
}

export interface CachedProductRepository extends ProductRepository {
  /** Something else changed the store's products, such as its deletion: they are read again. */
  forget(storeId: string): void;
}

/**
 * Returned products are shared between callers and must not be modified.
 * @param maxAgeMs interval of checking the catalogue version, see `cacheAgeMs`.
 * @param clock monotonic milliseconds.
 */
export function cachedProductRepository(
  repository: ProductRepository,
  maxAgeMs: number,
  clock: () => number = () => performance.now(),
): CachedProductRepository {
  const products = new LRUCache<string, Product>({ max: MAX_PRODUCTS });
  const stores = new Map<string, CachedStore>();
  const keyOf = (storeId: string, { version, writes }: CachedStore, id: string) =>
    `${storeId}\n${version}\n${writes}\n${id}`;

  async function checked(storeId: string): Promise<CachedStore> {
    const known = stores.get(storeId);
    if (known && clock() - known.checkedAt <= maxAgeMs) return known;
    const checkedAt = clock();
    const writes = known?.writes ?? 0;
    const version = await repository.version(storeId);
    const current = stores.get(storeId);
    // This process wrote during the read: the next caller reads again.
    if (current && current.writes !== writes) return current;
    const store = { version, checkedAt, writes };
    stores.set(storeId, store);
    return store;
  }

  function forget(storeId: string): void {
    const writes = (stores.get(storeId)?.writes ?? 0) + 1;
    stores.set(storeId, { version: -1, checkedAt: Number.NEGATIVE_INFINITY, writes });
  }

  return {
    ...repository,
    forget,

    async byIds(storeId, ids) {
      const store = await checked(storeId);
      const found = new Map<string, Product>();
      for (const id of ids) {
        const product = products.get(keyOf(storeId, store, id));
        if (product) found.set(id, product);
      }
      const missing = ids.filter((id) => !found.has(id));
      for (const product of await repository.byIds(storeId, missing)) {
        found.set(product.id, product);
        products.set(keyOf(storeId, store, product.id), product);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async save(storeId, batch) {
      try {
        return await repository.save(storeId, batch);
      } finally {
        forget(storeId);
      }
    },

    async change(storeId, ids, changed) {
      try {
        return await repository.change(storeId, ids, changed);
      } finally {
        forget(storeId);
      }
    },

    async changeOne(storeId, id, next, options) {
      try {
        return await repository.changeOne(storeId, id, next, options);
      } finally {
        forget(storeId);
      }
    },

    async remove(storeId, ids, options) {
      try {
        return await repository.remove(storeId, ids, options);
      } finally {
        forget(storeId);
      }
    },
  };
}
