/** Finds shoulders, armpits and sleeves of a flat garment from its outline. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { findPit, partSleeves } from './armpits.ts';
import { type Row, rowsOf, type Run, runAt, topOf } from './outline.ts';
import { findTip } from './sleeve-tip.ts';
import { elementAt } from '@quarry/language';

export interface SleeveCut {
  /** Upper end of the shoulder seam. */
  top: readonly [number, number];
  /** Lower end of the seam, at the armpit. */
  pit: readonly [number, number];
  /** The middle of the cuff; null without a sleeve. */
  tip: readonly [number, number] | null;
  /** Distance from the seam's middle to the cuff. */
  length: number;
  /** Points of the sleeve, every second pixel. */
  points: readonly (readonly [number, number])[];
}

export interface UpperCut {
  rows: Row[];
  /** Column of the middle. */
  center: number;
  /** Half the trunk's width at the armpits. */
  chestHalf: number;
  /** Edges of the trunk in a row: measured below the armpits, a straight seam above. */
  trunk(y: number): Run;
  left: SleeveCut;
  right: SleeveCut;
  /** Row of the armpits. */
  pitY: number;
  /** Row where the shoulder line meets the neck; above it is a collar or hood. */
  neckY: number;
  /** Half the width of the neck opening. */
  neckHalf: number;
  /** Row of the narrowest part, if the garment is clearly waisted. */
  waistY: number | null;
  hemY: number;
  hasStraps: boolean;
}

export function readUpper(cutout: Cutout): UpperCut | null {
  const { box } = cutout;
  let rows = rowsOf(cutout);
  const center = middleOf(cutout, rows);
  const at = (y: number) => elementAt(rows, Math.max(0, Math.min(rows.length - 1, Math.round(y) - box.top)));
  const central = (y: number): Run => runAt(at(y), center) ?? [Math.round(center), Math.round(center)];

  const pits = { left: findPit(rows, box.top, center, -1), right: findPit(rows, box.top, center, 1) };
  const guess = Math.round(box.top + box.height * (box.height > box.width * 1.5 ? 0.22 : 0.36));
  let pitLeft = pits.left ?? pits.right ?? guess;
  let pitRight = pits.right ?? pits.left ?? guess;
  if (Math.abs(pitLeft - pitRight) > box.height * 0.08) pitLeft = pitRight = Math.max(pitLeft, pitRight);
  // If two gaps end at different heights, the lower one shows where the sleeve ends.
  const lower = Math.max(pitLeft, pitRight);
  let below = Math.min(box.top + box.height - 2, lower + Math.max(3, Math.round(box.height * 0.03)));
  const [tl, tr] = trunkAt(central(below), pits, central(box.top + box.height * HEM));
  const chestHalf = (tr - tl) / 2;
  if (chestHalf < box.width * 0.08 || chestHalf < 8) return null;
  const middle = (tl + tr) / 2;

  const isSleeveless = !pits.left && !pits.right;
  if (!isSleeveless) {
    const tops = [tl, tr].map((x) => topOf(cutout, x) ?? box.top);
    const usual = Math.round(Math.min(...tops) + chestHalf * BARE_RISE);
    const higher = Math.min(pitLeft, pitRight);
    const armpit = higher > usual + chestHalf * LOW_GAP ? usual : higher;
    const isOneLying = pits.left === null || pits.right === null;
    if (isOneLying || lower > armpit + chestHalf * LOW_GAP) {
      const bottom = box.top + box.height;
      const gaps = [pits.left ?? bottom, pits.right ?? bottom] as const;
      rows = partSleeves(rows, armpit, [gaps[0] + 3, gaps[1] + 3], [Math.round(tl), Math.round(tr)]);
      below -= lower - armpit;
      pitLeft = pitRight = armpit;
    }
  }
  const pitY = Math.round((pitLeft + pitRight) / 2);
  const straps = isSleeveless ? findStraps(rows, chestHalf) : null;
  const edges = trunkEdges(rows, center, below - box.top);
  const seamIn = isSleeveless ? 0.12 : 0.06;
  const sleeve = (side: -1 | 1, pitRow: number): SleeveCut => {
    const edge = side < 0 ? tl : tr;
    const seamX = edge - side * chestHalf * seamIn;
    const seamY = topOf(cutout, seamX) ?? box.top;
    // A bodice with straps or strapless leaves the shoulders bare: this is where they would be above the armpits.
    const bareY = isSleeveless ? Math.min(seamY, below - chestHalf * BARE_RISE) : seamY;
    const top: readonly [number, number] = [seamX, straps ? box.top : bareY];
    const pit: readonly [number, number] = [edge + side, pitRow];
    const found = isSleeveless ? null : findTip(cutout, rows, side, top, pit, center);
    const tip = found?.tip ?? null;
    const from = [(top[0] + pit[0]) / 2, (top[1] + pit[1]) / 2] as const;
    return {
      top,
      pit,
      tip,
      length: tip ? Math.hypot(tip[0] - from[0], tip[1] - from[1]) : 0,
      points: found?.points ?? [],
    };
  };
  const left = sleeve(-1, pitLeft);
  const right = sleeve(1, pitRight);
  const seamTop = (left.top[1] + right.top[1]) / 2;
  const { neckY, neckHalf } = straps
    ? { neckY: box.top, neckHalf: straps.half }
    : findNeck(cutout, middle, chestHalf, seamTop);

  return {
    rows,
    center: middle,
    chestHalf,
    left,
    right,
    pitY,
    neckY,
    neckHalf,
    waistY: findWaist(rows, box, pitY, chestHalf, middle),
    hemY: box.top + box.height - 1,
    hasStraps: straps !== null,
    trunk(y) {
      const row = Math.round(y);
      if (row >= below) return elementAt(edges, Math.min(edges.length - 1, row - box.top));
      const t = Math.max(0, Math.min(1, (row - seamTop) / Math.max(1, below - seamTop)));
      return [left.top[0] + (tl - left.top[0]) * t, right.top[0] + (tr - right.top[0]) * t];
    },
  };
}

/** A row near the hem, relative to the height. */
const HEM = 0.95;

/** If only one sleeve is separate, the trunk is assumed symmetric about the middle of the hem. */
function trunkAt(run: Run, pits: { left: number | null; right: number | null }, hem: Run): Run {
  const mirrored = hem[0] + hem[1];
  if (pits.left === null && pits.right !== null) return [Math.max(run[0], mirrored - run[1]), run[1]];
  if (pits.right === null && pits.left !== null) return [run[0], Math.min(run[1], mirrored - run[0])];
  return run;
}

/** Height of a shoulder above the armpit, in half chest widths. */
const BARE_RISE = 1.2;
/** A gap that begins this much below the armpit, in the same unit, means that the sleeve touches the body above. */
const LOW_GAP = 0.12;

/** Thin bands left and right of the middle at the top: half their distance; null for none. */
function findStraps(rows: readonly Row[], chestHalf: number): { half: number } | null {
  const { runs } = elementAt(rows, Math.min(rows.length - 1, Math.max(3, Math.round(rows.length * 0.02))));
  const cloth = runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (runs.length < 2 || !first || !last || cloth > chestHalf * 0.7) return null;
  return { half: Math.max(chestHalf * 0.22, (last[1] - first[0]) / 2) };
}

/** Edges of the trunk from a row downwards, without inward jumps at a wavy hem and smoothed. */
function trunkEdges(rows: readonly Row[], center: number, from: number): Run[] {
  const edges: [number, number][] = [];
  for (let k = 0; k < rows.length; k++) {
    // Above the armpits the row still holds the sleeves.
    const run = runAt(elementAt(rows, Math.max(k, from)), center) ?? edges[k - 1] ?? [center - 1, center + 1];
    const before = edges[k - 1];
    const most = before ? Math.max(0.8, (before[1] - before[0]) * 0.007) : 0;
    const isHeld = before !== undefined && k > from;
    edges.push(isHeld ? [Math.min(run[0], before[0] + most), Math.max(run[1], before[1] - most)] : [run[0], run[1]]);
  }
  return smoothEdges(edges);
}

/** Averages edges over about 2 % of the height. */
export function smoothEdges(edges: readonly Run[]): Run[] {
  const reach = Math.max(3, Math.round(edges.length * 0.014));
  return edges.map((_, k) => {
    let [left, right, count] = [0, 0, 0];
    for (let j = Math.max(0, k - reach); j <= Math.min(edges.length - 1, k + reach); j++) {
      left += elementAt(edges, j)[0];
      right += elementAt(edges, j)[1];
      count += 1;
    }
    return [left / count, right / count];
  });
}

/** The middle of the lower part: sleeves may differ, the trunk is symmetric. */
function middleOf({ box }: Cutout, rows: readonly Row[]): number {
  let [sum, count] = [0, 0];
  for (let k = Math.round(rows.length * 0.1); k < rows.length; k++) {
    const run = runAt(elementAt(rows, k), box.left + box.width / 2);
    if (!run) continue;
    sum += (run[0] + run[1]) / 2;
    count += 1;
  }
  return count > 0 ? sum / count : box.left + box.width / 2;
}

/**
 * Where on the shoulder the search for the neck begins, and how round the shoulder's tip may be, in half chest widths.
 */
const NECK_FROM = 0.86;
const ROUND_SHOULDER = 0.2;

/** From the shoulder inwards the outline rises gently; at a collar or hood it rises steeply. */
function findNeck(
  cutout: Cutout,
  middle: number,
  chestHalf: number,
  seamTop: number,
): { neckY: number; neckHalf: number } {
  const halves: number[] = [];
  let neckY = seamTop;
  for (const side of [-1, 1] as const) {
    const start = topOf(cutout, middle + side * chestHalf * NECK_FROM) ?? seamTop;
    // The tip of a shoulder is round; a bodice without shoulders begins much lower.
    let previous = Math.abs(start - seamTop) < chestHalf * ROUND_SHOULDER ? start : seamTop;
    let found = chestHalf * 0.34;
    for (let d = chestHalf * NECK_FROM; d > chestHalf * 0.2; d -= 2) {
      const y = topOf(cutout, middle + side * d);
      if (y === null) continue;
      if (previous - y > Math.max(4, chestHalf * 0.07) || y - previous > Math.max(4, chestHalf * 0.05)) {
        found = d + 2;
        break;
      }
      previous = y;
      found = d;
      if (d < chestHalf * 0.3) break;
    }
    halves.push(found);
    neckY = Math.min(neckY, previous);
  }
  return { neckY, neckHalf: Math.max(chestHalf * 0.22, ((halves[0] ?? 0) + (halves[1] ?? 0)) / 2) };
}

/** The narrowest row, if it is between chest and hem and clearly narrower than the hem. */
function findWaist(
  rows: readonly Row[],
  box: Cutout['box'],
  pitY: number,
  chestHalf: number,
  middle: number,
): number | null {
  let best: number | null = null;
  let narrowest = chestHalf * 2 * 0.985;
  const from = pitY - box.top + Math.round(rows.length * 0.05);
  const to = Math.round(rows.length * 0.6);
  for (let k = from; k < to; k++) {
    const run = runAt(elementAt(rows, k), middle);
    if (run && run[1] - run[0] < narrowest) {
      narrowest = run[1] - run[0];
      best = box.top + k;
    }
  }
  const hem = runAt(elementAt(rows, rows.length - Math.max(2, Math.round(rows.length * 0.06))), middle);
  return best !== null && hem && hem[1] - hem[0] > narrowest * 1.18 ? best : null;
}
