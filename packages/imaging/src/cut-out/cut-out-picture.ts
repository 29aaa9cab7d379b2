/**
 * Cuts a product out of its background: a picture in, the object with a soft edge out. Works on pixels, without a
 * trained model.
 *
 * On a plain background a flood fill from the frame finds the background, through soft shadows and up to faint edges
 * (paper-around.ts); on other backgrounds colours separate object and background (part-by-color.ts). Specks are
 * removed, the edge is softened, and colours along the edge are taken from further inside, so that no background fringe
 * remains. A cut-out whose outline does not follow edges is rejected: no garment is better than a wrong one.
 */
import { decodePicture, type Pixels } from '../decode/decode-picture.ts';
import { borderColors } from './border-colors.ts';
import { evenGround } from './even-ground.ts';
import { labOf } from './lab.ts';
import { openGaps, removeBackgroundBeside } from './paper-beside.ts';
import { isOpening, MIDDLE, type Openings } from './openings.ts';
import { outlineContrast } from './outline-contrast.ts';
import { paperAround } from './paper-around.ts';
import { partByColor } from './part-by-color.ts';
import { enlarged, type Plane, shrunk } from './plane.ts';
import { forEachPiece, keepLargePieces, openThreads, softEdge } from './masks.ts';

/** The object alone. Straight alpha; the box is tight. */
export interface Cutout {
  width: number;
  height: number;
  /** RGBA, straight alpha. Colours extend beyond the edge, so that scaling adds no background. */
  rgba: Uint8Array;
  box: { left: number; top: number; width: number; height: number };
  /** Share of the picture that is the object, 0 to 1. */
  share: number;
  /** For each pixel how much of it is behind a wearer, 0 to 1, if known. */
  inside?: Float32Array;
}

export interface CutOutOptions extends Openings {
  /** The garment has no legs: what looks like a gap between them is a pale stripe or a pleat. Default false. */
  isOnePiece?: boolean;
}

export type CutOutFailure = 'too-small' | 'nothing-found' | 'no-ground';

/** The message is user-facing. */
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

const WORKING_SIDE = 600;
const SMALLEST_SIDE = 24;
const MIN_SHARE = 0.02;
const MAX_SHARE = 0.92;
/** A belt or glasses with an alpha channel may be smaller. */
const MIN_SHARE_WITH_ALPHA = 0.004;

/** @throws CutOutError, UnreadablePictureError */
export async function cutOut(picture: Uint8Array, options: CutOutOptions = {}): Promise<Cutout> {
  return cutOutPixels(await decodeForCutting(picture), options);
}

/** Pixels in the size used for cutting out. @throws UnreadablePictureError */
export function decodeForCutting(picture: Uint8Array): Promise<Pixels> {
  return decodePicture(picture, { maxSide: WORKING_SIDE });
}

/** The same on pixels. @throws CutOutError */
export function cutOutPixels({ data, width, height }: Pixels, options: CutOutOptions = {}): Cutout {
  if (Math.min(width, height) < SMALLEST_SIDE) throw new CutOutError('too-small');
  const count = width * height;
  const hadAlpha = isTransparent(data, width, height);
  let soft: Float32Array;
  if (hadAlpha) {
    soft = new Float32Array(count);
    for (let i = 0; i < count; i++) soft[i] = (data[i * 4 + 3] ?? 0) / 255;
  } else {
    const piece = findPiece(data, width, height, options);
    soft = softEdge(piece, width, height);
  }
  let covered = 0;
  for (let i = 0; i < count; i++) covered += soft[i] ?? 0;
  const share = covered / count;
  if (share < (hadAlpha ? MIN_SHARE_WITH_ALPHA : MIN_SHARE)) throw new CutOutError('nothing-found');
  if (share > MAX_SHARE) throw new CutOutError('no-ground');
  const rgba = cleanEdges(data, soft, width, height);
  return { width, height, rgba, box: boxOf(soft, width, height), share };
}

/**
 * Minimum share of the outline with a colour change, for busy and for plain backgrounds, where a white edge is faint. A
 * wrongly cut part is small and not on a plain background.
 */
const MIN_CONTRAST = { busy: 0.8, plain: 0.35 };
const MIN_SHARE_ON_BUSY = 0.1;
/** Maximum share of the frame that is touched; an object cut off on all sides has no recognizable shape. */
const MAX_OF_FRAME = 0.25;

/** Longer side of the picture in which the outline is searched; its edge is drawn in full size. */
const SEARCHED_SIDE = 460;

/** Opacity of each pixel, 0 to 1. @throws CutOutError when the outline is unreliable. */
function findPiece(data: Uint8Array, fullWidth: number, fullHeight: number, options: CutOutOptions): Float32Array {
  const full = { lab: labOf(data, fullWidth * fullHeight), width: fullWidth, height: fullHeight };
  const { lab, width, height } = shrunk(full, SEARCHED_SIDE);
  const even = evenGround(lab, width, height);
  const piece = even ? separateFromBackground({ lab: even, width, height }, options) : partByColor(lab, width, height);
  finish(piece, width, height, options);
  const size = sizeOf(piece);
  if (even && size < width * height * MIN_SHARE) throw new CutOutError('nothing-found');
  const isRag = !even && size < width * height * MIN_SHARE_ON_BUSY;
  const least = even ? MIN_CONTRAST.plain : MIN_CONTRAST.busy;
  if (isRag || onFrame(piece, width, height) > MAX_OF_FRAME || outlineContrast(piece, lab, width, height) < least) {
    throw new CutOutError('no-ground');
  }
  return enlarged(piece, { width, height }, fullWidth, fullHeight);
}

function separateFromBackground(even: Plane, options: CutOutOptions): Uint8Array {
  const { lab, width, height } = even;
  const papers = borderColors(lab, width, height);
  const piece = partByColor(lab, width, height, paperAround(even, papers, options));
  const hasLimbs = options.openings !== undefined && options.openings !== 'anywhere';
  if (hasLimbs) {
    removeBackgroundBeside(piece, even, papers);
    openGaps(piece, even, papers);
  }
  return piece;
}

/** Closes gaps that are not openings, removes threads and specks. */
function finish(piece: Uint8Array, width: number, height: number, options: CutOutOptions): void {
  forEachPiece(piece, width, height, 0, (pixels, touchesFrame) => {
    if (!touchesFrame && !isOpening(pixels, width, height, options)) for (const i of pixels) piece[i] = 1;
  });
  if (options.isOnePiece) closeSlits(piece, width, height);
  openThreads(piece, width, height);
  keepLargePieces(piece, width, height);
}

/** Share of the frame that is in a mask. */
function onFrame(mask: Uint8Array, width: number, height: number): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += (mask[x] ?? 0) + (mask[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) sum += (mask[y * width] ?? 0) + (mask[y * width + width - 1] ?? 0);
  return sum / (2 * (width + height));
}

function sizeOf(mask: Uint8Array): number {
  let size = 0;
  for (let i = 0; i < mask.length; i++) size += mask[i] ?? 0;
  return size;
}

/** Pale stripes and pleats that reach the hem look like the background; in the middle of a garment they are closed. */
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

/** Whether the picture has its own alpha: much of its frame is transparent. */
function isTransparent(data: Uint8Array, width: number, height: number): boolean {
  let [clear, frame] = [0, 0];
  for (let x = 0; x < width; x++) {
    for (const y of [0, height - 1]) {
      frame += 1;
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) clear += 1;
    }
  }
  for (let y = 0; y < height; y++) {
    for (const x of [0, width - 1]) {
      frame += 1;
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) clear += 1;
    }
  }
  return clear > frame * 0.4;
}

/** Colours near the edge are taken from the nearest pixel well inside, extended a few pixels outwards. */
function cleanEdges(data: Uint8Array, soft: Float32Array, width: number, height: number): Uint8Array {
  const count = width * height;
  const rgba = Uint8Array.from(data);
  const source = new Int32Array(count).fill(-1);
  for (let i = 0; i < count; i++) {
    const isInside =
      (soft[i] ?? 0) > 0.985 &&
      (soft[i - 1] ?? 0) > 0.9 &&
      (soft[i + 1] ?? 0) > 0.9 &&
      (soft[i - width] ?? 0) > 0.9 &&
      (soft[i + width] ?? 0) > 0.9;
    if (isInside) source[i] = i;
  }
  let front: number[] = [];
  for (let i = 0; i < count; i++) {
    if (
      source[i] === i &&
      (source[i - 1] === -1 || source[i + 1] === -1 || source[i - width] === -1 || source[i + width] === -1)
    )
      front.push(i);
  }
  for (let round = 0; round < 7; round++) {
    const next: number[] = [];
    const visit = (i: number, from: number) => {
      if (source[i] !== -1) return;
      source[i] = from;
      for (let channel = 0; channel < 3; channel++) rgba[i * 4 + channel] = data[from * 4 + channel] ?? 0;
      next.push(i);
    };
    for (const i of front) {
      const x = i % width;
      if (x > 0) visit(i - 1, source[i] ?? 0);
      if (x < width - 1) visit(i + 1, source[i] ?? 0);
      if (i >= width) visit(i - width, source[i] ?? 0);
      if (i < count - width) visit(i + width, source[i] ?? 0);
    }
    front = next;
  }
  for (let i = 0; i < count; i++) rgba[i * 4 + 3] = Math.round((soft[i] ?? 0) * 255);
  return rgba;
}

function boxOf(soft: Float32Array, width: number, height: number): Cutout['box'] {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((soft[y * width + x] ?? 0) < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
