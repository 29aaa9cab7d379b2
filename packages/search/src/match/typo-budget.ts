/**
 * How many typing mistakes we forgive in one word.
 *
 * Short words forgive none: one mistake already turns "red" into "bed". Words with a digit forgive none either: "ps3"
 * is not a mistyped "ps4", nor "32gb" a mistyped "64gb".
 */
const FORGIVENESS = [
  { fromLength: 8, mistakes: 2 },
  { fromLength: 4, mistakes: 1 },
] as const;

const DIGIT = /\p{Nd}/u;

/** A code is never corrected, and no word is taken for a mistyped code: one letter off, it is another thing. */
export function isCode(word: string): boolean {
  return DIGIT.test(word);
}

/** The greatest edit distance at which another word may stand for this one. Length is counted in code points. */
export function typoBudget(word: string): number {
  if (isCode(word)) return 0;
  const length = [...word].length;
  return FORGIVENESS.find(({ fromLength }) => length >= fromLength)?.mistakes ?? 0;
}
