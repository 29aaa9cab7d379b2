/**
 * A picture as 144 small numbers, the same for every shop: first what the small network takes it for, then what it looks
 * like along the fixed axes. Each half has length 1 before it is rounded, so that a dot product of two halves is the
 * cosine between them.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Pixels } from '../decode/decode-picture.ts';
import type { DescriptorPart } from './fuse-parts.ts';
import { measurePicture, toLength } from './measure-picture.ts';
import { alongAxes } from './sight-axes.ts';
import { AXES_FILE, NETWORK_FILE } from './weights-files.ts';

/** Longer side of the pictures that are described, in pixels: more than this says nothing new. */
export const DESCRIBED_SIDE = 256;

/**
 * How much each half counts. What the network takes a picture for finds products of its kind, what it looks like finds
 * the very product again; measured with `npm run bench:pictures`.
 */
export const DESCRIPTOR_PARTS = [
  { length: 64, weight: 1, teaches: false },
  { length: 80, weight: 0.7, teaches: true },
] as const satisfies DescriptorPart[];
export const DESCRIPTOR_LENGTH = DESCRIPTOR_PARTS[0].length + DESCRIPTOR_PARTS[1].length;

/** What the largest int8 stands for: numbers of so many parts of a length of 1 hardly ever are larger. */
const LARGEST = 0.6;

export function describePicture(pixels: Pixels): Int8Array {
  const measures = measurePicture(pixels);
  return Int8Array.from([...rounded(measures.kind), ...rounded(toLength(alongAxes(measures)))]);
}

function rounded(values: Float32Array): Int8Array {
  return Int8Array.from(values, (value) => Math.round((Math.max(-LARGEST, Math.min(LARGEST, value)) / LARGEST) * 127));
}

/** Raised when a picture is measured in another way. */
const MEASURED_AS = '3';

let id: string | undefined;

/** Another one whenever the same picture gets other numbers. */
export function describerId(): string {
  if (id === undefined) {
    const hash = createHash('sha256').update(MEASURED_AS);
    for (const file of [NETWORK_FILE, AXES_FILE]) hash.update(fs.readFileSync(file));
    id = `quarry-${hash.digest('hex').slice(0, 12)}`;
  }
  return id;
}
