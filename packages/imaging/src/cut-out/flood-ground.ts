/**
 * Finds the background: a flood fill from the frame over pixels that look like the background or its shadow, stopping
 * at edges. Shadows are smooth and keep the background's tint, so they are included.
 */
import type { BorderColor } from './border-colors.ts';
import { elementAt } from '@quarry/language';

/** Colours this close to one of the frame's are always background when reached. */
const SAME = 6;
/** Shadow: maximum change of tint, and how much darker it may be. */
const TINT = 7;
const DARKER = 40;
const LIGHTER = 9;
/** Steeper gradients, in Lab per pixel, are edges. Shadows are gentler. */
const EDGE = 1.03;
const EDGE_IN_SHADE = 0.95;
/** Darker shadows may be steeper: by this much per unit of lightness below the background. */
const STEEPER = 0.07;
/** Lit background is at most this much darker; a pale object's edge may be faint there, so its gaps are closed. */
const LIT = 4;
/** An edge is several pixels wide; its outer half is background. */
const EDGE_HALF_WIDTH = 2;
/** Half width in pixels of gaps in a faint edge that the fill must not pass. */
const GAP = 2;
/** Squared Lab distance between neighbours that hardly differ. */
const ALIKE = 16;

type Color = readonly [number, number, number];

/** Precomputed input of a flood fill, shared by several fills. */
export interface FloodInput {
  lab: Float32Array;
  width: number;
  height: number;
  papers: readonly Color[];
  /** Gradient at each pixel, and the maximum around it. */
  slope: Float32Array;
  around: Float32Array;
}

export function floodInputOf(
  lab: Float32Array,
  width: number,
  height: number,
  colors: readonly BorderColor[],
): FloodInput {
  const papers = colors.filter(({ share }) => share > 0.04).map((color) => color.lab);
  const slope = slopes(lab, width, height);
  return { lab, width, height, papers, slope, around: widest(slope, width, height) };
}

/**
 * 1 where a fill from the frame, and from optional further pixels, arrives.
 * @param isWary avoids steep shadows too: for pale objects, of which a bolder fill would remove parts.
 */
export function floodGround(input: FloodInput, isWary: boolean, seeds: readonly number[] = []): Uint8Array {
  const { lab, width, height, papers, slope, around } = input;
  const ground = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const visit = (i: number) => {
    if (ground[i] || !isPassable(i)) return;
    ground[i] = 1;
    queue[tail++] = i;
  };
  const isPassable = (i: number) => {
    for (let k = 0; k < papers.length; k++) {
      const paper = elementAt(papers, k);
      const dl = (lab[i * 3] ?? 0) - paper[0];
      const da = (lab[i * 3 + 1] ?? 0) - paper[1];
      const db = (lab[i * 3 + 2] ?? 0) - paper[2];
      const tint = da * da + db * db;
      if (dl * dl + tint < SAME * SAME && (around[i] ?? 0) < EDGE) return true;
      if (tint > TINT * TINT || dl > LIGHTER || dl < -DARKER) continue;
      if (isWary) {
        if ((around[i] ?? 0) < EDGE_IN_SHADE) return true;
      } else if ((dl > -LIT ? (around[i] ?? 0) : (slope[i] ?? 0)) < EDGE_IN_SHADE - Math.min(0, dl) * STEEPER)
        return true;
    }
    return false;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (const i of seeds) visit(i);
  while (head < tail) {
    const i = queue[head++] ?? 0;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
  growIntoEdge(input, ground, EDGE_HALF_WIDTH + GAP);
  return ground;
}

/** Gradient at each pixel, over two pixels in each direction. */
function slopes(lab: Float32Array, width: number, height: number): Float32Array {
  const slope = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const [a, b, c] = [(up + left) * 3, (up + x) * 3, (up + right) * 3];
      const [d, f] = [(y * width + left) * 3, (y * width + right) * 3];
      const [g, h, i] = [(down + left) * 3, (down + x) * 3, (down + right) * 3];
      let sum = 0;
      for (let axis = 0; axis < 3; axis++) {
        const corners = (lab[i + axis] ?? 0) - (lab[a + axis] ?? 0);
        const others = (lab[c + axis] ?? 0) - (lab[g + axis] ?? 0);
        const across = corners + others + 2 * ((lab[f + axis] ?? 0) - (lab[d + axis] ?? 0));
        const along = corners - others + 2 * ((lab[h + axis] ?? 0) - (lab[b + axis] ?? 0));
        sum += across * across + along * along;
      }
      slope[y * width + x] = Math.sqrt(sum) / 8;
    }
  }
  return slope;
}

/** Maximum gradient around each pixel. */
function widest(slope: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(slope.length);
  const both = new Float32Array(slope.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [y * width + Math.max(0, x - GAP), y * width + Math.min(width - 1, x + GAP)];
      let most = 0;
      for (let i = from; i <= to; i++) if ((slope[i] ?? 0) > most) most = slope[i] ?? 0;
      across[y * width + x] = most;
    }
  }
  for (let y = 0; y < height; y++) {
    const [from, to] = [Math.max(0, y - GAP) * width, Math.min(height - 1, y + GAP) * width];
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let row = from; row <= to; row += width) if ((across[row + x] ?? 0) > most) most = across[row + x] ?? 0;
      both[y * width + x] = most;
    }
  }
  return both;
}

/** Grows the background by this many pixels into similar neighbours. The picture's border is unchanged. */
function growIntoEdge({ lab, width, height }: FloodInput, ground: Uint8Array, rounds: number): void {
  const isWithin = (i: number) => i >= width && i < width * (height - 1) && i % width > 0 && i % width < width - 1;
  const isAlike = (i: number, j: number) => {
    const dl = (lab[i * 3] ?? 0) - (lab[j * 3] ?? 0);
    const da = (lab[i * 3 + 1] ?? 0) - (lab[j * 3 + 1] ?? 0);
    const db = (lab[i * 3 + 2] ?? 0) - (lab[j * 3 + 2] ?? 0);
    return dl * dl + da * da + db * db < ALIKE;
  };
  let edge: number[] = [];
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] && !(ground[i - 1] && ground[i + 1] && ground[i - width] && ground[i + width])) edge.push(i);
  }
  for (let round = 0; round < rounds; round++) {
    const grown: number[] = [];
    const visit = (i: number, from: number) => {
      if (ground[i] || !isWithin(i) || !isAlike(i, from)) return;
      ground[i] = 1;
      grown.push(i);
    };
    for (const i of edge) {
      visit(i - 1, i);
      visit(i + 1, i);
      visit(i - width, i);
      visit(i + width, i);
    }
    edge = grown;
  }
}
