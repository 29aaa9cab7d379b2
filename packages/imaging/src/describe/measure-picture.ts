/**
 * All measurements of a picture before reduction: network, colours, shape and texture. Colour and texture are measured
 * on the product only if it is separable from the background, shape on its bounding box.
 */
import type { Pixels } from '../decode/decode-picture.ts';
import { colorHistogram, colorLayout } from './color-features.ts';
import { findForeground } from './ground.ts';
import { shippedNetwork } from './network/read-network.ts';
import { createNetworkRunner, type NetworkRunner } from './network/run-network.ts';
import { type Box, mirrored, onWhite, resample, type Rgb, toLab, WHOLE } from './plane.ts';
import { orientedGradients } from './shape-features.ts';
import { binaryPatterns } from './texture-features.ts';

export interface Measures {
  /** The embedding's direction, of length 1. */
  kind: Float32Array;
  /** Mean activations of the network's stages. */
  stages: Float32Array;
  colors: Float32Array;
  layout: Float32Array;
  shape: Float32Array;
  texture: Float32Array;
}

/** Longer sides of the measurement grids, in pixels. */
const GROUND_SIDE = 96;
const BOX_SIDE = 64;
/** Weight of border pixels relative to central ones in a picture without a background. */
const RIM = 0.25;

let runner: NetworkRunner | undefined;

/** @param pixels ideally 200 to 400 wide: larger ones only take longer. */
export function measurePicture(pixels: Pixels): Measures {
  const rgb = onWhite(pixels);
  const { width, height } = fitted(rgb, GROUND_SIDE);
  const small = resample(rgb, WHOLE, width, height);
  const lab = toLab(small);
  const { mask, box, isPlain } = findForeground(lab, width, height, alphaOf(pixels, width, height));
  const weights = mask ? Float32Array.from(mask) : middleFirst(width, height);

  const boxed = toLab(resample(rgb, box, BOX_SIDE, BOX_SIDE));
  return {
    ...seen(rgb, isPlain ? squareAround(box, rgb) : WHOLE),
    colors: colorHistogram(lab, weights),
    layout: colorLayout(boxed, BOX_SIDE),
    shape: orientedGradients(lightOf(boxed), BOX_SIDE),
    texture: binaryPatterns(lightOf(lab), width, height, weights),
  };
}

/** Averages the picture and its mirror image. */
function seen(rgb: Rgb, part: Box): { kind: Float32Array; stages: Float32Array } {
  runner ??= createNetworkRunner(shippedNetwork());
  const { side } = runner.network;
  const square = resample(rgb, part, side, side);
  const one = runner.look(square.data);
  const other = runner.look(mirrored(square).data);
  return {
    kind: toLength(one.embedding.map((value, n) => value + (other.embedding[n] ?? 0))),
    stages: one.stages.map((value, n) => (value + (other.stages[n] ?? 0)) / 2),
  };
}

/** A square if the picture allows it, so that proportions are kept. */
function squareAround({ left, top, right, bottom }: Box, { width, height }: Rgb): Box {
  const side = Math.max((right - left) * width, (bottom - top) * height);
  const [wide, high] = [Math.min(1, side / width), Math.min(1, side / height)];
  const held = (middle: number, size: number) => Math.min(1 - size, Math.max(0, middle - size / 2));
  const [x, y] = [held((left + right) / 2, wide), held((top + bottom) / 2, high)];
  return { left: x, top: y, right: x + wide, bottom: y + high };
}

export function toLength(values: Float32Array, length = 1): Float32Array {
  const now = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return now > 0 ? values.map((value) => (value / now) * length) : values;
}

function fitted({ width, height }: Rgb, side: number): { width: number; height: number } {
  const scale = side / Math.max(width, height);
  return { width: Math.max(8, Math.round(width * scale)), height: Math.max(8, Math.round(height * scale)) };
}

/** On the small grid; undefined for pictures without transparency. */
function alphaOf({ data, width, height }: Pixels, toWidth: number, toHeight: number): Uint8Array | undefined {
  let clear = 0;
  const alpha = new Uint8Array(width * height * 3);
  for (let n = 0; n < width * height; n += 1) {
    const value = data[n * 4 + 3] ?? 255;
    if (value < 128) clear += 1;
    alpha.fill(value, n * 3, n * 3 + 3);
  }
  if (clear < width * height * 0.03) return undefined;
  return resample({ data: alpha, width, height }, WHOLE, toWidth, toHeight).data.filter((_, n) => n % 3 === 0);
}

const lightOf = (lab: Float32Array): Float32Array => lab.filter((_, n) => n % 3 === 0);

function middleFirst(width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, n) => {
    const x = ((n % width) + 0.5) / width - 0.5;
    const y = (Math.floor(n / width) + 0.5) / height - 0.5;
    return RIM + (1 - RIM) * Math.max(0, 1 - (x * x + y * y) * 4);
  });
}
