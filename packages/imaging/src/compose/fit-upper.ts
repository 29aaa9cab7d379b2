/**
 * Puts tops, dresses, coats and jackets on: the trunk row by row, each sleeve along its arm, and the inside visible
 * through the neckline behind the figure. Trunk and sleeves are separate meshes that share their seam.
 */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { MANNEQUIN_WIDTH } from '../mannequins/draw-mannequin.ts';
import type { Body } from './body.ts';
import { readUpper, type UpperCut } from './cut-landmarks.ts';
import type { GarmentKind } from './kinds.ts';
import { drawMesh, type Layer, newLayer } from './mesh.ts';
import { insideOf, underEdge } from './neckline.ts';
import { runAt } from './outline.ts';
import { fitSleeve } from './sleeve-warp.ts';
import { fitTrunk, hasHood } from './trunk-warp.ts';
import { elementAt } from '@quarry/language';

/** A fitted garment, in layers from back to front. */
export interface Worn {
  /** Behind the figure: the inside of a neckline or hood. */
  behind?: Layer;
  front?: Layer;
  /** Drawn around an arm, after that arm. */
  sleeves?: { left?: Layer; right?: Layer };
  /** How far down an arm a sleeve reaches, 0 to 1 from shoulder to wrist. */
  sleeveEnds?: { left: number; right: number };
  /** Where legs enter shoes: the row, and half the width there. The foot below is hidden. */
  shoeOpenings?: Record<'left' | 'right', { row: number; half: number }>;
}

/** Space between body and cloth, in pixels. */
const EASE: Partial<Record<GarmentKind, number>> = { top: 5, shirt: 7, dress: 4, outerwear: 10, suit: 9 };

export function fitUpper(cutout: Cutout, kind: GarmentKind, body: Body): Worn | null {
  const cut = readUpper(cutout);
  if (!cut || isCrumpled(cut, kind)) return null;
  const ease = EASE[kind] ?? 6;
  const trunk = fitTrunk(cut, kind, body, ease);
  const inside = insideOfUpper(cutout, cut, kind);
  const { width, box } = cutout;
  const count = width * cutout.height;
  // 1 in the trunk, 0 in the sleeves and where the inside shows.
  const keep = new Float32Array(count).fill(1);
  const front = newLayer();
  const sleeves: NonNullable<Worn['sleeves']> = {};
  const sleeveEnds = { left: 0, right: 0 };
  const worn: Worn = { front, sleeves, sleeveEnds };
  for (const side of ['left', 'right'] as const) {
    const sleeve = cut[side];
    if (!sleeve.tip) continue;
    const fitted = fitSleeve(sleeve, side, cut, trunk, body, { kind, air: ease * 0.55 + 1.5 });
    const share = new Float32Array(count);
    const sign = side === 'left' ? -1 : 1;
    for (let y = box.top; y < box.top + box.height; y++) {
      const edge = trunkEdge(cut, y, side);
      for (let x = box.left; x < box.left + box.width; x++) {
        const i = y * width + x;
        if (sign * (x - cut.center) < cut.chestHalf * 0.4 || (cutout.rgba[i * 4 + 3] ?? 0) < 3) continue;
        const beyond = y > sleeve.pit[1] ? sign * (x - edge) * 0.03 : fitted.place(x, y);
        // The sleeve overlaps the seam slightly; the trunk ends at it.
        share[i] = smoothstep(-0.09, -0.02, beyond);
        keep[i] = 1 - smoothstep(0, 0.02, beyond);
      }
    }
    const layer = newLayer();
    drawMesh(layer, cutout, fitted.warp, share);
    sleeves[side] = layer;
    sleeveEnds[side] = fitted.end;
  }
  if (inside) {
    for (let i = 0; i < count; i++) keep[i] = (keep[i] ?? 0) * (1 - (inside[i] ?? 0));
    worn.behind = newLayer();
    drawMesh(worn.behind, cutout, trunk.warp, underEdge(inside, cutout));
    if (!hasHood(cut, kind)) lowerToShoulders(worn.behind, body);
  }
  drawMesh(front, cutout, trunk.warp, keep);
  return worn;
}

/** Neither sleeves nor shoulders found: a garment whose cut cannot be recognized. */
function isCrumpled({ left, right, neckHalf, chestHalf, hasStraps }: UpperCut, kind: GarmentKind): boolean {
  if (kind === 'dress' || left.tip || right.tip || neckHalf < chestHalf * 0.8) return false;
  return kind !== 'top' || !hasStraps;
}

/** The trunk's edge in a row below the armpits: in the gap to the sleeve; where they touch, the edge further down. */
function trunkEdge(cut: UpperCut, y: number, side: 'left' | 'right'): number {
  const [end, sign] = side === 'left' ? [0, -1] : [1, 1];
  const usual = cut.trunk(y)[end] ?? 0;
  const row = cut.rows[y - elementAt(cut.rows, 0).y];
  const trunk = row && runAt(row, cut.center);
  if (!row || !trunk) return usual;
  const seen = trunk[end] ?? 0;
  if (sign * (seen - usual) > cut.chestHalf * 0.07) return usual;
  const next = row.runs[row.runs.indexOf(trunk) + sign];
  return next ? (seen + (next[1 - end] ?? 0)) / 2 : seen + sign * 3;
}

/** The back of a neckline stands up only around the neck; beside it, it is hidden by the shoulders. */
function lowerToShoulders(behind: Layer, { anchors, neckHalfWidth, shoulderLine }: Body): void {
  for (let x = 0; x < MANNEQUIN_WIDTH; x++) {
    const line = shoulderLine(x);
    const beside = smoothstep(neckHalfWidth + 2, neckHalfWidth + 9, Math.abs(x - anchors.neck[0]));
    if (beside === 0 || Number.isNaN(line)) continue;
    for (let y = 0; y < line; y++) {
      const above = smoothstep(0, 5, line - y) * beside;
      behind[(y * MANNEQUIN_WIDTH + x) * 4 + 3] = (behind[(y * MANNEQUIN_WIDTH + x) * 4 + 3] ?? 0) * (1 - above);
    }
  }
}

/** Maximum depth of a neckline below the neck, in multiples of the armpit's depth. */
const DEEPEST = 1.9;

/** The lining visible through the neckline, and everything of a hood that is behind the neck. */
function insideOfUpper(cutout: Cutout, cut: UpperCut, kind: GarmentKind): Float32Array | null {
  const collar = cut.neckY - elementAt(cut.rows, 0).y;
  const isHighCollar = collar > cut.chestHalf * 0.22 && collar <= cut.chestHalf * 0.62;
  // The front of a high collar may look like lining but is not.
  const depth = isHighCollar ? collar * 0.4 : collar + (cut.pitY - cut.neckY) * DEEPEST;
  const inside = insideOf(cutout, cut.center, cut.chestHalf * 0.82, depth);
  if (inside && cutout.inside) coverNape(inside, cutout, cut);
  if (inside && kind === 'suit') collarBehind(inside, cutout, cut);
  if (!hasHood(cut, kind)) return inside;
  const hood = inside?.slice() ?? new Float32Array(cutout.width * cutout.height);
  const end = Math.round(cut.neckY + 4);
  for (let y = 0; y < end; y++) {
    const share = 1 - smoothstep(cut.neckY - 4, cut.neckY + 4, y);
    for (let i = y * cutout.width; i < (y + 1) * cutout.width; i++) hood[i] = Math.max(hood[i] ?? 0, share);
  }
  return hood;
}

/** In a suit, shirt and tie fill the neckline: the area between and above its corners is the back of the collar. */
function collarBehind(inside: Float32Array, { width, box }: Cutout, { center, neckHalf, neckY }: UpperCut): void {
  for (let x = Math.round(center - neckHalf); x <= center + neckHalf; x++) {
    for (let y = box.top; y <= neckY + 1; y++) inside[y * width + x] = 1;
  }
}

/** In each column, pixels above the lining are the back of the collar, which also goes behind the neck. */
function coverNape(inside: Float32Array, { width, box }: Cutout, { center, neckHalf }: UpperCut): void {
  for (let x = Math.round(center - neckHalf); x <= center + neckHalf; x++) {
    let first = box.top;
    while (first < box.top + box.height * 0.4 && (inside[first * width + x] ?? 0) < 0.9) first += 1;
    if (first >= box.top + box.height * 0.4) continue;
    for (let y = box.top; y < first; y++) inside[y * width + x] = 1;
  }
}
