/**
 * The colours at a picture's border: k-means in Lab over a thin frame. Most product pictures show their background
 * there.
 */
import { elementAt } from '@quarry/language';

export interface BorderColor {
  lab: readonly [number, number, number];
  /** Share of the frame with this colour, 0 to 1. */
  share: number;
}

const COLORS = 4;
const ROUNDS = 8;
const FRAME = 0.025;

export function borderColors(lab: Float32Array, width: number, height: number): BorderColor[] {
  const frame = Math.max(1, Math.round(Math.min(width, height) * FRAME));
  const samples: number[] = [];
  const step = Math.max(1, Math.round(Math.min(width, height) / 120));
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (x < frame || y < frame || x >= width - frame || y >= height - frame) samples.push((y * width + x) * 3);
    }
  }
  if (samples.length === 0) return [];
  // Seeds are spread over lightness, so that the result is deterministic.
  const byLight = samples.toSorted((a, b) => (lab[a] ?? 0) - (lab[b] ?? 0));
  const centers = Array.from({ length: COLORS }, (_, k): [number, number, number] => {
    const at = byLight[Math.floor(((k + 0.5) / COLORS) * byLight.length)] ?? 0;
    return [lab[at] ?? 0, lab[at + 1] ?? 0, lab[at + 2] ?? 0];
  });
  let counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0]);
    counts = centers.map(() => 0);
    for (const at of samples) {
      let best = 0;
      let distance = Number.POSITIVE_INFINITY;
      for (let k = 0; k < centers.length; k++) {
        const center = elementAt(centers, k);
        const dl = (lab[at] ?? 0) - center[0];
        const da = (lab[at + 1] ?? 0) - center[1];
        const db = (lab[at + 2] ?? 0) - center[2];
        const d = dl * dl + da * da + db * db;
        if (d < distance) {
          best = k;
          distance = d;
        }
      }
      counts[best] = (counts[best] ?? 0) + 1;
      for (let axis = 0; axis < 3; axis++)
        elementAt(sums, best)[axis] = (elementAt(sums, best)[axis] ?? 0) + (lab[at + axis] ?? 0);
    }
    for (const [k, sum] of sums.entries()) {
      if ((counts[k] ?? 0) > 0)
        centers[k] = [
          (sum[0] ?? 0) / (counts[k] ?? 0),
          (sum[1] ?? 0) / (counts[k] ?? 0),
          (sum[2] ?? 0) / (counts[k] ?? 0),
        ];
    }
  }
  return centers
    .map((color, k) => ({ lab: color, share: (counts[k] ?? 0) / samples.length }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
