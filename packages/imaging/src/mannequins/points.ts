/** Points and angles in model coordinates. */
import type { Bone } from './poses.ts';
import type { Point } from './solids.ts';

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** `side` is -1 for the left of the sheet, 1 for the right. */
export function reach(from: Point, side: number, { out, forward }: Bone, length: number): Point {
  const [o, f] = [radians(out), radians(forward)];
  return [
    from[0] + side * Math.sin(o) * Math.cos(f) * length,
    from[1] + Math.cos(o) * Math.cos(f) * length,
    from[2] + Math.sin(f) * length,
  ];
}
