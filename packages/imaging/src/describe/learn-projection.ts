/**
 * Learns a linear projection that separates a shop's product types (Fisher's linear discriminant): differences within a
 * type are noise, differences between types are signal. Without types nothing is learned.
 */
import { elementAt } from '@quarry/language';
export interface LabelledPicture {
  descriptor: Int8Array;
  /** Product type, for example its category; undefined if unknown. */
  label: string | undefined;
}

export interface Projection {
  length: number;
  /** Of length 1. */
  project(descriptor: ArrayLike<number>): Float32Array;
}

/** Maximum number of training pictures, fewer for long descriptors: more do not improve the result. */
const MAX_PICTURES = 4000;
const MAX_PRODUCTS = 100_000_000;
const FEWEST_OF_A_KIND = 3;
const MAX_KINDS = 33;
/** Shrinkage of the within-class covariance towards a sphere, because data are scarce. */
const SHRINKAGE = 0.3;

/** Null when there are fewer than two types with some pictures each. */
export function learnProjection(pictures: readonly LabelledPicture[]): Projection | null {
  const size = pictures[0]?.descriptor.length ?? 1;
  const taken = Math.floor(Math.min(pictures.length, MAX_PICTURES, MAX_PRODUCTS / size ** 2));
  const kinds = new Map<string, Float32Array[]>();
  for (let n = 0; n < taken; n += 1) {
    // Sampled evenly, because neighbours in a catalogue are similar.
    const { descriptor, label } = elementAt(pictures, Math.floor((n * pictures.length) / taken));
    if (label === undefined) continue;
    const ofKind = kinds.get(label) ?? [];
    ofKind.push(Float32Array.from(descriptor));
    kinds.set(label, ofKind);
  }
  const groups = [...kinds.values()]
    .filter((group) => group.length >= FEWEST_OF_A_KIND)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_KINDS);
  if (groups.length < 2) return null;

  const means = groups.map(mean);
  const middle = mean(groups.flat());
  const lower = cholesky(shrunk(scatterWithin(groups, means)), middle.length);
  const basis = orthonormal(means.map((one) => solveLower(lower, subtract(one, middle))));
  if (basis.length === 0) return null;
  // Combines whitening and rotation: one row per axis.
  const rows = basis.map((axis) => Float32Array.from(solveUpper(lower, axis)));
  const offsets = rows.map((row) => dot(row, middle));
  return {
    length: rows.length,
    project: (descriptor) => toUnit(Float32Array.from(rows, (row, n) => dot(row, descriptor) - (offsets[n] ?? 0))),
  };
}

function mean(vectors: readonly ArrayLike<number>[]): Float64Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let n = 0; n < sum.length; n += 1) sum[n] = (sum[n] ?? 0) + (vector[n] ?? 0);
  return sum.map((value) => value / vectors.length);
}

function subtract(one: ArrayLike<number>, other: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: one.length }, (_, n) => (one[n] ?? 0) - (other[n] ?? 0));
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let n = 0; n < one.length; n += 1) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : vector;
}

function scatterWithin(groups: readonly (readonly Float32Array[])[], means: readonly Float64Array[]): Float64Array {
  const size = means[0]?.length ?? 0;
  const scatter = new Float64Array(size * size);
  let count = 0;
  groups.forEach((group, kind) => {
    for (const vector of group) {
      const away = subtract(vector, elementAt(means, kind));
      count += 1;
      for (let row = 0; row < size; row += 1) {
        const value = away[row] ?? 0;
        for (let column = 0; column <= row; column += 1) {
          const at = row * size + column;
          scatter[at] = (scatter[at] ?? 0) + value * (away[column] ?? 0);
        }
      }
    }
  });
  return scatter.map((sum) => sum / count);
}

function shrunk(matrix: Float64Array): Float64Array {
  const out = matrix.map((value) => value * (1 - SHRINKAGE));
  const size = Math.sqrt(matrix.length);
  let trace = 0;
  for (let n = 0; n < matrix.length; n += size + 1) trace += matrix[n] ?? 0;
  for (let n = 0; n < matrix.length; n += size + 1) out[n] = (out[n] ?? 0) + (SHRINKAGE * trace) / size + 1e-6;
  return out;
}

/** Cholesky decomposition: the lower triangular matrix. */
function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[column * size + column] ?? 1);
    }
  }
  return lower;
}

function solveLower(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const out = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    const at = row * size;
    for (let k = 0; k < row; k += 1) sum -= (lower[at + k] ?? 0) * (out[k] ?? 0);
    out[row] = sum / (lower[at + row] ?? 1);
  }
  return out;
}

/** Solves with the transpose of the lower triangle. */
function solveUpper(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const out = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] ?? 0) * (out[k] ?? 0);
    out[row] = sum / (lower[row * size + row] ?? 1);
  }
  return out;
}

/** Gram–Schmidt; linearly dependent vectors are dropped. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const basis: Float64Array[] = [];
  for (const vector of vectors) {
    const rest = Float64Array.from(vector);
    const before = Math.sqrt(dot(rest, rest));
    for (const axis of basis) {
      const along = dot(axis, rest);
      for (let n = 0; n < rest.length; n += 1) rest[n] = (rest[n] ?? 0) - along * (axis[n] ?? 0);
    }
    const length = Math.sqrt(dot(rest, rest));
    if (length > before * 0.01 && length > 0) basis.push(rest.map((value) => value / length));
  }
  return basis;
}
