/**
 * Describes a picture by 144 small numbers, the same for every shop: first the network's embedding, then visual
 * features along fixed axes. Each half is normalized to length 1 before rounding, so that a dot product of two halves
 * is their cosine.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Pixels } from '../decode/decode-picture.ts';
import type { DescriptorPart } from './fuse-parts.ts';
import { measurePicture, toLength } from './measure-picture.ts';
import { alongAxes } from './sight-axes.ts';
import { AXES_FILE, NETWORK_FILE } from './weights-files.ts';

/** Longer side of described pictures in pixels; larger ones add nothing. */
export const DESCRIBED_SIDE = 256;

/**
 * Weight of each half. The network's embedding finds products of the same type, visual features find the same product;
 * measured with `npm run bench:pictures`.
 */
export const DESCRIPTOR_PARTS = [
  { length: 64, weight: 1, teaches: false },
  { length: 80, weight: 0.7, teaches: true },
] as const satisfies DescriptorPart[];
export const DESCRIPTOR_LENGTH = DESCRIPTOR_PARTS[0].length + DESCRIPTOR_PARTS[1].length;

/** Value of the largest int8: larger components hardly occur in unit vectors of this length. */
const LARGEST = 0.6;

export function describePicture(pixels: Pixels): Int8Array {
  const measures = measurePicture(pixels);
  return Int8Array.from([...rounded(measures.kind), ...rounded(toLength(alongAxes(measures)))]);
}

function rounded(values: Float32Array): Int8Array {
  return Int8Array.from(values, (value) => Math.round((Math.max(-LARGEST, Math.min(LARGEST, value)) / LARGEST) * 127));
}

/** Increment when measurements change. */
const MEASURED_AS = '3';

let id: string | undefined;

/** Changes whenever the same picture would get other numbers. */
export function describerId(): string {
  if (id === undefined) {
    const hash = createHash('sha256').update(MEASURED_AS);
    for (const file of [NETWORK_FILE, AXES_FILE]) hash.update(fs.readFileSync(file));
    id = `quarry-${hash.digest('hex').slice(0, 12)}`;
  }
  return id;
}
