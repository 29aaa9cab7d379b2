/** The state of one store's index in this process: the active index and the pending work on it. */
import type { StoreSettings } from '@quarry/contract';
import type { IndexChange, ProductIndex, ProductVectors } from '@quarry/search';

export interface LabelledIndex {
  index: ProductIndex;
  /** Code version and options that it was built with. */
  label: string;
}

/** The index that answers, and the catalogue version that it reflects. A rebuild replaces it as a whole. */
export interface ActiveIndex extends LabelledIndex {
  /** Catalogue version. */
  version: number;
  /** Too many changes to apply; only a rebuild makes it current. */
  isOutdated: boolean;
}

export interface EarlyChange {
  /** Version of the catalogue that wrote or deleted the product. */
  version: number;
  changes: readonly IndexChange[];
}

export interface StoreIndexState {
  settings: StoreSettings;
  active: ActiveIndex | null;
  checkedAt: number;
  opening: Promise<void> | null;
  catchingUp: Promise<boolean> | null;
  building: Promise<void> | null;
  /** Snapshot files are written one after the other. */
  saving: Promise<void>;
  vectors: ProductVectors | null;
  /** Products that were applied before the rest of the catalogue's version, by id, for the index that is being built. */
  early: Map<string, EarlyChange>;
  failures: number;
  /** No search starts a build before this time. */
  retryAt: number;
}

export function newIndexState(settings: StoreSettings): StoreIndexState {
  return {
    settings,
    active: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    opening: null,
    catchingUp: null,
    building: null,
    saving: Promise.resolve(),
    vectors: null,
    early: new Map(),
    failures: 0,
    retryAt: Number.NEGATIVE_INFINITY,
  };
}

/** Pending work may have started before the latest change; callers wait for it and check again. */
export async function pendingWork({ opening, building, catchingUp }: StoreIndexState): Promise<void> {
  await Promise.allSettled([opening, building, catchingUp]);
}
