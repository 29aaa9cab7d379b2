/**
 * The words and stems of each language that the stemmers and language detection learn from the lexicon.
 *
 * Built once, on first use, from the single-word forms, shortest first, so that `kadın` is known before `kadının`,
 * which is then recognized as its inflection.
 */
import type { ConceptKind } from '../concepts/concept.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Language } from '../language.ts';
import { ARABIC_NOUNS } from './arabic-plurals.ts';
import { commonWords } from './common-words.ts';
import { foldExact, skeleton } from './fold.ts';
import { ARABIC_WORDS, FUNCTION_WORDS, GEORGIAN_NOUNS, GEORGIAN_WORDS } from './function-words.ts';
import { learnedAhead, type LearnedAhead } from './learned-ahead.ts';

export type Stemmer = (
  word: string,
  isKnown: (stem: string) => boolean,
  isQuality: (stem: string) => boolean,
) => string;

export interface KnownWords {
  /** Skeletons of all words in all forms. */
  words: ReadonlySet<string>;
  /** Stems of the single-word forms. */
  stems: ReadonlySet<string>;
  /** Stems that name a material, look or taste. */
  qualities: ReadonlySet<string>;
}

const QUALITY_KINDS: ReadonlySet<ConceptKind> = new Set(['material', 'pattern', 'ingredient', 'flavor', 'scent']);
/** Plural and possessive forms: `kızım` (my daughter) is a form of `kız`. */
const ALWAYS_INFLECTED = /(?:l[ae]r|m)$/;

/** Learns the lexicon's words of one language with that language's stemmer. */
export function learnWords(language: Language, stemmer: Stemmer): KnownWords {
  const ahead = learnedAhead(language);
  let words: ReadonlySet<string> | undefined;
  return {
    ...(ahead === undefined ? learnStems(language, stemmer) : readStems(ahead)),
    // Not every caller needs these, so they are read on first use.
    get words() {
      words ??= collectWords(language);
      return words;
    },
  };
}

/** All forms are folded as one text, which takes a tenth of the time of folding word by word. */
function collectWords(language: Language): ReadonlySet<string> {
  const text = CONCEPTS.map(({ forms }) => forms[language].join(' ')).join(' ');
  const words = fold(text, language).split(/[\s-]+/);
  return new Set(language === 'ka' ? [...GEORGIAN_WORDS, ...words] : words);
}

function readStems({ stems, qualities }: LearnedAhead): Pick<KnownWords, 'stems' | 'qualities'> {
  return { stems: new Set(stems.split('|')), qualities: new Set(qualities.split('|')) };
}

function learnStems(language: Language, stemmer: Stemmer): Pick<KnownWords, 'stems' | 'qualities'> {
  const meanings = new Map<string, string[]>();
  const qualityWords: string[] = [];
  for (const { id, kind, forms } of CONCEPTS) {
    for (const form of forms[language]) {
      if (!isOneWord(form)) continue;
      const word = fold(form, language);
      const ids = meanings.get(word);
      if (ids === undefined) meanings.set(word, [id]);
      else ids.push(id);
      if (QUALITY_KINDS.has(kind)) qualityWords.push(word);
    }
  }
  const common = new Set(commonWords(language).map((word) => fold(word, language)));
  const single = new Set([...meanings.keys(), ...wordsWithoutConcept(language), ...common]);

  const asItStands = (word: string) => stemmer(word, always, never);
  const qualities = new Set(qualityWords.map(asItStands));
  const stems = new Set<string>();
  const isKnown = (stem: string) => stems.has(stem);
  const isQuality = (stem: string) => qualities.has(stem);
  /** The concepts of each stem, used to distinguish Turkic words from inflections of other words. */
  const meant = new Map<string, Set<string>>();
  const isTurkic = language === 'tr' || language === 'az';
  for (const word of shortestFirst(single)) {
    // An inflection of a shorter known word (`جلدي` of `جلد`) is not added; every other word is a stem as it is.
    const stem = stemmer(word, isKnown, isQuality);
    const ids = meanings.get(word) ?? [];
    const losesItsHead = stem[0] !== word[0] && word.slice(1).startsWith(stem) && !/^(?:ال|لل)/.test(word);
    const isInflection = stems.has(stem) && !losesItsHead;
    const isOwn = isTurkic && (common.has(word) || isAnotherThing(word, ids, meant.get(stem)));
    const taught = isInflection && !isOwn ? stem : asItStands(word);
    stems.add(taught);
    if (isTurkic) addAll(meant, taught, ids);
  }
  return { stems, qualities };
}

const always = () => true;
const never = () => false;

function fold(word: string, language: Language): string {
  return skeleton(foldExact(word, language));
}

function isOneWord(form: string): boolean {
  return !form.includes(' ') && !form.includes('-');
}

function shortestFirst(words: Iterable<string>): string[] {
  const byLength: string[][] = [];
  for (const word of words) (byLength[word.length] ??= []).push(word);
  return byLength.flat();
}

function addAll(sets: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set(values));
  else for (const value of values) set.add(value);
}

/**
 * True for a Turkic word that looks like an inflection but has another meaning: `çaydan` is a kettle, not "from tea";
 * `abiye` an evening dress, not "to the elder brother". Plurals that name the category of their singular are
 * inflections.
 */
function isAnotherThing(word: string, ids: readonly string[], meant: ReadonlySet<string> | undefined): boolean {
  return ids.length > 0 && !ALWAYS_INFLECTED.test(word) && !ids.some((id) => meant?.has(id));
}

/** Everyday words that are inflected but have no concept in the lexicon. */
function wordsWithoutConcept(language: Language): ReadonlySet<string> {
  if (language === 'ar') return new Set([...ARABIC_WORDS, ...ARABIC_NOUNS]);
  if (language === 'ka') return GEORGIAN_NOUNS;
  return language === 'tr' || language === 'az' ? FUNCTION_WORDS[language] : new Set();
}
