/**
 * Finds the inside of a garment that is visible through its neckline: lining, label, back of the collar. On a wearer
 * the neck is there, so this part is removed from the front and drawn behind the figure.
 */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { blurred } from '../cut-out/masks.ts';
import { decodePicture } from '../decode/decode-picture.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { labOf } from '../cut-out/lab.ts';
import { isPiece, topOf } from './outline.ts';

/** What a picture shows and its front does not, per pixel 0 to 1. @throws UnreadablePictureError */
export async function insideBehind({ width, height, rgba }: Cutout, front: Uint8Array): Promise<Float32Array> {
  const pixels = await decodePicture(front, { maxSide: Math.max(width, height) });
  const inside = new Float32Array(width * height);
  if (pixels.width !== width || pixels.height !== height) return inside;
  for (let i = 0; i < inside.length; i++) {
    const [all, before] = [rgba[i * 4 + 3] ?? 0, pixels.data[i * 4 + 3] ?? 0];
    if (all > 0) inside[i] = Math.max(0, 1 - before / all);
  }
  return inside;
}

/** Maximum Lab distance between pixels of the lining. */
const LINING = 9;
/** A neckline is not a stripe: its squared height is at most this many times its area. */
const SLENDER = 4;
/** Rows below the deepest neckline that are used as a sample of the front. */
const FRONT_BELOW = 60;

/**
 * 1 where the inside is visible, with soft edges, as given or as detected; null when it cannot be distinguished from
 * the front.
 * @param center column of the neck. @param reach maximum half width of a neckline. @param depth rows below the top.
 */
export function insideOf(cutout: Cutout, center: number, reach: number, depth: number): Float32Array | null {
  if (cutout.inside) return cutout.inside;
  const { width, height, box, rgba } = cutout;
  const top = topOf(cutout, center);
  if (top === null) return null;
  const bottom = Math.min(height - 1, Math.round(top + depth));
  // Rows further down are ignored.
  const seen = width * Math.min(height, bottom + FRONT_BELOW);
  const lab = labOf(opaque(rgba.subarray(0, seen * 4)), seen);
  const [left, right] = [Math.max(0, Math.round(center - reach)), Math.min(width - 1, Math.round(center + reach))];

  let best: { inside: Uint8Array; size: number } | null = null;
  // Seeds just below the back collar, and lower in case of a label or a wide collar.
  for (const share of [0.05, 0.1, 0.16]) {
    for (const aside of [0, -0.16, 0.16]) {
      const [x, y] = [Math.round(center + reach * aside), Math.round(top + Math.max(4, depth * share))];
      if (!isPiece(cutout, x, y)) continue;
      const grown = grow(lab, cutout, x, y, { left, right, top: box.top, bottom });
      if (grown && (!best || grown.size > best.size)) best = grown;
    }
  }
  if (!best) return null;
  const { inside } = best;
  if (!isDarkerThanFront(lab, inside, cutout, center, bottom)) return null;
  // Above the lining in its columns is the back of the collar; small islands are labels. The lower edge is smoothed,
  // because a front pattern in the lining's colour causes spikes.
  const lowest: number[] = [];
  for (let x = left; x <= right; x++) {
    let y = bottom;
    while (y >= box.top && !inside[y * width + x]) y -= 1;
    lowest.push(y < box.top ? -1 : y);
  }
  const window = Math.max(3, Math.round((right - left) * 0.05));
  const calm = lowest.map((own, k) => {
    if (own < 0) return -1;
    const around = lowest
      .slice(Math.max(0, k - window), k + window + 1)
      .filter((y) => y >= 0)
      .sort((a, b) => a - b);
    return around[around.length >> 1] ?? 0;
  });
  for (const [k, end] of calm.entries()) {
    const x = left + k;
    for (let y = box.top; y <= bottom; y++) inside[y * width + x] = end >= 0 && y <= end ? 1 : 0;
  }
  return softened(inside, width, height);
}

function grow(
  lab: Float32Array,
  cutout: Cutout,
  startX: number,
  startY: number,
  limits: { left: number; right: number; top: number; bottom: number },
): { inside: Uint8Array; size: number } | null {
  const { width, height, box } = cutout;
  const inside = new Uint8Array(width * height);
  const start = startY * width + startX;
  const queue = [start];
  inside[start] = 1;
  let touches = 0;
  const visit = (x: number, y: number, from: number) => {
    const i = y * width + x;
    if (inside[i] || x < limits.left || x > limits.right || y < limits.top || y > limits.bottom) return;
    if (!isPiece(cutout, x, y)) return;
    const far = distance(lab, i, start);
    const step = distance(lab, i, from);
    if (step > 30 || far > LINING * LINING * 2.2 || (far > LINING * LINING && step > 4)) return;
    inside[i] = 1;
    queue.push(i);
  };
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at] ?? 0;
    const x = i % width;
    const y = Math.floor(i / width);
    if (x <= limits.left || x >= limits.right || y >= limits.bottom) touches += 1;
    visit(x - 1, y, i);
    visit(x + 1, y, i);
    visit(x, y - 1, i);
    visit(x, y + 1, i);
  }
  const size = queue.length;
  const [first, last] = [
    Math.floor(queue.reduce((a, b) => Math.min(a, b)) / width),
    Math.floor(queue.reduce((a, b) => Math.max(a, b)) / width),
  ];
  if ((last - first) ** 2 > size * SLENDER) return null;
  const whole = box.width * box.height;
  if (size < whole * 0.0015 || size > whole * 0.16 || touches > Math.sqrt(size) * 0.8) return null;
  return { inside, size };
}

function distance(lab: Float32Array, a: number, b: number): number {
  const dl = (lab[a * 3] ?? 0) - (lab[b * 3] ?? 0);
  const da = (lab[a * 3 + 1] ?? 0) - (lab[b * 3 + 1] ?? 0);
  const db = (lab[a * 3 + 2] ?? 0) - (lab[b * 3 + 2] ?? 0);
  return dl * dl * 0.7 + da * da + db * db;
}

/** Lining is in shade: darker than the front just below it, or of another colour. */
function isDarkerThanFront(
  lab: Float32Array,
  inside: Uint8Array,
  { width, height }: Cutout,
  center: number,
  bottom: number,
): boolean {
  const sums = { inside: [0, 0, 0, 0], front: [0, 0, 0, 0] };
  for (let y = 0; y < Math.min(height, bottom + FRONT_BELOW); y += 2) {
    for (let x = Math.round(center - 70); x < center + 70; x += 2) {
      const i = y * width + x;
      if (x < 0 || x >= width) continue;
      const isIn = inside[i] === 1;
      if (!isIn && y < bottom) continue;
      const sum = isIn ? sums.inside : sums.front;
      sum[0] = (sum[0] ?? 0) + (lab[i * 3] ?? 0);
      sum[1] = (sum[1] ?? 0) + (lab[i * 3 + 1] ?? 0);
      sum[2] = (sum[2] ?? 0) + (lab[i * 3 + 2] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
  }
  const [a, b] = [sums.inside, sums.front];
  if (!a[3] || !b[3]) return Boolean(a[3]);
  const light = (b[0] ?? 0) / b[3] - (a[0] ?? 0) / a[3];
  const tint = Math.hypot((b[1] ?? 0) / b[3] - (a[1] ?? 0) / a[3], (b[2] ?? 0) / b[3] - (a[2] ?? 0) / a[3]);
  return light > 4 || tint > 10;
}

/** Rounded, to remove spikes at pattern edges, and grown by a pixel to include the last shaded row. */
function softened(mask: Uint8Array, width: number, height: number): Float32Array {
  let soft: Float32Array = new Float32Array(mask);
  for (const reach of [3, 2]) soft = blurred(soft, width, height, reach);
  return soft.map((value) => smoothstep(0.3, 0.5, value));
}

function opaque(rgba: Uint8Array): Uint8Array {
  const copy = rgba.slice();
  for (let i = 3; i < copy.length; i += 4) copy[i] = 255;
  return copy;
}

/** The inside grown by two pixels, so that it continues under the front's edge. */
export function underEdge(inside: Float32Array, { width, height }: Cutout): Float32Array {
  return blurred(inside, width, height, 2).map((value) => smoothstep(0.02, 0.2, value));
}
