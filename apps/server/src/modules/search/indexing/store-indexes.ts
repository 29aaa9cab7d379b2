/**
 * One search index per store: opened from disk, updated with catalogue changes, rebuilt when too much has changed.
 *
 *   first search → open the newest valid snapshot → apply the changes since its version → answer
 *   few products changed → apply them to the active index, also while a rebuild runs
 *   many products, the settings or the index code changed → rebuild in a worker thread; the active index answers until
 *   the new one replaces it in one step
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

/** Milliseconds between two checks for catalogue changes by another process. */
const CHECK_INTERVAL_MS = 1000;
/** With more changes than this, a rebuild is faster than applying them. */
const MAX_CHANGES = 500;
/** Changes applied before yielding to the event loop. */
const CHANGES_PER_BATCH = 50;
/** With this share of its products changed, an index is rebuilt: its term statistics are out of date. */
const MIN_CHANGED_SHARE_FOR_REBUILD = 0.1;
const MIN_CHANGES_FOR_REBUILD = 200;
/** Delay after a failed build before the next one; doubles with each failure. */
const MIN_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;

export interface StoreIndexes {
  /** The index to search. The first call waits until it is opened or built; later calls wait for recent changes. */
  of(settings: StoreSettings): Promise<ProductIndex>;
  /** Applies all changes; resolves when they can be found. Does nothing for a store that was never searched. */
  refresh(storeId: string): Promise<void>;
  /** The same also for a store that was never searched: its first search then waits for no build. */
  prepare(settings: StoreSettings): Promise<void>;
  /**
   * Rebuilds the store's index from the catalogue; resolves when it is active and written to disk. A failed write is
   * reported through `onError` and does not reject.
   */
  rebuild(settings: StoreSettings): Promise<void>;
  /** Figures that are not in the catalogue, such as demand; kept across rebuilds. */
  patch(storeId: string, changes: readonly Patch[]): void;
  /** Vectors of the store's products; kept across rebuilds. */
  attach(storeId: string, vectors: ProductVectors): void;
  /** Removes the index of a deleted store from memory and disk, after pending work on it. */
  drop(storeId: string): Promise<void>;
  /** Stops pending work; resolves when none is left. */
  close(): Promise<void>;
}

/**
 * Products written and deleted after a catalogue version, at most `take` changes; null when the version belongs to a
 * deleted store of the same id.
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
  /** Absent: indexes are not persisted. */
  files?: SnapshotFiles;
  /** Changes with the code that builds indexes: a snapshot of other code is used only until the rebuild is done. */
  codeVersion: string;
  /** Called when an index changed; `isNew`: it was opened or built, not updated. */
  onChanged?: (storeId: string, isNew: boolean) => void;
  /** Receives errors of background work; the active index continues to answer. */
  onError?: (message: string, error: unknown) => void;
  /** Milliseconds; tests control it. */
  now?: () => number;
}

/** The index that answers, and the catalogue version that it reflects. A rebuild replaces it as a whole. */
interface ActiveIndex {
  index: ProductIndex;
  /** Code version and options that it was built with. */
  label: string;
  /** Catalogue version. */
  version: number;
  /** Too many changes to apply; only a rebuild makes it current. */
  isOutdated: boolean;
}

interface StoreIndexState {
  settings: StoreSettings;
  active: ActiveIndex | null;
  checkedAt: number;
  opening: Promise<void> | null;
  catchingUp: Promise<boolean> | null;
  building: Promise<void> | null;
  /** Snapshot files are written one after the other. */
  saving: Promise<void>;
  vectors: ProductVectors | null;
  failures: number;
  /** No search starts a build before this time. */
  retryAt: number;
}

export function createStoreIndexes({
  catalog,
  indexer,
  files,
  codeVersion,
  onChanged = () => {},
  onError = (message, error) => console.error(message, error),
  now = () => performance.now(),
}: StoreIndexesParts): StoreIndexes {
  const states = new Map<string, StoreIndexState>();
  /** By store and product; also collected before a store's index is opened. */
  const patches = new Map<string, Map<string, Patch>>();
  const patchesOf = (storeId: string) => patches.get(storeId) ?? new Map<string, Patch>();
  let isClosed = false;

  /** Ignores errors caused by shutdown. */
  const report = (message: string, error: unknown) => isClosed || onError(message, error);

  function stateOf(settings: StoreSettings): StoreIndexState {
    let state = states.get(settings.id);
    if (!state) {
      state = {
        settings,
        active: null,
        checkedAt: Number.NEGATIVE_INFINITY,
        opening: null,
        catchingUp: null,
        building: null,
        saving: Promise.resolve(),
        vectors: null,
        failures: 0,
        retryAt: Number.NEGATIVE_INFINITY,
      };
      states.set(settings.id, state);
    }
    state.settings = settings;
    return state;
  }

  const labelOf = (settings: StoreSettings) => JSON.stringify([codeVersion, indexOptionsOf(settings)]);

  function activate(
    state: StoreIndexState,
    { index, label }: Pick<ActiveIndex, 'index' | 'label'>,
    version: number,
  ): void {
    index.apply([...patchesOf(state.settings.id).values()]);
    if (state.vectors) index.attach(state.vectors);
    state.active = { index, label, version, isOutdated: false };
    onChanged(state.settings.id, true);
  }

  /** Opens the newest valid snapshot; its label tells whether it matches today's code and settings. */
  async function openNewest(state: StoreIndexState): Promise<void> {
    const { id } = state.settings;
    if (!files) return;
    for (const version of await files.versions(id)) {
      const opened = await openStored(files, state, version);
      if (opened) return activate(state, opened, version);
    }
  }

  /**
   * Discards only invalid snapshots. A file that cannot be read now (too many open files, for example) may be readable
   * later.
   */
  async function openStored(
    stored: NonNullable<typeof files>,
    state: StoreIndexState,
    version: number,
  ): Promise<Pick<ActiveIndex, 'index' | 'label'> | undefined> {
    const { id } = state.settings;
    try {
      return openBytes(await stored.read(id, version), labelOf(state.settings));
    } catch (error) {
      const isUnsound = error instanceof SnapshotError;
      // An older snapshot format is expected after an upgrade.
      const isOutgrown = isUnsound && error.fault === 'version';
      const tell = (failure: unknown) => report(`A snapshot of the index of ${id} cannot be used.`, failure);
      if (!isOutgrown) tell(error);
      if (isUnsound) await stored.discard(id, version).catch(tell);
      return undefined;
    }
  }

  async function build(state: StoreIndexState): Promise<void> {
    const { id } = state.settings;
    const label = labelOf(state.settings);
    // The version is read first: changes during the read are applied afterwards.
    const version = await catalog.version(id);
    const bytes = await indexer.build({
      task: 'index',
      rows: catalog.storedProducts(id),
      options: indexOptionsOf(state.settings),
      label,
    });
    activate(state, { index: openSnapshot(bytes, { expectLabel: label }), label }, version);
    save(state, version, bytes);
  }

  /** Runs in the background: searches do not wait for the disk. */
  function save(state: StoreIndexState, version: number, bytes: Uint8Array): void {
    if (!files) return;
    const { id } = state.settings;
    state.saving = state.saving
      .then(() => files.write(id, version, bytes))
      .catch((error: unknown) => onError(`The index of ${id} could not be written to disk.`, error));
  }

  /** Applies the changes since the index's version. @returns false when there are too many. */
  async function catchUp(state: StoreIndexState, active: ActiveIndex): Promise<boolean> {
    const { id } = state.settings;
    const version = await catalog.version(id);
    if (version === active.version) return true;
    // The database was restored from a backup: the differences are unknown.
    if (version < active.version) return false;
    const rows = await catalog.changedSince(id, active.version, MAX_CHANGES + 1);
    if (rows === null) return false;
    if (rows.length > MAX_CHANGES) {
      active.isOutdated = true;
      return false;
    }
    for (let start = 0; start < rows.length; start += CHANGES_PER_BATCH) {
      const turn = rows.slice(start, start + CHANGES_PER_BATCH);
      active.index.apply(turn.flatMap((row) => indexChanges(row, patchesOf(id))));
      await yieldToEventLoop();
    }
    active.version = version;
    if (rows.length > 0) onChanged(id, false);
    return true;
  }

  /** Concurrent callers share one update. @returns whether the index is current. */
  function catchUpOnce(state: StoreIndexState, active: ActiveIndex): Promise<boolean> {
    state.checkedAt = now();
    state.catchingUp ??= catchUp(state, active).finally(() => {
      state.catchingUp = null;
    });
    return state.catchingUp;
  }

  /** Rebuilds beside the active index, then applies the changes made meanwhile. */
  function startBuild(state: StoreIndexState): Promise<void> {
    state.building ??= buildAndCatchUp(state).finally(() => {
      state.building = null;
    });
    return state.building;
  }

  async function buildAndCatchUp(state: StoreIndexState): Promise<void> {
    try {
      await build(state);
    } catch (error) {
      if (state.active) state.active.isOutdated = false;
      state.retryAt = now() + Math.min(MIN_RETRY_DELAY_MS * 2 ** state.failures, MAX_RETRY_DELAY_MS);
      state.failures += 1;
      throw error;
    }
    state.failures = 0;
    // An update of the previous index may still run; it must not be shared with the new one.
    await Promise.allSettled([state.catchingUp]);
    if (state.active) await catchUpOnce(state, state.active);
  }

  /** Starts a build without waiting: one at a time, and after a failure only when the delay has passed. */
  function buildInBackground(state: StoreIndexState): void {
    if (state.building || now() < state.retryAt || isClosed) return;
    startBuild(state).catch((error: unknown) =>
      report(`The index of ${state.settings.id} could not be updated.`, error),
    );
  }

  function startOpen(state: StoreIndexState): Promise<void> {
    state.opening ??= open(state).finally(() => {
      state.opening = null;
    });
    return state.opening;
  }

  async function open(state: StoreIndexState): Promise<void> {
    await openNewest(state);
    const { active } = state;
    const isCurrent = active !== null && (await catchUpOnce(state, active));
    // A stale index may serve during the rebuild; one from a database restored since may not.
    if (!isCurrent && !active?.isOutdated) await startBuild(state);
    else if (!isCurrent || needsBuilding(state)) buildInBackground(state);
  }

  async function bringUpToDate(state: StoreIndexState): Promise<void> {
    const { active } = state;
    const isCurrent = active !== null && !needsBuilding(state) && (await catchUpOnce(state, active));
    if (!isCurrent || needsBuilding(state)) await startBuild(state);
  }

  /** True for other settings or code, or when so many products changed that the term statistics are out of date. */
  function needsBuilding({ settings, active }: StoreIndexState): boolean {
    if (active === null || active.label !== labelOf(settings)) return true;
    const { changed, size } = active.index;
    return changed >= MIN_CHANGES_FOR_REBUILD && changed >= size * MIN_CHANGED_SHARE_FOR_REBUILD;
  }

  /** Pending work may have started before the latest change; callers wait for it and check again. */
  const pendingWork = ({ opening, building, catchingUp }: StoreIndexState) =>
    Promise.allSettled([opening, building, catchingUp]);

  async function refreshed(state: StoreIndexState): Promise<void> {
    await pendingWork(state);
    await bringUpToDate(state);
  }

  return {
    async of(settings) {
      const state = stateOf(settings);
      const { active } = state;
      if (!active || state.opening) await startOpen(state);
      else {
        const isDue = now() - state.checkedAt >= CHECK_INTERVAL_MS;
        // A search waits for a few changes, not for a rebuild: the active index answers meanwhile.
        if ((isDue || state.catchingUp) && !(active.isOutdated && state.building)) {
          const isCurrent = await catchUpOnce(state, active).catch((error: unknown) => {
            report(`The index of ${settings.id} could not be updated.`, error);
            return true;
          });
          if (!isCurrent || needsBuilding(state)) buildInBackground(state);
        }
      }
      if (!state.active) throw new Error(`The index of ${settings.id} was not built.`);
      return state.active.index;
    },

    async refresh(storeId) {
      const state = states.get(storeId);
      if (state) await refreshed(state);
    },

    async prepare(settings) {
      const state = stateOf(settings);
      if (!state.active) await startOpen(state);
      await refreshed(state);
      await state.saving;
    },

    async rebuild(settings) {
      const state = stateOf(settings);
      await pendingWork(state);
      await startBuild(state);
      await state.saving;
    },

    patch(storeId, changes) {
      const known = patchesOf(storeId);
      patches.set(storeId, known);
      for (const change of changes) known.set(change.id, { ...known.get(change.id), ...change });
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
      patches.delete(storeId);
      if (state) {
        await pendingWork(state);
        await state.saving;
      }
      await files?.remove(storeId);
    },

    async close() {
      isClosed = true;
      await indexer.close();
      for (const state of states.values()) {
        await pendingWork(state);
        await state.saving;
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

/** Label of a snapshot of other code or settings; equals no current label. */
const OUT_OF_DATE = '';

/**
 * Opens a snapshot. One of other code or settings is usable until the rebuild, with small differences of analysis; a
 * trial search proves that it works.
 * @throws SnapshotError when it cannot be used.
 */
function openBytes(bytes: Uint8Array, label: string): Pick<ActiveIndex, 'index' | 'label'> {
  try {
    return { index: openSnapshot(bytes, { expectLabel: label }), label };
  } catch (error) {
    if (!(error instanceof SnapshotError) || error.fault !== 'label') throw error;
    const index = openSnapshot(bytes);
    index.search({ text: 'a', skip: 0, take: 1 });
    return { index, label: OUT_OF_DATE };
  }
}

/** The index changes of one row: a removal, or the product and its patch. */
function indexChanges(row: StoredRow | { deletedId: string }, patches: ReadonlyMap<string, Patch>): IndexChange[] {
  if ('deletedId' in row) return [{ kind: 'remove', id: row.deletedId }];
  const document = engineDocument(row);
  const patch = patches.get(document.id);
  return [{ kind: 'put', document }, ...(patch ? [patch] : [])];
}

/** Lets waiting requests run before the next batch. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
