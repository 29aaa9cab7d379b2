/** Applies the changes of the catalogue since an index's version to the index. */
import type { IndexChange } from '@quarry/search';
import type { DeletedRow, DocumentFeed, StoredRow } from '../../../search-engine/document-feed.ts';
import { engineDocument } from './build-store-index.ts';
import type { Patch } from './index-patches.ts';
import type { ActiveIndex, EarlyChange } from './store-index-state.ts';

/** With more changes than this, a rebuild is faster than applying them. */
const MAX_CHANGES = 500;
/** Changes applied before yielding to the event loop. */
const CHANGES_PER_BATCH = 50;

interface ChangedBy {
  patches: () => ReadonlyMap<string, Patch>;
  /** Products that were applied already; what is older is left out, what the index's version includes is forgotten. */
  early: Map<string, EarlyChange>;
}

/**
 * Brings the index to the version of the catalogue, and marks it as outdated when there are too many changes.
 * @returns the number of changes applied, or null when only a rebuild makes the index current.
 */
export async function applyCatalogChanges(
  catalog: Pick<DocumentFeed, 'version' | 'changedSince'>,
  storeId: string,
  active: ActiveIndex,
  { patches, early }: ChangedBy,
): Promise<number | null> {
  const version = await catalog.version(storeId);
  if (version === active.version) return 0;
  // The database was restored from a backup: the differences are unknown.
  if (version < active.version) return null;
  const rows = await catalog.changedSince(storeId, active.version, MAX_CHANGES + 1);
  if (rows === null) return null;
  if (rows.length > MAX_CHANGES) {
    active.isOutdated = true;
    return null;
  }
  for (let start = 0; start < rows.length; start += CHANGES_PER_BATCH) {
    const batch = rows.slice(start, start + CHANGES_PER_BATCH).map((row) => changeOf(row, patches()));
    active.index.apply(
      batch.flatMap(({ id, version, changes }) => ((early.get(id)?.version ?? 0) > version ? [] : changes)),
    );
    await yieldToEventLoop();
  }
  active.version = version;
  forgetEarly(early, version);
  return rows.length;
}

/** The index changes of one row: a removal, or the product and its patch. */
export function changeOf(
  row: StoredRow | DeletedRow,
  patches: ReadonlyMap<string, Patch>,
): EarlyChange & { id: string } {
  const { version } = row;
  if ('deletedId' in row) return { id: row.deletedId, version, changes: [{ kind: 'remove', id: row.deletedId }] };
  const document = engineDocument(row);
  const patch = patches.get(document.id);
  const changes: IndexChange[] = [{ kind: 'put', document }, ...(patch ? [patch] : [])];
  return { id: document.id, version, changes };
}

/** An index of this version of the catalogue has these changes, or newer ones. */
export function forgetEarly(early: Map<string, EarlyChange>, version: number): void {
  for (const [id, change] of early) if (change.version <= version) early.delete(id);
}

/** Lets waiting requests run before the next batch. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
