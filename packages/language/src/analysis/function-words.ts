/**
 * Function words that identify a language: grammar, greetings, and what shoppers write in a chat about orders and
 * prices. Words of two languages are in both lists. Written as skeletons (ı=i, ə=e, ş=s, …).
 */
import { wordsOf } from '../data/word-table.ts';
import type { LatinLanguage } from '../language.ts';

const words = (key: string): ReadonlySet<string> => new Set(wordsOf('function-words', key));

export const FUNCTION_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: words('en'),
  tr: words('tr'),
  az: words('az'),
};

/**
 * Common Arabic words in shopping, used to distinguish joined particles from letters of the word: `بسعر` is ب + سعر.
 */
export const ARABIC_WORDS: ReadonlySet<string> = words('ar');

/** Georgian nouns that shoppers inflect and that the lexicon has only in longer phrases. */
export const GEORGIAN_NOUNS: ReadonlySet<string> = words('ka-nouns');

/** Georgian words in Latin letters; words in Georgian script are identified by their script. */
export const GEORGIAN_WORDS: ReadonlySet<string> = words('ka');
