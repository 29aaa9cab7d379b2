/**
 * What the lexicon teaches the stemmers and the language detector: the words and stems of each language.
 *
 * Built once, on first use, from the single-word forms, shortest first, so that `kadın` is known before `kadının`
 * could be mistaken for a noun of its own.
 */
import type { ConceptKind } from '../concepts/concept.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Language } from '../language.ts';
import { ARABIC_NOUNS } from './arabic-plurals.ts';
import { commonWords } from './common-words.ts';
import { foldExact, skeleton } from './fold.ts';
import { ARABIC_WORDS, FUNCTION_WORDS, GEORGIAN_NOUNS, GEORGIAN_WORDS } from './function-words.ts';

export type Stemmer = (
  word: string,
  isKnown: (stem: string) => boolean,
  isQuality: (stem: string) => boolean,
) => string;

export interface KnownWords {
  /** Skeletons of every word in every form. */
  words: ReadonlySet<string>;
  /** Stems of the single-word forms. */
  stems: ReadonlySet<string>;
  /** Those of them that say what a thing is made of, looks like or tastes of. */
  qualities: ReadonlySet<string>;
}

const QUALITY_KINDS: ReadonlySet<ConceptKind> = new Set(['material', 'pattern', 'ingredient', 'flavor', 'scent']);
/** Plurals, and what is mine: `kızım` names a person, and is `kız` all the same. */
const ALWAYS_INFLECTED = /(?:l[ae]r|m)$/;

/** Reads the lexicon's words of one language through that language's stemmer. */
export function learnWords(language: Language, stemmer: Stemmer): KnownWords {
  const words = new Set<string>(language === 'ka' ? GEORGIAN_WORDS : []);
  const single = new Set<string>();
  const folded = new Map<string, string>();
  const fold = (part: string) => {
    const known = folded.get(part) ?? skeleton(foldExact(part, language));
    folded.set(part, known);
    return known;
  };
  const meanings = new Map<string, Set<string>>();
  const qualityWords: string[] = [];
  for (const { id, kind, forms } of CONCEPTS) {
    for (const form of forms[language]) {
      const parts = form.split(/[\s-]+/).map(fold);
      for (const part of parts) words.add(part);
      const [word] = parts;
      if (parts.length > 1 || word === undefined) continue;
      single.add(word);
      meanings.set(word, (meanings.get(word) ?? new Set()).add(id));
      if (QUALITY_KINDS.has(kind)) qualityWords.push(word);
    }
  }
  const common = new Set(commonWords(language).map(fold));
  for (const word of [...smallWords(language), ...common]) single.add(word);

  const asItStands = (word: string) =>
    stemmer(
      word,
      () => true,
      () => false,
    );
  const qualities = new Set(qualityWords.map(asItStands));
  const stems = new Set<string>();
  /** What each stem may mean; with it, Turkic words are told from inflections of others. */
  const meant = new Map<string, Set<string>>();
  const teach = (stem: string, ids: Iterable<string>) => {
    stems.add(stem);
    meant.set(stem, new Set([...(meant.get(stem) ?? []), ...ids]));
  };
  const isTurkic = language === 'tr' || language === 'az';
  for (const word of [...single].sort((a, b) => a.length - b.length)) {
    // An inflection of a shorter known word (`جلدي` of `جلد`) teaches nothing; any other word is a stem as it stands.
    // The `و` of `وسادة` is no "and" before `سادة`: without an article, an inflection keeps its first letter.
    const stem = stemmer(
      word,
      (known) => stems.has(known),
      (known) => qualities.has(known),
    );
    const ids = meanings.get(word) ?? [];
    const losesItsHead = stem[0] !== word[0] && word.slice(1).startsWith(stem) && !/^(?:ال|لل)/.test(word);
    const isInflection = stems.has(stem) && !losesItsHead;
    const isOwn = isTurkic && (common.has(word) || isAnotherThing(word, ids, meant.get(stem)));
    teach(isInflection && !isOwn ? stem : asItStands(word), ids);
  }
  return { words, stems, qualities };
}

/**
 * A Turkic word that is an inflection by its letters and another thing by its meaning: `çaydan` is a kettle, and not "from
 * tea"; `abiye` an evening dress, and not "to the elder brother". Plurals name the shelf of their singular.
 */
function isAnotherThing(word: string, ids: Iterable<string>, meant: ReadonlySet<string> | undefined): boolean {
  const own = [...ids];
  return own.length > 0 && !ALWAYS_INFLECTED.test(word) && !own.some((id) => meant?.has(id));
}

/** Words of everyday shopping that the lexicon has no concept for, but that are inflected like any other. */
function smallWords(language: Language): ReadonlySet<string> {
  if (language === 'ar') return new Set([...ARABIC_WORDS, ...ARABIC_NOUNS]);
  if (language === 'ka') return GEORGIAN_NOUNS;
  return language === 'tr' || language === 'az' ? FUNCTION_WORDS[language] : new Set();
}
