/**
 * The index of every store: opened, kept up with the catalogue, built anew when too much has changed.
 *
 *   first question → newest snapshot on disk that is whole and fits → what was written since is put in → it answers
 *   a few products change → they are put into the index that answers
 *   many change, or settings → a new one is built in another thread; the old one answers until it is taken over whole
 */
import type { StoreSettings } from '@quarry/contract';
import {
  type BuildOptions,
  type IndexChange,
  openSnapshot,
  type ProductIndex,
  type ProductVectors,
  SnapshotError,
} from '@quarry/search';
import { fieldWeightsOf } from '../product-document.ts';
import { engineDocument, type StoredRow } from './build-store-index.ts';
import type { Indexer } from './indexer.ts';
import type { SnapshotFiles } from './snapshot-files.ts';

/** So often, in milliseconds, a search looks whether another process has changed the catalogue. */
const LOOK_EVERY_MS = 1000;
/** More changes than this since the last look are faster built anew, beside the index that answers. */
const MOST_CHANGES_AT_ONCE = 500;
/** Changes put in at once before other work gets its turn. */
const CHANGES_A_TURN = 50;
/** An index that was changed in this share of its products is built anew: its statistics are out of date. */
const WORN_SHARE = 0.1;
const WORN_FROM = 200;

export interface StoreIndexes {
  /** The index to ask. Waits for the first one; later for what changed in the last moments. */
  of(settings: StoreSettings): Promise<ProductIndex>;
  /** Takes in all that has changed; resolves when it can be found. A store that nobody asked about yet is left alone. */
  refresh(storeId: string): Promise<void>;
  /** Figures that are not in the catalogue, such as demand; they outlive a new build. */
  patch(storeId: string, changes: readonly Patch[]): void;
  /** Vectors of the store's products; they outlive a new build too. */
  attach(storeId: string, vectors: ProductVectors): void;
  close(): Promise<void>;
}

export type Patch = Extract<IndexChange, { kind: 'patch' }>;

export interface StoreIndexesParts {
  catalog: {
    storedProducts(storeId: string): AsyncIterable<StoredRow[]>;
    changedSince(storeId: string, version: number, take: number): Promise<StoredRow[]>;
    version(storeId: string): Promise<number>;
  };
  indexer: Indexer;
  /** Absent: nothing is kept between two starts. */
  files?: SnapshotFiles;
  /** Changes when the code that builds indexes does: a snapshot of other code is not opened. */
  codeVersion: string;
  /** Called when products were put in, few or all; `isNew`: a whole index was opened or built. */
  onChanged?: (storeId: string, isNew: boolean) => void;
  /** Told what went wrong while the last good index goes on answering. */
  onTrouble?: (message: string, error: unknown) => void;
  /** Milliseconds; tests move it by hand. */
  now?: () => number;
}

interface Shelf {
  settings: StoreSettings;
  index: ProductIndex | null;
  /** What `index` was built with. */
  label: string;
  /** Of the catalogue that the index shows. */
  version: number;
  lookedAt: number;
  opening: Promise<void> | null;
  looking: Promise<boolean> | null;
  building: Promise<void> | null;
  vectors: ProductVectors | null;
}

export function createStoreIndexes({
  catalog,
  indexer,
  files,
  codeVersion,
  onChanged = () => {},
  onTrouble = (message, error) => console.error(message, error),
  now = () => performance.now(),
}: StoreIndexesParts): StoreIndexes {
  const shelves = new Map<string, Shelf>();
  const saving = new Set<Promise<void>>();
  /** By store and product; kept from before a store's index is opened. */
  const patches = new Map<string, Map<string, Patch>>();
  const patchesOf = (storeId: string) => patches.get(storeId) ?? new Map<string, Patch>();

  function shelfOf(settings: StoreSettings): Shelf {
    let shelf = shelves.get(settings.id);
    if (!shelf) {
      shelf = {
        settings,
        index: null,
        label: '',
        version: -1,
        lookedAt: Number.NEGATIVE_INFINITY,
        opening: null,
        looking: null,
        building: null,
        vectors: null,
      };
      shelves.set(settings.id, shelf);
    }
    shelf.settings = settings;
    return shelf;
  }

  const labelOf = (settings: StoreSettings) => JSON.stringify([codeVersion, indexOptionsOf(settings)]);

  function takeOver(shelf: Shelf, index: ProductIndex, label: string, version: number): void {
    index.apply([...patchesOf(shelf.settings.id).values()]);
    shelf.index = index;
    shelf.label = label;
    shelf.version = version;
    if (shelf.vectors) index.attach(shelf.vectors);
    onChanged(shelf.settings.id, true);
  }

  /** The newest snapshot that is whole and was built as it would be today. */
  async function openNewest(shelf: Shelf): Promise<void> {
    const { id } = shelf.settings;
    const label = labelOf(shelf.settings);
    for (const version of (await files?.versions(id)) ?? []) {
      try {
        const bytes = await files!.read(id, version);
        return takeOver(shelf, openSnapshot(bytes, { expectLabel: label }), label, version);
      } catch (error) {
        if (!(error instanceof SnapshotError)) throw error;
        if (error.fault !== 'label') onTrouble(`A snapshot of the index of ${id} cannot be used.`, error);
        await files!.discard(id, version);
      }
    }
  }

  async function build(shelf: Shelf): Promise<void> {
    const { id } = shelf.settings;
    const label = labelOf(shelf.settings);
    // The version is read first: what changes while we read is put in afterwards.
    const version = await catalog.version(id);
    const bytes = await indexer.build({
      task: 'index',
      rows: catalog.storedProducts(id),
      options: indexOptionsOf(shelf.settings),
      label,
    });
    takeOver(shelf, openSnapshot(bytes, { expectLabel: label }), label, version);
    save(id, version, bytes);
  }

  /** In the background: whether it can be kept on disk makes no difference to who is asking now. */
  function save(id: string, version: number, bytes: Uint8Array): void {
    if (!files) return;
    const work = files
      .write(id, version, bytes)
      .catch((error: unknown) => onTrouble(`The index of ${id} could not be kept on disk.`, error))
      .finally(() => saving.delete(work));
    saving.add(work);
  }

  /** Puts in what was written since the index was built. @returns false when that is too much. */
  async function catchUp(shelf: Shelf, index: ProductIndex): Promise<boolean> {
    const { id } = shelf.settings;
    const version = await catalog.version(id);
    if (version === shelf.version) return true;
    // A record that was set back, by a restored backup: nothing tells what is different.
    if (version < shelf.version) return false;
    const rows = await catalog.changedSince(id, shelf.version, MOST_CHANGES_AT_ONCE + 1);
    if (rows.length > MOST_CHANGES_AT_ONCE) return false;
    for (let start = 0; start < rows.length; start += CHANGES_A_TURN) {
      index.apply(rows.slice(start, start + CHANGES_A_TURN).map(putting));
      await letOthersIn();
    }
    index.apply(rows.flatMap((row) => patchesOf(id).get(idOf(row)) ?? []));
    shelf.version = version;
    if (rows.length > 0) onChanged(id, false);
    return true;
  }

  /** One look at a time; those who come meanwhile share it. @returns whether the index is now as the catalogue is. */
  function look(shelf: Shelf, index: ProductIndex): Promise<boolean> {
    shelf.lookedAt = now();
    shelf.looking ??= catchUp(shelf, index).finally(() => {
      shelf.looking = null;
    });
    return shelf.looking;
  }

  /** Builds anew, beside the index that answers, and puts in what was written meanwhile. */
  function startBuilding(shelf: Shelf): Promise<void> {
    shelf.building ??= buildAndCatchUp(shelf).finally(() => {
      shelf.building = null;
    });
    return shelf.building;
  }

  async function buildAndCatchUp(shelf: Shelf): Promise<void> {
    await build(shelf);
    await shelf.looking;
    if (shelf.index) await look(shelf, shelf.index);
  }

  function startOpening(shelf: Shelf): Promise<void> {
    shelf.opening ??= openNewest(shelf)
      .then(() => bringUpToDate(shelf))
      .finally(() => {
        shelf.opening = null;
      });
    return shelf.opening;
  }

  async function bringUpToDate(shelf: Shelf): Promise<void> {
    const { index } = shelf;
    const fits = index !== null && !needsBuilding(shelf) && (await look(shelf, index));
    if (!fits || needsBuilding(shelf)) await startBuilding(shelf);
  }

  /** Built for other settings, or changed in so many places that its statistics are out of date. */
  function needsBuilding({ settings, index, label }: Shelf): boolean {
    if (index === null || label !== labelOf(settings)) return true;
    return index.changed >= WORN_FROM && index.changed >= index.size * WORN_SHARE;
  }

  return {
    async of(settings) {
      const shelf = shelfOf(settings);
      if (!shelf.index) await startOpening(shelf);
      else if (!shelf.building) {
        const trouble = (error: unknown) => onTrouble(`The index of ${settings.id} could not be renewed.`, error);
        const isDue = now() - shelf.lookedAt >= LOOK_EVERY_MS;
        // A few changes are waited for; a new build is not, the index at hand answers meanwhile.
        if (isDue || shelf.looking) {
          const fits = await look(shelf, shelf.index).catch((error: unknown) => (trouble(error), true));
          if (!fits || needsBuilding(shelf)) startBuilding(shelf).catch(trouble);
        }
      }
      if (!shelf.index) throw new Error(`The index of ${settings.id} was not built.`);
      return shelf.index;
    },

    async refresh(storeId) {
      const shelf = shelves.get(storeId);
      if (!shelf) return;
      // What is under way may have begun before the change: it is waited for, and looked after once more.
      await Promise.allSettled([shelf.opening, shelf.building, shelf.looking]);
      await bringUpToDate(shelf);
    },

    patch(storeId, changes) {
      const known = patchesOf(storeId);
      patches.set(storeId, known);
      for (const change of changes) known.set(change.id, { ...known.get(change.id), ...change });
      shelves.get(storeId)?.index?.apply(changes);
    },

    attach(storeId, vectors) {
      const shelf = shelves.get(storeId);
      if (!shelf) return;
      shelf.vectors = vectors;
      shelf.index?.attach(vectors);
    },

    async close() {
      await Promise.all(saving);
      await indexer.close();
    },
  };
}

/** How a store's products are indexed. */
export function indexOptionsOf(settings: StoreSettings): BuildOptions {
  return {
    fieldWeights: fieldWeightsOf(settings),
    currency: settings.currency.code,
    language: settings.default_language,
  };
}

function putting(row: StoredRow): IndexChange {
  return { kind: 'put', document: engineDocument(row) };
}

function idOf({ json }: StoredRow): string {
  return (JSON.parse(json) as { id: string }).id;
}

/** Lets waiting requests run before the next batch. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
