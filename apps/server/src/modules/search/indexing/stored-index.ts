/** Opens the snapshots of a store's index. */
import { openSnapshot, SnapshotError } from '@quarry/search';
import type { SnapshotFiles } from './snapshot-files.ts';
import type { LabelledIndex } from './store-index-state.ts';

/** Label of a snapshot of other code or settings; equals no current label. */
const OUT_OF_DATE = '';

export interface StoredIndex extends LabelledIndex {
  /** Catalogue version. */
  version: number;
}

type Report = (message: string, error: unknown) => void;

/**
 * Opens the newest valid snapshot; the result states whether its label matches `label`, that of the current code and
 * settings.
 * @returns undefined when there is none.
 */
export async function openNewestSnapshot(
  files: SnapshotFiles,
  storeId: string,
  label: string,
  report: Report,
): Promise<StoredIndex | undefined> {
  for (const version of await files.versions(storeId)) {
    const opened = await openStored(files, storeId, version, label, report);
    if (opened) return { ...opened, version };
  }
  return undefined;
}

/**
 * Discards only invalid snapshots. A file that cannot be read now (too many open files, for example) may be readable
 * later.
 */
async function openStored(
  files: SnapshotFiles,
  storeId: string,
  version: number,
  label: string,
  report: Report,
): Promise<LabelledIndex | undefined> {
  try {
    return openBytes(await files.read(storeId, version), label);
  } catch (error) {
    const isInvalid = error instanceof SnapshotError;
    // An older snapshot format is expected after an upgrade.
    const isOldFormat = isInvalid && error.fault === 'version';
    const tell = (failure: unknown) => report(`A snapshot of the index of ${storeId} cannot be used.`, failure);
    if (!isOldFormat) tell(error);
    if (isInvalid) await files.discard(storeId, version).catch(tell);
    return undefined;
  }
}

/**
 * Opens a snapshot. One of other code or settings is usable until the rebuild, with small differences of analysis; a
 * trial search proves that it works.
 * @throws SnapshotError when it cannot be used.
 */
function openBytes(bytes: Uint8Array, label: string): LabelledIndex {
  try {
    return { index: openSnapshot(bytes, { expectLabel: label }), label };
  } catch (error) {
    if (!(error instanceof SnapshotError) || error.fault !== 'label') throw error;
    const index = openSnapshot(bytes);
    index.search({ text: 'a', skip: 0, take: 1 });
    return { index, label: OUT_OF_DATE };
  }
}
