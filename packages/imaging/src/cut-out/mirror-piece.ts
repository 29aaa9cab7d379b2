/**
 * Pale clothes on pale paper lose a sleeve or a side where they have the paper's tone. Clothes seen from the front are the
 * same on both sides: what one side lost, the other side still has.
 */

/** A piece that covers its mirror image less than this is not symmetric at all. */
const ALIKE = 0.7;
/** Steps in which axes are tried out and compared, in pixels. */
const STEP = 3;

/** Adds to a piece what its mirror image has beyond it. The axis is where the two cover each other best. */
export function completeByMirror(piece: Uint8Array, width: number, height: number): void {
  let [left, right, size] = [width, -1, 0];
  for (let i = 0; i < piece.length; i++) {
    if (!piece[i]) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    size += 1;
  }
  if (size === 0) return;
  // A lost sleeve moves the middle of what is left by half its width.
  const reach = (right - left) * 0.35;
  let [axis, most] = [0, 0];
  // Twice the axis, so that it may lie between two columns.
  for (let sum = Math.round(left + right - reach); sum <= left + right + reach; sum++) {
    const covered = coverage(piece, width, height, sum);
    if (covered > most) [axis, most] = [sum, covered];
  }
  if (most < ALIKE) return;
  const before = piece.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const other = axis - x;
      if (other >= 0 && other < width && before[y * width + other]) piece[y * width + x] = 1;
    }
  }
}

/** Part of the piece that its mirror image covers. */
function coverage(piece: Uint8Array, width: number, height: number, sum: number): number {
  let [all, both] = [0, 0];
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      if (!piece[y * width + x]) continue;
      all += 1;
      const other = sum - x;
      if (other >= 0 && other < width && piece[y * width + other]) both += 1;
    }
  }
  return all > 0 ? both / all : 0;
}
