/**
 * Eigenvalues of a small symmetric matrix, by Jacobi rotations (Golub and Van Loan, "Matrix Computations", 8.5): slow
 * for large matrices, but exact and simple for the few dozen dimensions of vectors.
 */
const MAX_SWEEPS = 30;
const SMALL_ENOUGH = 1e-18;

export interface Eigen {
  /** Greatest first. */
  values: Float64Array;
  /** Column `j` (`vectors[i * size + j]`) belongs to value `j`. */
  vectors: Float64Array;
}

/** `matrix`: row by row, not changed. */
export function symmetricEigen(matrix: Float64Array, size: number): Eigen {
  const a = matrix.slice();
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i++) v[i * size + i] = 1;

  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let outside = 0;
    let inside = 0;
    for (let i = 0; i < size; i++) {
      inside += (a[i * size + i] ?? 0) ** 2;
      for (let j = i + 1; j < size; j++) outside += (a[i * size + j] ?? 0) ** 2;
    }
    if (outside <= SMALL_ENOUGH * inside) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, v, size, p, q);
  }

  const order = Array.from({ length: size }, (_, i) => i).sort(
    (x, y) => (a[y * size + y] ?? 0) - (a[x * size + x] ?? 0) || x - y,
  );
  const values = Float64Array.from(order, (i) => a[i * size + i] ?? 0);
  const vectors = new Float64Array(size * size);
  order.forEach((from, to) => {
    for (let i = 0; i < size; i++) vectors[i * size + to] = v[i * size + from] ?? 0;
  });
  return { values, vectors };
}

/** Turns the plane of axes `p` and `q` so that the entry between them becomes zero. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const between = a[p * size + q] ?? 0;
  if (between === 0) return;
  const theta = ((a[q * size + q] ?? 0) - (a[p * size + p] ?? 0)) / (2 * between);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let i = 0; i < size; i++) turn(a, i * size + p, i * size + q, c, s);
  for (let i = 0; i < size; i++) turn(a, p * size + i, q * size + i, c, s);
  for (let i = 0; i < size; i++) turn(v, i * size + p, i * size + q, c, s);
}

function turn(values: Float64Array, x: number, y: number, c: number, s: number): void {
  const left = values[x] ?? 0;
  const right = values[y] ?? 0;
  values[x] = c * left - s * right;
  values[y] = s * left + c * right;
}
