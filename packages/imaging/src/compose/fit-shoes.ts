/** Puts shoes on the feet. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { partCode } from '../mannequins/solids.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import { copyPixel, drawMesh, newLayer, type Warp } from './mesh.ts';
import { isPiece, type Row, rowsOf, runAt, topOf } from './outline.ts';
import { elementAt } from '@quarry/language';

/** A shoe seen from the side is rotated towards the viewer: this share of its length remains visible. */
const FORESHORTENED = 0.58;

/** Pictures show one shoe or a pair from the side; each foot gets one, toes outwards. */
export function fitShoes(cutout: Cutout, body: Body): Worn | null {
  const { anchors } = body;
  const shoe = oneShoe(cutout);
  if (isFromAbove(shoe)) return null;
  const drawn = isOpen(shoe) ? withFoot(shoe, body) : shoe;
  const facesRight = toesAreRight(shoe);
  const isMan = body.layers.mannequin.gender === 'men';
  const front = newLayer();
  const opened = { left: { row: 0, half: 0 }, right: { row: 0, half: 0 } };
  const order =
    anchors.legs.left.forward <= anchors.legs.right.forward
      ? (['left', 'right'] as const)
      : (['right', 'left'] as const);
  const opening = openingOf(shoe, facesRight);
  for (const side of order) {
    const leg = anchors.legs[side];
    const out = side === 'left' ? -1 : 1;
    // Shoe lengths of 242 mm and 265 mm on figures of 1.76 m and 1.86 m.
    const length = isMan ? 140 : 124;
    const { box } = shoe;
    const scale = length / box.width;
    const tall = box.height * scale;
    const isBoot = tall > length * 0.72;
    const ground = leg.toes[1] + 6;
    const [bl, br] = body.leg(side, leg.ankle[1] - (isBoot ? 40 : 2));
    const ankleX = (bl + br) / 2;
    // The opening goes around the ankle, the sole on the ground.
    const legWidth = br - bl;
    const openingWidth = Math.max(1, (opening.to - opening.from) * scale * FORESHORTENED);
    const wide = FORESHORTENED * Math.max(1, Math.min(1.45, (legWidth + 5) / openingWidth));
    const openingX = (opening.from + opening.to) / 2;
    const mirror = facesRight === out > 0 ? 1 : -1;
    const reach = isBoot
      ? 1
      : Math.max(
          0.92,
          Math.min(1.18, (ground - leg.ankle[1] + 4) / Math.max(1, (box.top + box.height - opening.y) * scale)),
        );
    const warp: Warp = (x, y) => {
      const dx = (x - openingX) * scale * mirror;
      const beyond = dx * out;
      const X = ankleX + dx * (Math.abs(dx) < openingWidth * 0.5 ? wide : wide * 0.94);
      // Toes point towards the viewer, so they are slightly lower than the heel.
      const Y = ground - (box.top + box.height - y) * scale * reach + (beyond > 0 ? beyond * 0.07 : beyond * 0.1);
      return [X, Y];
    };
    const layer = newLayer();
    drawMesh(layer, drawn, warp);
    for (let i = 0; i < layer.length; i += 4)
      if ((layer[i + 3] ?? 0) > 0 && (layer[i + 3] ?? 0) > (front[i + 3] ?? 0) * 0.5) copyPixel(front, layer, i);
    opened[side] = { row: warp(openingX, opening.y)[1], half: (openingWidth * wide) / FORESHORTENED / 2 };
  }
  return { front, shoeOpenings: opened };
}

/** A shoe seen from above: longer than wide, without an opening at the side. */
function isFromAbove(shoe: Cutout): boolean {
  const { box } = shoe;
  if (box.height < box.width * 1.15) return false;
  const rows = rowsOf(shoe);
  const widthAt = (share: number) => {
    const { runs } = elementAt(rows, Math.round(share * (rows.length - 1)));
    return runs.length > 0 ? elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] : 0;
  };
  const foot = Math.max(widthAt(0.85), widthAt(0.9), widthAt(0.95));
  return foot < Math.max(widthAt(0.3), widthAt(0.4), widthAt(0.5)) * 1.2;
}

/** Sandals and strapped pumps have gaps in their upper part, where the foot is visible. */
function isOpen(shoe: Cutout): boolean {
  const { box } = shoe;
  const rows = Math.round(box.height * 0.6);
  let filled = 0;
  for (let y = box.top; y < box.top + rows; y++) {
    for (let x = box.left; x < box.left + box.width; x++) if (isPiece(shoe, x, y)) filled += 1;
  }
  return box.height < box.width * 0.7 && filled < box.width * rows * 0.37;
}

/** Fills the gaps of an open shoe with a foot: below the convex hull of its straps, above its sole. */
function withFoot(shoe: Cutout, body: Body): Cutout {
  const { box, width } = shoe;
  const tight = hullOver(
    Array.from({ length: box.width }, (_, k) => topOf(shoe, box.left + k) ?? box.top + box.height),
  );
  const rgba = shoe.rgba.slice();
  const [red, green, blue] = colorOfLegs(body);
  for (let k = 0; k < box.width; k++) {
    let under = box.top + box.height - 1;
    while (under > (tight[k] ?? 0) && !isPiece(shoe, box.left + k, under)) under -= 1;
    for (let y = Math.ceil((tight[k] ?? 0) + 2); y < under; y++) {
      const i = (y * width + box.left + k) * 4;
      const own = (rgba[i + 3] ?? 0) / 255;
      if (own >= 1) continue;
      // Shading: lightest along the top, darker towards the sole.
      const light = 1.04 - 0.3 * Math.min(1, (y - (tight[k] ?? 0)) / (box.height * 0.4));
      for (const [c, value] of [red, green, blue].entries())
        rgba[i + c] = (rgba[i + c] ?? 0) * own + value * light * (1 - own);
      rgba[i + 3] = 255;
    }
  }
  return { ...shoe, rgba };
}

/** Convex hull of the heights. */
function hullOver(heights: readonly number[]): number[] {
  const corners: number[] = [];
  const isInside = (a: number, b: number, c: number) =>
    ((heights[b] ?? 0) - (heights[a] ?? 0)) * (c - a) >= ((heights[c] ?? 0) - (heights[a] ?? 0)) * (b - a);
  for (let k = 0; k < heights.length; k++) {
    while (corners.length > 1 && isInside(corners[corners.length - 2] ?? 0, corners[corners.length - 1] ?? 0, k))
      corners.pop();
    corners.push(k);
  }
  const line = [...heights];
  for (const [n, from] of corners.entries()) {
    const to = corners[n + 1] ?? from;
    for (let k = from; k < to; k++) line[k] = mix(heights[from] ?? 0, heights[to] ?? 0, (k - from) / (to - from));
  }
  return line;
}

function colorOfLegs({ layers }: Body): readonly [number, number, number] {
  const shins = new Set([partCode('shin-left'), partCode('shin-right')]);
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const [i, part] of layers.coreParts.entries()) {
    if (!shins.has(part)) continue;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (layers.core[i * 4 + c] ?? 0);
    count += 1;
  }
  return [sums[0] / Math.max(1, count), sums[1] / Math.max(1, count), sums[2] / Math.max(1, count)];
}

/** Of two shoes side by side, the one that is completely visible. */
function oneShoe(cutout: Cutout): Cutout {
  const { box, width, rgba } = cutout;
  const empty: number[] = [];
  for (let x = box.left + Math.round(box.width * 0.3); x < box.left + box.width * 0.7; x++) {
    let filled = 0;
    for (let y = box.top; y < box.top + box.height; y++) if (isPiece(cutout, x, y)) filled += 1;
    if (filled < box.height * 0.02) empty.push(x);
  }
  if (empty.length < 2) return cutout;
  const split = empty[Math.floor(empty.length / 2)] ?? 0;
  const copy = rgba.slice();
  let [left, top, bottom] = [box.left + box.width, box.top + box.height, box.top];
  for (let y = 0; y < cutout.height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < split) copy[(y * width + x) * 4 + 3] = 0;
      else if (isPiece(cutout, x, y)) [left, top, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return { ...cutout, rgba: copy, box: { left, top, width: box.left + box.width - left, height: bottom - top + 1 } };
}

/** The lower end is the toe end. */
function toesAreRight(cutout: Cutout): boolean {
  const { box } = cutout;
  const height = (from: number, to: number) => {
    let highest = box.top + box.height;
    for (let x = Math.round(box.left + from * box.width); x < box.left + to * box.width; x++) {
      for (let y = box.top; y < highest; y++) if (isPiece(cutout, x, y)) highest = y;
    }
    return box.top + box.height - highest;
  };
  return height(0, 0.35) >= height(0.65, 1);
}

/** The opening for the leg: the upper edge of the higher end. */
function openingOf(cutout: Cutout, facesRight: boolean): { from: number; to: number; y: number } {
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const heelEnd = facesRight ? box.left + box.width * 0.2 : box.left + box.width * 0.8;
  // Below straps and loops: where the heel is enclosed over some length.
  const isHeld = (row: Row | undefined) => {
    const held = row && runAt(row, heelEnd);
    return held !== null && held !== undefined && held[1] - held[0] > box.width * 0.17;
  };
  const start = Math.round(box.height * 0.1);
  const first = rows.findIndex((_, k) => k >= start && [0, 3, 6, 9, 12].every((more) => isHeld(rows[k + more])));
  const row = elementAt(rows, first < 0 || first > rows.length * 0.6 ? start : first);
  const run = runAt(row, heelEnd) ?? [box.left, box.left + box.width * 0.4];
  const most = box.width * 0.46;
  const from = facesRight ? run[0] : Math.max(run[0], run[1] - most);
  const to = facesRight ? Math.min(run[1], run[0] + most) : run[1];
  // A single ankle strap is too narrow to measure the opening.
  const wide = Math.max(to - from, box.width * 0.24);
  const middle = (from + to) / 2;
  return { from: middle - wide / 2, to: middle + wide / 2, y: row.y };
}
