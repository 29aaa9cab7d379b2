/**
 * Fixed axes for dimension reduction: principal axes of several thousand photos, computed by
 * `tools/learn-picture-axes.py`. File format: the length of a JSON header (32 bits, little-endian), the header, padding
 * to 4 bytes, then as float32 for every measure its mean and factor, for every axis its scale, and as int8 the axes,
 * multiplied by their scale.
 */
import fs from 'node:fs';
import type { Measures } from './measure-picture.ts';
import { AXES_FILE } from './weights-files.ts';

/** The measurements that are reduced, in file order. */
export const SIGHT_PARTS = ['stages', 'colors', 'layout', 'shape', 'texture'] as const satisfies (keyof Measures)[];

interface SightAxes {
  means: Float32Array;
  gains: Float32Array;
  /** One per row. */
  axes: Float32Array[];
}

let shipped: SightAxes | undefined;

/** Coordinates along the axes, normalized to length 1. */
export function alongAxes(measures: Measures): Float32Array {
  shipped ??= readAxes(fs.readFileSync(AXES_FILE));
  const { means, gains, axes } = shipped;
  const all = Float32Array.from(SIGHT_PARTS.flatMap((part) => [...measures[part]]));
  if (all.length !== means.length) throw new Error('The axes were learned for other measures.');
  const centred = all.map((value, n) => (value - (means[n] ?? 0)) * (gains[n] ?? 0));
  return Float32Array.from(axes, (axis) => axis.reduce((sum, weight, n) => sum + weight * (centred[n] ?? 0), 0));
}

function readAxes(bytes: Uint8Array): SightAxes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  const head: { length: number; axes: number } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(4, 4 + headLength)),
  );
  let at = Math.ceil((4 + headLength) / 4) * 4;
  const floats = (count: number): Float32Array => {
    const read = Float32Array.from({ length: count }, (_, n) => view.getFloat32(at + n * 4, true));
    at += count * 4;
    return read;
  };
  const means = floats(head.length);
  const gains = floats(head.length);
  const scales = floats(head.axes);
  const axes = Array.from(scales, (scale, row) =>
    Float32Array.from({ length: head.length }, (_, n) => view.getInt8(at + row * head.length + n) * scale),
  );
  return { means, gains, axes };
}
