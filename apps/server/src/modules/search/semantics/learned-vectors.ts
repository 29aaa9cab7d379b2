/**
 * Vectors learned from the catalogue, in a separate thread. They are stored on disk and learned again when a large
 * share of the products has changed; single changes hardly affect the statistics of words.
 */
import type { StoreSettings } from '@quarry/contract';
import { openVectors, type ProductVectors, SnapshotError } from '@quarry/search';
import type { DocumentFeed } from '../../../search-engine/document-feed.ts';
import type { Indexer } from '../indexing/indexer.ts';
import type { SnapshotFiles } from '../indexing/snapshot-files.ts';
import { indexOptionsOf } from '../indexing/index-options.ts';
import type { VectorSource } from './vector-source.ts';

/** Kept vectors serve while fewer products than this share have changed since. */
const STALE_SHARE = 0.1;

interface LearnedVectorsParts {
  catalog: DocumentFeed;
  stores: { find(storeId: string): Promise<StoreSettings | undefined> };
  indexer: Indexer;
  files: SnapshotFiles;
  /** Changes when the code that learns does. */
  codeVersion: string;
  onError?: (message: string, error: unknown) => void;
}

export function createLearnedVectors({
  catalog,
  stores,
  indexer,
  files,
  codeVersion,
  onError = (message, error) => console.error(message, error),
}: LearnedVectorsParts): VectorSource {
  async function kept(storeId: string, label: string): Promise<ProductVectors | undefined> {
    const versions = await files.versions(storeId);
    const latest = await catalog.version(storeId);
    for (const version of versions) {
      // The database was reset by a restored backup, so the differences are unknown.
      const vectors = version <= latest ? await openKept(storeId, version, label) : undefined;
      if (!vectors) {
        await files.discard(storeId, version);
        continue;
      }
      const most = Math.ceil(vectors.ids.length * STALE_SHARE);
      const changed = await catalog.changedSince(storeId, version, most + 1);
      return changed && changed.length <= most ? vectors : undefined;
    }
    return undefined;
  }

  /** @returns undefined for what is damaged, or was learned by other code or for other settings. */
  async function openKept(storeId: string, version: number, label: string): Promise<ProductVectors | undefined> {
    const bytes = await files.read(storeId, version);
    try {
      return openVectors(bytes, { expectLabel: label });
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      if (error.fault !== 'label') onError(`Kept vectors of ${storeId} cannot be used.`, error);
      return undefined;
    }
  }

  return {
    followsEveryChange: false,

    async vectorsOf(storeId, signal) {
      const settings = await stores.find(storeId);
      if (!settings) throw new Error(`There is no store ${storeId}.`);
      const options = indexOptionsOf(settings);
      const label = JSON.stringify([codeVersion, options]);
      const known = await kept(storeId, label);
      if (known) return known;

      signal.throwIfAborted();
      const version = await catalog.version(storeId);
      const bytes = await indexer.build({ task: 'vectors', rows: catalog.storedProducts(storeId), options, label });
      await files
        .write(storeId, version, bytes)
        .catch((error: unknown) => onError(`The vectors of ${storeId} could not be written to disk.`, error));
      return openVectors(bytes);
    },

    placeQuery: async () => ({}),
  };
}
