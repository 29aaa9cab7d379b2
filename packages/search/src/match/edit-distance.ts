/**
 * Damerau-Levenshtein distance (optimal string alignment): insertion, deletion, substitution and the swap of two
 * neighbours cost one each, on code points, so that one wrong Georgian or Arabic letter is one mistake.
 *
 *          h o u s e each cell: the least cost of turning the typed letters so far (down)
 *       0  1  2  3  4  5            into the word's letters so far (across); the last row says what it
 *    h  1  0  1  2  3  4            costs to turn all that was typed into each beginning of the word:
 *    u  2  1  1  1  2  3            `distanceToPrefix` takes the smallest cell of that row.
 *    o  3  2  1  1  2  3
 */
export type CodePoints = ArrayLike<number>;

export function codePointsOf(text: string): number[] {
  const points: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    points.push(point);
    if (point > 0xffff) i++;
  }
  return points;
}

/** The distance between two words, or `limit + 1` as soon as it is known to be above `limit`. */
export function editDistance(typed: CodePoints, word: CodePoints, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1;
  return fillMatrix(typed, word, word.length, limit) ? (previous[word.length] ?? 0) : limit + 1;
}

/** The smallest distance between what was typed and any beginning of the word, or `limit + 1`. */
export function distanceToPrefix(typed: CodePoints, word: CodePoints, limit: number): number {
  if (typed.length - word.length > limit) return limit + 1;
  const length = Math.min(word.length, typed.length + limit);
  if (!fillMatrix(typed, word, length, limit)) return limit + 1;
  let smallest = limit + 1;
  for (let column = Math.max(0, typed.length - limit); column <= length; column++) {
    smallest = Math.min(smallest, previous[column] ?? 0);
  }
  return smallest;
}

/** The rows that are in use, kept from one call to the next: making them costs more than filling them. */
let beforePrevious = new Uint32Array(64);
let previous = new Uint32Array(64);
let current = new Uint32Array(64);

/**
 * Fills the matrix for the first `length` letters of the word, up to `limit` cells to either side of its diagonal: a
 * cell further away costs more than the limit. Costs above the limit are not distinguished. Leaves the last row in
 * `previous`; false when every cell of some row is above the limit.
 */
function fillMatrix(typed: CodePoints, word: CodePoints, length: number, limit: number): boolean {
  if (previous.length < length + 2) {
    beforePrevious = new Uint32Array(length * 2);
    previous = new Uint32Array(length * 2);
    current = new Uint32Array(length * 2);
  }
  const far = limit + 1;
  for (let column = 0; column <= length; column++) previous[column] = Math.min(column, far);
  let smallestBefore = 0;
  for (let i = 1; i <= typed.length; i++) {
    const first = Math.max(1, i - limit);
    const last = Math.min(length, i + limit);
    let smallest = first === 1 ? Math.min(i, far) : far;
    current[first - 1] = smallest;
    for (let j = first; j <= last; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
        far,
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (last < length) current[last + 1] = far;
    // A swap reaches two rows back, so the row before must be hopeless too.
    if (smallest > limit && smallestBefore > limit) return false;
    smallestBefore = smallest;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return true;
}
