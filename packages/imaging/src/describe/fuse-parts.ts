/**
 * Combines a descriptor's parts and the shop's learned projection into one weighted vector, so that one dot product
 * adds their cosines. The projection's weight is determined per shop: it is learned from most pictures and validated on
 * the rest.
 */
import { type LabelledPicture, learnProjection, type Projection } from './learn-projection.ts';

export interface Fusion {
  length: number;
  /** Unit length as int8: the dot product of equal pictures is `FULL`. */
  fuse(descriptor: Int8Array): Int8Array;
}

/** The value of a fused component of 1. Larger ones are rare and clipped. */
const LARGEST = 0.5;
const SCALE = 127 / LARGEST;
const FEWEST_NUMBERS = 36;
/** The dot product of a fused vector with itself. */
export const FULL = SCALE * SCALE;

/** A describer's parts, in order, with their weights. */
export interface DescriptorPart {
  length: number;
  weight: number;
  /** The shop's projection is learned from this part. */
  teaches: boolean;
}

/** The first one that is as good as any other is chosen. */
const PROJECTION_WEIGHTS = [1, 0.5, 0];
/** Number of validation pictures; more do not change the result. */
const TRIED_PICTURES = 800;
const HELD_BACK = 5;
const NEIGHBOURS = 10;

export function learnFusion(pictures: readonly LabelledPicture[], parts: readonly DescriptorPart[]): Fusion {
  const projection = learnFrom(pictures, parts);
  if (!projection) return createFusion(parts, null, 0);
  return createFusion(parts, projection, bestWeight(pictures, parts));
}

function learnFrom(pictures: readonly LabelledPicture[], parts: readonly DescriptorPart[]): Projection | null {
  const teaching = pictures.map(({ descriptor, label }) => ({
    descriptor: trainingVectorOf(descriptor, parts),
    label,
  }));
  return learnProjection(teaching);
}

function trainingVectorOf(descriptor: Int8Array, parts: readonly DescriptorPart[]): Int8Array {
  let from = 0;
  const taken = parts.flatMap(({ length, teaches }) => {
    from += length;
    return teaches ? [...descriptor.subarray(from - length, from)] : [];
  });
  return Int8Array.from(taken);
}

function createFusion(parts: readonly DescriptorPart[], projection: Projection | null, weight: number): Fusion {
  const own = weight > 0 && projection ? projection : null;
  const total = Math.sqrt(parts.reduce((sum, part) => sum + part.weight ** 2, own ? weight ** 2 : 0));
  // Long components are written several times with smaller values, which keeps the sum of products but avoids clipping.
  const copies = own ? Math.ceil(FEWEST_NUMBERS / own.length) : 1;
  const length = parts.reduce((sum, part) => sum + part.length, own ? own.length * copies : 0);
  return {
    length,
    fuse(descriptor) {
      const fused = new Int8Array(length);
      let at = 0;
      const put = (values: ArrayLike<number>, share: number): void => {
        let squares = 0;
        for (let n = 0; n < values.length; n += 1) squares += (values[n] ?? 0) ** 2;
        const scale = squares > 0 ? ((share / total) * SCALE) / Math.sqrt(squares) : 0;
        for (let n = 0; n < values.length; n += 1) {
          fused[at++] = Math.max(-127, Math.min(127, Math.round((values[n] ?? 0) * scale)));
        }
      };
      let from = 0;
      for (const part of parts) {
        put(descriptor.subarray(from, from + part.length), part.weight);
        from += part.length;
      }
      if (!own) return fused;
      const projected = own.project(trainingVectorOf(descriptor, parts));
      for (let copy = 0; copy < copies; copy += 1) put(projected, weight / Math.sqrt(copies));
      return fused;
    },
  };
}

/** The weight with which validation pictures find most of their own type, within a tolerance. */
function bestWeight(pictures: readonly LabelledPicture[], parts: readonly DescriptorPart[]): number {
  const step = Math.max(1, Math.ceil(pictures.length / TRIED_PICTURES));
  const tried = pictures.filter(({ label }, n) => label !== undefined && n % step === 0);
  const shelf = tried.filter((_, n) => n % HELD_BACK !== 0);
  const asked = tried.filter((_, n) => n % HELD_BACK === 0);
  const projection = learnFrom(shelf, parts);
  if (!projection || asked.length === 0) return 0;

  let best = { weight: 0, found: 0 };
  for (const weight of PROJECTION_WEIGHTS) {
    const fusion = createFusion(parts, projection, weight);
    const rows = shelf.map(({ descriptor }) => fusion.fuse(descriptor));
    const found = asked.reduce((sum, { descriptor, label }) => {
      const query = fusion.fuse(descriptor);
      const nearest = rows
        .map((row, n) => ({ n, score: dotProduct(query, row) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, NEIGHBOURS);
      return sum + nearest.filter(({ n }) => shelf[n]?.label === label).length;
    }, 0);
    if (found > best.found * 1.01) best = { weight, found };
  }
  return best.weight;
}

function dotProduct(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n += 1) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
}
