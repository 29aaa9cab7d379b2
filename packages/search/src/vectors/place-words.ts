/** The vector of a text: the sum of the vectors of its words, weighted by their information. */
import { elementAt } from '@quarry/language';
import type { WordVectors } from './product-vectors.ts';
import { UNIT } from './quantize.ts';

/** The place of a stem in the vocabulary, or -1. */
export function findStem({ stems }: WordVectors, stem: string): number {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (elementAt(stems, middle) < stem) low = middle + 1;
    else high = middle;
  }
  return stems[low] === stem ? low : -1;
}

/** A vector of length 1; null when the words are unknown or cancel out. */
export function placeWords(
  { vectors, weights }: WordVectors,
  dimensions: number,
  words: readonly { place: number; weight: number }[],
): Float32Array | null {
  const sum = new Float32Array(dimensions);
  for (const { place, weight } of words) {
    const pull = (weight * (weights[place] ?? 0)) / UNIT;
    for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] ?? 0) + pull * (vectors[place * dimensions + d] ?? 0);
  }
  const length = Math.hypot(...sum);
  if (length === 0) return null;
  return sum.map((value) => value / length);
}
