/**
 * Takes a product off its ground: a picture in, the thing alone with a soft edge out. Works on pixels, no model.
 *
 * The frame's colours are ground, and so is everything a flood reaches from there (see flood-ground.ts). What remains is
 * cleaned of crumbs and threads, gets a soft edge, and the colours along the edge are taken from further inside, so no
 * rim of the old ground comes along.
 */
import { decodePicture, type Pixels } from '../decode/decode-picture.ts';
import { type BorderColor, borderColors } from './border-colors.ts';
import { findPlinth, floodGround } from './flood-ground.ts';
import { labOf } from './lab.ts';
import { completeByMirror } from './mirror-piece.ts';
import { closeHoles, keepLargePieces, openThreads, softEdge } from './masks.ts';

/** The thing alone. Straight colour under alpha; the box is tight around it. */
export interface Cutout {
  width: number;
  height: number;
  /** RGBA, straight. Colours go on beyond the edge, so that scaling brings in no ground. */
  rgba: Uint8Array;
  box: { left: number; top: number; width: number; height: number };
  /** Part of the picture that is the thing, 0 to 1. */
  share: number;
  /** For each pixel how much of it lies behind whoever wears the piece, 0 to 1, where that is known. */
  inside?: Float32Array;
}

export interface CutOutOptions {
  /**
   * Where enclosed stretches that look like the ground may be openings: anywhere (a bag), only small ones beside the
   * middle (between sleeve and body; in the middle it is a white shirt or a print), or nowhere. Default anywhere.
   */
  openings?: 'anywhere' | 'beside-the-middle' | 'nowhere';
  /** It has no legs either: what looks like a gap between them is a pale stripe or a pleat. Default false. */
  isOnePiece?: boolean;
}

export type CutOutFailure = 'too-small' | 'nothing-found' | 'no-ground';

/** Its message is for people. */
export class CutOutError extends Error {
  override name = 'CutOutError';
  readonly reason: CutOutFailure;
  constructor(reason: CutOutFailure) {
    super(CUT_OUT_FAILURES[reason]);
    this.reason = reason;
  }
}

export const CUT_OUT_FAILURES: Record<CutOutFailure, string> = {
  'too-small': 'The picture is too small to show a piece.',
  'nothing-found': 'No piece stands out from the ground of this picture.',
  'no-ground': 'The piece cannot be told from the ground of this picture. A plain ground works best.',
};

/** How far the middle goes to each side, in parts of the width. */
const MIDDLE = 0.12;
/** Openings that show the ground, in parts of the picture: under a handle; between a sleeve and the body. */
const LARGEST_OPENING = 0.08;
const LARGEST_GAP = 0.02;
const WORKING_SIDE = 600;
const SMALLEST_SIDE = 24;
const LEAST_SHARE = 0.05;
const MOST_SHARE = 0.92;
/** A belt or a pair of glasses that came with its own alpha may be smaller. */
const LEAST_SHARE_WITH_ALPHA = 0.004;

/** @throws CutOutError, UnreadablePictureError */
export async function cutOut(picture: Uint8Array, options: CutOutOptions = {}): Promise<Cutout> {
  return cutOutPixels(await decodePicture(picture, { maxSide: WORKING_SIDE }), options);
}

/** The same on pixels. @throws CutOutError */
export function cutOutPixels({ data, width, height }: Pixels, options: CutOutOptions = {}): Cutout {
  if (Math.min(width, height) < SMALLEST_SIDE) throw new CutOutError('too-small');
  const count = width * height;
  const hadAlpha = isTransparent(data, width, height);
  let soft: Float32Array;
  if (hadAlpha) {
    soft = Float32Array.from({ length: count }, (_, i) => data[i * 4 + 3]! / 255);
  } else {
    const piece = findPiece(data, width, height, options);
    soft = softEdge(piece, width, height);
  }
  let covered = 0;
  for (const alpha of soft) covered += alpha;
  const share = covered / count;
  if (share < (hadAlpha ? LEAST_SHARE_WITH_ALPHA : LEAST_SHARE)) throw new CutOutError('nothing-found');
  if (share > MOST_SHARE) throw new CutOutError('no-ground');
  const rgba = cleanEdges(data, soft, width, height);
  return { width, height, rgba, box: boxOf(soft, width, height), share };
}

/** The free flood leaked when it took this much from within the thing, in parts of what it left. */
const LEAKED = 0.12;

function findPiece(data: Uint8Array, width: number, height: number, options: CutOutOptions): Uint8Array {
  const lab = labOf(data, width * height);
  const colors = borderColors(lab, width, height);
  const plinth = findPlinth(lab, width, height, colors);
  const grounds = {
    free: floodGround(lab, width, height, colors),
    wary: floodGround(lab, width, height, colors, true),
  };
  const pieceOn = (ground: Uint8Array, isWary: boolean) => {
    const piece = pieceIn(ground, lab, width, height, colors, plinth, { ...options, isWary });
    if (options.openings !== undefined && options.openings !== 'anywhere' && isPale(piece, lab, colors)) {
      completeByMirror(piece, width, height);
    }
    return piece;
  };
  const free = pieceOn(grounds.free, false);
  if (lossInside(free, grounds.free, grounds.wary, width, height) <= sizeOf(free) * LEAKED) return free;
  const wary = pieceOn(grounds.wary, true);
  return sizeOf(wary) < width * height * MOST_SHARE * 0.8 ? wary : free;
}

/**
 * How much only the free flood took from within the piece: pixels with something of the piece above, left and right of
 * them. Shade lies outside it, below and to the right; a surface that the flood leaked into lies inside.
 */
function lossInside(piece: Uint8Array, free: Uint8Array, wary: Uint8Array, width: number, height: number): number {
  const columns = Array.from({ length: width }, (_, x) => spanOf(piece, x, width, height));
  let loss = 0;
  for (let y = 0; y < height; y++) {
    const [left, right] = spanOf(piece, y * width, 1, width);
    for (let x = left + 1; x < right; x++) {
      const i = y * width + x;
      if (free[i] && !wary[i] && y > columns[x]![0]) loss += 1;
    }
  }
  return loss;
}

/** First and last place of the piece along a line; an empty line ends before it begins. */
function spanOf(piece: Uint8Array, start: number, step: number, length: number): readonly [number, number] {
  let [first, last] = [length, -1];
  for (let k = 0; k < length; k++) {
    if (!piece[start + k * step]) continue;
    if (first === length) first = k;
    last = k;
  }
  return [first, last];
}

function pieceIn(
  ground: Uint8Array,
  lab: Float32Array,
  width: number,
  height: number,
  colors: readonly BorderColor[],
  plinth: number | null,
  { isWary, openings = 'anywhere', isOnePiece = false }: CutOutOptions & { isWary: boolean },
): Uint8Array {
  const paper = colors[0]?.lab;
  const piece = new Uint8Array(width * height);
  for (let i = 0; i < piece.length; i++) piece[i] = ground[i] ? 0 : 1;
  if (plinth !== null && paper) removePlinth(piece, lab, width, height, plinth, paper);
  const papers = colors.filter(({ share }) => share > 0.04).map((color) => color.lab);
  // Openings that show the paper, like those under a handle, are not closed; a pale thing has none that could be told.
  closeHoles(
    piece,
    width,
    height,
    (i, tolerance) => {
      if (isWary || openings === 'nowhere') return false;
      if (openings === 'beside-the-middle' && Math.abs((i % width) - width / 2) < width * MIDDLE) return false;
      for (const color of papers) {
        const dl = lab[i * 3]! - color[0];
        const da = lab[i * 3 + 1]! - color[1];
        const db = lab[i * 3 + 2]! - color[2];
        if (dl * dl + da * da + db * db < tolerance * tolerance) return true;
      }
      return false;
    },
    openings === 'anywhere' ? LARGEST_OPENING : LARGEST_GAP,
  );
  if (isOnePiece) closeSlits(piece, width, height);
  openThreads(piece, width, height);
  keepLargePieces(piece, width, height);
  return piece;
}

/** Whether most of a piece has the tint of the paper and is hardly darker: its edges are easily lost. */
function isPale(piece: Uint8Array, lab: Float32Array, colors: readonly BorderColor[]): boolean {
  const paper = colors[0]?.lab;
  if (!paper) return false;
  let [all, pale] = [0, 0];
  for (let i = 0; i < piece.length; i++) {
    if (!piece[i]) continue;
    all += 1;
    const [dl, da, db] = [lab[i * 3]! - paper[0], lab[i * 3 + 1]! - paper[1], lab[i * 3 + 2]! - paper[2]];
    if (Math.abs(dl) < PALE && da * da + db * db < PALE) pale += 1;
  }
  return pale > all * 0.5;
}
/** Difference in lightness, and squared in tint, within which cloth looks like paper. */
const PALE = 20;

/** Pale stripes and pleats that reach the hem look like the ground; in the middle of a garment they are none. */
function closeSlits(piece: Uint8Array, width: number, height: number): void {
  const most = width * 0.07;
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (!piece[y * width + x]) continue;
      const isMiddle = Math.abs((x + last) / 2 - width / 2) < width * MIDDLE;
      if (last >= 0 && x - last > 1 && x - last < most && isMiddle) piece.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
}

function sizeOf(mask: Uint8Array): number {
  let size = 0;
  for (const value of mask) size += value;
  return size;
}

/** Below the upper edge of the block everything paper-like goes; the thing's own pixels stay when they differ from stone. */
function removePlinth(
  piece: Uint8Array,
  lab: Float32Array,
  width: number,
  height: number,
  edge: number,
  paper: readonly [number, number, number],
): void {
  // The roof of the block lies above its straight front edge.
  const from = Math.max(0, edge - Math.round(height * 0.075));
  const isStone = (i: number) =>
    Math.hypot(lab[i * 3 + 1]! - paper[1], lab[i * 3 + 2]! - paper[2]) < 7.5 && lab[i * 3]! > 55;
  // What stands on the block is found above it; stone is what is paper-like and reaches down from the roof beside it.
  for (let y = height - 1; y >= from; y--) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!piece[i]) continue;
      if (y > edge + height * 0.03) piece[i] = 0;
      else if (isStone(i)) {
        const below = y + 1 < height ? piece[i + width]! : 0;
        const left = x > 0 ? piece[i - 1]! : 0;
        const right = x < width - 1 ? piece[i + 1]! : 0;
        if (!below || !left || !right) piece[i] = 0;
      }
    }
    // From the right as well, so that stone goes on both sides.
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (piece[i] && isStone(i) && (x === width - 1 || !piece[i + 1])) piece[i] = 0;
    }
  }
  closeSoles(piece, width, height, from);
}

/** A pale sole between the shoe and its dark tread is no stone: short gaps in a column are closed. */
function closeSoles(piece: Uint8Array, width: number, height: number, from: number): void {
  const most = height * 0.05;
  for (let x = 0; x < width; x++) {
    let last = -1;
    for (let y = Math.max(0, from - Math.round(most)); y < height; y++) {
      if (!piece[y * width + x]) continue;
      if (last >= 0 && y - last > 1 && y - last < most) for (let k = last + 1; k < y; k++) piece[k * width + x] = 1;
      last = y;
    }
  }
}

/** Whether the picture brings its own alpha: much of its frame is transparent. */
function isTransparent(data: Uint8Array, width: number, height: number): boolean {
  let [clear, frame] = [0, 0];
  for (let x = 0; x < width; x++) {
    for (const y of [0, height - 1]) {
      frame += 1;
      if (data[(y * width + x) * 4 + 3]! < 128) clear += 1;
    }
  }
  for (let y = 0; y < height; y++) {
    for (const x of [0, width - 1]) {
      frame += 1;
      if (data[(y * width + x) * 4 + 3]! < 128) clear += 1;
    }
  }
  return clear > frame * 0.4;
}

/** Colours near the edge come from the nearest pixel well inside, spreading outwards a few pixels beyond it. */
function cleanEdges(data: Uint8Array, soft: Float32Array, width: number, height: number): Uint8Array {
  const count = width * height;
  const rgba = new Uint8Array(count * 4);
  const source = new Int32Array(count).fill(-1);
  let front: number[] = [];
  const isInside = (i: number) =>
    soft[i]! > 0.985 && soft[i - 1]! > 0.9 && soft[i + 1]! > 0.9 && soft[i - width]! > 0.9 && soft[i + width]! > 0.9;
  for (let i = 0; i < count; i++) {
    if (isInside(i)) {
      source[i] = i;
      front.push(i);
    }
  }
  for (let round = 0; round < 7; round++) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= count || source[j] !== -1) continue;
        source[j] = source[i]!;
        next.push(j);
      }
    }
    front = next;
  }
  for (let i = 0; i < count; i++) {
    const from = source[i] === -1 ? i : source[i]!;
    rgba[i * 4] = data[from * 4]!;
    rgba[i * 4 + 1] = data[from * 4 + 1]!;
    rgba[i * 4 + 2] = data[from * 4 + 2]!;
    rgba[i * 4 + 3] = Math.round(soft[i]! * 255);
  }
  return rgba;
}

function boxOf(soft: Float32Array, width: number, height: number): Cutout['box'] {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (soft[y * width + x]! < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
