/** Work on masks of 0 and 1: pieces, holes, threads, and the soft edge at the end. */

/** Fills enclosed holes, except those that show the ground over most of their area. @param largestOpening part of the picture. */
export function closeHoles(
  mask: Uint8Array,
  width: number,
  height: number,
  isGround: (index: number, tolerance: number) => boolean,
  largestOpening: number,
): void {
  forEachPiece(mask, width, height, 0, (pixels, touchesFrame) => {
    if (touchesFrame) return;
    let ground = 0;
    for (const i of pixels) if (isGround(i, 5.5)) ground += 1;
    const isOpening = ground > pixels.length * 0.6 && pixels.length > width * height * 0.0006;
    if (!isOpening) for (const i of pixels) mask[i] = 1;
  });
  // Ground that the flood could not reach is enclosed by the piece: an opening, too.
  const enclosed = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) enclosed[i] = mask[i] && isGround(i, 3.4) ? 1 : 0;
  forEachPiece(enclosed, width, height, 1, (pixels) => {
    const inMiddle = pixels.length > width * height * 0.004 && pixels.length < width * height * largestOpening;
    if (inMiddle && isCompact(pixels, width)) for (const i of pixels) mask[i] = 0;
  });
}

/** Handles enclose round openings; pale stripes of a fabric are thin. */
function isCompact(pixels: readonly number[], width: number): boolean {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return pixels.length > (right - left + 1) * (bottom - top + 1) * 0.55;
}

/** Keeps the largest piece and those at least a tenth as large. */
export function keepLargePieces(mask: Uint8Array, width: number, height: number): void {
  const pieces: number[][] = [];
  forEachPiece(mask, width, height, 1, (pixels) => pieces.push(pixels.slice()));
  const largest = Math.max(0, ...pieces.map((pixels) => pixels.length));
  for (const pixels of pieces) {
    if (pixels.length < largest * 0.1) for (const i of pixels) mask[i] = 0;
  }
}

/** Removes threads that stick out above the piece, such as a hanger's hook, and frayed pixels. */
export function openThreads(mask: Uint8Array, width: number, height: number): void {
  const reach = Math.max(2, Math.round(Math.min(width, height) * 0.008));
  const opened = dilate(erode(mask, width, height, reach), width, height, reach + 1);
  let top = 0;
  while (top < height && !opened.subarray(top * width, (top + 1) * width).includes(1)) top += 1;
  for (let y = 0; y < top && y < height; y++) mask.fill(0, y * width, (y + 1) * width);
}

const erode = (mask: Uint8Array, width: number, height: number, reach: number) =>
  slide(mask, width, height, reach, true);
const dilate = (mask: Uint8Array, width: number, height: number, reach: number) =>
  slide(mask, width, height, reach, false);

/** Square erosion or dilation, one direction after the other. */
function slide(mask: Uint8Array, width: number, height: number, reach: number, isErosion: boolean): Uint8Array {
  let current = mask;
  for (const [step, lines, length, stride] of [
    [1, height, width, width],
    [width, width, height, 1],
  ] as const) {
    const next = new Uint8Array(mask.length);
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      let sum = 0;
      const at = (k: number) => (k < 0 || k >= length ? 0 : current[start + k * step]!);
      for (let k = -reach; k <= reach; k++) sum += at(k);
      for (let k = 0; k < length; k++) {
        next[start + k * step] = isErosion ? (sum === 2 * reach + 1 ? 1 : 0) : sum > 0 ? 1 : 0;
        sum += at(k + reach + 1) - at(k - reach);
      }
    }
    current = next;
  }
  return current;
}

/** A mask with an edge about two pixels soft, drawn in by less than one: the outermost pixels hold ground. */
export function softEdge(mask: Uint8Array, width: number, height: number): Float32Array {
  let soft: Float32Array = Float32Array.from(mask);
  for (let round = 0; round < 2; round++) soft = blurred(soft, width, height, 1);
  for (let i = 0; i < soft.length; i++) {
    const t = Math.min(1, Math.max(0, (soft[i]! - 0.42) / 0.5));
    soft[i] = t * t * (3 - 2 * t);
  }
  return soft;
}

/** Box blur. */
export function blurred(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const once = new Float32Array(values.length);
  const twice = new Float32Array(values.length);
  const over = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    const row = y * width;
    for (let k = -reach; k <= reach; k++) sum += values[row + Math.min(width - 1, Math.max(0, k))]!;
    for (let x = 0; x < width; x++) {
      once[row + x] = sum * over;
      sum += values[row + Math.min(width - 1, x + reach + 1)]! - values[row + Math.max(0, x - reach)]!;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += once[Math.min(height - 1, Math.max(0, k)) * width + x]!;
    for (let y = 0; y < height; y++) {
      twice[y * width + x] = sum * over;
      sum += once[Math.min(height - 1, y + reach + 1) * width + x]! - once[Math.max(0, y - reach) * width + x]!;
    }
  }
  return twice;
}

/** Calls back with each connected piece of a value; the list is reused, copy what you keep. */
function forEachPiece(
  mask: Uint8Array,
  width: number,
  height: number,
  value: 0 | 1,
  visit: (pixels: number[], touchesFrame: boolean) => void,
): void {
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== value) continue;
    const pixels = [start];
    seen[start] = 1;
    let touchesFrame = false;
    for (let at = 0; at < pixels.length; at++) {
      const i = pixels[at]!;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) touchesFrame = true;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= mask.length || seen[j] || mask[j] !== value) continue;
        seen[j] = 1;
        pixels.push(j);
      }
    }
    visit(pixels, touchesFrame);
  }
}
