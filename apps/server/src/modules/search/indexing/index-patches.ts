/** Patches of products, such as demand figures. They are not in the catalogue and are kept across rebuilds. */
import type { IndexChange } from '@quarry/search';

export type Patch = Extract<IndexChange, { kind: 'patch' }>;

export interface IndexPatches {
  /** The patches of a store by product id; also those received before its index was opened. */
  of(storeId: string): ReadonlyMap<string, Patch>;
  add(storeId: string, changes: readonly Patch[]): void;
  drop(storeId: string): void;
}

export function createIndexPatches(): IndexPatches {
  const patches = new Map<string, Map<string, Patch>>();
  const patchesOf = (storeId: string) => patches.get(storeId) ?? new Map<string, Patch>();
  return {
    of: patchesOf,
    add(storeId, changes) {
      const known = patchesOf(storeId);
      patches.set(storeId, known);
      for (const change of changes) known.set(change.id, { ...known.get(change.id), ...change });
    },
    drop(storeId) {
      patches.delete(storeId);
    },
  };
}
