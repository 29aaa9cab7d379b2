/** Matrix-vector products, which take most of the reader's time. */

export interface Matrix {
  /** Row by row. 64-bit, because reading 32-bit numbers converts each of them. */
  values: Float64Array;
  rows: number;
  columns: number;
}

export const matrixOf = (values: Float32Array, rows: number): Matrix => ({
  values: Float64Array.from(values),
  rows,
  columns: values.length / rows,
});

/**
 * Adds the product of the matrix and each of `count` vectors to `into`.
 *
 * @param vectors one after the other, each beginning `stride` numbers behind the one before; they may overlap.
 * @param into `count` times `matrix.rows` numbers.
 */
export function addProducts(
  { values, rows, columns }: Matrix,
  vectors: Float64Array,
  stride: number,
  count: number,
  into: Float64Array,
): void {
  for (let one = 0; one < count; one++) {
    const from = one * stride;
    const to = one * rows;
    let row = 0;
    // Four rows at once: each number of the vector is read once for them, and no sum waits for another.
    for (; row + 3 < rows; row += 4) {
      const a = row * columns;
      const b = a + columns;
      const c = b + columns;
      const d = c + columns;
      let sumA = 0;
      let sumB = 0;
      let sumC = 0;
      let sumD = 0;
      for (let at = 0; at < columns; at++) {
        const value = vectors[from + at] ?? 0;
        sumA += (values[a + at] ?? 0) * value;
        sumB += (values[b + at] ?? 0) * value;
        sumC += (values[c + at] ?? 0) * value;
        sumD += (values[d + at] ?? 0) * value;
      }
      into[to + row] = (into[to + row] ?? 0) + sumA;
      into[to + row + 1] = (into[to + row + 1] ?? 0) + sumB;
      into[to + row + 2] = (into[to + row + 2] ?? 0) + sumC;
      into[to + row + 3] = (into[to + row + 3] ?? 0) + sumD;
    }
    for (; row < rows; row++) {
      let sum = 0;
      for (let at = 0; at < columns; at++) sum += (values[row * columns + at] ?? 0) * (vectors[from + at] ?? 0);
      into[to + row] = (into[to + row] ?? 0) + sum;
    }
  }
}

/** `count` copies of a bias, one after the other. */
export function repeated(bias: Float32Array, count: number): Float64Array {
  const all = new Float64Array(bias.length * count);
  for (let one = 0; one < count; one++) all.set(bias, one * bias.length);
  return all;
}
