/** Quantizes vectors to int8: a quarter of the memory, and integer sums are fast and identical on every machine. */

/** Length of a full vector in bytes' units. */
export const UNIT = 127;

/** Writes `vector` with length 1 times 127, rounded, at row `row` of `target`; zeros stay zeros. Returns its length. */
export function writeUnitRow(target: Int8Array, row: number, vector: ArrayLike<number>): number {
  const dimensions = vector.length;
  let squares = 0;
  for (let d = 0; d < dimensions; d++) squares += (vector[d] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  if (length === 0) return 0;
  for (let d = 0; d < dimensions; d++) target[row * dimensions + d] = Math.round(((vector[d] ?? 0) / length) * UNIT);
  return length;
}

/**
 * What a row must be multiplied by to be as long as it was before it was rounded; 1 for a row of zeros. Without it the
 * nearest of many that are alike are those that rounding made longer.
 */
export function scaleOfRow(rows: Int8Array, start: number, dimensions: number): number {
  let squares = 0;
  for (let i = start; i < start + dimensions; i++) squares += (rows[i] ?? 0) ** 2;
  return squares === 0 ? 1 : UNIT / Math.sqrt(squares);
}

/** Cosine of two rows, up to rounding; 0 where one of them is unknown. */
export function cosineOfRows(a: Int8Array, rowA: number, b: Int8Array, rowB: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0, i = rowA * dimensions, j = rowB * dimensions; d < dimensions; d++) {
    sum += (a[i + d] ?? 0) * (b[j + d] ?? 0);
  }
  return sum / (UNIT * UNIT);
}
