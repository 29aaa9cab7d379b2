/** Opens, updates and builds the index of one store. Of each kind of work at most one runs for a store. */
import { openSnapshot } from '@quarry/search';
import type { DocumentFeed } from '../../../search-engine/document-feed.ts';
import { applyCatalogChanges, changeOf, forgetEarly } from './catalog-changes.ts';
import { indexLabelOf, indexOptionsOf } from './index-options.ts';
import type { IndexPatches } from './index-patches.ts';
import type { Indexer } from './indexer.ts';
import type { SnapshotFiles } from './snapshot-files.ts';
import type { ActiveIndex, LabelledIndex, StoreIndexState } from './store-index-state.ts';
import { openNewestSnapshot } from './stored-index.ts';

/** With this share of its products changed, an index is rebuilt: its term statistics are out of date. */
const MIN_CHANGED_SHARE_FOR_REBUILD = 0.1;
const MIN_CHANGES_FOR_REBUILD = 200;
/** Delay after a failed build before the next one; doubles with each failure. */
const MIN_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;

/** What indexes are made of. */
export interface IndexSources {
  catalog: DocumentFeed;
  indexer: Indexer;
  /** Absent: indexes are not persisted. */
  files?: SnapshotFiles;
  /** Changes with the code that builds indexes: a snapshot of other code is used only until the rebuild is done. */
  codeVersion: string;
}

export interface IndexLifecycleParts extends IndexSources {
  patches: IndexPatches;
  /** Called when an index changed; `isNew`: it was opened or built, not updated. */
  onChanged(storeId: string, isNew: boolean): void;
  /** Receives errors of background work; the active index continues to answer. */
  onError(message: string, error: unknown): void;
  /** Milliseconds. */
  now(): number;
}

export interface IndexLifecycle {
  /** Opens the newest snapshot, and builds an index where none is usable. Concurrent callers share the work. */
  open(state: StoreIndexState): Promise<void>;
  /** Applies the changes of the catalogue, and rebuilds where that is not enough. */
  bringUpToDate(state: StoreIndexState): Promise<void>;
  /**
   * For a change of single products: applies them alone where the index needs a build, which then runs in the
   * background, so that the change waits for no build.
   */
  bringInto(state: StoreIndexState, ids: readonly string[]): Promise<void>;
  /** The same for a search: waits for a few changes, not for a rebuild, and reports errors instead of throwing. */
  bringUpToDateForSearch(state: StoreIndexState, active: ActiveIndex): Promise<void>;
  /** Rebuilds beside the active index, then applies the changes made meanwhile. Concurrent callers share the work. */
  build(state: StoreIndexState): Promise<void>;
  /** From now on no search starts a build, and errors caused by shutdown are ignored. */
  stop(): void;
}

export function createIndexLifecycle({
  catalog,
  indexer,
  files,
  codeVersion,
  patches,
  onChanged,
  onError,
  now,
}: IndexLifecycleParts): IndexLifecycle {
  let isStopped = false;
  const report = (message: string, error: unknown) => isStopped || onError(message, error);
  const reportUpdate = ({ settings }: StoreIndexState, error: unknown) =>
    report(`The index of ${settings.id} could not be updated.`, error);

  function activate(state: StoreIndexState, { index, label }: LabelledIndex, version: number): void {
    index.apply([...patches.of(state.settings.id).values()]);
    forgetEarly(state.early, version);
    index.apply([...state.early.values()].flatMap(({ changes }) => changes));
    if (state.vectors) index.attach(state.vectors);
    state.active = { index, label, version, isOutdated: false };
    onChanged(state.settings.id, true);
  }

  async function catchUp({ settings: { id }, early }: StoreIndexState, active: ActiveIndex): Promise<boolean> {
    const applied = await applyCatalogChanges(catalog, id, active, { patches: () => patches.of(id), early });
    if (applied) onChanged(id, false);
    return applied !== null;
  }

  /** Concurrent callers share one update. @returns whether the index is current. */
  function catchUpOnce(state: StoreIndexState, active: ActiveIndex): Promise<boolean> {
    state.checkedAt = now();
    state.catchingUp ??= catchUp(state, active).finally(() => {
      state.catchingUp = null;
    });
    return state.catchingUp;
  }

  async function buildIndex(state: StoreIndexState): Promise<void> {
    const { id } = state.settings;
    const label = indexLabelOf(codeVersion, state.settings);
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

  async function buildAndCatchUp(state: StoreIndexState): Promise<void> {
    try {
      await buildIndex(state);
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

  function build(state: StoreIndexState): Promise<void> {
    state.building ??= buildAndCatchUp(state).finally(() => {
      state.building = null;
    });
    return state.building;
  }

  /** Starts a build without waiting: one at a time, and after a failure only when the delay has passed. */
  function buildInBackground(state: StoreIndexState): void {
    if (state.building || now() < state.retryAt || isStopped) return;
    build(state).catch((error: unknown) => reportUpdate(state, error));
  }

  async function openOrBuild(state: StoreIndexState): Promise<void> {
    const label = indexLabelOf(codeVersion, state.settings);
    const stored = files && (await openNewestSnapshot(files, state.settings.id, label, report));
    if (stored) activate(state, stored, stored.version);
    const { active } = state;
    const isCurrent = active !== null && (await catchUpOnce(state, active));
    // A stale index may serve during the rebuild; one from a database restored since may not.
    if (!isCurrent && !active?.isOutdated) await build(state);
    else if (!isCurrent || needsBuilding(state)) buildInBackground(state);
  }

  /** True for other settings or code, or when so many products changed that the term statistics are out of date. */
  function needsBuilding({ settings, active }: StoreIndexState): boolean {
    if (active === null || active.label !== indexLabelOf(codeVersion, settings)) return true;
    const { changed, size } = active.index;
    return changed >= MIN_CHANGES_FOR_REBUILD && changed >= size * MIN_CHANGED_SHARE_FOR_REBUILD;
  }

  /** Applies products as they are now to the active index, and keeps them for the one that is being built. */
  async function applyEarly(state: StoreIndexState, ids: readonly string[]): Promise<void> {
    const { id } = state.settings;
    const rows = await catalog.rowsOf(id, ids);
    const changes = rows
      .map((row) => changeOf(row, patches.of(id)))
      .filter((one) => one.version > (state.early.get(one.id)?.version ?? 0));
    for (const change of changes) state.early.set(change.id, change);
    state.active?.index.apply(changes.flatMap((change) => change.changes));
    onChanged(id, false);
  }

  return {
    build,

    open(state) {
      state.opening ??= openOrBuild(state).finally(() => {
        state.opening = null;
      });
      return state.opening;
    },

    async bringUpToDate(state) {
      const { active } = state;
      const isCurrent = active !== null && !needsBuilding(state) && (await catchUpOnce(state, active));
      if (!isCurrent || needsBuilding(state)) await build(state);
    },

    async bringInto(state, ids) {
      const { active } = state;
      const isBuilding = state.building !== null || active?.isOutdated || needsBuilding(state);
      const isCurrent = active && !isBuilding && (await catchUpOnce(state, active));
      if (!active || isCurrent) return;
      await applyEarly(state, ids);
      buildInBackground(state);
    },

    async bringUpToDateForSearch(state, active) {
      const isCurrent = await catchUpOnce(state, active).catch((error: unknown) => {
        reportUpdate(state, error);
        return true;
      });
      if (!isCurrent || needsBuilding(state)) buildInBackground(state);
    },

    stop() {
      isStopped = true;
    },
  };
}
