/**
 * Damerau-Levenshtein distance (optimal string alignment): insertion, deletion, substitution and the swap of two
 * neighbours cost one each, on code points, so that one wrong Georgian or Arabic letter is one mistake.
 *
 *          h  o  u  s  e            each cell: the cheapest way to turn the typed letters so far (down)
 *       0  1  2  3  4  5            into the word's letters so far (across); the last row says what it
 *    h  1  0  1  2  3  4            costs to turn all that was typed into each beginning of the word:
 *    u  2  1  1  1  2  3            `distanceToPrefix` takes the smallest cell of that row.
 *    o  3  2  1  1  2  3
 */
export type CodePoints = readonly number[] | Uint32Array;

export function codePointsOf(text: string): number[] {
  const points: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    points.push(point);
    if (point > 0xffff) i++;
  }
  return points;
}

/** The distance between two words, or `limit + 1` as soon as it is known to be above `limit`. */
export function editDistance(typed: CodePoints, word: CodePoints, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1;
  const row = lastRow(typed, word, limit);
  return row === undefined ? limit + 1 : Math.min(row[word.length] as number, limit + 1);
}

/** The smallest distance between what was typed and any beginning of the word, or `limit + 1`. */
export function distanceToPrefix(typed: CodePoints, word: CodePoints, limit: number): number {
  if (typed.length - word.length > limit) return limit + 1;
  const row = lastRow(typed, word.slice(0, typed.length + limit), limit);
  return row === undefined ? limit + 1 : Math.min(...row, limit + 1);
}

/** The last row of the matrix, or undefined when every cell of some row is above the limit. */
function lastRow(typed: CodePoints, word: CodePoints, limit: number): number[] | undefined {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] as number) + 1);
      }
      current.push(cost);
      if (cost < smallest) smallest = cost;
    }
    // A swap reaches two rows back, so the row before must be hopeless too.
    if (smallest > limit && Math.min(...previous) > limit) return undefined;
    beforePrevious = previous;
    previous = current;
  }
  return previous;
}
