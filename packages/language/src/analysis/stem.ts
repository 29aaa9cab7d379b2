/**
 * The common interface of the five stemmers. Caches stems, because catalogues repeat their words; the cache is bounded.
 */
import type { Language } from '../language.ts';
import { stemArabic } from './arabic.ts';
import { stemAzerbaijani } from './azerbaijani.ts';
import { stemEnglish } from './english.ts';
import { foldExact, skeleton } from './fold.ts';
import { stemGeorgian } from './georgian.ts';
import { type KnownWords, learnWords, type Stemmer } from './known-stems.ts';
import { stemTurkish } from './turkish.ts';
import { WordCache } from './word-cache.ts';

export interface FoldedWord {
  /** The whole word, folded by the rules of its language. */
  exact: string;
  stem: string;
}

const STEMMERS: Readonly<Record<Language, Stemmer>> = {
  en: stemEnglish,
  ka: stemGeorgian,
  tr: stemTurkish,
  ar: stemArabic,
  az: stemAzerbaijani,
};

const REMEMBERED_WORDS = 120_000;
const memory: Readonly<Record<Language, WordCache<FoldedWord>>> = {
  en: new WordCache(REMEMBERED_WORDS),
  ka: new WordCache(REMEMBERED_WORDS),
  tr: new WordCache(REMEMBERED_WORDS),
  ar: new WordCache(REMEMBERED_WORDS),
  az: new WordCache(REMEMBERED_WORDS),
};
const learned: Partial<Record<Language, KnownWords>> = {};

/** The words and stems that the lexicon has in one language. */
export function knownWords(language: Language): KnownWords {
  learned[language] ??= learnWords(language, STEMMERS[language]);
  return learned[language];
}

/** Folds and stems one word (not a code or number) as a word of `language`. */
export function foldWord(surface: string, language: Language): FoldedWord {
  const words = memory[language];
  const remembered = words.get(surface);
  if (remembered !== undefined) return remembered;
  const folded = readWord(surface, language);
  words.set(surface, folded);
  return folded;
}

/** Like `foldWord`, but uncached, for callers that cache the result. */
export function readWord(surface: string, language: Language): FoldedWord {
  const { stems, qualities } = knownWords(language);
  // A word that consists only of vowel marks folds to nothing; it is left unchanged.
  const exact = withoutApostrophe(foldExact(surface, language), language) || surface;
  const stem = STEMMERS[language](
    skeleton(exact),
    (known) => stems.has(known),
    (known) => qualities.has(known),
  );
  return { exact, stem: stem || exact };
}

const APOSTROPHE = /['’ʼ`´]/;
const ENGLISH_POSSESSIVE = /['’ʼ`´]s?$/;

/** `women's` → `women`; `İstanbul'dan` → `istanbul`; `d'or` → `dor`; `t-shirt` and `u.s.a` lose their punctuation. */
function withoutApostrophe(word: string, language: Language): string {
  const joined = word.replace(/[.\-‐‑]/g, '');
  if (!APOSTROPHE.test(joined)) return joined;
  const possessive = joined.replace(ENGLISH_POSSESSIVE, '');
  if (language === 'tr' || language === 'az') {
    const [name = '', suffix = ''] = joined.split(APOSTROPHE);
    if (name.length >= 2 && suffix.length <= 5) return name;
  }
  return possessive.replace(new RegExp(APOSTROPHE, 'g'), '');
}

/** Whether the lexicon has the word, as it is or inflected. */
export function isKnownWord(surface: string, language: Language): boolean {
  const { words, stems } = knownWords(language);
  return words.has(skeleton(foldExact(surface, language))) || stems.has(foldWord(surface, language).stem);
}
