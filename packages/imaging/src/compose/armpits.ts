/** Finds where a sleeve separates from the trunk of a flat garment. */
import { type Row, type Run, runAt } from './outline.ts';
import { elementAt } from '@quarry/language';

/**
 * Splits sleeves that touch the trunk: from the armpit's row straight down to where each gap begins.
 * @param trunk its edges where the gaps begin.
 */
export function partSleeves(rows: readonly Row[], armpit: number, gaps: Run, [left, right]: Run): Row[] {
  const middle = (left + right) / 2;
  return rows.map(({ y, runs }) => {
    const hasSleeve = ([from, to]: Run) => [
      y >= armpit && y <= gaps[0] && left - 2 - from > MIN_SLEEVE,
      y >= armpit && y <= gaps[1] && to - right - 2 > MIN_SLEEVE,
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
/** In pixels: a narrower part beside the trunk is not a sleeve. */
const MIN_SLEEVE = 8;

/** Minimum width of a sleeve relative to the trunk; narrower parts are straps. */
const THINNEST = 0.12;
/** Lowest row to search, relative to the height. */
const LOWEST = { gap: 0.8, jump: 0.62 };
/** Over this part of the height a short sleeve's hem may merge with the trunk. */
const SLANT = 0.022;

/** The armpit's row: where the gap between trunk and sleeve ends, or where the trunk's edge jumps outwards. */
export function findPit(rows: readonly Row[], boxTop: number, center: number, side: -1 | 1): number | null {
  /** The edge of the run at the centre; null between straps or lapels, where the trunk has not begun. */
  const edge = (row: Row) => {
    const run = runAt(row, center);
    return run && run[0] <= center && run[1] >= center ? run[side < 0 ? 0 : 1] : null;
  };
  const width = rows.reduce(
    (widest, { runs }) =>
      Math.max(widest, runs.length ? elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] : 0),
    0,
  );
  const hasGap = (row: Row) => {
    const run = runAt(row, center);
    // Between straps or lapels the trunk has not begun.
    if (!run || run[0] > center || run[1] < center || run[1] - run[0] <= width * 0.24) return false;
    const thinnest = (run[1] - run[0]) * THINNEST;
    return row.runs.some(([from, to]) => (side < 0 ? to < run[0] : from > run[1]) && to - from > thinnest);
  };
  const gaps = rows.map(hasGap);
  const limit = Math.round(rows.length * LOWEST.gap);
  for (let k = Math.round(rows.length * 0.06); k < limit; k++) {
    // A gap over several rows, not a ruffle.
    if (gaps[k] && [3, 7, 11, 15].every((more) => gaps[Math.min(rows.length - 1, k + more)])) return boxTop + k;
  }
  // A short sleeve's hem may merge with the trunk at an angle.
  const span = Math.max(3, Math.round(rows.length * SLANT));
  for (let k = Math.round(rows.length * LOWEST.jump); k > rows.length * 0.08; k--) {
    const above = edge(elementAt(rows, Math.max(0, k - span)));
    const under = edge(elementAt(rows, Math.min(rows.length - 1, k + 2)));
    if (above === null || under === null) continue;
    if (side * (above - under) > Math.max(5, width * 0.035)) return boxTop + k + 1;
  }
  return null;
}
