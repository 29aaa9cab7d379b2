/**
 * What the letters of a message say of its language, when it is in Latin letters: English, Turkish, Azerbaijani, or Georgian
 * and Arabic typed without their keyboards. A table of letter sequences with log-odds, fitted by
 * `training/reader/fit-language.ts`; no list could have the many ways of spelling Arabic in Latin letters.
 */
import { readTable } from '../data/word-table.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { foldExact } from './fold.ts';

const SHORTEST = 2;
const LONGEST = 4;
/** A whole word counts by itself too. */
const LONGEST_WORD = 9;
/** Digits stand for letters in Arabic chat spelling: `3ndkom`, `a7mar`. */
const WORD =
  /(?<![\p{L}\p{N}])(?:\p{N}{0,2}\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]?[235679]?[\p{Script=Latin}\p{M}]+)*[2379]?)(?![\p{L}\p{N}])/gu;
const MAX_WORDS = 40;

/** The words of a text in Latin letters, folded; codes with more digits than letters are none. */
export function latinWordsOf(text: string): string[] {
  return (text.match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => foldExact(word))
    .filter((word) => word.length > 1);
}

/** Letter sequences of a word with its ends; each once. */
export function sequencesOf(word: string): string[] {
  const letters = `^${word}$`;
  const found = new Set<string>();
  for (let length = SHORTEST; length <= LONGEST; length++) {
    for (let at = 0; at + length <= letters.length; at++) found.add(letters.slice(at, at + length));
  }
  if (word.length <= LONGEST_WORD) found.add(letters);
  return [...found];
}

/** One step of the table's weights, in log-odds. */
const STEP = 0.1;
const TABLE = 'words/letters-of-languages.tsv';

let weights: ReadonlyMap<string, readonly number[]> | undefined;

export interface ByLetters {
  /** Log-likelihood of each language by the letters of the Latin words, the likeliest at 0. */
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
  const sums: Record<Language, number> = { en: 0, ka: 0, tr: 0, ar: 0, az: 0 };
  for (const word of words) {
    for (const letters of sequencesOf(word)) {
      const said = weights.get(letters);
      if (said === undefined) continue;
      for (const [at, language] of LANGUAGES.entries()) sums[language] += (said[at] ?? 0) * STEP;
    }
  }
  const best = Math.max(...Object.values(sums));
  for (const language of LANGUAGES) sums[language] -= best;
  return { likelihoods: sums, words: words.length };
}
