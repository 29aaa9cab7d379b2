/** Lays the mannequin's layers and what it wears into one transparent sheet, from behind to front, with their shadows. */
import { blurred } from '../cut-out/masks.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import type { Body } from './body.ts';
import type { WornPiece } from './compose-look.ts';
import { type Layer, newLayer } from './mesh.ts';

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];

export function layTogether(body: Body, pieces: readonly WornPiece[]): Layer {
  const sheet = newLayer();
  const { anchors, layers } = body;
  const light = lightOf(body);
  const arms = { left: armLayer(body, 'left', pieces), right: armLayer(body, 'right', pieces) };
  const carried = pieces.find(({ kind }) => kind === 'bag');

  const drawArm = (side: Side) => {
    cast(sheet, arms[side], 4, 0.3);
    lay(sheet, arms[side]);
    for (const { sleeves } of pieces) {
      const sleeve = sleeves?.[side];
      if (!sleeve) continue;
      shade(sleeve, light, 0.4);
      cast(sheet, sleeve, 4, 0.34);
      lay(sheet, sleeve);
    }
  };
  for (const { behind } of pieces) {
    if (!behind) continue;
    dim(behind, 0.86);
    lay(sheet, behind);
  }
  for (const side of SIDES) if (anchors.arms[side].isBehind) drawArm(side);
  lay(sheet, coreLayer(layers.core, body, pieces));
  for (const piece of pieces) {
    if (!piece.front || piece === carried || isOnHead(piece)) continue;
    shade(piece.front, light, piece.kind === 'shoes' ? 0 : 0.75);
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

const isOnHead = ({ kind }: WornPiece) => kind === 'hat' || kind === 'glasses';

/** The figure without arms, and without what is inside a shoe. */
function coreLayer(core: Uint8Array, body: Body, pieces: readonly WornPiece[]): Layer {
  const hides = pieces.find(({ hidesFeet }) => hidesFeet)?.hidesFeet;
  if (!hides) return core;
  const layer = core.slice();
  const parts = body.layers.coreParts;
  for (const side of SIDES) {
    const codes = new Set([partCode(`foot-${side}`), partCode(`shin-${side}`)]);
    const [left, right] = body.leg(side, body.anchors.legs[side].ankle[1] - 3);
    const from = hides[side] + 6;
    for (let y = Math.round(body.anchors.legs[side].ankle[1] - 60); y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const i = y * WIDTH + x;
        if (!codes.has(parts[i]!)) continue;
        // Above the opening the ankle remains, below it nothing does but plate.
        const isAnkle = x >= left - 2 && x <= right + 2 && y < from;
        if (parts[i] === partCode(`foot-${side}`) ? !isAnkle : y > from) layer.set(plateAt(core, parts, x, y), i * 4);
      }
    }
  }
  return layer;
}

/** What the plate looks like beside a foot in the same row. */
function plateAt(core: Uint8Array, parts: Uint8Array, x: number, y: number): Uint8Array {
  const base = partCode('base');
  for (let d = 2; d < 90; d++) {
    for (const column of [x - d, x + d]) {
      if (column < 0 || column >= WIDTH || parts[y * WIDTH + column] !== base) continue;
      return core.subarray((y * WIDTH + column) * 4, (y * WIDTH + column) * 4 + 4);
    }
  }
  return CLEAR;
}
const CLEAR = new Uint8Array(4);

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

/** The outermost pixels of an arm are half transparent where the whole figure shows something else beside it. */
function softenArm(layer: Layer, whole: Uint8Array, parts: Uint8Array, codes: readonly number[]): void {
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < WIDTH - 1; x++) {
      const i = y * WIDTH + x;
      if (codes.includes(parts[i]!)) {
        const isRim = [i - 1, i + 1, i - WIDTH, i + WIDTH].some((j) => !codes.includes(parts[j]!) && parts[j] !== 0);
        if (isRim && layer[i * 4 + 3]! > 200) layer[i * 4 + 3] = 200;
      } else if (parts[i] === 0 && whole[i * 4 + 3]! > 0) {
        const besideArm = [i - 1, i + 1, i - WIDTH, i + WIDTH].find(
          (j) => codes.includes(parts[j]!) && layer[j * 4 + 3]! > 0,
        );
        if (besideArm !== undefined && whole[i * 4 + 3]! < 255) layer.set(whole.subarray(i * 4, i * 4 + 4), i * 4);
      }
    }
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
  const mask = new Float32Array(WIDTH * HEIGHT);
  const [dx, dy] = [Math.round(reach * 0.55), Math.round(reach * 0.75)];
  for (let y = dy; y < HEIGHT; y++) {
    for (let x = dx; x < WIDTH; x++) mask[y * WIDTH + x] = upper[((y - dy) * WIDTH + x - dx) * 4 + 3]! / 255;
  }
  const soft = blurred(blurred(mask, WIDTH, HEIGHT, reach), WIDTH, HEIGHT, Math.max(1, reach >> 1));
  for (let i = 0; i < soft.length; i++) {
    const shadow = soft[i]! * strength;
    if (shadow < 0.004 || sheet[i * 4 + 3] === 0) continue;
    for (let c = 0; c < 3; c++) sheet[i * 4 + c]! *= 1 - shadow * (c === 2 ? 0.92 : 1);
  }
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

/** Multiplies cloth with the body's light. */
function shade(layer: Layer, light: Float32Array, strength: number): void {
  if (strength === 0) return;
  for (let i = 0; i < light.length; i++) {
    if (layer[i * 4 + 3] === 0) continue;
    const factor = 1 + (light[i]! - 1) * strength * 0.62;
    for (let c = 0; c < 3; c++) layer[i * 4 + c] = Math.min(255, layer[i * 4 + c]! * factor);
  }
}

function dim(layer: Layer, factor: number): void {
  for (let i = 0; i < layer.length; i += 4) for (let c = 0; c < 3; c++) layer[i + c]! *= factor;
}
