/** Where a sleeve leaves the trunk of a flat garment. */
import { type Row, type Run, runAt } from './outline.ts';

/**
 * Sleeves that lie against the body are parted from it: from the armpit's row straight down to where each gap begins.
 * @param trunk its edges where the gaps begin.
 */
export function partSleeves(rows: readonly Row[], armpit: number, gaps: Run, [left, right]: Run): Row[] {
  const middle = (left + right) / 2;
  return rows.map(({ y, runs }) => {
    const hasSleeve = ([from, to]: Run) => [
      y >= armpit && y <= gaps[0] && left - 2 - from > LEAST_SLEEVE,
      y >= armpit && y <= gaps[1] && to - right - 2 > LEAST_SLEEVE,
    ];
    const parted = runs.flatMap((run): Run[] => {
      const [from, to] = run;
      if (from > middle || to < middle) return [run];
      const [onLeft, onRight] = hasSleeve(run);
      const trunk: Run = [onLeft ? left : from, onRight ? right : to];
      return [...(onLeft ? [[from, left - 2] as const] : []), trunk, ...(onRight ? [[right + 2, to] as const] : [])];
    });
    return { y, runs: parted };
  });
}
/** Pixels: less beside the trunk is no sleeve. */
const LEAST_SLEEVE = 8;

/** A sleeve is at least this wide, in parts of the trunk; what is thinner beside it is a strap. */
const THINNEST = 0.12;
/** Parts of the height: further down nothing tells of a sleeve. */
const LOWEST = { gap: 0.8, jump: 0.62 };
/** Over this part of the height the hem of a short sleeve runs into the trunk. */
const SLANT = 0.022;

/** The row under the arm: where the gap between trunk and sleeve ends, or where the trunk's edge jumps outwards. */
export function findPit(rows: readonly Row[], boxTop: number, center: number, side: -1 | 1): number | null {
  /** Of the run that holds the middle; null between straps or lapels, where there is no trunk yet. */
  const edge = (row: Row) => {
    const run = runAt(row, center);
    return run && run[0] <= center && run[1] >= center ? run[side < 0 ? 0 : 1] : null;
  };
  const width = rows.reduce(
    (widest, { runs }) => Math.max(widest, runs.length ? runs[runs.length - 1]![1] - runs[0]![0] : 0),
    0,
  );
  const hasGap = (row: Row) => {
    const run = runAt(row, center);
    // Between straps or lapels there is no trunk yet.
    if (!run || run[0] > center || run[1] < center || run[1] - run[0] <= width * 0.24) return false;
    const thinnest = (run[1] - run[0]) * THINNEST;
    return row.runs.some(([from, to]) => (side < 0 ? to < run[0] : from > run[1]) && to - from > thinnest);
  };
  const gaps = rows.map(hasGap);
  const limit = Math.round(rows.length * LOWEST.gap);
  for (let k = Math.round(rows.length * 0.06); k < limit; k++) {
    // A gap that goes on for a while, not a ruffle.
    if (gaps[k] && [3, 7, 11, 15].every((more) => gaps[Math.min(rows.length - 1, k + more)])) return boxTop + k;
  }
  // A short sleeve's hem may run into the trunk slantwise.
  const span = Math.max(3, Math.round(rows.length * SLANT));
  for (let k = Math.round(rows.length * LOWEST.jump); k > rows.length * 0.08; k--) {
    const above = edge(rows[Math.max(0, k - span)]!);
    const under = edge(rows[Math.min(rows.length - 1, k + 2)]!);
    if (above === null || under === null) continue;
    if (side * (above - under) > Math.max(5, width * 0.035)) return boxTop + k + 1;
  }
  return null;
}
