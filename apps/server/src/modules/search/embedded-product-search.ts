/**
 * The port's embedded default: Quarry's own engine in this process, one index a store.
 *
 * An index never changes. When the catalogue has, a new index is built beside the old one and takes its place whole;
 * until then the old one answers. Another process may change the catalogue too: its version in the record tells.
 */
import type { Product, StoreSettings } from '@quarry/contract';
import { buildIndex, type EngineDocument, type ProductIndex } from '@quarry/search';
import { FIELD_WEIGHTS, productDocument } from './product-document.ts';
import type { ProductPatch, ProductSearch } from './product-search.ts';

/** So often, in milliseconds, a search looks whether another process has changed the catalogue. */
const LOOK_EVERY_MS = 1000;
/** So long, in milliseconds, a search waits for an index that is being renewed before the old one answers. */
const PATIENCE_MS = 2000;

interface EmbeddedSearchParts {
  catalog: {
    allProducts(storeId: string): AsyncIterable<Product[]>;
    version(storeId: string): Promise<number>;
  };
  /** Told when an index could not be renewed; the old one goes on answering and the next look tries again. */
  onFailedRebuild?: (error: unknown) => void;
  /** Milliseconds; tests move it by hand. */
  now?: () => number;
}

interface Shelf {
  /** As the last search brought them. */
  settings: StoreSettings | null;
  index: ProductIndex | null;
  /** Of the catalogue that the index was built from. */
  version: number;
  lookedAt: number;
  building: Promise<void> | null;
  /** Something changed while an index was being built: it is old before it is ready. */
  isOutdated: boolean;
}

export function createEmbeddedProductSearch({
  catalog,
  onFailedRebuild = (error) => console.error('A search index could not be renewed.', error),
  now = () => performance.now(),
}: EmbeddedSearchParts): ProductSearch {
  const shelves = new Map<string, Shelf>();
  /** Learned figures by store and product: every index gets them, also one that is built later. */
  const patches = new Map<string, Map<string, ProductPatch>>();

  function shelfOf(storeId: string): Shelf {
    let shelf = shelves.get(storeId);
    if (!shelf) {
      shelf = {
        settings: null,
        index: null,
        version: -1,
        lookedAt: Number.NEGATIVE_INFINITY,
        building: null,
        isOutdated: false,
      };
      shelves.set(storeId, shelf);
    }
    return shelf;
  }

  async function build(settings: StoreSettings, shelf: Shelf): Promise<void> {
    const storeId = settings.id;
    do {
      shelf.isOutdated = false;
      // The version is read first: what changes while we read makes the next look build again.
      const version = await catalog.version(storeId);
      const documents: EngineDocument[] = [];
      for await (const products of catalog.allProducts(storeId)) {
        for (const product of products) documents.push(productDocument(product, documents.length));
        await letOthersIn();
      }
      const index = buildIndex(documents, {
        fieldWeights: FIELD_WEIGHTS,
        currency: settings.currency.code,
        language: settings.default_language,
      });
      applyPatches(index, [...(patches.get(storeId)?.values() ?? [])]);
      shelf.index = index;
      shelf.version = version;
      shelf.lookedAt = now();
    } while (shelf.isOutdated);
  }

  function rebuild(settings: StoreSettings, shelf: Shelf): Promise<void> {
    shelf.building ??= build(settings, shelf).finally(() => {
      shelf.building = null;
    });
    return shelf.building;
  }

  async function indexOf(settings: StoreSettings): Promise<ProductIndex> {
    const shelf = shelfOf(settings.id);
    shelf.settings = settings;
    if (shelf.index && !shelf.building && now() - shelf.lookedAt >= LOOK_EVERY_MS) {
      shelf.lookedAt = now();
      if ((await catalog.version(settings.id)) !== shelf.version) rebuild(settings, shelf).catch(onFailedRebuild);
    }
    if (!shelf.index) await rebuild(settings, shelf);
    else if (shelf.building) await atMost(PATIENCE_MS, shelf.building);
    if (!shelf.index) throw new Error(`The index of ${settings.id} was not built.`);
    return shelf.index;
  }

  return {
    async search(settings, query) {
      const index = await indexOf(settings);
      const found = index.search(query);
      return {
        hits: found.hits.map(({ id, great, reasons, score, pinned, explanation }) => ({
          id,
          isGreat: great,
          reasons,
          score,
          isPinned: pinned ?? false,
          ...(explanation && { explanation }),
        })),
        total: found.total,
        understood: found.understood,
        spans: found.spans,
        recoveredBy: found.recoveredBy,
        ...(found.facets && { facets: found.facets }),
      };
    },

    async suggest(settings, text) {
      const index = await indexOf(settings);
      return index.suggest(text, { language: settings.default_language });
    },

    async similar(settings, id, query) {
      return (await indexOf(settings)).similar(id, query);
    },

    async goesWith(settings, id, query) {
      return (await indexOf(settings)).goesWith(id, query);
    },

    async patch(storeId, changes) {
      const known = patches.get(storeId) ?? new Map<string, ProductPatch>();
      patches.set(storeId, known);
      for (const change of changes) known.set(change.id, change);
      const index = shelves.get(storeId)?.index;
      if (index) applyPatches(index, changes);
    },

    async refresh(storeId) {
      const shelf = shelves.get(storeId);
      // A store that nobody has searched yet gets its index with the first search.
      if (!shelf?.settings) return;
      if (shelf.building) shelf.isOutdated = true;
      await rebuild(shelf.settings, shelf);
    },
  };
}

function applyPatches(index: ProductIndex, changes: readonly ProductPatch[]): void {
  if (changes.length > 0) index.apply(changes.map((change) => ({ kind: 'patch', ...change })));
}

/** Lets waiting requests run before the next batch. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Waits for work, but no longer than that; a failure of the work is not the waiting search's. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => {}), patience]);
  clearTimeout(timer);
}
