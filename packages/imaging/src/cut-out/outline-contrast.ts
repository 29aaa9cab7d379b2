/** Estimates the reliability of a cut-out: a correct outline is where colours change. */

/**
 * Minimum colour difference of an edge in Lab, and the distance to both sides at which it is measured, relative to the
 * shorter side.
 */
const STEP = 8;
const REACH = 0.012;

/** Share of the outline with a colour change, 0 to 1. */
export function outlineContrast(piece: Uint8Array, lab: Float32Array, width: number, height: number): number {
  const reach = Math.max(2, Math.round(Math.min(width, height) * REACH));
  const steps = [1, -1, width, -width];
  let [all, sharp] = [0, 0];
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (!piece[i]) continue;
      for (let k = 0; k < steps.length; k++) {
        const step = steps[k] ?? 0;
        if (piece[i + step]) continue;
        const [a, b] = [(i - step * (reach - 1)) * 3, (i + step * reach) * 3];
        all += 1;
        if (
          Math.hypot(
            (lab[a] ?? 0) - (lab[b] ?? 0),
            (lab[a + 1] ?? 0) - (lab[b + 1] ?? 0),
            (lab[a + 2] ?? 0) - (lab[b + 2] ?? 0),
          ) > STEP
        )
          sharp += 1;
      }
    }
  }
  return all > 0 ? sharp / all : 0;
}
