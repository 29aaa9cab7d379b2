/** What differs between a query and the next words of the same visit: a spelling, or another word for the same. */
import { codePointsOf, editDistance } from '@quarry/search';

/** Longer differences are another question rather than other words. */
const MAX_WORDS = 3;
/** Letters from which two slips are one word still. */
const LONG_WORD = 6;

export interface WordChange {
  kind: 'spelling' | 'synonym';
  from: string;
  to: string;
}

/** @returns null when words were only added or left out, or too many differ. */
export function wordChange(query: string, reworded: string): WordChange | null {
  const [before, after] = [wordsOf(query), wordsOf(reworded)];
  const gone = before.filter((word) => !after.includes(word));
  const come = after.filter((word) => !before.includes(word));
  if (gone.length === 0 || come.length === 0 || gone.length > MAX_WORDS || come.length > MAX_WORDS) return null;
  const [from, to] = [gone.join(' '), come.join(' ')];
  // The same letters with other spaces are a spelling too.
  const isSpelling =
    from.replaceAll(' ', '') === to.replaceAll(' ', '') ||
    (gone.length === come.length && gone.every((word, place) => isSlip(word, come[place] ?? '')));
  return { kind: isSpelling ? 'spelling' : 'synonym', from, to };
}

function isSlip(typed: string, word: string): boolean {
  const [one, other] = [codePointsOf(typed), codePointsOf(word)];
  const limit = Math.min(one.length, other.length) >= LONG_WORD ? 2 : 1;
  return editDistance(one, other, limit) <= limit;
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[\s,.;:!?/]+/)
    .filter(Boolean);
}
