/** Builds the bytes of an index, or of vectors, from stored products. Runs in the indexing thread. */
import type { Product } from '@quarry/contract';
import {
  type BuildOptions,
  createIndexBuilder,
  createVectorLearner,
  type EngineDocument,
  writeVectors,
} from '@quarry/search';
import type { StoredRow } from '../../../search-engine/document-feed.ts';
import { productDocument } from '../product-document.ts';

export function engineDocument({ position, json }: Pick<StoredRow, 'position' | 'json'>): EngineDocument {
  const product: Product = JSON.parse(json);
  return productDocument(product, position);
}

/** What is made of a store's products. */
export type IndexTask = 'index' | 'vectors';

export interface StoreBuild {
  /** Rows of the store in their order, some hundreds at a time. */
  add(rows: readonly StoredRow[]): void;
  /** Bytes for `openSnapshot` or `openVectors`. */
  finish(): Uint8Array;
}

export function createStoreBuild(task: IndexTask, options: BuildOptions, label: string): StoreBuild {
  if (task === 'index') {
    const builder = createIndexBuilder({ ...options, label });
    return { add: (rows) => builder.add(rows.map(engineDocument)), finish: () => builder.finish() };
  }
  const learner = createVectorLearner(options);
  return {
    add: (rows) => rows.forEach((row) => learner.add(engineDocument(row))),
    finish: () => writeVectors(learner.finish(), { label }),
  };
}
