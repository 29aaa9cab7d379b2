/**
 * Texture features: uniform local binary patterns (Ojala, Pietikäinen and Mäenpää, 2002), counted over weighted pixels.
 */

/**
 * Patterns with at most two transitions around the ring; a pattern and its mirror image share a bin; one bin for all
 * others.
 */
const { BIN_OF, TEXTURE_LENGTH } = (() => {
  const bins = new Int16Array(256).fill(-1);
  let next = 0;
  for (let pattern = 0; pattern < 256; pattern += 1) {
    const turned = ((pattern << 1) | (pattern >> 7)) & 0xff;
    let changes = 0;
    for (let differing = pattern ^ turned; differing > 0; differing &= differing - 1) changes += 1;
    if (changes > 2) continue;
    const across = bins[mirrorOf(pattern)] ?? -1;
    bins[pattern] = across >= 0 ? across : next++;
  }
  return { BIN_OF: bins.map((bin) => (bin < 0 ? next : bin)), TEXTURE_LENGTH: next + 1 };
})();

/** The ring starts at the upper left and goes clockwise: 0 1 2 above, 3 right, 4 5 6 below, 7 left. */
function mirrorOf(pattern: number): number {
  const across = [2, 1, 0, 7, 6, 5, 4, 3];
  return across.reduce((mirrored, from, bit) => mirrored | (((pattern >> from) & 1) << bit), 0);
}

/** Differences below the noise level count as flat. */
const NOISE = 1.2;

/** Square roots of the shares. @param light one number per pixel. @param weights of each pixel. */
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
