/** Where a sleeve of a flat garment ends. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { isPiece, type Row, runAt } from './outline.ts';
import { elementAt } from '@quarry/language';

/** The middle of the cuff: the far end of the connected area outside the seam. */
export function findTip(
  cutout: Cutout,
  rows: readonly Row[],
  side: -1 | 1,
  top: readonly [number, number],
  pit: readonly [number, number],
  center: number,
): { tip: readonly [number, number]; points: [number, number][] } | null {
  const { box } = cutout;
  const isOut = (x: number, y: number): boolean => {
    if (x < box.left || x >= box.left + box.width || y < box.top || y >= box.top + box.height) return false;
    if (!isPiece(cutout, x, y)) return false;
    if (y <= pit[1] + 2) return side * (x - lineX(top, pit, y)) > 0;
    const trunk = runAt(elementAt(rows, y - box.top), center);
    return trunk !== null && (side < 0 ? x < trunk[0] : x > trunk[1]);
  };
  // Flood fill in steps of two pixels, from the seam outwards.
  const seen = new Uint8Array(box.width * box.height);
  const queue: [number, number][] = [];
  const visit = (x: number, y: number) => {
    const key = (y - box.top) * box.width + x - box.left;
    if (seen[key] || !isOut(x, y)) return;
    seen[key] = 1;
    queue.push([x, y]);
  };
  for (let y = Math.round(top[1]); y <= pit[1]; y++) visit(Math.round(lineX(top, pit, y)) + side * 3, y);
  let far = 0;
  const away: number[] = [];
  for (let at = 0; at < queue.length; at++) {
    const [x, y] = elementAt(queue, at);
    const d = Math.hypot(x - top[0], y - top[1]);
    away.push(d);
    far = Math.max(far, d);
    for (const [dx, dy] of STEPS) visit(x + dx, y + dy);
  }
  const end = queue.filter((_, i) => (away[i] ?? 0) > far * 0.88);
  if (end.length < 6 || far < box.width * 0.06) return null;
  const tip = [
    end.reduce((sum, [x]) => sum + x, 0) / end.length,
    end.reduce((sum, [, y]) => sum + y, 0) / end.length,
  ] as const;
  return { tip, points: queue };
}
const STEPS = [
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const;

/** x of the seam at a height. */
function lineX(top: readonly [number, number], pit: readonly [number, number], y: number): number {
  const t = (y - top[1]) / Math.max(1, pit[1] - top[1]);
  return top[0] + (pit[0] - top[0]) * Math.max(-0.5, Math.min(1.2, t));
}
