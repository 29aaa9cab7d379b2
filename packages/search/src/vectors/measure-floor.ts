/**
 * From which cosine on nearness means something. Two things that have nothing to do with each other are not at zero, and
 * how far from it differs from catalogue to catalogue; so it is measured on pairs drawn at random.
 */
import type { ProductVectors } from './product-vectors.ts';
import { cosineOfRows } from './quantize.ts';
import { seededRandom } from './seeded-random.ts';

const PAIRS = 20_000;
/** Among random pairs some do belong together; few are as many as this. */
const PERCENTILE = 0.99;
/** Nothing below it is near, however scattered a small catalogue may be. */
const LOWEST = 0.35;

/** `queries`: rows like those of the products; absent, products stand for them. */
export function measureFloor(
  { products, dimensions }: ProductVectors,
  queries: Int8Array = products,
  seed = 1,
): number {
  const random = seededRandom(seed);
  const productCount = products.length / dimensions;
  const queryCount = queries.length / dimensions;
  if (productCount < 2 || queryCount === 0) return LOWEST;
  const cosines = Float32Array.from({ length: PAIRS }, () =>
    cosineOfRows(queries, Math.floor(random() * queryCount), products, Math.floor(random() * productCount), dimensions),
  ).sort();
  return Math.max(LOWEST, cosines[Math.floor(PAIRS * PERCENTILE)] as number);
}
