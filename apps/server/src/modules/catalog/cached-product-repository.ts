/**
 * Caches products: a page of results reads two dozen of them. They are kept as JSON, which takes a third of the memory of
 * objects, and after the first are asked for, the others of the store are read ahead in pages of hundreds.
 */
import type { Product } from '@quarry/contract';
import { LRUCache } from 'lru-cache';
import type { ProductRepository } from './product-repository.ts';

/** Characters of JSON of all stores together: one byte each, or two in texts with other than Western European letters. */
const MAX_CHARACTERS = 48_000_000;
/** Of the keys and links of an entry. */
const CHARACTERS_AN_ENTRY = 100;
/** Of more products that another process changed, all of the store are read again. */
const MAX_CHANGES = 500;

interface CachedStore {
  /** Of the database; cached products are as old as this or newer. */
  version: number;
  checkedAt: number;
  /** Part of the keys: with another one, no product that was cached is found. */
  era: number;
  /** Incremented by each write of this process: products read before it are not cached. */
  writes: number;
  isReadAhead: boolean;
}

export interface CachedProductRepository extends ProductRepository {
  /** Something else changed the store's products, such as its deletion: they are read again. */
  forget(storeId: string): void;
  /** Stops reading ahead. */
  close(): void;
}

interface CachedProductOptions {
  /** Milliseconds between checks of the catalogue version, see `cacheAgeMs`. */
  maxAgeMs: number;
  /** Receives errors of reading ahead. */
  onError?: (message: string, error: unknown) => void;
  maxCharacters?: number;
  /** Monotonic milliseconds. */
  clock?: () => number;
}

export function cachedProductRepository(
  repository: ProductRepository,
  {
    maxAgeMs,
    onError = (message, error) => console.error(message, error),
    maxCharacters = MAX_CHARACTERS,
    clock = () => performance.now(),
  }: CachedProductOptions,
): CachedProductRepository {
  const texts = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text) => text.length + CHARACTERS_AN_ENTRY,
  });
  const stores = new Map<string, CachedStore>();
  const keyOf = (storeId: string, { era }: CachedStore, id: string) => `${storeId}\n${era}\n${id}`;
  let lastEra = 0;

  async function checked(storeId: string): Promise<CachedStore> {
    const known = stores.get(storeId);
    if (known && clock() - known.checkedAt <= maxAgeMs) return known;
    const checkedAt = clock();
    const version = await repository.version(storeId);
    const changed = known ? await changedIds(storeId, known.version, version) : [];
    // Another caller checked or forgot the store meanwhile.
    const current = stores.get(storeId);
    if (current !== known && current) return current;
    if (known && known === current && changed) {
      for (const id of changed) texts.delete(keyOf(storeId, known, id));
      return Object.assign(known, { version, checkedAt });
    }
    const store = { version, checkedAt, era: ++lastEra, writes: 0, isReadAhead: false };
    stores.set(storeId, store);
    return store;
  }

  /** Of what other processes changed between two versions; null: too many, or not known. */
  async function changedIds(storeId: string, from: number, to: number): Promise<string[] | null> {
    if (to === from) return [];
    // The database was restored from a backup.
    if (to < from) return null;
    const rows = await repository.changedSince(storeId, from, MAX_CHANGES + 1);
    if (rows === null || rows.length > MAX_CHANGES) return null;
    return rows.map((row) => ('deletedId' in row ? row.deletedId : row.id));
  }

  /** Until the cache is full: products of other stores are not evicted for it. */
  async function readAhead(storeId: string, store: CachedStore): Promise<void> {
    if (store.isReadAhead) return;
    store.isReadAhead = true;
    try {
      let { writes } = store;
      for await (const rows of repository.stored(storeId)) {
        if (stores.get(storeId) !== store) return;
        // What was read before a write is left out, and read when it is asked for.
        for (const { id, json } of store.writes === writes ? rows : []) {
          if (texts.calculatedSize + json.length + CHARACTERS_AN_ENTRY > maxCharacters) return;
          texts.set(keyOf(storeId, store, id), json);
        }
        ({ writes } = store);
      }
    } catch (error) {
      if (stores.get(storeId) === store) onError(`The products of ${storeId} could not be read ahead.`, error);
    }
  }

  function forget(storeId: string): void {
    stores.delete(storeId);
  }

  async function written<Outcome>(
    storeId: string,
    ids: readonly string[],
    write: () => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await write();
    } finally {
      const store = stores.get(storeId);
      if (store) {
        store.writes += 1;
        for (const id of ids) texts.delete(keyOf(storeId, store, id));
      }
    }
  }

  return {
    ...repository,
    forget,
    close: () => stores.clear(),

    async byIds(storeId, ids) {
      const store = await checked(storeId);
      const { writes } = store;
      const found = new Map<string, Product>();
      for (const id of ids) {
        const text = texts.get(keyOf(storeId, store, id));
        if (text !== undefined) found.set(id, JSON.parse(text));
      }
      const missing = ids.filter((id) => !found.has(id));
      for (const product of missing.length > 0 ? await repository.byIds(storeId, missing) : []) {
        found.set(product.id, product);
        if (store.writes === writes) texts.set(keyOf(storeId, store, product.id), JSON.stringify(product));
      }
      void readAhead(storeId, store);
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    save(storeId, batch) {
      const ids = batch.map(({ id }) => id);
      return written(storeId, ids, () => repository.save(storeId, batch));
    },

    change(storeId, ids, changed) {
      return written(storeId, ids, () => repository.change(storeId, ids, changed));
    },

    changeOne(storeId, id, next, options) {
      return written(storeId, [id], () => repository.changeOne(storeId, id, next, options));
    },

    remove(storeId, ids, options) {
      return written(storeId, ids, () => repository.remove(storeId, ids, options));
    },
  };
}
