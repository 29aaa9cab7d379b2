/**
 * Warps the trunk of a garment onto the body row by row: shoulder line, armpits, waist and hem at their heights, sides
 * as smooth curves around the body. What is above the neck's corners goes around the neck.
 */
import { smoothstep } from '../mannequins/curve.ts';
import { type Body, mix } from './body.ts';
import type { UpperCut } from './cut-landmarks.ts';
import { raisedOver, smoothed, valueAt } from './edge-curves.ts';
import type { GarmentKind } from './kinds.ts';
import type { Warp } from './mesh.ts';
import { elementAt } from '@quarry/language';

export interface Trunk {
  warp: Warp;
  /** Mannequin pixels per picture pixel. */
  scale: number;
  /** Row of the armpits on the mannequin. */
  pitRow: number;
}

export function fitTrunk(cut: UpperCut, kind: GarmentKind, body: Body, ease: number): Trunk {
  const { anchors } = body;
  const isMan = body.layers.mannequin.gender === 'men';
  const isOver = kind === 'outerwear' || kind === 'suit';
  const shoulders = { left: anchors.arms.left.shoulder, right: anchors.arms.right.shoulder };
  const [bodyLeft, bodyRight] = body.edges(mix(anchors.bust[1], anchors.neck[1], 0.12));
  const scale = ((bodyRight - bodyLeft) / 2 + ease) / cut.chestHalf;

  // A raised arm lifts its shoulder, but not the armpit.
  const shoulderRow = Math.max(shoulders.left[1], shoulders.right[1]);
  const pitRow = shoulderRow + (anchors.bust[1] - anchors.neck[1]) * (isMan ? 0.5 : 0.42) + ease * 0.6;
  // Limits the line beside the shoulder, so that it does not follow an arm down to the elbow.
  const lowestLine = shoulderRow + (isMan ? 20 : 15);
  const bodyShoulder = (x: number) => {
    const y = body.shoulderLine(x);
    return Number.isNaN(y) ? lowestLine : Math.min(y, lowestLine);
  };
  const seamTop = (cut.left.top[1] + cut.right.top[1]) / 2;
  // The seam's upper end is over the joint, the neck's corner where the cut has it.
  const seamHalfCut = (cut.right.top[0] - cut.left.top[0]) / 2;
  const hasSleeves = cut.left.tip !== null || cut.right.tip !== null;
  const shoulderHalf =
    ((shoulders.right[0] - shoulders.left[0]) / 2) * (hasSleeves ? 1.02 : 0.97) + (kind === 'outerwear' ? 3 : 0);
  const spread = shoulderHalf / Math.max(1, seamHalfCut);
  const neckSpread = Math.max(spread, (body.neckHalfWidth + 4) / cut.neckHalf);
  const shoulderMiddle = (shoulders.left[0] + shoulders.right[0]) / 2;
  const chestMiddle = middle(body.edges(pitRow));
  const center = (y: number) => mix(shoulderMiddle, chestMiddle, smoothstep(anchors.neck[1], pitRow, y));
  const seamRow = bodyShoulder(center(anchors.neck[1]) + shoulderHalf * 0.82) - 3;
  const upper = (pitRow - seamRow) / Math.max(1, cut.pitY - seamTop);
  const lower = rowsBelowPit(cut, kind, body, scale, pitRow);
  const down = (y: number) => (y <= cut.pitY ? seamRow + (y - seamTop) * upper : lower(y));

  // The sides below the armpits, one value per picture row.
  const rows = Array.from({ length: cut.hemY - cut.pitY + 1 }, (_, k) => {
    const y = cut.pitY + k;
    const Y = down(y);
    const [bl, br] = body.edges(Y);
    const [tl, tr] = cut.trunk(y);
    const natural = ((tr - tl) / 2) * scale;
    const close = (br - bl) / 2 + ease;
    // The original width, but never narrower than the body.
    const isSkirt = cut.waistY !== null && y > cut.waistY;
    const worn = mix(natural, close, isOver ? 0.25 : 0.5);
    const half = isSkirt ? Math.max(worn, natural * 0.94) : worn;
    const middleOf = (bl + br) / 2;
    return { left: half - middleOf, right: half + middleOf, bodyLeft: ease * 0.5 - bl, bodyRight: br + ease * 0.5 };
  });
  const reach = Math.max(8, Math.round(rows.length * 0.08));
  const leftOut = raisedOver(
    smoothed(
      rows.map(({ left }) => left),
      reach >> 1,
    ),
    rows.map((row) => row.bodyLeft),
    reach,
  );
  const rightOut = raisedOver(
    smoothed(
      rows.map(({ right }) => right),
      reach >> 1,
    ),
    rows.map((row) => row.bodyRight),
    reach,
  );

  const collar = collarWarp(cut, kind, body, scale, center(anchors.neck[1]));
  const rise = cut.pitY - seamTop;
  const warp: Warp = (x, y) => {
    const Y = down(y);
    const dx = x - cut.center;
    const wide = mix(neckSpread, spread, smoothstep(0.9, 2, Math.abs(dx) / cut.neckHalf));
    const above = center(Y) + dx * mix(wide, scale, smoothstep(seamTop, cut.pitY, y) * 0.6);
    const [tl, tr] = cut.trunk(Math.max(cut.pitY, y));
    const k = y - cut.pitY;
    const t = (x - tl) / Math.max(2, tr - tl);
    const below = mix(-valueAt(leftOut, k), valueAt(rightOut, k), t);
    // Above the armpits determined by the shoulders, below by the body's outline.
    let X = mix(above, below, smoothstep(cut.pitY - rise * 0.55, cut.pitY, y));
    let row = Y;
    // The shoulder line follows the shoulders.
    const onShoulders = 1 - smoothstep(seamTop, cut.pitY, y);
    if (onShoulders > 0) {
      const line = bodyShoulder(X) - 3.5 - ease * 0.25;
      const mapped = seamRow + (shoulderEdge(cut, x) - seamTop) * upper;
      const inNeck = 1 - smoothstep(cut.neckHalf * 0.55, cut.neckHalf * 1.05, Math.abs(dx));
      const away = Math.sign(dx || 1) * cut.neckHalf;
      const cornerX = center(seamRow) + away * neckSpread;
      const cornerShift =
        bodyShoulder(cornerX) - 3.5 - (seamRow + (shoulderEdge(cut, cut.center + away) - seamTop) * upper);
      row += mix(line - mapped, cornerShift, inNeck) * onShoulders;
    }
    if (collar && y < cut.neckY) [X, row] = collar(x, y, X, row);
    return [X, row];
  };
  return { warp, scale, pitRow };
}

const middle = ([left, right]: readonly [number, number]) => (left + right) / 2;

/** Mannequin rows below the armpits: aligned at the waist if the cut has one, else by length. */
function rowsBelowPit(cut: UpperCut, kind: GarmentKind, body: Body, scale: number, pitRow: number) {
  const { anchors } = body;
  // Tops of usual length cover the waist, also on long bodies.
  const isCropped = cut.hemY - cut.pitY < cut.chestHalf * 1.15;
  const usual = mix(anchors.waist[1], anchors.hips[1], 0.5) - pitRow;
  const longer = isCropped ? 1 : Math.max(1, Math.min(1.5, usual / Math.max(1, (cut.hemY - cut.pitY) * scale)));
  const waist = kind === 'dress' || kind === 'outerwear' ? cut.waistY : null;
  const hasWaist = waist !== null;
  const waistY = waist ?? cut.pitY;
  // No hem below the ankle, and no dress that ends at the hip because of the picture's proportions.
  const lowest = Math.min(anchors.legs.left.ankle[1], anchors.legs.right.ankle[1]) - 12;
  const toWaist = (anchors.waist[1] + 4 - pitRow) / Math.max(1, waistY - cut.pitY);
  const fair = hasWaist ? Math.max(scale * 0.75, Math.min(scale * 1.4, toWaist)) : 1;
  const waistRow = pitRow + (waistY - cut.pitY) * fair;
  const free = Math.min(scale * (hasWaist ? 1.02 : longer), (lowest - waistRow) / Math.max(1, cut.hemY - waistY));
  return (y: number): number => (y <= waistY ? pitRow + (y - cut.pitY) * fair : waistRow + (y - waistY) * free);
}

/** Height of the garment's shoulder line at a column: straight from the neck's corner to the seam. */
function shoulderEdge(cut: UpperCut, x: number): number {
  const dx = x - cut.center;
  const seam = dx < 0 ? cut.left.top : cut.right.top;
  const from = cut.neckHalf;
  const to = Math.max(from + 1, Math.abs(seam[0] - cut.center));
  const t = Math.max(0, Math.min(1.15, (Math.abs(dx) - from) / (to - from)));
  return mix(cut.neckY, seam[1], t);
}

/** What is above the neck's corners: a hood lies on the shoulders behind the neck, a high collar goes around it. */
function collarWarp(cut: UpperCut, kind: GarmentKind, body: Body, scale: number, neckX: number) {
  const top = elementAt(cut.rows, 0).y;
  const tall = cut.neckY - top;
  if (tall < cut.chestHalf * 0.22) return null;
  const { anchors } = body;
  const widest =
    Math.max(
      ...cut.rows
        .slice(0, Math.max(1, Math.round(tall * 0.9)))
        .map(({ runs }) => (runs.length ? elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] : 0)),
    ) / 2;
  const isHood = hasHood(cut, kind);
  const wide = isHood
    ? (body.neckHalfWidth * 2.5) / Math.max(1, widest)
    : Math.max((body.neckHalfWidth + 5) / Math.max(1, widest), scale * 0.7);
  const neck = anchors.neck[1] - anchors.chin[1];
  const reach = isHood ? neck * 0.95 : Math.min(tall * scale, neck * 0.95);
  return (x: number, y: number, X: number, row: number): [number, number] => {
    const t = smoothstep(0, Math.min(tall * 0.45, cut.chestHalf * 0.3), cut.neckY - y);
    const lean = mix(neckX, (anchors.chin[0] + neckX) / 2, (cut.neckY - y) / tall);
    const up = anchors.neck[1] + 6 - ((cut.neckY - y) / tall) * (reach + 6);
    return [mix(X, lean + (x - cut.center) * wide, t), mix(row, Math.min(row, up), t)];
  };
}

/** A hood is higher above the shoulders than any collar. */
export function hasHood(cut: UpperCut, kind: GarmentKind): boolean {
  return kind !== 'dress' && cut.neckY - elementAt(cut.rows, 0).y > cut.chestHalf * 0.62;
}
