/** Where the shoulders, armpits and sleeves of a flat garment are, read from its outline. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { isPiece, type Row, rowsOf, type Run, runAt, topOf } from './outline.ts';

export interface SleeveCut {
  /** Where the shoulder seam begins, at the top. */
  top: readonly [number, number];
  /** Where it ends, under the arm. */
  pit: readonly [number, number];
  /** The middle of the cuff; null without a sleeve. */
  tip: readonly [number, number] | null;
  /** From the seam's middle to the cuff. */
  length: number;
  /** Points of the sleeve, every second pixel. */
  points: readonly (readonly [number, number])[];
}

export interface UpperCut {
  rows: Row[];
  /** Column of the middle. */
  center: number;
  /** Half width of the trunk under the arms. */
  chestHalf: number;
  /** Edges of the trunk in a row: measured below the armpits, a straight seam above. */
  trunk(y: number): Run;
  left: SleeveCut;
  right: SleeveCut;
  /** Row of the armpits. */
  pitY: number;
  /** Row where the shoulder line meets the neck: above it stands a collar or a hood. */
  neckY: number;
  /** Half the width of the neck opening. */
  neckHalf: number;
  /** Row of the narrowest part, when the cut is clearly drawn in. */
  waistY: number | null;
  hemY: number;
}

export function readUpper(cutout: Cutout): UpperCut | null {
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const center = middleOf(cutout, rows);
  const at = (y: number) => rows[Math.max(0, Math.min(rows.length - 1, Math.round(y) - box.top))]!;
  const central = (y: number): Run => runAt(at(y), center) ?? [Math.round(center), Math.round(center)];

  const pits = { left: findPit(rows, box.top, center, -1), right: findPit(rows, box.top, center, 1) };
  const guess = Math.round(box.top + box.height * (box.height > box.width * 1.5 ? 0.22 : 0.36));
  let pitLeft = pits.left ?? pits.right ?? guess;
  let pitRight = pits.right ?? pits.left ?? guess;
  if (Math.abs(pitLeft - pitRight) > box.height * 0.08) pitLeft = pitRight = Math.max(pitLeft, pitRight);
  const pitY = Math.round((pitLeft + pitRight) / 2);
  const below = Math.min(box.top + box.height - 2, pitY + Math.max(3, Math.round(box.height * 0.03)));
  const [tl, tr] = central(below);
  const chestHalf = (tr - tl) / 2;
  if (chestHalf < box.width * 0.08 || chestHalf < 8) return null;
  const middle = (tl + tr) / 2;

  const isSleeveless = !pits.left && !pits.right;
  const straps = isSleeveless ? findStraps(rows, chestHalf) : null;
  const edges = trunkEdges(rows, center, below - box.top);
  const seamIn = isSleeveless ? 0.12 : 0.06;
  const sleeve = (side: -1 | 1, pitRow: number): SleeveCut => {
    const edge = side < 0 ? tl : tr;
    const seamX = edge - side * chestHalf * seamIn;
    const seamY = topOf(cutout, seamX) ?? box.top;
    // A bodice on straps or without any leaves the shoulders bare: they would be this far above the armpits.
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
    trunk(y) {
      const row = Math.round(y);
      if (row >= below) return edges[Math.min(edges.length - 1, row - box.top)]!;
      const t = Math.max(0, Math.min(1, (row - seamTop) / Math.max(1, below - seamTop)));
      return [left.top[0] + (tl - left.top[0]) * t, right.top[0] + (tr - right.top[0]) * t];
    },
  };
}

/** Height of a shoulder above the armpit, in half widths of the chest. */
const BARE_RISE = 1.2;

/** Thin bands left and right of the middle at the very top: half the distance between them; null for none. */
function findStraps(rows: readonly Row[], chestHalf: number): { half: number } | null {
  const { runs } = rows[Math.min(rows.length - 1, Math.max(3, Math.round(rows.length * 0.02)))]!;
  const cloth = runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (runs.length < 2 || !first || !last || cloth > chestHalf * 0.7) return null;
  return { half: Math.max(chestHalf * 0.22, (last[1] - first[0]) / 2) };
}

/** Edges of the trunk from a row downwards: no jumps inwards where a wavy hem breaks the row up, and no jitter. */
function trunkEdges(rows: readonly Row[], center: number, from: number): Run[] {
  const edges: [number, number][] = [];
  for (let k = 0; k < rows.length; k++) {
    // Above the armpits the row still holds the sleeves.
    const run = runAt(rows[Math.max(k, from)]!, center) ?? edges[k - 1] ?? [center - 1, center + 1];
    const before = edges[k - 1];
    const most = before ? Math.max(0.8, (before[1] - before[0]) * 0.007) : 0;
    const isHeld = before !== undefined && k > from;
    edges.push(isHeld ? [Math.min(run[0], before[0] + most), Math.max(run[1], before[1] - most)] : [run[0], run[1]]);
  }
  return smoothEdges(edges);
}

/** Averages edges over about two hundredths of the height. */
export function smoothEdges(edges: readonly Run[]): Run[] {
  const reach = Math.max(3, Math.round(edges.length * 0.014));
  return edges.map((_, k) => {
    let [left, right, count] = [0, 0, 0];
    for (let j = Math.max(0, k - reach); j <= Math.min(edges.length - 1, k + reach); j++) {
      left += edges[j]![0];
      right += edges[j]![1];
      count += 1;
    }
    return [left / count, right / count];
  });
}

/** The middle of the lower part: sleeves may differ, the trunk does not. */
function middleOf({ box }: Cutout, rows: readonly Row[]): number {
  let [sum, count] = [0, 0];
  for (let k = Math.round(rows.length * 0.1); k < rows.length; k++) {
    const run = runAt(rows[k]!, box.left + box.width / 2);
    if (!run) continue;
    sum += (run[0] + run[1]) / 2;
    count += 1;
  }
  return count > 0 ? sum / count : box.left + box.width / 2;
}

/** The row under the arm: where the gap between trunk and sleeve ends, or where the trunk's edge jumps outwards. */
function findPit(rows: readonly Row[], boxTop: number, center: number, side: -1 | 1): number | null {
  const edge = (row: Row) => {
    const run = runAt(row, center);
    return run ? run[side < 0 ? 0 : 1] : center;
  };
  const width = rows.reduce(
    (widest, { runs }) => Math.max(widest, runs.length ? runs[runs.length - 1]![1] - runs[0]![0] : 0),
    0,
  );
  const hasGap = (row: Row) => {
    const run = runAt(row, center);
    // Between straps or lapels there is no trunk yet.
    const isTrunk = run !== null && run[0] <= center && run[1] >= center && run[1] - run[0] > width * 0.24;
    return isTrunk && row.runs.some((other) => (side < 0 ? other[1] < run[0] : other[0] > run[1]));
  };
  const gaps = rows.map(hasGap);
  const limit = Math.round(rows.length * 0.62);
  for (let k = Math.round(rows.length * 0.06); k < limit; k++) {
    // A gap that goes on for a while, not a ruffle.
    if (gaps[k] && [3, 7, 11, 15].every((more) => gaps[Math.min(rows.length - 1, k + more)])) return boxTop + k;
  }
  for (let k = Math.round(rows.length * 0.62); k > rows.length * 0.08; k--) {
    const [above, under] = [rows[Math.max(0, k - 3)]!, rows[Math.min(rows.length - 1, k + 2)]!];
    if (side * (edge(above) - edge(under)) > Math.max(5, width * 0.035)) return boxTop + k + 1;
  }
  return null;
}

/** The middle of the cuff: the far end of what hangs together outside the seam. */
function findTip(
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
    const trunk = runAt(rows[y - box.top]!, center);
    return trunk !== null && (side < 0 ? x < trunk[0] : x > trunk[1]);
  };
  // Pixels in steps of two, from the seam outwards.
  const seen = new Set<number>();
  const queue: [number, number][] = [];
  const visit = (x: number, y: number) => {
    const key = y * 8192 + x;
    if (seen.has(key) || !isOut(x, y)) return;
    seen.add(key);
    queue.push([x, y]);
  };
  for (let y = Math.round(top[1]); y <= pit[1]; y++) visit(Math.round(lineX(top, pit, y)) + side * 3, y);
  let far = 0;
  const away: number[] = [];
  for (let at = 0; at < queue.length; at++) {
    const [x, y] = queue[at]!;
    const d = Math.hypot(x - top[0], y - top[1]);
    away.push(d);
    far = Math.max(far, d);
    for (const [dx, dy] of STEPS) visit(x + dx, y + dy);
  }
  const end = queue.filter((_, i) => away[i]! > far * 0.88);
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

/** From the shoulder inwards the outline rises gently, and at a collar or hood it rises at once. */
function findNeck(
  cutout: Cutout,
  middle: number,
  chestHalf: number,
  seamTop: number,
): { neckY: number; neckHalf: number } {
  const halves: number[] = [];
  let neckY = seamTop;
  for (const side of [-1, 1] as const) {
    let previous = seamTop;
    let found = chestHalf * 0.34;
    for (let d = chestHalf * 0.86; d > chestHalf * 0.2; d -= 2) {
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
  return { neckY, neckHalf: Math.max(chestHalf * 0.22, (halves[0]! + halves[1]!) / 2) };
}

/** The narrowest row, when it lies between chest and hem and is clearly narrower than the hem. */
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
    const run = runAt(rows[k]!, middle);
    if (run && run[1] - run[0] < narrowest) {
      narrowest = run[1] - run[0];
      best = box.top + k;
    }
  }
  const hem = runAt(rows[rows.length - Math.max(2, Math.round(rows.length * 0.06))]!, middle);
  return best !== null && hem && hem[1] - hem[0] > narrowest * 1.18 ? best : null;
}
