/**
 * Removes uneven lighting: backgrounds get darker towards a corner or warmer towards a window. A smooth surface is
 * fitted through background samples and subtracted, so that the background is uniform and pale objects stand out.
 */
import { elementAt } from '@quarry/language';

/** Number of polynomial terms: constant, two linear and three quadratic. */
const TERMS = 6;
const ROUNDS = 3;
/** Samples along the longer side. */
const SAMPLES = 100;

/**
 * Width of the sampled frame relative to the shorter side, and the maximum deviation of a plain background from the
 * surface, in Lab.
 */
const FRAME = 0.035;
const STRAY = 3;
/** Minimum share of the frame that fits the surface. */
const PLAIN = 0.9;

/** The colours with even lighting; null when the background is not plain. */
export function evenGround(lab: Float32Array, width: number, height: number): Float32Array | null {
  const frame = Math.max(1, Math.round(Math.min(width, height) * FRAME));
  const step = Math.max(1, Math.round(Math.max(width, height) / SAMPLES));
  const samples: number[] = [];
  for (let y = 0; y < height; y += step) {
    const isEnd = y < frame || y >= height - frame;
    for (let x = 0; x < width; x += step) {
      if (isEnd || x < frame || x >= width - frame) samples.push(y * width + x);
    }
  }
  const places = samples.map((i) => terms((i % width) / width, Math.floor(i / width) / height));
  const off = new Float64Array(samples.length);
  const surfaces: Surface[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const values = samples.map((i) => lab[i * 3 + axis] ?? 0);
    const surface = surfaceThrough(places, values);
    if (!surface) return null;
    surfaces.push(surface);
    for (const [n, place] of places.entries()) off[n] = (off[n] ?? 0) + ((values[n] ?? 0) - dot(surface, place)) ** 2;
  }
  const near = off.reduce((sum, value) => sum + (value < STRAY * STRAY ? 1 : 0), 0);
  if (near < samples.length * PLAIN) return null;
  const even = lab.slice();
  for (const [axis, surface] of surfaces.entries()) {
    const [c0, c1, c2, c3, c4, c5] = surface;
    const flat = dot(surface, terms(0.5, 0.5));
    for (let y = 0; y < height; y++) {
      const v = y / height - 0.5;
      for (let x = 0; x < width; x++) {
        const u = x / width - 0.5;
        even[(y * width + x) * 3 + axis] =
          (even[(y * width + x) * 3 + axis] ?? 0) -
          (c0 + c1 * u + c2 * v + c3 * u * u + c4 * u * v + c5 * v * v - flat);
      }
    }
  }
  return even;
}

type Surface = readonly [number, number, number, number, number, number];

/** The polynomial terms at a position, 0 to 1 in each direction. */
function terms(x: number, y: number): number[] {
  const [u, v] = [x - 0.5, y - 0.5];
  return [1, u, v, u * u, u * v, v * v];
}

/** Fitted again without outliers: shadows and objects that touch the frame. */
function surfaceThrough(places: readonly number[][], values: readonly number[]): Surface | null {
  let kept = values.map((_, n) => n);
  let surface: number[] | null = null;
  for (let round = 0; round < ROUNDS && kept.length > TERMS * 4; round++) {
    const fitted: number[] | null = solved(
      kept.map((n) => elementAt(places, n)),
      kept.map((n) => values[n] ?? 0),
    );
    if (!fitted) break;
    surface = fitted;
    const off = values.map((value, n) => Math.abs(value - dot(fitted, elementAt(places, n))));
    const spread = off.toSorted((a, b) => a - b)[off.length >> 1] ?? 0;
    kept = kept.filter((n) => (off[n] ?? 0) <= Math.max(1, spread * 2.5));
  }
  if (!surface) return null;
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0] = surface;
  return [c0, c1, c2, c3, c4, c5];
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);

/** Least squares by normal equations and elimination; null when the system is singular. */
function solved(rows: readonly (readonly number[])[], values: readonly number[]): number[] | null {
  const system = Array.from({ length: TERMS }, (_, a) => [
    ...Array.from({ length: TERMS }, (__, b) => rows.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), 0)),
    rows.reduce((sum, row, n) => sum + (row[a] ?? 0) * (values[n] ?? 0), 0),
  ]);
  for (let k = 0; k < TERMS; k++) {
    const pivot = system
      .slice(k)
      .reduce((best, row, n) => (Math.abs(row[k] ?? 0) > Math.abs(elementAt(system, best)[k] ?? 0) ? k + n : best), k);
    [system[k], system[pivot]] = [elementAt(system, pivot), elementAt(system, k)];
    if (Math.abs(elementAt(system, k)[k] ?? 0) < 1e-9) return null;
    for (let row = 0; row < TERMS; row++) {
      if (row === k) continue;
      const factor = (elementAt(system, row)[k] ?? 0) / (elementAt(system, k)[k] ?? 0);
      for (let column = k; column <= TERMS; column++)
        elementAt(system, row)[column] =
          (elementAt(system, row)[column] ?? 0) - factor * (elementAt(system, k)[column] ?? 0);
    }
  }
  return system.map((row, k) => (row[TERMS] ?? 0) / (row[k] ?? 0));
}
