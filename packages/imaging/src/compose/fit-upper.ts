/**
 * Puts tops, dresses, coats and jackets on: the trunk row by row onto the body, each sleeve along its arm, and what
 * shows through the neckline behind the figure. Trunk and sleeves are meshes of their own and meet in a soft seam.
 */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { smoothstep, throughPoints } from '../mannequins/curve.ts';
import { type Body, mix } from './body.ts';
import { lineX, readUpper, type SleeveCut, type UpperCut } from './cut-landmarks.ts';
import type { GarmentKind } from './kinds.ts';
import { drawMesh, type Layer, newLayer, type Warp } from './mesh.ts';
import { insideOf } from './neckline.ts';

/** A garment on the body, in layers from back to front. */
export interface Worn {
  /** Behind the figure: the inside of a neckline or hood. */
  behind?: Layer;
  front?: Layer;
  /** Around an arm; drawn after that arm. */
  sleeves?: { left?: Layer; right?: Layer };
  /** How far down an arm a sleeve goes, 0 to 1 from shoulder to wrist. */
  sleeveEnds?: { left: number; right: number };
  /** Hides feet and what is in the shoe. */
  hidesFeet?: { left: number; right: number };
}

/** Air between body and cloth, in pixels. */
const EASE: Partial<Record<GarmentKind, number>> = { top: 5, shirt: 7, dress: 4, outerwear: 10, suit: 9 };

export function fitUpper(cutout: Cutout, kind: GarmentKind, body: Body): Worn | null {
  const cut = readUpper(cutout);
  if (!cut) return null;
  const trunk = trunkWarp(cut, kind, body);
  const collar = cut.neckY - cut.rows[0]!.y;
  const isHighCollar = collar > cut.chestHalf * 0.22 && collar <= cut.chestHalf * 0.62;
  // The front of a high collar is no lining, however alike they look.
  const depth = isHighCollar ? collar * 0.4 : collar + (cut.pitY - cut.neckY) * 1.9;
  const inside = insideOf(cutout, cut.center, cut.chestHalf * 0.82, depth);
  const count = cutout.width * cutout.height;
  const weights = { left: new Float32Array(count), right: new Float32Array(count) };
  weighSleeve(weights.left, cutout, cut, -1);
  weighSleeve(weights.right, cutout, cut, 1);

  const front = newLayer();
  const keep = new Float32Array(count);
  // The trunk reaches a little into the sleeves, under arm and sleeve, so that no gap opens at the armhole.
  const overlap = cut.chestHalf * 0.34;
  for (let i = 0; i < count; i++) {
    const sleeve = Math.max(weights.left[i]!, weights.right[i]!);
    let trunkShare = 1 - smoothstep(0.72, 1, sleeve);
    if (trunkShare < 1) {
      const [x, y] = [i % cutout.width, Math.floor(i / cutout.width)];
      const seam = x < cut.center ? cut.left : cut.right;
      const beyond = Math.abs(x - cut.center) - Math.abs(lineX(seam.top, seam.pit, y) - cut.center);
      const isNear = y > seam.top[1] + (seam.pit[1] - seam.top[1]) * 0.45 && y < seam.pit[1] + overlap * 0.5;
      if (isNear) trunkShare = Math.max(trunkShare, 1 - smoothstep(overlap * 0.7, overlap, beyond));
    }
    keep[i] = trunkShare * (1 - (inside ? inside[i]! : 0));
  }
  drawMesh(front, cutout, trunk.warp, keep);

  const worn: Worn = { front, sleeves: {}, sleeveEnds: { left: 0, right: 0 } };
  if (inside) {
    worn.behind = newLayer();
    drawMesh(worn.behind, cutout, trunk.warp, inside);
  }
  for (const side of ['left', 'right'] as const) {
    const sleeve = cut[side];
    if (!sleeve.tip) continue;
    const fitted = sleeveWarp(sleeve, side, cut, trunk, body, kind);
    const layer = newLayer();
    const weight = weights[side];
    for (let i = 0; i < count; i++) weight[i] = smoothstep(0.02, 0.4, weight[i]!);
    drawMesh(layer, cutout, fitted.warp, weight);
    worn.sleeves![side] = layer;
    worn.sleeveEnds![side] = fitted.end;
  }
  return worn;
}

/** 1 in a sleeve, 0 in the trunk, a slope across the seam. */
function weighSleeve(weight: Float32Array, cutout: Cutout, cut: UpperCut, side: -1 | 1): void {
  const sleeve = side < 0 ? cut.left : cut.right;
  if (!sleeve.tip) return;
  const { width, box } = cutout;
  const band = cut.chestHalf * 0.16;
  for (let y = box.top; y < box.top + box.height; y++) {
    const trunk = cut.trunk(y);
    for (let x = box.left; x < box.left + box.width; x++) {
      if (side * (x - cut.center) < cut.chestHalf * 0.4) continue;
      const i = y * width + x;
      if (cutout.rgba[i * 4 + 3]! < 3) continue;
      if (y <= sleeve.pit[1]) weight[i] = smoothstep(-band, band * 0.5, side * (x - lineX(sleeve.top, sleeve.pit, y)));
      else weight[i] = (side < 0 ? x < trunk[0] - 1 : x > trunk[1] + 1) ? 1 : 0;
    }
  }
}

interface Trunk {
  warp: Warp;
  scale: number;
}

function trunkWarp(cut: UpperCut, kind: GarmentKind, body: Body): Trunk {
  const { anchors } = body;
  const ease = EASE[kind] ?? 6;
  const isMan = body.layers.mannequin.gender === 'men';
  const shoulders = { left: anchors.arms.left.shoulder, right: anchors.arms.right.shoulder };
  const chestY = mix(anchors.bust[1], anchors.neck[1], 0.12);
  const [bodyLeft, bodyRight] = body.edges(chestY);
  const bodyHalf = (bodyRight - bodyLeft) / 2;
  const scale = (bodyHalf + ease) / cut.chestHalf;

  const bodyPit =
    (shoulders.left[1] + shoulders.right[1]) / 2 +
    (anchors.bust[1] - anchors.neck[1]) * (isMan ? 0.52 : 0.46) +
    ease * 0.6;
  // Beside the shoulder the line ends: it never follows an arm down to the elbow.
  const lowestLine = Math.max(shoulders.left[1], shoulders.right[1]) + (isMan ? 20 : 15);
  const bodyShoulder = (x: number) => {
    const y = body.shoulderLine(x);
    return Number.isNaN(y) ? lowestLine : Math.min(y, lowestLine);
  };
  const seamTop = (cut.left.top[1] + cut.right.top[1]) / 2;
  // The seam's upper end lies over the joint, the neck's corner where the cut has it.
  const seamHalfCut = (cut.right.top[0] - cut.left.top[0]) / 2;
  const hasSleeves = cut.left.tip !== null || cut.right.tip !== null;
  const shoulderHalf =
    ((shoulders.right[0] - shoulders.left[0]) / 2) * (hasSleeves ? 1.02 : 0.97) + (kind === 'outerwear' ? 3 : 0);
  const spread = shoulderHalf / Math.max(1, seamHalfCut);
  const center = (y: number) => {
    if (y < bodyPit)
      return mix(
        (shoulders.left[0] + shoulders.right[0]) / 2,
        middle(body.edges(bodyPit)),
        smoothstep(anchors.neck[1], bodyPit, y),
      );
    return middle(body.edges(y));
  };
  const neckSpread = Math.max(spread, (body.neckHalfWidth + 4) / cut.neckHalf);
  const seamRow = bodyShoulder(center(anchors.neck[1]) + shoulderHalf * 0.82) - 3;

  // Tops of usual length cover the waist, on long bodies as well.
  const isCropped = cut.hemY - cut.pitY < cut.chestHalf * 1.5;
  const usual = mix(anchors.waist[1], anchors.hips[1], 0.5) - bodyPit;
  const longer = isCropped ? 1 : Math.max(1, Math.min(1.32, usual / Math.max(1, (cut.hemY - cut.pitY) * scale)));

  // Heights: shoulder → armpit → waist (when cut) → hem.
  const upper = (bodyPit - seamRow) / Math.max(1, cut.pitY - seamTop);
  const down = (y: number): number => {
    if (y <= cut.pitY) return seamRow + (y - seamTop) * upper;
    if (cut.waistY !== null && (kind === 'dress' || kind === 'outerwear')) {
      const toWaist = (anchors.waist[1] + 4 - bodyPit) / (cut.waistY - cut.pitY);
      const fair = Math.max(scale * 0.75, Math.min(scale * 1.4, toWaist));
      const waistRow = bodyPit + (cut.waistY - cut.pitY) * fair;
      return y <= cut.waistY ? bodyPit + (y - cut.pitY) * fair : waistRow + (y - cut.waistY) * skirtScale;
    }
    return bodyPit + (y - cut.pitY) * scale * longer;
  };
  // No hem below the ankle; no dress that ends at the hip by a picture's chance.
  const free = cut.hemY - (cut.waistY ?? cut.pitY);
  const from = cut.waistY !== null ? anchors.waist[1] : bodyPit;
  const lowest = Math.min(anchors.legs.left.ankle[1], anchors.legs.right.ankle[1]) - 12;
  const skirtScale = Math.min(scale * 1.02, (lowest - from) / Math.max(1, free));

  const collar = collarWarp(cut, kind, body, scale, center(anchors.neck[1]));
  const warp: Warp = (x, y) => {
    const Y = down(y);
    const dx = x - cut.center;
    const share = smoothstep(seamTop, cut.pitY, y);
    // Above the armpits by the shoulders, below by the body's outline.
    const half = Math.abs(dx) / cut.neckHalf;
    const wide = mix(neckSpread, spread, smoothstep(0.9, 2, half));
    const above = center(Y) + dx * mix(wide, scale, share * 0.6);
    const [tl, tr] = cut.trunk(Math.max(cut.pitY, y));
    const trunkHalf = Math.max(1, (tr - tl) / 2);
    const [bl, br] = body.edges(Y);
    const natural = trunkHalf * scale;
    const close = (br - bl) / 2 + ease;
    // As wide as it was cut, but never narrower than who wears it.
    const fitted = Math.max(
      (br - bl) / 2 + Math.min(3, ease * 0.5),
      kind === 'outerwear' || kind === 'suit' ? natural * 0.75 + close * 0.25 : natural * 0.5 + close * 0.5,
    );
    const isSkirt = cut.waistY !== null && y > cut.waistY;
    const target = isSkirt ? Math.max(fitted, natural * 0.94) : fitted;
    const below = (bl + br) / 2 + (x - (tl + tr) / 2) * Math.min(target / trunkHalf, scale * 2.4);
    let X = mix(
      above,
      below,
      smoothstep(cut.pitY - (cut.pitY - seamTop) * 0.55, cut.pitY + (cut.pitY - seamTop) * 0.15, y),
    );
    let row = Y;
    // The shoulder line lies on the shoulders.
    const onLine = 1 - smoothstep(seamTop, cut.pitY, y);
    if (onLine > 0) {
      const line = bodyShoulder(X) - 3.5 - ease * 0.25;
      const edge = shoulderEdge(cut, x);
      const mapped = seamRow + (edge - seamTop) * upper;
      const inNeck = 1 - smoothstep(cut.neckHalf * 0.55, cut.neckHalf * 1.05, Math.abs(dx));
      const atCorner = cut.center + Math.sign(dx || 1) * cut.neckHalf;
      const cornerX = center(seamRow) + Math.sign(dx || 1) * cut.neckHalf * neckSpread;
      const cornerShift = bodyShoulder(cornerX) - 3.5 - (seamRow + (shoulderEdge(cut, atCorner) - seamTop) * upper);
      row += mix(line - mapped, cornerShift, inNeck) * onLine;
    }
    if (collar && y < cut.neckY) [X, row] = collar(x, y, X, row);
    return [X, row];
  };
  return { warp, scale };
}

const middle = ([left, right]: readonly [number, number]) => (left + right) / 2;

/** Height of the garment's own shoulder line at a column: straight from the neck's corner to the seam. */
function shoulderEdge(cut: UpperCut, x: number): number {
  const dx = x - cut.center;
  const seam = dx < 0 ? cut.left.top : cut.right.top;
  const from = cut.neckHalf;
  const to = Math.max(from + 1, Math.abs(seam[0] - cut.center));
  const t = Math.max(0, Math.min(1.15, (Math.abs(dx) - from) / (to - from)));
  return mix(cut.neckY, seam[1], t);
}

/** What stands above the neck's corners: a hood goes around the head, a high collar around the neck. */
function collarWarp(cut: UpperCut, kind: GarmentKind, body: Body, scale: number, neckX: number) {
  const top = cut.rows[0]!.y;
  const tall = cut.neckY - top;
  if (tall < cut.chestHalf * 0.22) return null;
  const { anchors } = body;
  const widest =
    Math.max(
      ...cut.rows
        .slice(0, Math.max(1, Math.round(tall * 0.9)))
        .map(({ runs }) => (runs.length ? runs[runs.length - 1]![1] - runs[0]![0] : 0)),
    ) / 2;
  const isHood = tall > cut.chestHalf * 0.62 && kind !== 'dress';
  const wide = isHood
    ? (anchors.headHalfWidth * 1.42) / Math.max(1, widest)
    : Math.max((body.neckHalfWidth + 5) / Math.max(1, widest), scale * 0.7);
  const reach = isHood
    ? anchors.neck[1] - anchors.headTop[1] + 16
    : Math.min(tall * scale, (anchors.neck[1] - anchors.chin[1]) * 0.95);
  return (x: number, y: number, X: number, row: number): [number, number] => {
    const t = smoothstep(0, Math.min(tall * 0.45, cut.chestHalf * 0.3), cut.neckY - y);
    const lean = isHood
      ? mix(neckX, anchors.headCenter[0], smoothstep(0, tall * 0.6, cut.neckY - y))
      : mix(neckX, (anchors.chin[0] + neckX) / 2, (cut.neckY - y) / tall);
    const up = anchors.neck[1] + (isHood ? 14 : 6) - ((cut.neckY - y) / tall) * (reach + (isHood ? 14 : 6));
    return [mix(X, lean + (x - cut.center) * wide, t), mix(row, Math.min(row, up), t)];
  };
}

/** Lays a sleeve along the arm: its axis becomes the arm's line, its width stays, or grows to hold the arm. */
function sleeveWarp(
  sleeve: SleeveCut,
  side: 'left' | 'right',
  cut: UpperCut,
  trunk: Trunk,
  body: Body,
  kind: GarmentKind,
) {
  const arm = body.anchors.arms[side];
  const from = [(sleeve.top[0] + sleeve.pit[0]) / 2, (sleeve.top[1] + sleeve.pit[1]) / 2] as const;
  const tip = sleeve.tip!;
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const line = armLine(arm.shoulder, arm.elbow, arm.wrist);
  const total = line[line.length - 1]![2];
  const ratio = Math.max(cut.left.length, cut.right.length) / cut.chestHalf;
  // A long sleeve ends at the wrist, whatever the picture's proportions; a short one keeps its own.
  const isLong = ratio > 1.75;
  const start = 0.05 * total;
  const reach = isLong
    ? total * (kind === 'outerwear' || kind === 'suit' ? 1.03 : 1) - start
    : Math.min(total * 0.9, sleeve.length * trunk.scale);
  const stretch = reach / sleeve.length;
  const wide = trunk.scale * (isLong ? 0.94 : 1);
  const air = (EASE[kind] ?? 6) * 0.55 + 1.5;
  const profile = sleeveProfile(sleeve, from, cos, sin);
  const most = kind === 'outerwear' || kind === 'suit' ? 1.55 : isLong ? 1.45 : 2.2;

  const warp: Warp = (x, y) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const u = dx * cos + dy * sin;
    const v = dy * cos - dx * sin;
    const along = start + u * stretch;
    const [px, py, nx, ny] = onLine(line, along);
    const [middleOf, half] = profile(u);
    const arms = body.armRadius(side, Math.max(0, Math.min(1, along / total))) + air;
    // The sleeve's own width, but never tighter than the arm and not much wider than a sleeve is worn.
    const held = Math.max(arms, Math.min(half * wide, arms * most + 4));
    const across = (v - middleOf) * Math.min(held / Math.max(1, half), wide * 2.6);
    const target: readonly [number, number] = [px + nx * across, py + ny * across];
    const w = smoothstep(-0.1 * sleeve.length, Math.min(cut.chestHalf * 0.75, sleeve.length * 0.55), u);
    if (w >= 1) return target;
    const seam = trunk.warp(x, y);
    return [mix(seam[0], target[0], w), mix(seam[1], target[1], w)];
  };
  return { warp, end: Math.min(1, (start + reach) / total) };
}

/** Middle and half width of a sleeve along its axis, measured on the picture and smoothed. */
function sleeveProfile(sleeve: SleeveCut, from: readonly [number, number], cos: number, sin: number) {
  const bins = 24;
  const low = new Float64Array(bins + 1).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(bins + 1).fill(Number.NEGATIVE_INFINITY);
  for (const [x, y] of sleeve.points) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const bin = Math.round(((dx * cos + dy * sin) / sleeve.length) * bins);
    if (bin < 0 || bin > bins) continue;
    const v = dy * cos - dx * sin;
    low[bin] = Math.min(low[bin]!, v);
    high[bin] = Math.max(high[bin]!, v);
  }
  const known = [...low.keys()].filter((bin) => low[bin]! <= high[bin]!);
  return (u: number): readonly [middle: number, half: number] => {
    const place = Math.max(0, Math.min(1, u / sleeve.length)) * bins;
    let [middle, half, weight] = [0, 0, 0];
    for (const bin of known) {
      const w = Math.exp(-(((bin - place) / 2.2) ** 2)) + 1e-9;
      middle += ((low[bin]! + high[bin]!) / 2) * w;
      half += ((high[bin]! - low[bin]!) / 2) * w;
      weight += w;
    }
    return weight > 0 ? [middle / weight, half / weight] : [0, 1];
  };
}

type LinePoint = readonly [x: number, y: number, along: number, nx: number, ny: number];

/** The arm as a curve: points with their distance from the shoulder and the direction across. */
function armLine(
  shoulder: readonly [number, number],
  elbow: readonly [number, number],
  wrist: readonly [number, number],
): LinePoint[] {
  const near = (a: readonly [number, number], b: readonly [number, number], t: number) => [
    mix(a[0], b[0], t),
    mix(a[1], b[1], t),
  ];
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
  return curve.map(([x, y], i) => {
    const before = curve[Math.max(0, i - 2)]!;
    const after = curve[Math.min(curve.length - 1, i + 2)]!;
    const previous = curve[Math.max(0, i - 1)]!;
    along += Math.hypot(x! - previous[0]!, y! - previous[1]!);
    const [dx, dy] = [after[0]! - before[0]!, after[1]! - before[1]!];
    const length = Math.hypot(dx, dy) || 1;
    return [x!, y!, along, -dy / length, dx / length];
  });
}

/** The point at a distance along; beyond the ends the line goes straight on. */
function onLine(line: readonly LinePoint[], along: number): readonly [number, number, number, number] {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const beyond = (point: LinePoint, by: number) =>
    [point[0] + point[4] * by, point[1] - point[3] * by, point[3], point[4]] as const;
  if (along <= 0) return beyond(first, along);
  if (along >= last[2]) return beyond(last, along - last[2]);
  let low = 0;
  let high = line.length - 1;
  while (high - low > 1) {
    const half = (low + high) >> 1;
    if (line[half]![2] <= along) low = half;
    else high = half;
  }
  const [a, b] = [line[low]!, line[high]!];
  const t = (along - a[2]) / Math.max(1e-6, b[2] - a[2]);
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[3], b[3], t), mix(a[4], b[4], t)];
}
