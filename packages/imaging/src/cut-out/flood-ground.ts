/**
 * What is ground: a flood from the frame over pixels that look like the paper, or like paper in shade, that climbs no
 * edge. Shadows are smooth and keep the paper's tint, so the flood runs through them and they are dropped with it.
 */
import type { BorderColor } from './border-colors.ts';

/** Colours this close to one of the frame's are ground wherever the flood reaches them. */
const SAME = 6;
/** Shade keeps the paper's tint this well, and is at most this much darker. */
const TINT = 7;
const DARKER = 30;
const LIGHTER = 9;
/** Slopes steeper than this, in Lab a pixel, are edges. A shadow's are gentler. */
const EDGE = 1.15;
const EDGE_IN_SHADE = 0.95;
/** An edge is some pixels wide; its outer half is ground, too. */
const EDGE_HALF_WIDTH = 2;

/** Gaps in an edge that a wary flood does not slip through: half their width in pixels. */
const GAP = 2;

const PLAIN = 0;
const SHADE = 1;
const PAPER = 2;

/** @param isWary edges count from half the slope on, and their gaps are closed: for pale things on pale paper. */
export function floodGround(
  lab: Float32Array,
  width: number,
  height: number,
  colors: readonly BorderColor[],
  isWary = false,
): Uint8Array {
  const papers = colors.filter(({ share }) => share > 0.04).map((color) => color.lab);
  const likeness = new Uint8Array(width * height);
  for (let i = 0; i < likeness.length; i++) likeness[i] = likenessOf(lab, i, papers);
  const slope = isWary ? widest(slopes(lab, width, height), width, height) : slopes(lab, width, height);
  const strictness = isWary ? 0.9 : 1;
  const ground = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const visit = (i: number) => {
    if (ground[i] || likeness[i] === PLAIN) return;
    if (slope[i]! > (likeness[i] === PAPER ? EDGE : EDGE_IN_SHADE) * strictness) return;
    ground[i] = 1;
    queue[tail++] = i;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (head < tail) {
    const i = queue[head++]!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
  for (let round = 0; round < EDGE_HALF_WIDTH + (isWary ? GAP : 0); round++) growIntoEdge(ground, lab, width, height);
  return ground;
}

function likenessOf(lab: Float32Array, i: number, papers: readonly (readonly [number, number, number])[]): number {
  let best = PLAIN;
  for (const paper of papers) {
    const dl = lab[i * 3]! - paper[0];
    const da = lab[i * 3 + 1]! - paper[1];
    const db = lab[i * 3 + 2]! - paper[2];
    const tint = da * da + db * db;
    if (dl * dl + tint < SAME * SAME) return PAPER;
    if (tint < TINT * TINT && dl < LIGHTER && dl > -DARKER) best = SHADE;
  }
  return best;
}

/** Steepness at each pixel, over two pixels each way. */
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
        const corners = lab[i + axis]! - lab[a + axis]!;
        const others = lab[c + axis]! - lab[g + axis]!;
        const across = corners + others + 2 * (lab[f + axis]! - lab[d + axis]!);
        const along = corners - others + 2 * (lab[h + axis]! - lab[b + axis]!);
        sum += across * across + along * along;
      }
      slope[y * width + x] = Math.sqrt(sum) / 8;
    }
  }
  return slope;
}

/** Each pixel takes the steepest slope around it. */
function widest(slope: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(slope.length);
  const both = new Float32Array(slope.length);
  for (let i = 0; i < slope.length; i++) {
    const x = i % width;
    let most = 0;
    for (let d = Math.max(-GAP, -x); d <= Math.min(GAP, width - 1 - x); d++) most = Math.max(most, slope[i + d]!);
    across[i] = most;
  }
  for (let i = 0; i < slope.length; i++) {
    const y = Math.floor(i / width);
    let most = 0;
    for (let d = Math.max(-GAP, -y); d <= Math.min(GAP, height - 1 - y); d++)
      most = Math.max(most, across[i + d * width]!);
    both[i] = most;
  }
  return both;
}

function growIntoEdge(ground: Uint8Array, lab: Float32Array, width: number, height: number): void {
  const grown: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (ground[i]) continue;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (!ground[j]) continue;
        const dl = lab[i * 3]! - lab[j * 3]!;
        const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
        const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
        if (dl * dl + da * da + db * db < 16) {
          grown.push(i);
          break;
        }
      }
    }
  }
  for (const i of grown) ground[i] = 1;
}

/**
 * A block that things stand on: paper-coloured, wider than anything on it, reaching the lower edge. Returns the row of
 * its upper front edge, or null.
 */
export function findPlinth(
  lab: Float32Array,
  width: number,
  height: number,
  colors: readonly BorderColor[],
): number | null {
  const paper = colors[0]?.lab;
  if (!paper || paper[0] < 60) return null;
  const isStone = (i: number) => {
    const da = lab[i + 1]! - paper[1];
    const db = lab[i + 2]! - paper[2];
    return da * da + db * db < 81 && lab[i]! > 58;
  };
  // An edge that runs straight across much of the picture, low down.
  let [best, strength] = [0, 0];
  for (let y = Math.round(height * 0.5); y < height * 0.96; y++) {
    let straight = 0;
    for (let x = 2; x < width - 2; x++) {
      const [above, below] = [((y - 1) * width + x) * 3, ((y + 1) * width + x) * 3];
      if (isStone(above) && isStone(below) && Math.abs(lab[above]! - lab[below]!) > 2) straight += 1;
    }
    if (straight > strength) [best, strength] = [y, straight];
  }
  return strength > width * 0.45 && hasSides(lab, width, height) ? best : null;
}

/** A block that reaches the lower edge has a side there, left and right of the middle. */
function hasSides(lab: Float32Array, width: number, height: number): boolean {
  const row = (height - 4) * width;
  const steepest = (from: number, to: number) => {
    let most = 0;
    for (let x = Math.round(from * width); x < to * width; x++) {
      most = Math.max(most, Math.abs(lab[(row + x + 1) * 3]! - lab[(row + x - 1) * 3]!));
    }
    return most;
  };
  return steepest(0.03, 0.4) > 2 && steepest(0.6, 0.97) > 2;
}
