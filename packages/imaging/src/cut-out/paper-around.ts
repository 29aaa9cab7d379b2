/**
 * Finds a plain background around and through an object: flood fills from the frame and from enclosed background, such
 * as below a bag's handle. How bold the fill may be depends on the object: of a pale one a bold fill removes parts.
 */
import type { BorderColor } from './border-colors.ts';
import { floodGround, floodInputOf, type FloodInput } from './flood-ground.ts';
import { forEachPiece } from './masks.ts';
import { isOpening, type Openings } from './openings.ts';
import type { Plane } from './plane.ts';

/** A bold fill leaked if it took this share from within the object, or pale parts this large. */
const LEAKED = 0.2;
const LOST = 0.3;
/** Clothes seen from the front are symmetric: a fill that takes more than this from one side only leaked. */
const LOPSIDED = 0.012;
/** Shadow is darker than the background by more than this. */
const SHADE = 4;
/** Enclosed background is as uniform and light as the outer one: within this distance, in Lab. */
const PAPER = 1.7;
/** Maximum size of an opening relative to its lit part. */
const MAX_FROM_SEEDS = 3;
/** Minimum size that counts, relative to the picture. */
const MIN_PAPER = 0.0015;

/** 1 for background. @param even a picture with even lighting. @param papers the colours along its frame. */
export function paperAround(
  { lab, width, height }: Plane,
  papers: readonly BorderColor[],
  openings: Openings,
): Uint8Array {
  const input = floodInputOf(lab, width, height, papers);
  const wary = floodGround(input, true);
  const bold = floodGround(input, false);
  const isFrontView = openings.openings !== undefined && openings.openings !== 'anywhere';
  const isPale =
    hasLeaked(bold, wary, input) || (isFrontView && lopsidedness(bold, input) > lopsidedness(wary, input) + LOPSIDED);
  const ground = isPale ? wary : bold;
  const seeds = seedsIn(input, wary, openings);
  if (seeds.length === 0) return ground;
  const opened = floodGround(input, isPale, seeds);
  if (newIn(opened, ground) < seeds.length * MAX_FROM_SEEDS) return opened;
  // The fill also leaks from within a pale object: of its openings only certain background is used.
  for (const i of seeds) ground[i] = 1;
  return ground;
}

function newIn(later: Uint8Array, earlier: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < later.length; i++) if (later[i] && !earlier[i]) sum += 1;
  return sum;
}

/** Enclosed areas that are certainly background. */
function seedsIn({ lab, width, height, papers, around }: FloodInput, ground: Uint8Array, openings: Openings): number[] {
  const paper = papers[0];
  if (!paper) return [];
  const enclosed = new Uint8Array(ground.length);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] || (around[i] ?? 0) >= PAPER / 2) continue;
    const far = Math.hypot(
      (lab[i * 3] ?? 0) - paper[0],
      (lab[i * 3 + 1] ?? 0) - paper[1],
      (lab[i * 3 + 2] ?? 0) - paper[2],
    );
    if (far < PAPER) enclosed[i] = 1;
  }
  const box = boxOf(ground, width, height);
  /** A white bag on a white background: what is in the middle of an object, and below it, belongs to the object. */
  const isHeart = (pixels: Int32Array) => {
    const within = pixels.filter((i) => {
      const [u, v] = [((i % width) - box.left) / box.width, (Math.floor(i / width) - box.top) / box.height];
      return Math.abs(u - 0.5) < 0.1 && v > 0.55 && v < 0.8;
    });
    return within.length > box.width * box.height * 0.2 * 0.25 * 0.35;
  };
  const seeds: number[] = [];
  forEachPiece(enclosed, width, height, 1, (pixels) => {
    if (pixels.length > ground.length * MIN_PAPER && isOpening(pixels, width, height, openings) && !isHeart(pixels))
      for (const i of pixels) seeds.push(i);
  });
  return seeds;
}

/** Bounding box of everything that is not background. */
function boxOf(ground: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const first = ground.subarray(y * width, (y + 1) * width).indexOf(0);
    if (first < 0) continue;
    const last = ground.subarray(y * width, (y + 1) * width).lastIndexOf(0);
    [left, right] = [Math.min(left, first), Math.max(right, last)];
    [top, bottom] = [Math.min(top, y), y];
  }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) };
}

/** Share of the object whose mirror image is background, mirrored at its own middle. */
function lopsidedness(ground: Uint8Array, { width, height }: FloodInput): number {
  const { left, width: across } = boxOf(ground, width, height);
  const sum = 2 * left + across - 1;
  let [all, alone] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (ground[y * width + x]) continue;
      all += 1;
      const other = sum - x;
      if (other < 0 || other >= width || ground[y * width + other]) alone += 1;
    }
  }
  return all > 0 ? alone / all : 1;
}

/**
 * Whether much of what only the bold fill took was the object: it was inside, with object above, left and right, or as
 * light as the background. Shadow is outside, below and to the right, and darker.
 */
function hasLeaked(bold: Uint8Array, wary: Uint8Array, { lab, width, height, papers }: FloodInput): boolean {
  const light = papers[0]?.[0] ?? 100;
  const highest = new Int32Array(width).fill(height);
  let [left, within, pale] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    let [first, last] = [width, -1];
    for (let x = 0; x < width; x++) {
      if (bold[y * width + x]) continue;
      left += 1;
      if (first === width) first = x;
      last = x;
      if (highest[x] === height) highest[x] = y;
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!bold[i] || wary[i]) continue;
      if (x > first && x < last && y > (highest[x] ?? 0)) within += 1;
      if ((lab[i * 3] ?? 0) > light - SHADE) pale += 1;
    }
  }
  return left === 0 || within > left * LEAKED || pale > left * LOST;
}
