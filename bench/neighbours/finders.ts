/**
 * Nearest neighbour searches to compare: our exhaustive scan, and libraries with the settings from their manuals that
 * give the best results here. All get the same int8 rows and identify products by row number.
 */
import { createRequire } from 'node:module';
import { create, insertMultiple, searchVector } from '@orama/orama';
import type { ProductVectors } from '@quarry/search';
import { openIndex } from '../../packages/search/src/index/open-index.ts';
import { IndexWriter } from '../../packages/search/src/index/write-index.ts';
import { AttachedVectors } from '../../packages/search/src/vectors/attached-vectors.ts';
import { UNIT } from '../../packages/search/src/vectors/quantize.ts';

export interface Finder {
  /** The `most` nearest products or fewer, only those that `accepts` allows. */
  nearest(query: Int8Array, most: number, accepts?: (product: number) => boolean): Promise<number[]> | number[];
}

/** A library without filters is asked for this many times more results if there is a condition. */
const MORE_WITH_CONDITION = 10;

export const FINDERS = { Quarry: openQuarry, Orama: openOrama, USearch: openUSearch } as const;
export type FinderName = keyof typeof FINDERS;

/** Vectors attached to an index with only the ids. */
export function attachTo(vectors: ProductVectors): AttachedVectors {
  const writer = new IndexWriter({ fieldWeights: {} });
  vectors.ids.forEach((id, position) =>
    writer.add({ id, position, fields: {}, attributes: {}, price: null, stock: null, rating: null, popularity: 0 }),
  );
  return new AttachedVectors(openIndex(writer.finish()).data, vectors);
}

function openQuarry(vectors: ProductVectors): Finder {
  const attached = attachTo(vectors);
  return {
    nearest: (query, most, accepts) =>
      attached.nearest(query, { most, ...(accepts && { accepts }) }).map(({ product }) => product),
  };
}

/** An exhaustive scan too. */
async function openOrama({ ids, products, dimensions, floor = 0 }: ProductVectors): Promise<Finder> {
  const engine = create({ schema: { at: `vector[${dimensions}]` } as const });
  const row = (start: number) => Array.from(products.subarray(start, start + dimensions), (value) => value / UNIT);
  const rows = ids.map((_, product) => ({ id: String(product), at: row(product * dimensions) }));
  await insertMultiple(
    engine,
    rows.filter(({ at }) => at.some((value) => value !== 0)),
    1000,
  );
  return {
    async nearest(query, most, accepts) {
      const found = await searchVector(engine, {
        mode: 'vector',
        vector: { value: Array.from(query, (value) => value / UNIT), property: 'at' },
        similarity: floor,
        limit: accepts ? most * MORE_WITH_CONDITION : most,
      });
      return accepted(
        found.hits.map(({ id }) => Number(id)),
        most,
        accepts,
      );
    },
  };
}

/** The part of `usearch` that is used here; the package is optional. */
interface USearch {
  Index: new (options: {
    dimensions: number;
    metric: 'cos';
    quantization: 'f32';
    connectivity: number;
    expansion_add: number;
    expansion_search: number;
  }) => {
    add(keys: BigUint64Array, vectors: Float32Array, threads: number): void;
    search(query: Float32Array, most: number, threads: number): { keys: BigUint64Array; distances: Float32Array };
  };
}
export const USEARCH = { name: 'usearch', version: '2.25.3' } as const;

/** Above the defaults (16, 128 and 64), with which some queries find nothing. */
const GRAPH = { connectivity: 32, expansion_add: 256, expansion_search: 512 } as const;

/** A graph of neighbours (HNSW): compares few vectors and may miss some; with int8 vectors it misses one in eight. */
function openUSearch({ ids, products, dimensions, floor = 0 }: ProductVectors): Finder {
  const { Index }: USearch = createRequire(import.meta.url)(USEARCH.name);
  const engine = new Index({ dimensions, metric: 'cos', quantization: 'f32', ...GRAPH });
  engine.add(
    BigUint64Array.from(ids, (_, product) => BigInt(product)),
    inFloats(products),
    1,
  );
  return {
    nearest(query, most, accepts) {
      const { keys, distances } = engine.search(inFloats(query), accepts ? most * MORE_WITH_CONDITION : most, 1);
      const near = Array.from(keys, Number).filter((_, place) => 1 - (distances[place] ?? 0) >= floor);
      return accepted(near, most, accepts);
    },
  };
}

function inFloats(bytes: Int8Array): Float32Array {
  return Float32Array.from(bytes, (value) => value / UNIT);
}

function accepted(products: number[], most: number, accepts: ((product: number) => boolean) | undefined): number[] {
  return (accepts ? products.filter(accepts) : products).slice(0, most);
}
