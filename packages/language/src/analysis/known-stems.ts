/**
 * What the lexicon teaches the stemmers and the language detector: the words and stems of each language.
 *
 * Built once, on first use, from the single-word forms, shortest first, so that `kadın` is known before `kadının`
 * could be mistaken for a noun of its own.
 */
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Language } from '../language.ts';
import { foldExact, skeleton } from './fold.ts';
import { ARABIC_WORDS, FUNCTION_WORDS, GEORGIAN_WORDS } from './function-words.ts';

export type Stemmer = (word: string, isKnown: (stem: string) => boolean) => string;

export interface KnownWords {
  /** Skeletons of every word in every form. */
  words: ReadonlySet<string>;
  /** Stems of the single-word forms. */
  stems: ReadonlySet<string>;
}

/** Reads the lexicon's words of one language through that language's stemmer. */
export function learnWords(language: Language, stemmer: Stemmer): KnownWords {
  const words = new Set<string>(language === 'ka' ? GEORGIAN_WORDS : []);
  const single = new Set<string>(commonWords(language));
  const folded = new Map<string, string>();
  const fold = (part: string) => {
    const known = folded.get(part) ?? skeleton(foldExact(part, language));
    folded.set(part, known);
    return known;
  };
  for (const concept of CONCEPTS) {
    for (const form of concept.forms[language]) {
      const parts = form.split(/[\s-]+/).map(fold);
      for (const part of parts) words.add(part);
      if (parts.length === 1 && parts[0] !== undefined) single.add(parts[0]);
    }
  }
  const stems = new Set<string>();
  const isKnown = (stem: string) => stems.has(stem);
  for (const word of [...single].sort((a, b) => a.length - b.length)) {
    // An inflection of a shorter known word (`جلدي` of `جلد`) teaches nothing; any other word is a stem as it stands.
    // The `و` of `وسادة` is no "and" before `سادة`: without an article, an inflection keeps its first letter.
    const stem = stemmer(word, isKnown);
    const isInflection = isKnown(stem) && (stem[0] === word[0] || /^(?:ال|لل)/.test(word));
    if (!isInflection) stems.add(stemmer(word, () => true));
  }
  return { words, stems };
}

/** Words of everyday shopping that the lexicon has no concept for, but that are inflected like any other. */
function commonWords(language: Language): ReadonlySet<string> {
  if (language === 'ar') return ARABIC_WORDS;
  return language === 'tr' || language === 'az' ? FUNCTION_WORDS[language] : new Set();
}
