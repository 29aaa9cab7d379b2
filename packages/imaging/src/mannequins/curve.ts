/** Smooth interpolation curves. */
import { elementAt } from '@quarry/language';

/** Catmull-Rom spline through all points, which are arrays of equal length; `steps` segments between neighbours. */
export function throughPoints(points: readonly (readonly number[])[], steps: number): number[][] {
  const at = (i: number) => elementAt(points, Math.max(0, Math.min(points.length - 1, i)));
  const curve: number[][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      curve.push(
        from.map((b, axis) => {
          const [a, c, d] = [before[axis] ?? 0, to[axis] ?? 0, after[axis] ?? 0];
          return (
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
          );
        }),
      );
    }
  }
  curve.push([...at(points.length - 1)]);
  return curve;
}

/**
 * A table with one entry per unit from the first point's x to the last one's: Hermite interpolation with limited
 * slopes, so without overshoot.
 */
export function tableThrough(points: readonly (readonly [x: number, y: number])[]): Float32Array {
  const [first, last] = [elementAt(points, 0)[0], elementAt(points, points.length - 1)[0]];
  const slopes = points.map(([x, y], i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return 0;
    const [left, right] = [(y - before[1]) / (x - before[0]), (after[1] - y) / (after[0] - x)];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  const table = new Float32Array(last - first + 1);
  let piece = 0;
  for (let i = 0; i < table.length; i++) {
    const x = first + i;
    while (piece < points.length - 2 && x > elementAt(points, piece + 1)[0]) piece += 1;
    const [from, to] = [elementAt(points, piece), elementAt(points, piece + 1)];
    const width = to[0] - from[0];
    const t = (x - from[0]) / width;
    table[i] =
      (1 + 2 * t) * (1 - t) ** 2 * from[1] +
      t * (1 - t) ** 2 * width * (slopes[piece] ?? 0) +
      t * t * (3 - 2 * t) * to[1] +
      t * t * (t - 1) * width * (slopes[piece + 1] ?? 0);
  }
  return table;
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
