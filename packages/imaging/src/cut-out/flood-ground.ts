/**
 * What is ground: a flood from the frame over pixels that look like the paper, or like paper in shade, without climbing
 * an edge. Shadows are smooth and keep the paper's tint, so the flood runs through them and they are dropped with it.
 */
import type { BorderColor } from './border-colors.ts';

/** Colours this close to one of the frame's are ground wherever the flood reaches them. */
const SAME = 5.5;
/** The largest step between neighbours, in Lab, that a shadow's slope makes. */
const SLOPE = 3.4;
/** Shade keeps the paper's tint this well, and is at most this much darker. */
const TINT = 7;
const DARKER = 52;

export function floodGround(
  lab: Float32Array,
  width: number,
  height: number,
  colors: readonly BorderColor[],
): Uint8Array {
  const papers = colors.filter(({ share }) => share > 0.04);
  const ground = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];

  /** 2: like the frame itself; 1: may be shade; 0: neither. */
  const likeness = (i: number): number => {
    let best = 0;
    for (const { lab: paper } of papers) {
      const dl = lab[i * 3]! - paper[0];
      const tint = Math.hypot(lab[i * 3 + 1]! - paper[1], lab[i * 3 + 2]! - paper[2]);
      if (Math.hypot(dl, tint) < SAME) return 2;
      if (tint < TINT && dl < 9 && dl > -DARKER) best = 1;
    }
    return best;
  };
  const push = (i: number) => {
    ground[i] = 1;
    queue[tail++] = i;
  };
  for (let x = 0; x < width; x++) {
    for (const i of [x, (height - 1) * width + x]) if (!ground[i] && likeness(i) > 0) push(i);
  }
  for (let y = 0; y < height; y++) {
    for (const i of [y * width, y * width + width - 1]) if (!ground[i] && likeness(i) > 0) push(i);
  }
  while (head < tail) {
    const i = queue[head++]!;
    const x = i % width;
    for (const [j, ok] of [
      [i - 1, x > 0],
      [i + 1, x < width - 1],
      [i - width, i >= width],
      [i + width, i < width * (height - 1)],
    ] as const) {
      if (!ok || ground[j]) continue;
      const like = likeness(j);
      if (like === 0) continue;
      const step = Math.hypot(
        lab[i * 3]! - lab[j * 3]!,
        lab[i * 3 + 1]! - lab[j * 3 + 1]!,
        lab[i * 3 + 2]! - lab[j * 3 + 2]!,
      );
      if (step < (like === 2 ? SLOPE * 1.5 : SLOPE)) push(j);
    }
  }
  return ground;
}

/**
 * A block that things stand on: paper-coloured, wider than anything on it, reaching the lower edge. Returns the row of
 * its upper edge, or null.
 */
export function findPlinth(lab: Float32Array, width: number, height: number, colors: readonly BorderColor[]): number | null {
  const paper = colors[0]?.lab;
  if (!paper || paper[0] < 60) return null;
  // An edge that runs straight across much of the picture, low down: the sum of vertical steps along each row.
  let [best, strength] = [0, 0];
  for (let y = Math.round(height * 0.5); y < height * 0.96; y++) {
    let straight = 0;
    for (let x = 2; x < width - 2; x++) {
      const [above, below] = [((y - 1) * width + x) * 3, ((y + 1) * width + x) * 3];
      const neutral =
        Math.hypot(lab[above + 1]! - paper[1], lab[above + 2]! - paper[2]) < 9 &&
        Math.hypot(lab[below + 1]! - paper[1], lab[below + 2]! - paper[2]) < 9 &&
        lab[above]! > 58 &&
        lab[below]! > 58;
      if (neutral && Math.abs(lab[above]! - lab[below]!) > 2) straight += 1;
    }
    if (straight > strength) [best, strength] = [y, straight];
  }
  return strength > width * 0.45 ? best : null;
}
