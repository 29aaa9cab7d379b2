/** The outline of a garment, row by row. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';

export type Run = readonly [from: number, to: number];
export interface Row {
  y: number;
  /** Runs of the garment in this row, left to right, without tiny ones. */
  runs: readonly Run[];
}

export const isPiece = (cutout: Cutout, x: number, y: number): boolean =>
  (cutout.rgba[(y * cutout.width + x) * 4 + 3] ?? 0) > 127;

/** One entry for each row of the box. */
export function rowsOf(cutout: Cutout): Row[] {
  const { box } = cutout;
  const crumb = Math.max(1, box.width * 0.008);
  return Array.from({ length: box.height }, (_, k) => {
    const y = box.top + k;
    const runs: Run[] = [];
    let from = -1;
    for (let x = box.left; x <= box.left + box.width; x++) {
      const inside = x < box.left + box.width && isPiece(cutout, x, y);
      if (inside && from < 0) from = x;
      if (!inside && from >= 0) {
        if (x - from > crumb) runs.push([from, x - 1]);
        from = -1;
      }
    }
    return { y, runs };
  });
}

/** The run that contains x, or the nearest one. */
export function runAt({ runs }: Row, x: number): Run | null {
  let best: Run | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const run of runs) {
    const d = x < run[0] ? run[0] - x : x > run[1] ? x - run[1] : 0;
    if (d < distance) [best, distance] = [run, d];
  }
  return best;
}

/** The highest pixel of the garment in a column, or null. */
export function topOf(cutout: Cutout, x: number): number | null {
  const column = Math.round(Math.min(cutout.box.left + cutout.box.width - 1, Math.max(cutout.box.left, x)));
  for (let y = cutout.box.top; y < cutout.box.top + cutout.box.height; y++) if (isPiece(cutout, column, y)) return y;
  return null;
}
