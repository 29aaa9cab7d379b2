/**
 * The index of every store: opened, kept up with the catalogue, built anew when too much has changed.
 *
 *   first question → newest snapshot on disk that is whole → what was written since is put in → it answers
 *   a few products change → they are put into the index that answers, also while another is being built
 *   many change, or settings, or the code → a new one is built in another thread; the old one answers until it is taken
 *   over whole
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
/** After a build that failed searches let so much time pass before the next one, twice as much each time. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;

export interface StoreIndexes {
  /** The index to ask. Waits for the first one; later for what changed in the last moments. */
  of(settings: StoreSettings): Promise<ProductIndex>;
  /** Takes in all that has changed; resolves when it can be found. A store that nobody asked about yet is left alone. */
  refresh(storeId: string): Promise<void>;
  /**
   * Builds the store's index from the catalogue, whatever is there; resolves when it answers and has been written to disk.
   * That it could not be written is told and no failure.
   */
  rebuild(settings: StoreSettings): Promise<void>;
  /** Figures that are not in the catalogue, such as demand; they outlive a new build. */
  patch(storeId: string, changes: readonly Patch[]): void;
  /** Vectors of the store's products; they outlive a new build too. */
  attach(storeId: string, vectors: ProductVectors): void;
  /** The store was deleted: forgets its index, here and on disk. Waits for work on it that is under way. */
  drop(storeId: string): Promise<void>;
  /** Ends what is under way; resolves when nothing of it goes on. */
  close(): Promise<void>;
}

/**
 * What was written and deleted after a version of the catalogue, at most `take` changes; null when the version belongs to
 * a deleted store of the same id.
 */
export type ChangedSince = (
  storeId: string,
  version: number,
  take: number,
) => Promise<(StoredRow | { deletedId: string })[] | null>;

export type Patch = Extract<IndexChange, { kind: 'patch' }>;

export interface StoreIndexesParts {
  catalog: {
    storedProducts(storeId: string): AsyncIterable<StoredRow[]>;
    changedSince: ChangedSince;
    version(storeId: string): Promise<number>;
  };
  indexer: Indexer;
  /** Absent: nothing is kept between two starts. */
  files?: SnapshotFiles;
  /** Changes when the code that builds indexes does: a snapshot of other code answers only until a new one is built. */
  codeVersion: string;
  /** Called when products were put in, few or all; `isNew`: a whole index was opened or built. */
  onChanged?: (storeId: string, isNew: boolean) => void;
  /** Told what went wrong while the last good index goes on answering. */
  onTrouble?: (message: string, error: unknown) => void;
  /** Milliseconds; tests move it by hand. */
  now?: () => number;
}

/** An index that answers, and what it shows. A look that began on one never speaks for the one that came after it. */
interface Standing {
  index: ProductIndex;
  /** What it was built with. */
  label: string;
  /** Of the catalogue that it shows. */
  version: number;
  /** So much was written that only a new build takes it in. */
  isOverrun: boolean;
}

interface Shelf {
  settings: StoreSettings;
  standing: Standing | null;
  lookedAt: number;
  opening: Promise<void> | null;
  looking: Promise<boolean> | null;
  building: Promise<void> | null;
  /** One file after the other. */
  saving: Promise<void>;
  vectors: ProductVectors | null;
  failures: number;
  /** No search begins a build before. */
  retryAt: number;
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
  /** By store and product; kept from before a store's index is opened. */
  const patches = new Map<string, Map<string, Patch>>();
  const patchesOf = (storeId: string) => patches.get(storeId) ?? new Map<string, Patch>();
  let isClosed = false;

  /** Work that a closing server broke off is no trouble. */
  const trouble = (message: string, error: unknown) => isClosed || onTrouble(message, error);

  function shelfOf(settings: StoreSettings): Shelf {
    let shelf = shelves.get(settings.id);
    if (!shelf) {
      shelf = {
        settings,
        standing: null,
        lookedAt: Number.NEGATIVE_INFINITY,
        opening: null,
        looking: null,
        building: null,
        saving: Promise.resolve(),
        vectors: null,
        failures: 0,
        retryAt: Number.NEGATIVE_INFINITY,
      };
      shelves.set(settings.id, shelf);
    }
    shelf.settings = settings;
    return shelf;
  }

  const labelOf = (settings: StoreSettings) => JSON.stringify([codeVersion, indexOptionsOf(settings)]);

  function takeOver(shelf: Shelf, { index, label }: Pick<Standing, 'index' | 'label'>, version: number): void {
    index.apply([...patchesOf(shelf.settings.id).values()]);
    if (shelf.vectors) index.attach(shelf.vectors);
    shelf.standing = { index, label, version, isOverrun: false };
    onChanged(shelf.settings.id, true);
  }

  /** The newest snapshot that is whole; whether it is as one would be built today, its label says. */
  async function openNewest(shelf: Shelf): Promise<void> {
    const { id } = shelf.settings;
    for (const version of (await files?.versions(id)) ?? []) {
      const kept = await openKept(shelf, version);
      if (kept) return takeOver(shelf, kept, version);
    }
  }

  /**
   * Only bytes that are no sound snapshot are discarded. What cannot be read today, when the server has too many files
   * open for instance, may be read tomorrow.
   */
  async function openKept(shelf: Shelf, version: number): Promise<Pick<Standing, 'index' | 'label'> | undefined> {
    const { id } = shelf.settings;
    try {
      return openBytes(await files!.read(id, version), labelOf(shelf.settings));
    } catch (error) {
      const isUnsound = error instanceof SnapshotError;
      // Of another form after an upgrade: nothing to worry about.
      const isOutgrown = isUnsound && error.fault === 'version';
      const tell = (failure: unknown) => trouble(`A snapshot of the index of ${id} cannot be used.`, failure);
      if (!isOutgrown) tell(error);
      if (isUnsound) await files!.discard(id, version).catch(tell);
      return undefined;
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
    takeOver(shelf, { index: openSnapshot(bytes, { expectLabel: label }), label }, version);
    save(shelf, version, bytes);
  }

  /** In the background: whether it can be kept on disk makes no difference to who is asking now. */
  function save(shelf: Shelf, version: number, bytes: Uint8Array): void {
    if (!files) return;
    const { id } = shelf.settings;
    shelf.saving = shelf.saving
      .then(() => files.write(id, version, bytes))
      .catch((error: unknown) => onTrouble(`The index of ${id} could not be kept on disk.`, error));
  }

  /** Puts in what was written since the index was built. @returns false when that is too much. */
  async function catchUp(shelf: Shelf, standing: Standing): Promise<boolean> {
    const { id } = shelf.settings;
    const version = await catalog.version(id);
    if (version === standing.version) return true;
    // A record that was set back, by a restored backup: nothing tells what is different.
    if (version < standing.version) return false;
    const rows = await catalog.changedSince(id, standing.version, MOST_CHANGES_AT_ONCE + 1);
    if (rows === null) return false;
    if (rows.length > MOST_CHANGES_AT_ONCE) {
      standing.isOverrun = true;
      return false;
    }
    for (let start = 0; start < rows.length; start += CHANGES_A_TURN) {
      const turn = rows.slice(start, start + CHANGES_A_TURN);
      standing.index.apply(turn.flatMap((row) => indexChanges(row, patchesOf(id))));
      await letOthersIn();
    }
    standing.version = version;
    if (rows.length > 0) onChanged(id, false);
    return true;
  }

  /** One look at a time; those who come meanwhile share it. @returns whether the index is now as the catalogue is. */
  function look(shelf: Shelf, standing: Standing): Promise<boolean> {
    shelf.lookedAt = now();
    shelf.looking ??= catchUp(shelf, standing).finally(() => {
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
    try {
      await build(shelf);
    } catch (error) {
      if (shelf.standing) shelf.standing.isOverrun = false;
      shelf.retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** shelf.failures, LAST_RETRY_MS);
      shelf.failures += 1;
      throw error;
    }
    shelf.failures = 0;
    // A look at the index before this one may still be under way; it would be shared.
    await Promise.allSettled([shelf.looking]);
    if (shelf.standing) await look(shelf, shelf.standing);
  }

  /** For those who do not wait for it: one build at a time, and after a failure not at once. */
  function buildBehind(shelf: Shelf): void {
    if (shelf.building || now() < shelf.retryAt || isClosed) return;
    startBuilding(shelf).catch((error: unknown) =>
      trouble(`The index of ${shelf.settings.id} could not be renewed.`, error),
    );
  }

  function startOpening(shelf: Shelf): Promise<void> {
    shelf.opening ??= open(shelf).finally(() => {
      shelf.opening = null;
    });
    return shelf.opening;
  }

  async function open(shelf: Shelf): Promise<void> {
    await openNewest(shelf);
    const { standing } = shelf;
    const fits = standing !== null && (await look(shelf, standing));
    // What has been overrun is old but true to its day; what was kept of a record that was set back is of another one.
    if (!fits && !standing?.isOverrun) await startBuilding(shelf);
    else if (!fits || needsBuilding(shelf)) buildBehind(shelf);
  }

  async function bringUpToDate(shelf: Shelf): Promise<void> {
    const { standing } = shelf;
    const fits = standing !== null && !needsBuilding(shelf) && (await look(shelf, standing));
    if (!fits || needsBuilding(shelf)) await startBuilding(shelf);
  }

  /** Built for other settings or by other code, or changed in so many places that its statistics are out of date. */
  function needsBuilding({ settings, standing }: Shelf): boolean {
    if (standing === null || standing.label !== labelOf(settings)) return true;
    const { changed, size } = standing.index;
    return changed >= WORN_FROM && changed >= size * WORN_SHARE;
  }

  /** What is under way may have begun before a change: it is waited for, and looked after once more. */
  const settled = ({ opening, building, looking }: Shelf) => Promise.allSettled([opening, building, looking]);

  return {
    async of(settings) {
      const shelf = shelfOf(settings);
      const { standing } = shelf;
      if (!standing || shelf.opening) await startOpening(shelf);
      else {
        const isDue = now() - shelf.lookedAt >= LOOK_EVERY_MS;
        // A few changes are waited for; a new build is not, the index at hand answers meanwhile.
        if ((isDue || shelf.looking) && !(standing.isOverrun && shelf.building)) {
          const fits = await look(shelf, standing).catch((error: unknown) => {
            trouble(`The index of ${settings.id} could not be renewed.`, error);
            return true;
          });
          if (!fits || needsBuilding(shelf)) buildBehind(shelf);
        }
      }
      if (!shelf.standing) throw new Error(`The index of ${settings.id} was not built.`);
      return shelf.standing.index;
    },

    async refresh(storeId) {
      const shelf = shelves.get(storeId);
      if (!shelf) return;
      await settled(shelf);
      await bringUpToDate(shelf);
    },

    async rebuild(settings) {
      const shelf = shelfOf(settings);
      await settled(shelf);
      await startBuilding(shelf);
      await shelf.saving;
    },

    patch(storeId, changes) {
      const known = patchesOf(storeId);
      patches.set(storeId, known);
      for (const change of changes) known.set(change.id, { ...known.get(change.id), ...change });
      shelves.get(storeId)?.standing?.index.apply(changes);
    },

    attach(storeId, vectors) {
      const shelf = shelves.get(storeId);
      if (!shelf) return;
      shelf.vectors = vectors;
      shelf.standing?.index.attach(vectors);
    },

    async drop(storeId) {
      const shelf = shelves.get(storeId);
      shelves.delete(storeId);
      patches.delete(storeId);
      if (shelf) {
        await settled(shelf);
        await shelf.saving;
      }
      await files?.remove(storeId);
    },

    async close() {
      isClosed = true;
      await indexer.close();
      for (const shelf of shelves.values()) {
        await settled(shelf);
        await shelf.saving;
      }
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

/** Of one that was made by other code or for other settings; no store's index has it today. */
const OUT_OF_DATE = '';

/**
 * One that other code made or other settings asked for answers until it is built anew; its words may be cut a little
 * differently, so it is asked something before it is trusted.
 * @throws when it cannot be used at all.
 */
function openBytes(bytes: Uint8Array, label: string): Pick<Standing, 'index' | 'label'> {
  try {
    return { index: openSnapshot(bytes, { expectLabel: label }), label };
  } catch (error) {
    if (!(error instanceof SnapshotError) || error.fault !== 'label') throw error;
    const index = openSnapshot(bytes);
    index.search({ text: 'a', skip: 0, take: 1 });
    return { index, label: OUT_OF_DATE };
  }
}

/** A deletion, or a product as the catalogue has it together with its learned figures. */
function indexChanges(row: StoredRow | { deletedId: string }, patches: ReadonlyMap<string, Patch>): IndexChange[] {
  if ('deletedId' in row) return [{ kind: 'remove', id: row.deletedId }];
  const document = engineDocument(row);
  const patch = patches.get(document.id);
  return [{ kind: 'put', document }, ...(patch ? [patch] : [])];
}

/** Lets waiting requests run before the next batch. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
