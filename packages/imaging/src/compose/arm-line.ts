/** The arm as a curve from shoulder to wrist, along which sleeves are drawn. */
import { throughPoints } from '../mannequins/curve.ts';
import type { Spot } from '../mannequins/anchors.ts';
import { mix } from './body.ts';
import { elementAt } from '@quarry/language';

/** A point, its distance from the shoulder, and the unit vector across the arm. */
type LinePoint = readonly [x: number, y: number, along: number, nx: number, ny: number];

export function armLine(shoulder: Spot, elbow: Spot, wrist: Spot): LinePoint[] {
  const near = (a: Spot, b: Spot, t: number) => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
  const curve = throughPoints(
    [
      [...shoulder],
      near(shoulder, elbow, 0.5),
      near(shoulder, elbow, 0.88),
      near(elbow, wrist, 0.12),
      near(elbow, wrist, 0.5),
      [...wrist],
    ],
    8,
  );
  let along = 0;
  return curve.map(([x = 0, y = 0], i) => {
    const before = elementAt(curve, Math.max(0, i - 2));
    const after = elementAt(curve, Math.min(curve.length - 1, i + 2));
    const previous = elementAt(curve, Math.max(0, i - 1));
    along += Math.hypot(x - (previous[0] ?? 0), y - (previous[1] ?? 0));
    const [dx, dy] = [(after[0] ?? 0) - (before[0] ?? 0), (after[1] ?? 0) - (before[1] ?? 0)];
    const length = Math.hypot(dx, dy) || 1;
    return [x, y, along, -dy / length, dx / length];
  });
}

/** The point at a distance along the curve, and the vector across; extrapolated linearly beyond the ends. */
export function onLine(line: readonly LinePoint[], along: number): readonly [number, number, number, number] {
  const [first, last] = [elementAt(line, 0), elementAt(line, line.length - 1)];
  const beyond = (point: LinePoint, by: number) =>
    [point[0] + point[4] * by, point[1] - point[3] * by, point[3], point[4]] as const;
  if (along <= 0) return beyond(first, along);
  if (along >= last[2]) return beyond(last, along - last[2]);
  let low = 0;
  let high = line.length - 1;
  while (high - low > 1) {
    const half = (low + high) >> 1;
    if (elementAt(line, half)[2] <= along) low = half;
    else high = half;
  }
  const [a, b] = [elementAt(line, low), elementAt(line, high)];
  const t = (along - a[2]) / Math.max(1e-6, b[2] - a[2]);
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[3], b[3], t), mix(a[4], b[4], t)];
}

/** The distance along the curve of the point nearest to a position. */
export function alongAt(line: readonly LinePoint[], [x, y]: Spot): number {
  let [nearest, along] = [Number.POSITIVE_INFINITY, 0];
  for (const [px, py, distance] of line) {
    const d = Math.hypot(px - x, py - y);
    if (d < nearest) [nearest, along] = [d, distance];
  }
  return along;
}
