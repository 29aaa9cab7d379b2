/** The interface of the indexer, which builds a store's index; implemented by a separate thread. */
import type { BuildOptions } from '@quarry/search';
import type { StoredRow } from '../../../search-engine/document-feed.ts';
import { createStoreBuild, type IndexTask } from './build-store-index.ts';

export interface IndexOrder {
  task: IndexTask;
  rows: AsyncIterable<StoredRow[]>;
  options: BuildOptions;
  /** Kept with the bytes: what they were built with. */
  label: string;
}

export interface Indexer {
  /** Bytes for `openSnapshot` or `openVectors`. Orders are carried out one after the other. */
  build(order: IndexOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Runs in the calling thread and blocks it; for tests. */
export function createIndexerInPlace(): Indexer {
  return {
    async build({ task, rows, options, label }) {
      const build = createStoreBuild(task, options, label);
      for await (const batch of rows) build.add(batch);
      return build.finish();
    },
    close: async () => {},
  };
}
