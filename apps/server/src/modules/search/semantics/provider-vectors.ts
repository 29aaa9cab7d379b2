/**
 * Vectors from a model of meaning. Texts go to it in batches; what it said is kept by the hash of the text, so that a
 * restart, a crash or a new import asks for nothing twice.
 */
import { createHash } from 'node:crypto';
import type { Product } from '@quarry/contract';
import { attributeValues } from '@quarry/contract';
import type { ProductVectors } from '@quarry/search';
import type { StoredRow } from '../indexing/build-store-index.ts';
import type { Embedder } from './embedder.ts';
import type { EmbeddingsRepository, KeptVector } from './embeddings-repository.ts';
import type { VectorSource } from './vector-source.ts';

/** A query that the model has not placed by then is answered without it. */
const QUERY_WITHIN_MS = 400;
const REMEMBERED_QUERIES = 2000;
/** Characters of a description: models read about so much, and its beginning says most. */
const DESCRIPTION_LENGTH = 500;

interface ProviderVectorsParts {
  embedder: Embedder;
  embeddings: EmbeddingsRepository;
  catalog: { storedProducts(storeId: string): AsyncIterable<StoredRow[]> };
  /** Told when a query had to be answered without the model. */
  onFallback: (reason: string) => void;
}

export function createProviderVectors(parts: ProviderVectorsParts): VectorSource {
  const { embedder, embeddings, catalog, onFallback } = parts;
  const queries = new Map<string, Float32Array>();

  async function embedMissing(storeId: string, texts: ReadonlyMap<string, string>, signal: AbortSignal) {
    const known = await embeddings.find(storeId, embedder.id, [...texts.keys()]);
    const missing = [...texts].filter(([hash]) => !known.has(hash));
    for (let start = 0; start < missing.length; start += embedder.batchSize) {
      const batch = missing.slice(start, start + embedder.batchSize);
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

  return {
    followsEveryChange: true,

    async vectorsOf(storeId, signal): Promise<ProductVectors> {
      const ids: string[] = [];
      const rows: Int8Array[] = [];
      for await (const batch of catalog.storedProducts(storeId)) {
        signal.throwIfAborted();
        const products = batch.map(({ json }) => JSON.parse(json) as Product);
        const hashes = products.map((product) => hashOf(textOf(product)));
        const texts = new Map(products.map((product, i) => [hashes[i] as string, textOf(product)]));
        const known = await embedMissing(storeId, texts, signal);
        products.forEach((product, i) => {
          const vector = known.get(hashes[i] as string);
          if (vector === undefined) return;
          ids.push(product.id);
          rows.push(vector);
        });
      }
      const dimensions = rows[0]?.length ?? 0;
      const products = new Int8Array(rows.length * dimensions);
      rows.forEach((row, i) => {
        if (row.length !== dimensions) throw new Error('The model gave vectors of different lengths.');
        products.set(row, i * dimensions);
      });
      return { dimensions, ids, products };
    },

    async placeQuery(text) {
      const key = text.normalize('NFC').trim().toLowerCase();
      const known = queries.get(key);
      if (known) return known;
      try {
        const [vector] = await within(QUERY_WITHIN_MS, (signal) => embedder.embed([key], signal));
        if (vector === undefined) return undefined;
        queries.set(key, vector);
        if (queries.size > REMEMBERED_QUERIES) queries.delete(queries.keys().next().value as string);
        return vector;
      } catch (error) {
        onFallback(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'error');
        return undefined;
      }
    },
  };
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

/** A model that does not listen to the signal is not waited for either. */
async function within<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(milliseconds);
  return Promise.race([
    work(signal),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}
