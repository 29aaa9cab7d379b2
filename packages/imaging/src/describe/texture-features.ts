/**
 * The texture of a surface: uniform local binary patterns (Ojala, Pietikäinen and Mäenpää, 2002), counted over the pixels
 * that count.
 */

/** 58 patterns with at most two changes around the ring, and one bin for all others. */
export const TEXTURE_LENGTH = 59;

const BIN_OF = (() => {
  const bins = new Uint8Array(256).fill(TEXTURE_LENGTH - 1);
  let next = 0;
  for (let pattern = 0; pattern < 256; pattern += 1) {
    const turned = ((pattern << 1) | (pattern >> 7)) & 0xff;
    let changes = 0;
    for (let differing = pattern ^ turned; differing > 0; differing &= differing - 1) changes += 1;
    if (changes <= 2) bins[pattern] = next++;
  }
  return bins;
})();
/** What is as light as its neighbour but for noise is flat. */
const NOISE = 1.2;

/** Square roots of the shares. @param light one number a pixel. @param weights how much each pixel counts. */
export function binaryPatterns(
  light: Float32Array,
  width: number,
  height: number,
  weights: Float32Array,
): Float32Array {
  const bins = new Float32Array(TEXTURE_LENGTH);
  const around = [-width - 1, -width, -width + 1, 1, width + 1, width, width - 1, -1];
  let total = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const weight = weights[at] ?? 0;
      if (weight === 0) continue;
      const least = (light[at] ?? 0) + NOISE;
      let pattern = 0;
      for (let n = 0; n < 8; n += 1) if ((light[at + (around[n] ?? 0)] ?? 0) >= least) pattern |= 1 << n;
      const bin = BIN_OF[pattern] ?? 0;
      bins[bin] = (bins[bin] ?? 0) + weight;
      total += weight;
    }
  }
  return bins.map((bin) => Math.sqrt(total > 0 ? bin / total : 0));
}
