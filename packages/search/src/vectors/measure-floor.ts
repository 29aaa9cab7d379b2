/**
 * Measures the cosine above which two products are similar. The cosine of unrelated products is not zero and
 * differs from catalogue to catalogue, so it is measured on random pairs, without those known to be related.
 */
import type { ProductVectors } from './product-vectors.ts';
import { cosineOfRows } from './quantize.ts';
import { seededRandom } from './seeded-random.ts';

const PAIRS = 20_000;
/** Share of the unrelated pairs below the floor. */
const PERCENTILE = 0.99;
/** Limits of the floor, for small and for very uniform catalogues. */
const LOWEST = 0.35;
const HIGHEST = 0.7;

export interface FloorQuestions {
  /** Rows like those of the products. */
  rows: Int8Array;
  /** Whether a product is known to answer a question. */
  areRelated(question: number, product: number): boolean;
}

/** Without `questions`, products stand for them, and all pairs of two are taken as unrelated. */
export function measureFloor({ products, dimensions }: ProductVectors, questions?: FloorQuestions, seed = 1): number {
  const { rows, areRelated } = questions ?? { rows: products, areRelated: (a: number, b: number) => a === b };
  const random = seededRandom(seed);
  const productCount = products.length / dimensions;
  const questionCount = rows.length / dimensions;
  const cosines: number[] = [];
  for (let pair = 0; pair < PAIRS && productCount > 0 && questionCount > 0; pair++) {
    const question = Math.floor(random() * questionCount);
    const product = Math.floor(random() * productCount);
    if (areRelated(question, product)) continue;
    cosines.push(cosineOfRows(rows, question, products, product, dimensions));
  }
  const measured = Float32Array.from(cosines).sort()[Math.floor(cosines.length * PERCENTILE)] ?? LOWEST;
  return Math.min(HIGHEST, Math.max(LOWEST, measured));
}
