/**
 * Whether a short word may be a mistyped form of another one. In short words one other letter often makes another word:
 * a brand that the shop does not sell is one letter from a word that it has. Only mistakes that people make are accepted.
 */

/** In longer words a single wrong letter hardly ever makes another word. Length in code points. */
export const LONG_WORD = 7;

/** Rows of a QWERTY keyboard; each row begins half a key further right than the one above. */
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are written for each other, because they sound alike in some language or look alike. */
const ALIKE = ['aeiouy', 'cksqxz', 'szjcg', 'bpvfw', 'dt', 'gkhq', 'gj', 'mn', 'lr'];

const LATIN_LETTER = /^[a-z]$/;

/**
 * Whether `typed` may stand for `word`, one edit away. A missing, an additional or a swapped letter is accepted, a replaced
 * one if the two letters are neighbours on the keyboard or written for each other. Longer words and replacements in other
 * scripts are always accepted.
 */
export function isPlausibleSlip(typed: string, word: string): boolean {
  const typedLetters = [...typed];
  const wordLetters = [...word];
  if (typedLetters.length >= LONG_WORD || typedLetters.length !== wordLetters.length) return true;
  const replaced = typedLetters.flatMap((letter, place) => {
    const meant = wordLetters[place] ?? '';
    return letter === meant ? [] : [[letter, meant] as const];
  });
  const [only, ...more] = replaced;
  if (only === undefined || more.length > 0) return true;
  const [letter, meant] = only;
  if (!LATIN_LETTER.test(letter) || !LATIN_LETTER.test(meant)) return true;
  return areNeighbours(letter, meant) || ALIKE.some((letters) => letters.includes(letter) && letters.includes(meant));
}

function areNeighbours(one: string, other: string): boolean {
  const a = placeOf(one);
  const b = placeOf(other);
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1;
}

function placeOf(letter: string): { row: number; x: number } {
  const row = KEYBOARD_ROWS.findIndex((letters) => letters.includes(letter));
  return { row, x: (KEYBOARD_ROWS[row]?.indexOf(letter) ?? 0) + row / 2 };
}
