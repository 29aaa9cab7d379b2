/**
 * The number of typing mistakes that are tolerated in one word. None in short words: one mistake turns "red" into
 * "bed". None in words with a digit: "ps3" is not a mistyped "ps4", nor "32gb" a mistyped "64gb".
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

/** The maximum edit distance of a correction of this word. Length is counted in code points. */
export function typoBudget(word: string): number {
  if (isCode(word)) return 0;
  const length = [...word].length;
  return FORGIVENESS.find(({ fromLength }) => length >= fromLength)?.mistakes ?? 0;
}
