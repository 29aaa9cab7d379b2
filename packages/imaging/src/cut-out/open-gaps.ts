/**
 * What a flood over plain paper leaves beside a piece for fear of faint edges: paper along its outline, and the narrow ends
 * of the gaps between sleeve and body or between legs.
 */
import type { BorderColor } from './border-colors.ts';
import type { Plane } from './plane.ts';

/** How much darker than the paper, and how far from its tint, in Lab. */
interface Paleness {
  darker: number;
  tint: number;
}
const LIT: Paleness = { darker: 6, tint: 3.2 };
const SHADE: Paleness = { darker: 30, tint: 5 };
/** A gap is at most this wide, in parts of the picture's width, and goes on from row to row as smoothly as this, in Lab. */
const WIDEST = 0.1;
const STEP = 3;
/** Pixels by which the flood kept away from a gap's edges. */
const SHY = 3;
/** What is opened is at most this much of the piece; more were no gap, but a piece that is as pale as the paper. */
const MOST = 0.035;

/** @param piece 1 where the piece is; is changed. @param even a picture on even paper. @param papers along its frame. */
export function openGaps(piece: Uint8Array, even: Plane, papers: readonly BorderColor[]): void {
  const paper = papers[0]?.lab;
  if (!paper) return;
  const { lab } = even;
  const looksLike = ({ darker, tint }: Paleness, i: number) =>
    lab[i * 3]! - paper[0] > -darker && Math.hypot(lab[i * 3 + 1]! - paper[1], lab[i * 3 + 2]! - paper[2]) < tint;
  let most = 0;
  for (let i = 0; i < piece.length; i++) most += piece[i]! * MOST;

  const paperLeft = takePaper(piece, even, (i) => looksLike(LIT, i));
  if (paperLeft.length > most) for (const i of paperLeft.splice(0)) piece[i] = 1;
  const ends = openEnds(piece, even, (i) => looksLike(SHADE, i));
  if (paperLeft.length + ends.length > most) for (const i of ends) piece[i] = 1;
}

/** Takes off what lies beside the ground and has the very colour of the paper; what it took. */
function takePaper(piece: Uint8Array, { width, height }: Plane, isPaper: (i: number) => boolean): number[] {
  const taken: number[] = [];
  const visit = (i: number) => {
    if (!piece[i] || !isPaper(i)) return;
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
    const i = taken[at]!;
    if (i % width > 0 && i % width < width - 1 && i >= width && i < width * (height - 1)) visitAround(i);
  }
  return taken;
}

/** Follows each gap upwards from where it was closed, row by row, as far as shade goes on between two edges; what it took. */
function openEnds(piece: Uint8Array, { lab, width, height }: Plane, isShade: (i: number) => boolean): number[] {
  const taken: number[] = [];
  const isSmooth = (i: number, j: number) =>
    Math.hypot(lab[i * 3]! - lab[j * 3]!, lab[i * 3 + 1]! - lab[j * 3 + 1]!, lab[i * 3 + 2]! - lab[j * 3 + 2]!) < STEP;
  for (let y = height - 1; y > 0; y--) {
    const above = (y - 1) * width;
    for (const [from, to] of gapsIn(piece.subarray(y * width, (y + 1) * width))) {
      const goesOn = (x: number) =>
        isShade(above + x) && isSmooth(above + x, y * width + Math.max(from, Math.min(to, x)));
      const isClosed = !piece.subarray(above + from, above + to + 1).includes(0);
      // Where cloth beside it looks the same this is no gap.
      if (!isClosed || goesOn(from - SHY - 1) || goesOn(to + SHY + 1)) continue;
      for (let x = from - SHY; x <= to + SHY; x++) {
        if (!piece[above + x] || !goesOn(x)) continue;
        piece[above + x] = 0;
        taken.push(above + x);
      }
    }
  }
  return taken;
}

/** Stretches of ground that have the piece on both sides, and are narrow. */
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
