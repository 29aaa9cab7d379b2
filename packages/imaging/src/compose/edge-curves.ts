/** Curves along the edge of cloth, one value per row: smooth, and never inside the body. */

/** Averaged twice over `reach` values to each side; the ends keep what they have. */
export function smoothed(values: ArrayLike<number>, reach: number): Float64Array {
  return averaged(averaged(values, reach), reach);
}

function averaged(values: ArrayLike<number>, reach: number): Float64Array {
  const { length } = values;
  const sums = new Float64Array(length + 1);
  for (let k = 0; k < length; k++) sums[k + 1] = (sums[k] ?? 0) + (values[k] ?? 0);
  return Float64Array.from({ length }, (_, k) => {
    const half = Math.min(reach, k, length - 1 - k);
    return ((sums[k + half + 1] ?? 0) - (sums[k - half] ?? 0)) / (2 * half + 1);
  });
}

/** Raises the curve smoothly wherever it is below `least`, distributing the difference over neighbouring rows. */
export function raisedOver(curve: ArrayLike<number>, least: ArrayLike<number>, reach: number): Float64Array {
  const { length } = curve;
  const missing = Float64Array.from({ length }, (_, k) => Math.max(0, (least[k] ?? 0) - (curve[k] ?? 0)));
  const most = Float64Array.from({ length }, (_, k) => {
    let value = 0;
    for (let j = Math.max(0, k - reach); j <= Math.min(length - 1, k + reach); j++)
      value = Math.max(value, missing[j] ?? 0);
    return value;
  });
  const spread = smoothed(most, Math.ceil(reach / 2));
  return Float64Array.from({ length }, (_, k) => Math.max((curve[k] ?? 0) + (spread[k] ?? 0), least[k] ?? 0));
}

/** Linear interpolation between entries; constant beyond the ends. */
export function valueAt(values: ArrayLike<number>, place: number): number {
  const at = Math.max(0, Math.min(values.length - 1, place));
  const low = Math.floor(at);
  const high = Math.min(values.length - 1, low + 1);
  return (values[low] ?? 0) + ((values[high] ?? 0) - (values[low] ?? 0)) * (at - low);
}
