/**
 * The directions in which the words of a catalogue vary most: latent semantic analysis (Deerwester and others, 1990) by
 * randomised subspace iteration (Halko, Martinsson, Tropp: "Finding structure with randomness", 2011). Words in similar
 * contexts get similar directions, even if they never occur in the same product. Only the matrix of words (words ×
 * dimensions) is dense; products are streamed as sparse rows. So memory does not grow with the catalogue, and each
 * iteration reads the words of all products once.
 */
import { seededRandom } from './seeded-random.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** Products as sparse rows: row `p` has `values[i]` at word `items[i]` for `i` from `offsets[p]` to `offsets[p + 1]`. */
export interface SparseRows {
  offsets: Uint32Array;
  items: Uint32Array;
  values: Float32Array;
}

/** Additional directions that are computed but not kept: the last ones converge slowly. */
const SPARE_DIRECTIONS = 8;
const ROUNDS = 4;
/** Directions weaker than this share of the strongest are noise. */
const WEAKEST = 1e-7;

/**
 * `wordCount` × `dimensions`, row by row: how far each word points in each direction. A direction's strength λ enters as
 * λ to the `power`: 0 leaves loud directions loud, -0.5 makes all equal.
 */
export function principalWords(
  rows: SparseRows,
  { wordCount, dimensions, power, seed }: { wordCount: number; dimensions: number; power: number; seed: number },
): Float32Array {
  const width = Math.min(wordCount, dimensions + SPARE_DIRECTIONS);
  const random = seededRandom(seed);
  let directions: Float32Array = Float32Array.from({ length: wordCount * width }, () => random() - 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    orthonormalize(directions, width);
    const next = multiply(rows, directions, width);
    if (round === ROUNDS - 1) return settle(directions, next, { wordCount, width, dimensions, power });
    directions = next;
  }
  return directions;
}

/** Rows are looked at twice: transposed rows times (rows times directions). */
function multiply({ offsets, items, values }: SparseRows, directions: Float32Array, width: number): Float32Array {
  const product = new Float32Array(directions.length);
  const row = new Float64Array(width);
  for (let p = 0; p + 1 < offsets.length; p++) {
    const start = offsets[p] ?? 0;
    const end = offsets[p + 1] ?? 0;
    row.fill(0);
    for (let i = start; i < end; i++) {
      const at = (items[i] ?? 0) * width;
      const value = values[i] ?? 0;
      for (let d = 0; d < width; d++) row[d] = (row[d] ?? 0) + value * (directions[at + d] ?? 0);
    }
    for (let i = start; i < end; i++) {
      const at = (items[i] ?? 0) * width;
      const value = values[i] ?? 0;
      for (let d = 0; d < width; d++) product[at + d] = (product[at + d] ?? 0) + value * (row[d] ?? 0);
    }
  }
  return product;
}

/** In place. By the eigenvectors of the small matrix of inner products, which bears nearly equal directions. */
function orthonormalize(directions: Float32Array, width: number): void {
  const { values, vectors } = symmetricEigen(innerProducts(directions, directions, width), width);
  const strongest = values[0] ?? 0;
  for (let j = 0; j < width; j++) {
    const value = values[j] ?? 0;
    const scale = value > strongest * WEAKEST ** 2 && value > 0 ? 1 / Math.sqrt(value) : 0;
    for (let i = 0; i < width; i++) vectors[i * width + j] = (vectors[i * width + j] ?? 0) * scale;
  }
  turnAll(directions, vectors, { width, kept: width });
}

/** Rayleigh and Ritz: within the space that was found, the directions themselves and their strengths. */
function settle(
  directions: Float32Array,
  image: Float32Array,
  { wordCount, width, dimensions, power }: { wordCount: number; width: number; dimensions: number; power: number },
): Float32Array {
  const { values, vectors } = symmetricEigen(innerProducts(directions, image, width), width);
  const kept = Math.min(dimensions, width);
  const strongest = values[0] ?? 0;
  for (let j = 0; j < kept; j++) {
    const value = values[j] ?? 0;
    const scale = value > strongest * WEAKEST && value > 0 ? value ** power : 0;
    for (let i = 0; i < width; i++) vectors[i * width + j] = (vectors[i * width + j] ?? 0) * scale;
  }
  turnAll(directions, vectors, { width, kept });
  const result = new Float32Array(wordCount * dimensions);
  for (let word = 0; word < wordCount; word++) {
    for (let d = 0; d < kept; d++) result[word * dimensions + d] = directions[word * width + d] ?? 0;
  }
  return result;
}

/** width × width, made symmetric. */
function innerProducts(left: Float32Array, right: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width);
  const isSymmetric = left === right;
  for (let at = 0; at < left.length; at += width) {
    for (let i = 0; i < width; i++) {
      const value = left[at + i] ?? 0;
      if (value === 0) continue;
      const end = isSymmetric ? i + 1 : width;
      for (let j = 0; j < end; j++)
        products[i * width + j] = (products[i * width + j] ?? 0) + value * (right[at + j] ?? 0);
    }
  }
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < i; j++) {
      const below = products[i * width + j] ?? 0;
      const mean = isSymmetric ? below : (below + (products[j * width + i] ?? 0)) / 2;
      products[i * width + j] = mean;
      products[j * width + i] = mean;
    }
  }
  return products;
}

/** Every row times `turn` (width × width), in place; only the first `kept` columns are made. */
function turnAll(rows: Float32Array, turn: Float64Array, { width, kept }: { width: number; kept: number }): void {
  const turned = new Float64Array(width);
  for (let at = 0; at < rows.length; at += width) {
    turned.fill(0);
    for (let i = 0; i < width; i++) {
      const value = rows[at + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < kept; j++) turned[j] = (turned[j] ?? 0) + value * (turn[i * width + j] ?? 0);
    }
    for (let j = 0; j < width; j++) rows[at + j] = turned[j] ?? 0;
  }
}
