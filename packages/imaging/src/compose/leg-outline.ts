/** Finds where the legs of flat trousers and shorts separate, and their edges. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import type { Row, Run } from './outline.ts';
import { elementAt } from '@quarry/language';

/** Removes inward jumps at a wavy hem. */
export function held(edges: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const [k, [left, right]] of edges.entries()) {
    const before = result[k - 1];
    const most = before ? Math.max(0.4, (before[1] - before[0]) * 0.004) : 0;
    const isLate = before !== undefined && k > edges.length * 0.7;
    result.push(isLate ? [Math.min(left, before[0] + most), Math.max(right, before[1] - most)] : [left, right]);
  }
  return result;
}

/** The row where two legs part: from there to the hem there is a gap near the middle. */
export function findCrotch(rows: readonly Row[], box: Cutout['box']): number | null {
  const center = box.left + box.width / 2;
  let found: number | null = null;
  for (let k = rows.length - 1 - Math.round(rows.length * 0.04); k > rows.length * 0.12; k--) {
    const { runs } = elementAt(rows, k);
    const hasGap =
      runs.length >= 2 &&
      runs.some((run, i) => {
        const next = runs[i + 1];
        return next !== undefined && run[1] < center + box.width * 0.16 && next[0] > center - box.width * 0.16;
      });
    if (hasGap) found = k;
    else if (found !== null) break;
  }
  return found === null ? null : box.top + found;
}

/** The column that separates the legs per row: the middle of the gap; above it, the gap's first position. */
export function splitRows(rows: readonly Row[], box: Cutout['box'], crotch: number): number[] {
  const center = box.left + box.width / 2;
  let last = center;
  const splits: number[] = [];
  for (let k = crotch - box.top; k < rows.length; k++) {
    const { runs } = elementAt(rows, k);
    // The widest gap near the middle: pale stripes make narrow ones.
    let widest = 1;
    for (const [i, run] of runs.entries()) {
      const next = runs[i + 1];
      if (!next || run[1] > center + box.width * 0.2 || next[0] < center - box.width * 0.2) continue;
      if (next[0] - run[1] <= widest) continue;
      widest = next[0] - run[1];
      last = (run[1] + next[0]) / 2;
    }
    splits[k] = last;
  }
  const first = splits[crotch - box.top] ?? center;
  for (let k = 0; k < crotch - box.top; k++) splits[k] = first;
  return splits;
}

/** One leg's edges in a row: all runs on its side of the split. */
export function legRun({ runs }: Row, side: 'left' | 'right', split: number, whole: Run): Run {
  const own = runs.filter(([from, to]) => (side === 'left' ? from < split : to > split));
  const [first, last] = [own[0], own[own.length - 1]];
  if (!first || !last) return side === 'left' ? [whole[0], split] : [split, whole[1]];
  return side === 'left' ? [first[0], Math.min(last[1], split)] : [Math.max(first[0], split), last[1]];
}
