/**
 * Warps a sleeve along the arm. In the picture a sleeve is a strip between its outer and inner edge, from the seam to
 * the cuff; on the mannequin the strip follows the arm's curve. Its edges there are smooth curves, so irregularities of
 * the picture's outline do not show. At the seam both meet the trunk exactly.
 */
import { smoothstep } from '../mannequins/curve.ts';
import { alongAt, armLine, onLine } from './arm-line.ts';
import { type Body, mix } from './body.ts';
import type { SleeveCut, UpperCut } from './cut-landmarks.ts';
import { smoothed, valueAt } from './edge-curves.ts';
import type { GarmentKind } from './kinds.ts';
import type { Warp } from './mesh.ts';
import { elementAt } from '@quarry/language';

export interface SleeveFit {
  warp: Warp;
  /** Position from the seam (0) to the cuff (1) in the picture; below 0 in the trunk. */
  place(x: number, y: number): number;
  /** How far down the arm it reaches, 0 to 1 from shoulder to wrist. */
  end: number;
}

const PLACES = 40;
/** A sleeve longer than this multiple of half the chest width is a long one. */
const LONG = 1.75;
/** Up to this position a sleeve turns from the armhole to the arm's direction. */
const CAP = 0.34;
/** Mannequin pixels over which its inner edge leaves the armpit. */
const UNDER_ARM = 100;
/** How far cloth may be outside of its measured edges, relative to the width. */
const BEYOND = 0.12;
/** Up to this position it separates from the trunk. */
const SEAM = 0.16;

export function fitSleeve(
  sleeve: SleeveCut,
  side: 'left' | 'right',
  cut: UpperCut,
  trunk: { warp: Warp; scale: number },
  body: Body,
  { kind, air }: { kind: GarmentKind; air: number },
): SleeveFit {
  const strip = readStrip(sleeve);
  const arm = body.anchors.arms[side];
  const line = armLine(arm.shoulder, arm.elbow, arm.wrist);
  const total = elementAt(line, line.length - 1)[2];
  // A long sleeve ends at the wrist, whatever the picture's proportions; a short one keeps its length.
  const isLong = Math.max(cut.left.length, cut.right.length) / cut.chestHalf > LONG;
  const isOver = kind === 'outerwear' || kind === 'suit';
  const reach = isLong
    ? total * (isOver ? 1.04 : 1.01)
    : Math.min(total * 0.9, 0.05 * total + strip.length * trunk.scale);
  const widest = isOver ? 1.5 : isLong ? 1.4 : 2.2;

  const shoulder = trunk.warp(...sleeve.top);
  const pit = trunk.warp(...sleeve.pit);
  const pitAlong = Math.min(alongAt(line, pit), reach * 0.45);
  // Half widths along the sleeve: its own, but not narrower than the arm and not much wider than usual.
  const half = smoothed(
    Array.from({ length: PLACES + 1 }, (_, k) => {
      const s = k / PLACES;
      const round = body.armRadius(side, Math.min(1, mix(0, reach, s) / total)) + air;
      const own = ((strip.high(s) - strip.low(s)) / 2) * trunk.scale * (isLong ? 0.94 : 1);
      return Math.max(round, Math.min(own, round * widest + 3));
    }),
    3,
  );
  // Across the arm, away from the body, on the same side along the whole curve.
  const [, , nx, ny] = onLine(line, reach * 0.3);
  const outwards = Math.sign(nx * (shoulder[0] - pit[0]) + ny * (shoulder[1] - pit[1])) || 1;

  // The inner edge leaves the armpit gradually, even on a short sleeve.
  const under = Math.min(0.95, Math.max(0.24, UNDER_ARM / Math.max(1, reach - pitAlong)));

  const edge = (s: number, way: 1 | -1): readonly [number, number] => {
    const from = way > 0 ? 0 : pitAlong;
    const along = from + (reach - from) * s;
    const [px, py, ax, ay] = onLine(line, along);
    const off = valueAt(half, s * PLACES) * way * outwards;
    const start = way > 0 ? shoulder : pit;
    const w = smoothstep(0, way > 0 ? CAP : under, s);
    return [mix(start[0], px + ax * off, w), mix(start[1], py + ay * off, w)];
  };

  const warp: Warp = (x, y) => {
    const [s, t] = strip.at(x, y);
    if (s <= 0) return trunk.warp(x, y);
    const [outer, inner] = [edge(s, 1), edge(s, -1)];
    const w = 1 - smoothstep(0, CAP, s);
    const target = [mix(outer[0], inner[0], t), mix(outer[1], inner[1], t)] as const;
    if (w <= 0) return target;
    const across = Math.max(0, Math.min(1, t));
    const seam = trunk.warp(mix(sleeve.top[0], sleeve.pit[0], across), mix(sleeve.top[1], sleeve.pit[1], across));
    const along = [
      target[0] + (seam[0] - mix(shoulder[0], pit[0], across)) * w,
      target[1] + (seam[1] - mix(shoulder[1], pit[1], across)) * w,
    ] as const;
    const free = Math.max(smoothstep(0, SEAM, s), smoothstep(sleeve.pit[1], sleeve.pit[1] + 8, y));
    if (free >= 1) return along;
    const onTrunk = trunk.warp(x, y);
    return [mix(onTrunk[0], along[0], free), mix(onTrunk[1], along[1], free)];
  };
  return { warp, place: strip.place, end: Math.min(1, reach / total) };
}

/** Parametrizes the sleeve in the picture: each point's position from seam to cuff and from outer to inner edge. */
function readStrip({ top, pit, tip, points }: SleeveCut) {
  const from = [(top[0] + pit[0]) / 2, (top[1] + pit[1]) / 2] as const;
  // oxlint-disable-next-line typescript/no-non-null-assertion -- only sleeves with a tip are fitted
  const angle = Math.atan2(tip![1] - from[1], tip![0] - from[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const flat = ([x, y]: readonly [number, number]) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [dx * cos + dy * sin, dy * cos - dx * sin] as const;
  };
  const flip = flat(top)[1] <= flat(pit)[1] ? 1 : -1;
  const [topU, topV] = [flat(top)[0], flat(top)[1] * flip];
  const [pitU, pitV] = [flat(pit)[0], flat(pit)[1] * flip];
  const ends = Float64Array.from(points, (point) => flat(point)[0]).sort();
  const end = ends[Math.floor(ends.length * 0.985)] ?? 0;
  const seamU = (v: number) => mix(topU, pitU, Math.max(0, Math.min(1, (v - topV) / Math.max(1, pitV - topV))));
  const placeOf = (u: number, v: number) => (u - seamU(v)) / Math.max(4, end - seamU(v));

  const low = new Float64Array(PLACES + 1).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(PLACES + 1).fill(Number.NEGATIVE_INFINITY);
  for (const point of points) {
    const [u, across] = flat(point);
    const v = across * flip;
    const bin = Math.round(placeOf(u, v) * PLACES);
    if (bin < 0 || bin > PLACES) continue;
    low[bin] = Math.min(low[bin] ?? 0, v);
    high[bin] = Math.max(high[bin] ?? 0, v);
  }
  [low[0], high[0]] = [topV, pitV];
  // A cuff's last row may be slanted, so it takes the width of the rows before it.
  for (let k = PLACES - 1; k <= PLACES; k++) [low[k], high[k]] = [low[PLACES - 2] ?? 0, high[PLACES - 2] ?? 0];
  for (const table of [low, high]) bridge(table);
  const [lows, highs] = [smoothed(low, 1), smoothed(high, 1)];
  const lowAt = (s: number) => valueAt(lows, s * PLACES);
  const highAt = (s: number) => valueAt(highs, s * PLACES);
  return {
    length: end,
    low: lowAt,
    high: highAt,
    place(x: number, y: number): number {
      const [dx, dy] = [x - from[0], y - from[1]];
      return placeOf(dx * cos + dy * sin, (dy * cos - dx * sin) * flip);
    },
    at(x: number, y: number): readonly [s: number, t: number] {
      const [u, across] = flat([x, y]);
      const v = across * flip;
      const s = placeOf(u, v);
      const [l, h] = [lowAt(s), highAt(s)];
      return [s, Math.max(-BEYOND, Math.min(1 + BEYOND, (v - l) / Math.max(2, h - l)))];
    },
  };
}

/** Fills missing positions by interpolation. */
function bridge(table: Float64Array): void {
  let last = 0;
  for (let k = 1; k < table.length; k++) {
    if (!Number.isFinite(table[k])) continue;
    for (let j = last + 1; j < k; j++) table[j] = mix(table[last] ?? 0, table[k] ?? 0, (j - last) / (k - last));
    last = k;
  }
  table.fill(table[last] ?? 0, last);
}
