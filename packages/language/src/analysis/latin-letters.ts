/**
 * Detects the language of a message in Latin letters by letter sequences: English, Turkish, Azerbaijani, or Georgian
 * and Arabic typed in Latin letters. The table of log-odds is fitted by `training/reader/fit-language.ts`; a word list
 * could not contain the many Latin spellings of Arabic.
 */
import { readTable } from '../data/word-table.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { foldExact } from './fold.ts';

const SHORTEST = 2;
const LONGEST = 4;
/** The whole word counts as a sequence too. */
const LONGEST_WORD = 9;
/** Digits are letters in Arabic chat spelling: `3ndkom`, `a7mar`. */
const WORD =
  /(?<![\p{L}\p{N}])(?:\p{N}{0,2}\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]?[235679]?[\p{Script=Latin}\p{M}]+)*[2379]?)(?![\p{L}\p{N}])/gu;
const MAX_WORDS = 40;

/** The words of a text in Latin letters, folded; without codes that have more digits than letters. */
export function latinWordsOf(text: string): string[] {
  return (text.match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => foldExact(word))
    .filter((word) => word.length > 1);
}

/** The distinct letter sequences of a word, with marks for its start and end. */
export function sequencesOf(word: string): string[] {
  const letters = `^${word}$`;
  const found = new Set<string>();
  for (let length = SHORTEST; length <= LONGEST; length++) {
    for (let at = 0; at + length <= letters.length; at++) found.add(letters.slice(at, at + length));
  }
  if (word.length <= LONGEST_WORD) found.add(letters);
  return [...found];
}

/** The quantization step of the table's weights, in log-odds. */
const STEP = 0.1;
const TABLE = 'words/letters-of-languages.tsv';

let weights: ReadonlyMap<string, readonly number[]> | undefined;

export interface ByLetters {
  /** Log-likelihood of each language given the letters of the Latin words; the most likely one is at 0. */
  likelihoods: Readonly<Record<Language, number>>;
  /** How many words there are. */
  words: number;
}

/** Undefined where there are no Latin words. */
export function languagesByLetters(text: string): ByLetters | undefined {
  const words = latinWordsOf(text);
  if (words.length === 0) return undefined;
  weights ??= new Map(
    readTable(TABLE, ['letters', 'weights']).map(([letters = '', said = '']) => [letters, said.split(' ').map(Number)]),
  );
  // By the place of the language: this runs for each sequence of letters of each text.
  const sums = LANGUAGES.map(() => 0);
  for (const word of words) {
    for (const letters of sequencesOf(word)) {
      const said = weights.get(letters);
      if (said === undefined) continue;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (said[at] ?? 0) * STEP;
    }
  }
  const best = Math.max(...sums);
  const likelihoods: Record<Language, number> = { en: 0, ka: 0, tr: 0, ar: 0, az: 0 };
  LANGUAGES.forEach((language, at) => {
    likelihoods[language] = (sums[at] ?? 0) - best;
  });
  return { likelihoods, words: words.length };
}
