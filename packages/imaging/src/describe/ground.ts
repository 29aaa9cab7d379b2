/**
 * Rough foreground detection: the background looks like the picture's border and is connected to it. Sufficient to
 * locate a product and its pixels, not for display.
 */
import { type Box, WHOLE } from './plane.ts';

export interface Foreground {
  /** The background is smooth, so the box is reliable. */
  isPlain: boolean;
  /** 1 for the product. Null when nothing can be distinguished: the whole picture is used. */
  mask: Uint8Array | null;
  box: Box;
}

/** Number of border colours. */
const CLUSTERS = 3;
const ROUNDS = 6;
/** Colour distances (ΔE): equal to a border colour; adjacent to background and similar, as in a soft shadow. */
const ALIKE = 8;
const NEXT_TO = 3;
const SHADOW = 26;
/** A foreground share outside of these limits is implausible. */
const MIN_SHARE = 0.03;
const MAX_SHARE = 0.93;
/**
 * Maximum mean step between neighbours along the border (ΔE): studio backgrounds have about 0.5, rooms and fabrics 2.
 */
const SMOOTH = 0.85;
/** Minimum size of a component. */
const SPECK = 0.004;
const MARGIN = 0.03;

/** @param lab three numbers per pixel. @param alpha one byte per pixel, if the picture has its own cut-out. */
export function findForeground(lab: Float32Array, width: number, height: number, alpha?: Uint8Array): Foreground {
  const mask = alpha ? alpha.map((value) => (value >= 128 ? 1 : 0)) : notGround(lab, width, height);
  dropSpecks(mask, width, height);
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  mask.forEach((isFront, n) => {
    if (!isFront) return;
    count += 1;
    const [x, y] = [n % width, Math.floor(n / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const share = count / mask.length;
  if (share < MIN_SHARE || share > MAX_SHARE) return { mask: null, box: WHOLE, isPlain: false };
  return {
    mask,
    isPlain: alpha !== undefined || isSmooth(lab, width, height),
    box: {
      left: Math.max(0, left / width - MARGIN),
      top: Math.max(0, top / height - MARGIN),
      right: Math.min(1, (right + 1) / width + MARGIN),
      bottom: Math.min(1, (bottom + 1) / height + MARGIN),
    },
  };
}

function notGround(lab: Float32Array, width: number, height: number): Uint8Array {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  const centres = clusters(lab, border);

  const nearest = (pixel: number): number => Math.min(...centres.map((centre) => distance(lab, pixel * 3, centre, 0)));
  const ground = new Uint8Array(width * height);
  const waiting: number[] = [];
  const enter = (pixel: number): void => {
    ground[pixel] = 1;
    waiting.push(pixel);
  };
  for (const pixel of border) if (!ground[pixel] && nearest(pixel) < ALIKE) enter(pixel);
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width;
    for (const next of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
      if (next < 0 || next >= ground.length || ground[next]) continue;
      const away = nearest(next);
      if (away < ALIKE || (away < SHADOW && distance(lab, next * 3, lab, pixel * 3) < NEXT_TO)) enter(next);
    }
  }
  return ground.map((isGround) => 1 - isGround);
}

function isSmooth(lab: Float32Array, width: number, height: number): boolean {
  let sum = 0;
  for (const row of [0, height - 1]) {
    for (let x = 1; x < width; x += 1) sum += distance(lab, (row * width + x) * 3, lab, (row * width + x - 1) * 3);
  }
  for (const column of [0, width - 1]) {
    for (let y = 1; y < height; y += 1) {
      sum += distance(lab, (y * width + column) * 3, lab, ((y - 1) * width + column) * 3);
    }
  }
  return sum / (2 * (width + height - 2)) < SMOOTH;
}

/** k-means, initialized with the darkest, median and lightest border pixel. */
function clusters(lab: Float32Array, border: readonly number[]): Float32Array[] {
  const byLight = [...border].sort((one, other) => (lab[one * 3] ?? 0) - (lab[other * 3] ?? 0));
  let centres = Array.from({ length: CLUSTERS }, (_, n) => {
    const pixel = byLight[Math.floor(((n + 0.5) / CLUSTERS) * byLight.length)] ?? 0;
    return lab.slice(pixel * 3, pixel * 3 + 3);
  });
  let sizes = new Float64Array(CLUSTERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(CLUSTERS * 3);
    sizes = new Float64Array(CLUSTERS);
    for (const pixel of border) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      centres.forEach((centre, n) => {
        const away = distance(lab, pixel * 3, centre, 0);
        if (away < least) [least, best] = [away, n];
      });
      sizes[best] = (sizes[best] ?? 0) + 1;
      for (let axis = 0; axis < 3; axis += 1) {
        sums[best * 3 + axis] = (sums[best * 3 + axis] ?? 0) + (lab[pixel * 3 + axis] ?? 0);
      }
    }
    centres = centres.map((centre, n) =>
      sizes[n] ? Float32Array.from({ length: 3 }, (_, axis) => (sums[n * 3 + axis] ?? 0) / (sizes[n] ?? 1)) : centre,
    );
  }
  // A rare border colour is the product touching the border.
  const common = centres.filter((_, n) => (sizes[n] ?? 0) >= border.length * 0.12);
  return common.length > 0 ? common : centres;
}

function dropSpecks(mask: Uint8Array, width: number, height: number): void {
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue;
    const part = [start];
    seen[start] = 1;
    for (let n = 0; n < part.length; n += 1) {
      const pixel = part[n] ?? 0;
      const x = pixel % width;
      for (const next of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
        if (next < 0 || next >= width * height || seen[next] || !mask[next]) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    if (part.length < mask.length * SPECK) for (const pixel of part) mask[pixel] = 0;
  }
}

function distance(a: Float32Array, atA: number, b: Float32Array, atB: number): number {
  return Math.hypot(
    (a[atA] ?? 0) - (b[atB] ?? 0),
    (a[atA + 1] ?? 0) - (b[atB + 1] ?? 0),
    (a[atA + 2] ?? 0) - (b[atB + 2] ?? 0),
  );
}
