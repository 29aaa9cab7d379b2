/** Words that are no misspelling of each other, however near their letters are. */
import type { Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { foldWord, knownWords } from '../analysis/stem.ts';
import { wordsOf } from '../data/word-table.ts';
import { LATIN_LANGUAGES, type Language } from '../language.ts';

/** Shorter words are too often words of another language by accident. */
const SHORTEST_WORD = 4;
const OTHER_SCRIPTS: Partial<Record<Token['script'], Language>> = { georgian: 'ka', arabic: 'ar' };

let brands: ReadonlySet<string> | undefined;

/**
 * Whether the lexicon has the word as it is written or without its ending, in a language of its script, or it is a brand that
 * everybody knows: then nothing else was meant.
 */
export function isLexiconWord({ exact, script }: Pick<Token, 'exact' | 'script'>): boolean {
  if (exact.length < SHORTEST_WORD) return false;
  const own = OTHER_SCRIPTS[script];
  const languages = script === 'latin' ? LATIN_LANGUAGES : own === undefined ? [] : [own];
  const plain = skeleton(exact);
  brands ??= new Set(wordsOf('well-known-brands', 'brands'));
  if (brands.has(plain)) return true;
  return languages.some((language) => {
    const { words } = knownWords(language);
    if (words.has(plain)) return true;
    // Arabic stems are too short to tell a word from a slip. A stem counts in its own language alone: an English plural ending
    // makes no Turkish word of `bobins`.
    const itsStem = script === 'latin' ? foldWord(exact, language).stem : '';
    return itsStem.length >= SHORTEST_WORD && words.has(itsStem);
  });
}

/** Prefixes and suffixes that negate a word. */
const NEGATING_BEGINNING = /^(?:un|non|in|im|ir|dis|anti|უ|غير|لا)$/;
const NEGATING_END = /^(?:less|free|s[iu]z|ო)$/;

/** Whether one word says that the other is not so: `unsalted` and `salted`, `sugarless` and `sugar`, `şekersiz` and `şekerli`. */
export function areOpposites(one: string, other: string): boolean {
  const [first, second] = [skeleton(one), skeleton(other)];
  const [longer, shorter] = first.length < second.length ? [second, first] : [first, second];
  if (longer.endsWith(shorter) && NEGATING_BEGINNING.test(longer.slice(0, longer.length - shorter.length))) return true;
  if (longer.startsWith(shorter) && NEGATING_END.test(longer.slice(shorter.length))) return true;
  return isWithout(longer) !== isWithout(shorter) && rootOf(longer) === rootOf(shorter);
}

function isWithout(word: string): boolean {
  return /.{2}s[iu]z$/.test(word);
}

function rootOf(word: string): string {
  return word.replace(/(?<=.{2})(?:s[iu]z|l[iu])$/, '');
}
