/**
 * Small words that betray their language: grammar, greetings, and what shoppers say in a chat about orders and prices.
 * Words that mean something in two languages stand in both lists. Written as skeletons (ı=i, ə=e, ş=s, …).
 */
import { wordsOf } from '../data/word-table.ts';
import type { LatinLanguage } from '../language.ts';

const words = (key: string): ReadonlySet<string> => new Set(wordsOf('function-words', key));

export const FUNCTION_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: words('en'),
  tr: words('tr'),
  az: words('az'),
};

/** Common Arabic words around shopping, so that joined particles are told from letters of the word: `بسعر` is ب + سعر. */
export const ARABIC_WORDS: ReadonlySet<string> = words('ar');

/** Georgian nouns that shoppers inflect and the lexicon has only in longer phrases. */
export const GEORGIAN_NOUNS: ReadonlySet<string> = words('ka-nouns');

/** Georgian needs no help to be told from other scripts; these words tell when it is typed in Latin letters. */
export const GEORGIAN_WORDS: ReadonlySet<string> = words('ka');
