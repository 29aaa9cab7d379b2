/** Colour features of a product: which colours it has, and where. */

const GREYS = 6;
const HUES = 12;
const LIGHTS = 3;
const CHROMAS = 2;
export const HISTOGRAM_LENGTH = GREYS + HUES * LIGHTS * CHROMAS;

/** Below the first chroma everything is grey, above the second nothing is. */
const GREY_UNTIL = 6;
const COLOR_FROM = 15;
const STRONG_CHROMA = 75;

/**
 * Colour shares as square roots (so that a dot product is the Hellinger affinity). A colour between two bins counts for
 * both, so that small changes of light have small effects.
 * @param weights of each pixel.
 */
export function colorHistogram(lab: Float32Array, weights: Float32Array): Float32Array {
  const bins = new Float32Array(HISTOGRAM_LENGTH);
  let total = 0;
  const put = (bin: number, weight: number): void => {
    bins[bin] = (bins[bin] ?? 0) + weight;
  };
  weights.forEach((weight, n) => {
    if (weight === 0) return;
    total += weight;
    const [l, a, b] = [lab[n * 3] ?? 0, lab[n * 3 + 1] ?? 0, lab[n * 3 + 2] ?? 0];
    const chroma = Math.hypot(a, b);
    const colored = Math.min(1, Math.max(0, (chroma - GREY_UNTIL) / (COLOR_FROM - GREY_UNTIL)));
    if (colored < 1) {
      for (const [bin, part] of between((l / 100) * (GREYS - 1), GREYS)) put(bin, weight * (1 - colored) * part);
    }
    if (colored === 0) return;
    const turn = (Math.atan2(b, a) / (2 * Math.PI) + 1) * HUES;
    const [hue, past] = [Math.floor(turn), turn - Math.floor(turn)];
    for (const [light, lightPart] of between(((l - 15) / 70) * (LIGHTS - 1), LIGHTS)) {
      for (const [strength, strengthPart] of between((chroma / STRONG_CHROMA) * 1.6 - 0.3, CHROMAS)) {
        const share = weight * colored * lightPart * strengthPart;
        const bin = GREYS + (light * CHROMAS + strength) * HUES;
        put(bin + (hue % HUES), share * (1 - past));
        put(bin + ((hue + 1) % HUES), share * past);
      }
    }
  });
  return bins.map((bin) => Math.sqrt(total > 0 ? bin / total : 0));
}

function between(place: number, bins: number): [bin: number, part: number][] {
  const held = Math.min(bins - 1, Math.max(0, place));
  const low = Math.floor(held);
  const part = held - low;
  return part === 0
    ? [[low, 1]]
    : [
        [low, 1 - part],
        [low + 1, part],
      ];
}

const GRID = 4;
/** Left and right are averaged, so that a mirrored picture has the same layout. */
const COLUMNS = GRID / 2;
export const LAYOUT_LENGTH = GRID * COLUMNS * 3;

/** Mean colours of a coarse grid over a square of `side` pixels: L, a and b from about -1 to 1. */
export function colorLayout(lab: Float32Array, side: number): Float32Array {
  const layout = new Float32Array(LAYOUT_LENGTH);
  const cell = side / GRID;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const column = Math.floor(x / cell);
      const to = (Math.floor(y / cell) * COLUMNS + Math.min(column, GRID - 1 - column)) * 3;
      for (let axis = 0; axis < 3; axis += 1) {
        layout[to + axis] = (layout[to + axis] ?? 0) + (lab[(y * side + x) * 3 + axis] ?? 0);
      }
    }
  }
  return layout.map((sum, n) => {
    const mean = sum / (2 * cell * cell);
    return n % 3 === 0 ? mean / 50 - 1 : mean / 60;
  });
}
