/**
 * Product search that is answered by one of two engines: small stores by the embedded one, stores with many products by
 * a search server. A store changes engines when its number of products passes the limit.
 */
import type { StoreSettings } from '@quarry/contract';
import type { ProductSearch } from '../../search-engine/product-search.ts';

interface EngineBySizeParts {
  small: ProductSearch;
  large: ProductSearch;
  /** Number of products from which a store is large. */
  largeFrom: number;
  count(storeId: string): Promise<number>;
  /** Milliseconds. */
  now?: () => number;
}

/** How long the number of products of a store is remembered. */
const COUNT_EVERY_MS = 60_000;

export function createEngineBySize({
  small,
  large,
  largeFrom,
  count,
  now = () => performance.now(),
}: EngineBySizeParts): ProductSearch {
  const known = new Map<string, { engine: Promise<ProductSearch>; countedAt: number }>();

  function engineOf(storeId: string): Promise<ProductSearch> {
    const found = known.get(storeId);
    if (found && now() - found.countedAt < COUNT_EVERY_MS) return found.engine;
    const engine = count(storeId).then((products) => (products < largeFrom ? small : large));
    known.set(storeId, { engine, countedAt: now() });
    engine.catch(() => known.delete(storeId));
    return engine;
  }

  const ofStore = async <T>(settings: StoreSettings, ask: (engine: ProductSearch) => Promise<T>): Promise<T> =>
    ask(await engineOf(settings.id));
  const both = async (ask: (engine: ProductSearch) => Promise<void>): Promise<void> => {
    await Promise.all([ask(small), ask(large)]);
  };

  return {
    understand: (settings, ...asked) => ofStore(settings, (engine) => engine.understand(settings, ...asked)),
    search: (settings, ...asked) => ofStore(settings, (engine) => engine.search(settings, ...asked)),
    searchAll: (settings, ...asked) => ofStore(settings, (engine) => engine.searchAll(settings, ...asked)),
    suggest: (settings, ...asked) => ofStore(settings, (engine) => engine.suggest(settings, ...asked)),
    leadOn: (settings, ...asked) => ofStore(settings, (engine) => engine.leadOn(settings, ...asked)),
    similar: (settings, ...asked) => ofStore(settings, (engine) => engine.similar(settings, ...asked)),
    goesWith: (settings, ...asked) => ofStore(settings, (engine) => engine.goesWith(settings, ...asked)),
    prepare(settings) {
      // After an import.
      known.delete(settings.id);
      return ofStore(settings, (engine) => engine.prepare(settings));
    },
    rebuild: (settings) => ofStore(settings, (engine) => engine.rebuild(settings)),
    health: () => large.health(),
    version: async (storeId) => (await engineOf(storeId)).version(storeId),
    refresh: async (storeId, ids) => (await engineOf(storeId)).refresh(storeId, ids),
    // Either may have something of the store.
    patch: (storeId, changes) => both((engine) => engine.patch(storeId, changes)),
    drop: (storeId) => {
      known.delete(storeId);
      return both((engine) => engine.drop(storeId));
    },
  };
}
