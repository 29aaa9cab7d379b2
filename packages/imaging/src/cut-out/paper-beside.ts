/**
 * Removes background that a cautious flood fill left beside an object: along its outline, and at the narrow ends of
 * gaps between sleeves and body or between legs. If that would be much, it is a pale object and not background.
 */
import type { BorderColor } from './border-colors.ts';
import type { Plane } from './plane.ts';

/** How much darker than the background, and how far from its tint, in Lab. */
interface Paleness {
  darker: number;
  tint: number;
}
const LIT: Paleness = { darker: 6, tint: 3.2 };
const SHADE: Paleness = { darker: 30, tint: 5 };
/** Maximum width of a gap relative to the picture's width, and maximum change from row to row, in Lab. */
const WIDEST = 0.1;
const STEP = 3;
/** Minimum depth of a gap relative to the picture's height. */
const DEEP = 0.02;
/** Pixels by which the fill kept away from a gap's edges. */
const SHY = 3;
/** Maximum share of the object that is removed. */
const MAX_SHARE = 0.035;

/**
 * Removes background-coloured pixels beside the background.
 * @param piece 1 for the object; modified. @param even a picture with even lighting. @param papers along its frame.
 */
export function removeBackgroundBeside(
  piece: Uint8Array,
  { lab, width, height }: Plane,
  papers: readonly BorderColor[],
): void {
  const most = mostOf(piece);
  const taken: number[] = [];
  const visit = (i: number) => {
    if (!piece[i] || !looksLike(LIT, lab, i, papers)) return;
    piece[i] = 0;
    taken.push(i);
  };
  const visitAround = (i: number) => {
    visit(i + 1);
    visit(i - 1);
    visit(i + width);
    visit(i - width);
  };
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) if (!piece[i]) visitAround(i);
  }
  for (let at = 0; at < taken.length; at++) {
    const i = taken[at] ?? 0;
    if (i % width > 0 && i % width < width - 1 && i >= width && i < width * (height - 1)) visitAround(i);
  }
  if (taken.length > most) for (const i of taken) piece[i] = 1;
}

/**
 * Follows each gap between limbs upwards from where it was closed, row by row, while shade continues between two edges.
 * Parameters as above.
 */
export function openGaps(piece: Uint8Array, { lab, width, height }: Plane, papers: readonly BorderColor[]): void {
  const most = mostOf(piece);
  const opened: number[] = [];
  const isSmooth = (i: number, j: number) =>
    Math.hypot(
      (lab[i * 3] ?? 0) - (lab[j * 3] ?? 0),
      (lab[i * 3 + 1] ?? 0) - (lab[j * 3 + 1] ?? 0),
      (lab[i * 3 + 2] ?? 0) - (lab[j * 3 + 2] ?? 0),
    ) < STEP;
  /** For each column the number of background rows between limbs, from the current row downwards. */
  const depth = new Uint16Array(width);
  for (let y = height - 1; y > 0; y--) {
    const row = piece.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    for (let x = 0; x < width; x++) depth[x] = x > first && x < last && !row[x] ? (depth[x] ?? 0) + 1 : 0;
    const above = (y - 1) * width;
    for (const [from, to] of gapsIn(row)) {
      // A notch in a hem is not a gap.
      if ((depth[(from + to) >> 1] ?? 0) < height * DEEP) continue;
      const goesOn = (x: number) =>
        looksLike(SHADE, lab, above + x, papers) && isSmooth(above + x, y * width + Math.max(from, Math.min(to, x)));
      const isClosed = !piece.subarray(above + from, above + to + 1).includes(0);
      // If the cloth beside it looks the same, it is not a gap.
      if (!isClosed || goesOn(from - SHY - 1) || goesOn(to + SHY + 1)) continue;
      for (let x = from - SHY; x <= to + SHY; x++) {
        if (!piece[above + x] || !goesOn(x)) continue;
        piece[above + x] = 0;
        opened.push(above + x);
      }
    }
  }
  if (opened.length > most) for (const i of opened) piece[i] = 1;
}

function looksLike({ darker, tint }: Paleness, lab: Float32Array, i: number, [paper]: readonly BorderColor[]): boolean {
  if (!paper) return false;
  const [light, a, b] = paper.lab;
  return (lab[i * 3] ?? 0) - light > -darker && Math.hypot((lab[i * 3 + 1] ?? 0) - a, (lab[i * 3 + 2] ?? 0) - b) < tint;
}

function mostOf(piece: Uint8Array): number {
  let size = 0;
  for (let i = 0; i < piece.length; i++) size += piece[i] ?? 0;
  return size * MAX_SHARE;
}

/** Narrow runs of background with the object on both sides. */
function gapsIn(row: Uint8Array): (readonly [from: number, to: number])[] {
  const gaps: (readonly [number, number])[] = [];
  let last = -1;
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const wide = x - last - 1;
    if (last > SHY && x < row.length - SHY - 1 && wide > 0 && wide <= row.length * WIDEST) gaps.push([last + 1, x - 1]);
    last = x;
  }
  return gaps;
}
