/** Operations on binary masks: connected components, holes, threads, and soft edges. */

/** Keeps the largest component and similarly large ones. @param share of the largest. */
export function keepLargePieces(mask: Uint8Array, width: number, height: number, share = 0.1): void {
  const pieces: Int32Array[] = [];
  forEachPiece(mask, width, height, 1, (pixels) => pieces.push(pixels.slice()));
  const largest = Math.max(0, ...pieces.map((pixels) => pixels.length));
  for (const pixels of pieces) {
    if (pixels.length < largest * share) for (const i of pixels) mask[i] = 0;
  }
}

/** Removes thin parts above the object, such as a hanger's hook: the object begins where a square fits. */
export function openThreads(mask: Uint8Array, width: number, height: number): void {
  const reach = Math.max(2, Math.round(Math.min(width, height) * 0.008));
  const first = firstSquare(mask, width, height, 2 * reach + 1);
  // The row above the square is the object's soft upper edge.
  const top = first === null ? height : Math.max(0, first - 1);
  mask.fill(0, 0, top * width);
}

/** The highest row where a square of the mask fits; null for none. */
function firstSquare(mask: Uint8Array, width: number, height: number, side: number): number | null {
  const heights = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    let across = 0;
    for (let x = 0; x < width; x++) {
      heights[x] = mask[y * width + x] ? (heights[x] ?? 0) + 1 : 0;
      across = (heights[x] ?? 0) >= side ? across + 1 : 0;
      if (across === side) return y - side + 1;
    }
  }
  return null;
}

/** A mask with an edge about two pixels soft, shrunk by less than one: the outermost pixels contain background. */
export function softEdge(mask: Uint8Array | Float32Array, width: number, height: number): Float32Array {
  let soft: Float32Array = new Float32Array(mask);
  for (let round = 0; round < 2; round++) soft = blurred(soft, width, height, 1);
  for (let i = 0; i < soft.length; i++) {
    const t = Math.min(1, Math.max(0, ((soft[i] ?? 0) - 0.42) / 0.5));
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
    for (let k = -reach; k <= reach; k++) sum += values[row + Math.min(width - 1, Math.max(0, k))] ?? 0;
    for (let x = 0; x < width; x++) {
      once[row + x] = sum * over;
      sum += (values[row + Math.min(width - 1, x + reach + 1)] ?? 0) - (values[row + Math.max(0, x - reach)] ?? 0);
    }
  }
  // Processes columns row by row, because walking down single columns would miss the cache.
  const sums = new Float64Array(width);
  for (let k = -reach; k <= reach; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (once[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(height - 1, y + reach + 1) * width;
    const leaves = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      twice[row + x] = (sums[x] ?? 0) * over;
      sums[x] = (sums[x] ?? 0) + ((once[enters + x] ?? 0) - (once[leaves + x] ?? 0));
    }
  }
  return twice;
}

/** Calls `visit` with each connected component of a value; the array is reused, so copy it to keep it. */
export function forEachPiece(
  mask: Uint8Array,
  width: number,
  height: number,
  value: 0 | 1,
  visit: (pixels: Int32Array, touchesFrame: boolean) => void,
): void {
  const count = width * height;
  const seen = new Uint8Array(count);
  const queue = new Int32Array(count);
  for (let start = 0; start < count; start++) {
    if (seen[start] || mask[start] !== value) continue;
    let end = 1;
    queue[0] = start;
    seen[start] = 1;
    let touchesFrame = false;
    for (let at = 0; at < end; at++) {
      const i = queue[at] ?? 0;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= count - width) touchesFrame = true;
      if (x > 0 && !seen[i - 1] && mask[i - 1] === value) {
        seen[i - 1] = 1;
        queue[end++] = i - 1;
      }
      if (x < width - 1 && !seen[i + 1] && mask[i + 1] === value) {
        seen[i + 1] = 1;
        queue[end++] = i + 1;
      }
      if (i >= width && !seen[i - width] && mask[i - width] === value) {
        seen[i - width] = 1;
        queue[end++] = i - width;
      }
      if (i < count - width && !seen[i + width] && mask[i + width] === value) {
        seen[i + width] = 1;
        queue[end++] = i + width;
      }
    }
    visit(queue.subarray(0, end), touchesFrame);
  }
}
