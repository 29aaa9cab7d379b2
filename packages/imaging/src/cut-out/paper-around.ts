/**
 * Where plain paper shows around a piece, and through it: floods from the frame, and from enclosed paper such as lies under
 * the handle of a bag. How bold the flood may be depends on the piece: of a pale one a bold flood takes whole parts.
 */
import type { BorderColor } from './border-colors.ts';
import { floodGround, terrainOf, type Terrain } from './flood-ground.ts';
import { forEachPiece } from './masks.ts';
import { isOpening, type Openings } from './openings.ts';
import type { Plane } from './plane.ts';

/** A bold flood leaked when it took this much from within the piece, or pale parts this large, in parts of the piece. */
const LEAKED = 0.2;
const LOST = 0.3;
/** Clothes seen from the front are the same on both sides: a flood that takes more than this of one side alone leaked. */
const LOPSIDED = 0.012;
/** Shade is darker than paper by more than this. */
const SHADE = 4;
/** Enclosed paper is as even and as light as the paper around: within this, in Lab. */
const PAPER = 1.7;
/** An opening is at most this many times as large as what is lit of it. */
const MOST_FROM_SPRINGS = 3;
/** The least of it that counts, in parts of the picture. */
const LEAST_PAPER = 0.0015;

/** 1 where the paper is. @param even a picture on even paper. @param papers the colours along its frame. */
export function paperAround(
  { lab, width, height }: Plane,
  papers: readonly BorderColor[],
  openings: Openings,
): Uint8Array {
  const terrain = terrainOf(lab, width, height, papers);
  const wary = floodGround(terrain, true);
  const bold = floodGround(terrain, false);
  const isFrontView = openings.openings !== undefined && openings.openings !== 'anywhere';
  const isPale =
    hasLeaked(bold, wary, terrain) ||
    (isFrontView && lopsidedness(bold, terrain) > lopsidedness(wary, terrain) + LOPSIDED);
  const ground = isPale ? wary : bold;
  const springs = springsIn(terrain, wary, openings);
  if (springs.length === 0) return ground;
  const opened = floodGround(terrain, isPale, springs);
  if (newIn(opened, ground) < springs.length * MOST_FROM_SPRINGS) return opened;
  // From within a pale piece the flood leaks as well: of its openings only what is paper for sure.
  for (const i of springs) ground[i] = 1;
  return ground;
}

function newIn(later: Uint8Array, earlier: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < later.length; i++) if (later[i] && !earlier[i]) sum += 1;
  return sum;
}

/** Enclosed stretches that are paper without a doubt. */
function springsIn({ lab, width, height, papers, around }: Terrain, ground: Uint8Array, openings: Openings): number[] {
  const paper = papers[0];
  if (!paper) return [];
  const enclosed = new Uint8Array(ground.length);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] || around[i]! >= PAPER / 2) continue;
    const far = Math.hypot(lab[i * 3]! - paper[0], lab[i * 3 + 1]! - paper[1], lab[i * 3 + 2]! - paper[2]);
    if (far < PAPER) enclosed[i] = 1;
  }
  const box = boxOf(ground, width, height);
  /** A white bag on white paper: what lies in the middle of a piece, and below it, is the piece. */
  const isHeart = (pixels: Int32Array) => {
    const within = pixels.filter((i) => {
      const [u, v] = [((i % width) - box.left) / box.width, (Math.floor(i / width) - box.top) / box.height];
      return Math.abs(u - 0.5) < 0.1 && v > 0.55 && v < 0.8;
    });
    return within.length > box.width * box.height * 0.2 * 0.25 * 0.35;
  };
  const springs: number[] = [];
  forEachPiece(enclosed, width, height, 1, (pixels) => {
    if (pixels.length > ground.length * LEAST_PAPER && isOpening(pixels, width, height, openings) && !isHeart(pixels))
      for (const i of pixels) springs.push(i);
  });
  return springs;
}

/** The rectangle around everything that is no ground. */
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

/** Part of what is no ground that has ground where its mirror image lies; mirrored in its own middle. */
function lopsidedness(ground: Uint8Array, { width, height }: Terrain): number {
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
 * Whether much of what only the bold flood took was the piece: it lay within it, with something of the piece above, left
 * and right, or it was as light as the paper. Shade lies outside, below and to the right, and is darker.
 */
function hasLeaked(bold: Uint8Array, wary: Uint8Array, { lab, width, height, papers }: Terrain): boolean {
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
      if (x > first && x < last && y > highest[x]!) within += 1;
      if (lab[i * 3]! > light - SHADE) pale += 1;
    }
  }
  return left === 0 || within > left * LEAKED || pale > left * LOST;
}
