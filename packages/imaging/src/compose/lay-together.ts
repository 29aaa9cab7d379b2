/** Lays the mannequin's layers and what it wears into one transparent sheet, from behind to front, with their shadows. */
import { blurred } from '../cut-out/masks.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import { smoothstep } from '../mannequins/curve.ts';
import type { Body } from './body.ts';
import { standingIn } from './leg-in-shoe.ts';
import type { GarmentKind } from './kinds.ts';
import type { WornPiece } from './worn-piece.ts';
import { type Layer, newLayer } from './mesh.ts';

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];

export function layTogether(body: Body, pieces: readonly WornPiece[]): Layer {
  const sheet = newLayer();
  const { anchors } = body;
  const light = lightOf(body);
  const arms = { left: armLayer(body, 'left', pieces), right: armLayer(body, 'right', pieces) };
  const carried = pieces.find(({ kind }) => kind === 'bag');

  const drawArm = (side: Side) => {
    cast(sheet, arms[side], 4, 0.3);
    lay(sheet, arms[side]);
    for (const [index, { sleeves, sleeveEnds }] of pieces.entries()) {
      const sleeve = sleeves?.[side];
      if (!sleeve) continue;
      // A sleeve inside a longer one is not seen.
      const isInside = pieces
        .slice(index + 1)
        .some((later) => (later.sleeveEnds?.[side] ?? 0) >= (sleeveEnds?.[side] ?? 0) - 0.05);
      if (isInside) continue;
      shade(sleeve, light, 0.2);
      cast(sheet, sleeve, 4, 0.34);
      lay(sheet, sleeve);
    }
  };
  for (const { front, sleeves, kind } of pieces) {
    if (kind === 'glasses' || kind === 'shoes') continue;
    for (const layer of [front, sleeves?.left, sleeves?.right]) if (layer) tidy(layer);
  }
  for (const { behind } of pieces) {
    if (!behind) continue;
    dim(behind, 0.86);
    lay(sheet, behind);
  }
  for (const side of SIDES) if (anchors.arms[side].isBehind) drawArm(side);
  lay(sheet, standingIn(body, pieces.find(({ shoeOpenings }) => shoeOpenings)?.shoeOpenings));
  for (const piece of pieces) {
    if (!piece.front || piece === carried || isOnHead(piece)) continue;
    shade(piece.front, light, LIGHT_ON[piece.kind] ?? 0.4);
    cast(sheet, piece.front, piece.kind === 'shoes' ? 2 : 5, 0.36);
    lay(sheet, piece.front);
    // A dress or coat that is drawn over the arms' place is followed by the arms below.
  }
  for (const piece of pieces.filter(isOnHead)) {
    if (!piece.front) continue;
    cast(sheet, piece.front, 4, 0.4);
    lay(sheet, piece.front);
  }
  for (const side of SIDES) {
    if (anchors.arms[side].isBehind) continue;
    if (carried?.front && carried.side === side) {
      cast(sheet, carried.front, 5, 0.34);
      lay(sheet, carried.front);
    }
    drawArm(side);
  }
  if (carried?.front && carried.side && anchors.arms[carried.side].isBehind) lay(sheet, carried.front);
  return sheet;
}

/** How much of the body's light shows on cloth: least on what hangs free of it. */
const LIGHT_ON: Partial<Record<GarmentKind, number>> = { shoes: 0, trousers: 0.25, skirt: 0.2, outerwear: 0.25 };

const isOnHead = ({ kind }: WornPiece) => kind === 'hat' || kind === 'glasses';

/** One arm as it stands, without what a sleeve covers. */
function armLayer({ layers, anchors }: Body, side: Side, pieces: readonly WornPiece[]): Layer {
  const codes = [partCode(`upper-arm-${side}`), partCode(`forearm-${side}`), partCode(`hand-${side}`)];
  const end = Math.max(0, ...pieces.map(({ sleeveEnds }) => sleeveEnds?.[side] ?? 0));
  const { shoulder, elbow, wrist } = anchors.arms[side];
  const first = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const second = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const layer = newLayer();
  const { whole, wholeParts } = layers;
  const covered = end * (first + second) - 6;
  for (let i = 0; i < wholeParts.length; i++) {
    const part = codes.indexOf(wholeParts[i]!);
    if (part < 0) continue;
    if (end > 0 && part < 2) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const [from, to, before, length] = part === 0 ? [shoulder, elbow, 0, first] : [elbow, wrist, first, second];
      const along = before + ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length;
      if (along < covered) continue;
    }
    layer.set(whole.subarray(i * 4, i * 4 + 4), i * 4);
  }
  softenArm(layer, whole, wholeParts, codes);
  return layer;
}

/** The edge of an arm before the body is cut pixel by pixel: it gets as soft as the edge of the whole figure is. */
function softenArm(layer: Layer, whole: Uint8Array, parts: Uint8Array, codes: readonly number[]): void {
  const area = areaOf(layer, 3);
  if (!area) return;
  const { left, top, width, height } = area;
  const isArm = new Float32Array(width * height);
  for (let k = 0; k < isArm.length; k++) {
    const i = (top + Math.floor(k / width)) * WIDTH + left + (k % width);
    if (codes.includes(parts[i]!)) isArm[k] = 1;
    else if (parts[i] === 0 && whole[i * 4 + 3]! > 0) {
      const besideArm = [i - 1, i + 1, i - WIDTH, i + WIDTH].some(
        (j) => codes.includes(parts[j]!) && layer[j * 4 + 3]! > 0,
      );
      if (besideArm) layer.set(whole.subarray(i * 4, i * 4 + 4), i * 4);
      isArm[k] = 1;
    } else if (parts[i] === 0) isArm[k] = 1;
  }
  const soft = blurred(isArm, width, height, 1);
  for (let k = 0; k < soft.length; k++) {
    const at = ((top + Math.floor(k / width)) * WIDTH + left + (k % width)) * 4 + 3;
    layer[at] = Math.min(layer[at]!, Math.round(smoothstep(0.3, 0.95, soft[k]!) * 255));
  }
}

/** Source over. */
function lay(sheet: Layer, upper: Layer): void {
  for (let i = 0; i < sheet.length; i += 4) {
    const alpha = upper[i + 3]!;
    if (alpha === 0) continue;
    if (alpha === 255) {
      sheet[i] = upper[i]!;
      sheet[i + 1] = upper[i + 1]!;
      sheet[i + 2] = upper[i + 2]!;
      sheet[i + 3] = 255;
      continue;
    }
    const a = alpha / 255;
    const b = (sheet[i + 3]! / 255) * (1 - a);
    const all = a + b;
    for (let c = 0; c < 3; c++) sheet[i + c] = (upper[i + c]! * a + sheet[i + c]! * b) / all;
    sheet[i + 3] = Math.round(all * 255);
  }
}

/** A soft shadow of what comes next, down and to the right, on what is there already. */
function cast(sheet: Layer, upper: Layer, reach: number, strength: number): void {
  const area = areaOf(upper, reach * 3);
  if (!area) return;
  const { left, top, width, height } = area;
  const mask = new Float32Array(width * height);
  const [dx, dy] = [Math.round(reach * 0.55), Math.round(reach * 0.75)];
  for (let y = dy; y < height; y++) {
    for (let x = dx; x < width; x++) {
      mask[y * width + x] = upper[((top + y - dy) * WIDTH + left + x - dx) * 4 + 3]! / 255;
    }
  }
  const soft = blurred(blurred(mask, width, height, reach), width, height, Math.max(1, reach >> 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shadow = soft[y * width + x]! * strength;
      const i = ((top + y) * WIDTH + left + x) * 4;
      if (shadow < 0.004 || sheet[i + 3] === 0) continue;
      sheet[i]! *= 1 - shadow;
      sheet[i + 1]! *= 1 - shadow;
      sheet[i + 2]! *= 1 - shadow * 0.92;
    }
  }
}

/** The rectangle that holds everything in a layer, grown by a margin; null for an empty one. */
function areaOf(layer: Layer, margin: number): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, -1, -1];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (layer[(y * WIDTH + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (bottom < 0) return null;
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  right = Math.min(WIDTH - 1, right + margin);
  bottom = Math.min(HEIGHT - 1, bottom + margin);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * How bright the figure's surface is against its average, softened: cloth over it takes part of that light.
 * 1 where there is no figure.
 */
function lightOf({ layers, anchors }: Body): Float32Array {
  const { core, coreParts } = layers;
  const base = partCode('base');
  const luma = new Float32Array(WIDTH * HEIGHT);
  const cover = new Float32Array(WIDTH * HEIGHT);
  let [sum, count] = [0, 0];
  for (let i = 0; i < luma.length; i++) {
    if (coreParts[i] === 0 || coreParts[i] === base || core[i * 4 + 3]! < 128) continue;
    luma[i] = 0.3 * core[i * 4]! + 0.59 * core[i * 4 + 1]! + 0.11 * core[i * 4 + 2]!;
    cover[i] = 1;
    if (i > anchors.neck[1] * WIDTH) {
      sum += luma[i]!;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  const softLuma = blurred(blurred(luma, WIDTH, HEIGHT, 5), WIDTH, HEIGHT, 4);
  const softCover = blurred(blurred(cover, WIDTH, HEIGHT, 5), WIDTH, HEIGHT, 4);
  return luma.map((_, i) => {
    const share = softCover[i]!;
    if (share < 0.02) return 1;
    const value = softLuma[i]! / share / mean;
    return 1 + (Math.max(0.55, Math.min(1.25, value)) - 1) * Math.min(1, share * 1.6);
  });
}

/**
 * Calms the outline of cloth: bumps of a pixel or two go, notches are filled with the colour beside them, crumbs vanish.
 */
function tidy(layer: Layer): void {
  const area = areaOf(layer, 8);
  if (!area) return;
  const { left, top, width, height } = area;
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) alpha[y * width + x] = layer[((top + y) * WIDTH + left + x) * 4 + 3]! / 255;
  }
  const soft = blurred(blurred(alpha, width, height, 2), width, height, 2);
  const near = NEIGHBOURS.map(([dx, dy]) => dy * width + dx);
  for (let y = 3; y < height - 3; y++) {
    for (let x = 3; x < width - 3; x++) {
      const at = y * width + x;
      const share = soft[at]!;
      if (share > 0.98) continue;
      const i = ((top + y) * WIDTH + left + x) * 4;
      const t = Math.min(1, Math.max(0, (share - 0.36) / 0.3));
      const wanted = t * t * (3 - 2 * t);
      if (alpha[at]! < 0.02 && wanted > 0) {
        const k = near.findIndex((step) => alpha[at + step]! > 0.3);
        const [dx, dy] = NEIGHBOURS[k] ?? [0, 0];
        const from = i + (dy * WIDTH + dx) * 4;
        for (let c = 0; c < 3; c++) layer[i + c] = layer[from + c]!;
        layer[i + 3] = k < 0 ? 0 : wanted * 255;
      } else layer[i + 3] = wanted * 255;
    }
  }
}
const NEIGHBOURS = [1, 2, 3].flatMap((d): [number, number][] => [
  [d, 0],
  [-d, 0],
  [0, d],
  [0, -d],
  [d, d],
  [-d, -d],
  [-d, d],
  [d, -d],
]);

/** Multiplies cloth with the body's light. */
function shade(layer: Layer, light: Float32Array, strength: number): void {
  if (strength === 0) return;
  for (let i = 0; i < light.length; i++) {
    if (layer[i * 4 + 3] === 0) continue;
    const factor = 1 + (light[i]! - 1) * strength * 0.62;
    for (let c = i * 4; c < i * 4 + 3; c++) layer[c] = Math.min(255, layer[c]! * factor);
  }
}

function dim(layer: Layer, factor: number): void {
  for (let i = 0; i < layer.length; i += 4) for (let c = 0; c < 3; c++) layer[i + c]! *= factor;
}
