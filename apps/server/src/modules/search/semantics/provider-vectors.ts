/**
 * Vectors from an embedding model. Texts are sent in batches; embeddings are stored by the hash of the text, so that
 * nothing is requested twice after a restart, a crash or an import. Embeddings of texts that no product has any more,
 * and of other models, are deleted once all products have a vector.
 */
import { createHash } from 'node:crypto';
import type { Product } from '@quarry/contract';
import { attributeValues } from '@quarry/contract';
import type { ProductVectors } from '@quarry/search';
import type { StoredRow } from '../../../search-engine/document-feed.ts';
import type { Embedder } from './embedder.ts';
import type { EmbeddingsRepository, KeptVector } from './embeddings-repository.ts';
import { createQueryPlaces, type PlaceFallback } from './query-places.ts';
import type { VectorSource } from './vector-source.ts';

/** Characters of a description: models read about so much, and its beginning says most. */
const DESCRIPTION_LENGTH = 500;

interface ProviderVectorsParts {
  embedder: Embedder;
  embeddings: EmbeddingsRepository;
  catalog: { storedProducts(storeId: string): AsyncIterable<StoredRow[]> };
  /** What the model may read of a query. */
  withoutPersons: (query: string) => string;
  /** Called when a query was answered without the model. */
  onFallback: (reason: PlaceFallback) => void;
}

/** One vector a product, all of one length. */
interface Placed {
  ids: string[];
  rows: Int8Array[];
  hashes: Set<string>;
}

export function createProviderVectors({
  embedder,
  embeddings,
  catalog,
  withoutPersons,
  onFallback,
}: ProviderVectorsParts): VectorSource {
  const queries = createQueryPlaces({ embedder, withoutPersons, onFallback });
  /** Stores whose products the model has placed: only there a query's place says anything. */
  const placedStores = new Set<string>();
  /** Stores whose products it should have placed by now. */
  const failedStores = new Set<string>();

  async function embedMissing(storeId: string, texts: ReadonlyMap<string, string>, signal: AbortSignal) {
    const known = await embeddings.find(storeId, embedder.id, [...texts.keys()]);
    const missing = [...texts].filter(([hash]) => !known.has(hash));
    for (let start = 0; start < missing.length; start += embedder.batchSize) {
      const batch = missing.slice(start, start + embedder.batchSize);
      signal.throwIfAborted();
      const vectors = await embedder.embed(
        batch.map(([, text]) => text),
        signal,
      );
      const kept = batch.map(([contentHash], i): KeptVector => ({ contentHash, vector: toBytes(vectors[i]) }));
      await embeddings.save(storeId, embedder.id, kept);
      for (const { contentHash, vector } of kept) known.set(contentHash, vector);
    }
    return known;
  }

  async function placeAll(storeId: string, signal: AbortSignal): Promise<Placed> {
    const placed: Placed = { ids: [], rows: [], hashes: new Set() };
    for await (const batch of catalog.storedProducts(storeId)) {
      signal.throwIfAborted();
      const read = batch.map(({ json }) => {
        const product: Product = JSON.parse(json);
        const text = textOf(product);
        return { id: product.id, text, hash: hashOf(text) };
      });
      const known = await embedMissing(storeId, new Map(read.map(({ hash, text }) => [hash, text])), signal);
      for (const { id, hash } of read) {
        const vector = known.get(hash);
        if (vector === undefined) continue;
        placed.ids.push(id);
        placed.rows.push(vector);
        placed.hashes.add(hash);
      }
    }
    return placed;
  }

  async function placeStore(storeId: string, signal: AbortSignal): Promise<ProductVectors> {
    let placed = await placeAll(storeId, signal);
    if (!isOfOneLength(placed)) {
      // Another model under the same name: embeddings of the previous one are invalid.
      await embeddings.forgetModel(storeId, embedder.id);
      placed = await placeAll(storeId, signal);
      if (!isOfOneLength(placed)) throw new Error('The model gave vectors of different lengths.');
    }
    await embeddings.keepOnly(storeId, embedder.id, placed.hashes);
    return packed(placed);
  }

  return {
    followsEveryChange: true,

    async vectorsOf(storeId, signal) {
      try {
        const vectors = await placeStore(storeId, signal);
        placedStores.add(storeId);
        return vectors;
      } catch (error) {
        failedStores.add(storeId);
        throw error;
      }
    },

    async placeQuery(storeId, text) {
      if (placedStores.has(storeId)) return queries.place(text);
      // While the products of a store get their first vectors, this is not a failure.
      if (!failedStores.has(storeId) || text.trim() === '') return {};
      onFallback('unplaced');
      return { isFallback: true };
    },
  };
}

function isOfOneLength({ rows }: Placed): boolean {
  return rows.every(({ length }) => length === rows[0]?.length);
}

function packed({ ids, rows }: Placed): ProductVectors {
  const dimensions = rows[0]?.length ?? 0;
  const products = new Int8Array(rows.length * dimensions);
  rows.forEach((row, i) => products.set(row, i * dimensions));
  return { dimensions, ids, products };
}

/** What a model reads of a product: names in every language first, then what it is and has. */
export function textOf(product: Product): string {
  const titles = [product.title, ...Object.values(product.texts).map(({ title }) => title)];
  const facts = Object.keys(product.attributes).flatMap((key) => attributeValues(product.attributes, key));
  return [
    [...new Set(titles)].join(' / '),
    [product.brand, product.category, ...facts].filter(Boolean).join(', '),
    product.description.slice(0, DESCRIPTION_LENGTH),
  ]
    .filter(Boolean)
    .join('\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Length 1 times 127, rounded. @throws for a vector that has no direction. */
function toBytes(vector: Float32Array | undefined): Int8Array {
  const length = Math.sqrt(vector?.reduce((sum, part) => sum + part * part, 0) ?? 0);
  if (vector === undefined || !Number.isFinite(length) || length === 0) throw new Error('The model gave no vector.');
  return Int8Array.from(vector, (part) => Math.round((part / length) * 127));
}
