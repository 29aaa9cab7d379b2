/** The script of most letters of a text: `latin`, `georgian`, `arabic`, `other`; null if it has no letters. */
export function lettersOf(text: string): string | null {
  const [letter] = text.match(/\p{L}/u) ?? [];
  if (letter === undefined) return null;
  if (/\p{Script=Georgian}/u.test(letter)) return 'georgian';
  if (/\p{Script=Arabic}/u.test(letter)) return 'arabic';
  return /\p{Script=Latin}/u.test(letter) ? 'latin' : 'other';
}
