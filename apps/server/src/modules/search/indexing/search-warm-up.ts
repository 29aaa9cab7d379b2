/**
 * Makes searches fast before the first one: opens the indexes that were on disk at start, and runs a search and a
 * suggestion in each new index, which fill the engine's lazy caches (words of the lexicon, names, prepared lists).
 */
import type { ListedProduct, StoreSettings } from '@quarry/contract';
import type { SearchService } from '../search-service.ts';
import type { SnapshotFiles } from './snapshot-files.ts';

/** Later stores are opened by their first search, so that a server with thousands of stores does not keep all in memory. */
const MAX_STORES = 32;
const PAGE = 24;
/** Characters of a word that is being typed. */
const BEGINNING = 3;

interface SearchWarmUpParts {
  stores: { all(): Promise<StoreSettings[]> };
  catalog: { first(settings: StoreSettings, limit: number): Promise<ListedProduct[]> };
  search: Pick<SearchService, 'find' | 'quick'>;
  files: Pick<SnapshotFiles, 'versions'>;
  onError: (message: string, error: unknown) => void;
}

export interface SearchWarmUp {
  /** Searches for the store's first product. A failure is reported and does not reject. */
  warmUp(settings: StoreSettings): Promise<void>;
  /** Opens stored indexes, one after another; resolves when they are open, or after `waitMs` while it goes on. */
  openStored(waitMs: number): Promise<void>;
  /** Resolves when nothing is being opened. */
  stop(): Promise<void>;
}

export function createSearchWarmUp({ stores, catalog, search, files, onError }: SearchWarmUpParts): SearchWarmUp {
  let opening: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function warmUp(settings: StoreSettings): Promise<void> {
    try {
      const [product] = await catalog.first(settings, 1);
      if (product === undefined) return;
      await search.find(settings, { query: product.title, page: 1, limit: PAGE, facets: ['price', 'brand'] });
      await search.quick(settings, product.title.slice(0, BEGINNING));
    } catch (error) {
      if (!isStopped) onError(`The index of ${settings.id} could not be warmed up.`, error);
    }
  }

  async function openAll(): Promise<void> {
    let opened = 0;
    for (const settings of await stores.all()) {
      if (isStopped || opened >= MAX_STORES) return;
      if ((await files.versions(settings.id)).length === 0) continue;
      await warmUp(settings);
      opened += 1;
    }
  }

  return {
    warmUp,
    async openStored(waitMs) {
      opening = openAll().catch((error: unknown) => onError('The stored indexes could not be opened.', error));
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, waitMs);
      });
      await Promise.race([opening, waited]);
      clearTimeout(timer);
    },
    async stop() {
      isStopped = true;
      await opening;
    },
  };
}
