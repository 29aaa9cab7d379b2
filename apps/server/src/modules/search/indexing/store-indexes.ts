/**
 * One search index per store: opened from disk, updated with catalogue changes, rebuilt when too much has changed.
 *
 *   first search → open the newest valid snapshot → apply the changes since its version → answer
 *   few products changed → apply them to the active index, also while a rebuild runs
 *   many products, the settings or the index code changed → rebuild in a worker thread; the active index answers until
 *   the new one replaces it in one step
 */
import type { StoreSettings } from '@quarry/contract';
import type { ProductIndex, ProductVectors } from '@quarry/search';
import { createIndexLifecycle, type IndexLifecycleParts, type IndexSources } from './index-lifecycle.ts';
import { createIndexPatches, type Patch } from './index-patches.ts';
import { newIndexState, pendingWork, type StoreIndexState } from './store-index-state.ts';

/** Milliseconds between two checks for catalogue changes by another process. */
const CHECK_INTERVAL_MS = 1000;

export interface StoreIndexes {
  /** The index to search. The first call waits until it is opened or built; later calls wait for recent changes. */
  of(settings: StoreSettings): Promise<ProductIndex>;
  /**
   * Applies all changes; resolves when they can be found. Does nothing for a store that was never searched.
   * @param ids products that were changed singly: resolves when these can be found, without waiting for a build.
   */
  refresh(storeId: string, ids?: readonly string[]): Promise<void>;
  /** The same also for a store that was never searched: its first search then waits for no build. */
  prepare(settings: StoreSettings): Promise<void>;
  /**
   * Rebuilds the store's index from the catalogue; resolves when it is active and written to disk. A failed write is
   * reported through `onError` and does not reject.
   */
  rebuild(settings: StoreSettings): Promise<void>;
  /** The version of the catalogue that the active index is of; null: there is none. */
  version(storeId: string): number | null;
  /** Figures that are not in the catalogue, such as demand; kept across rebuilds. */
  patch(storeId: string, changes: readonly Patch[]): void;
  /** Vectors of the store's products; kept across rebuilds. */
  attach(storeId: string, vectors: ProductVectors): void;
  /** Removes the index of a deleted store from memory and disk, after pending work on it. */
  drop(storeId: string): Promise<void>;
  /** Stops pending work; resolves when none is left. */
  close(): Promise<void>;
}

export type StoreIndexesParts = IndexSources & Partial<Pick<IndexLifecycleParts, 'onChanged' | 'onError' | 'now'>>;

export function createStoreIndexes({
  onChanged = () => {},
  onError = (message, error) => console.error(message, error),
  now = () => performance.now(),
  ...sources
}: StoreIndexesParts): StoreIndexes {
  const states = new Map<string, StoreIndexState>();
  const patches = createIndexPatches();
  const lifecycle = createIndexLifecycle({ ...sources, patches, onChanged, onError, now });

  function stateOf(settings: StoreSettings): StoreIndexState {
    const state = states.get(settings.id) ?? newIndexState(settings);
    states.set(settings.id, state);
    state.settings = settings;
    return state;
  }

  async function refreshed(state: StoreIndexState): Promise<void> {
    await pendingWork(state);
    await lifecycle.bringUpToDate(state);
  }

  return {
    async of(settings) {
      const state = stateOf(settings);
      const { active } = state;
      if (!active || state.opening) await lifecycle.open(state);
      else {
        const isDue = now() - state.checkedAt >= CHECK_INTERVAL_MS;
        // A search waits for a few changes, not for a rebuild: the active index answers meanwhile.
        if ((isDue || state.catchingUp) && !(active.isOutdated && state.building))
          await lifecycle.bringUpToDateForSearch(state, active);
      }
      if (!state.active) throw new Error(`The index of ${settings.id} was not built.`);
      return state.active.index;
    },

    async refresh(storeId, ids) {
      const state = states.get(storeId);
      if (!state) return;
      if (ids === undefined || !state.active) return refreshed(state);
      await Promise.allSettled([state.catchingUp]);
      await lifecycle.bringInto(state, ids);
    },

    async prepare(settings) {
      const state = stateOf(settings);
      if (!state.active) await lifecycle.open(state);
      await refreshed(state);
      await state.saving;
    },

    async rebuild(settings) {
      const state = stateOf(settings);
      await pendingWork(state);
      await lifecycle.build(state);
      await state.saving;
    },

    version: (storeId) => states.get(storeId)?.active?.version ?? null,

    patch(storeId, changes) {
      patches.add(storeId, changes);
      states.get(storeId)?.active?.index.apply(changes);
    },

    attach(storeId, vectors) {
      const state = states.get(storeId);
      if (!state) return;
      state.vectors = vectors;
      state.active?.index.attach(vectors);
    },

    async drop(storeId) {
      const state = states.get(storeId);
      states.delete(storeId);
      patches.drop(storeId);
      if (state) {
        await pendingWork(state);
        await state.saving;
      }
      await sources.files?.remove(storeId);
    },

    async close() {
      lifecycle.stop();
      await sources.indexer.close();
      for (const state of states.values()) {
        await pendingWork(state);
        await state.saving;
      }
    },
  };
}
