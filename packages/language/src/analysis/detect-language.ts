/**
 * Detects the language of a single Latin word, and of the ambiguous Latin words of a text. (`message-language.ts`
 * detects that of a whole message and calls this file for each word.)
 *
 * For English, Turkish and Azerbaijani, evidence is added up: letters that only one language has (ə), function words
 * (`nerede`, `harada`), words and stems of the lexicon (`kırmızı`, `qırmızı`). Queries are too short for letter
 * statistics.
 */
import { isLatinLanguage, LATIN_LANGUAGES, type Language, type LatinLanguage } from '../language.ts';
import { foldExact, skeleton } from './fold.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { type FoldedWord, knownWords, readWord } from './stem.ts';
import type { Piece } from './tokenizer.ts';
import { WordCache } from './word-cache.ts';

export type Evidence = Readonly<Record<LatinLanguage, number>>;

/** Points of each kind of evidence. A word of two languages gives half of the points to each. */
const WEIGHT = {
  functionWord: 2,
  lexiconWord: 1.5,
  lexiconStem: 1,
  ownLetter: 3,
  sharedLetter: 1,
  verbEnding: 1,
} as const;
/** The expected language only breaks ties. */
export const EXPECTATION = 0.25;

/** Shared by the many words without evidence, and compared by identity to skip the points. */
export const NOTHING: Evidence = { en: 0, tr: 0, az: 0 };

/** A Latin word: its evidence for each language, and its reading in each language that was asked for. */
export interface LatinWord extends Record<LatinLanguage, FoldedWord | undefined> {
  /** `NOTHING` itself when there is no evidence. */
  evidence: Evidence;
}

const REMEMBERED_WORDS = 60_000;
const memory = new WordCache<LatinWord>(REMEMBERED_WORDS);

export function latinWord(surface: string): LatinWord {
  const remembered = memory.get(surface);
  if (remembered !== undefined) return remembered;
  const word = weighLatin(surface);
  memory.set(surface, word);
  return word;
}

/** Like `latinWord`, but uncached, for callers that cache the result. */
export function weighLatin(surface: string): LatinWord {
  const word: LatinWord = { evidence: NOTHING, en: undefined, tr: undefined, az: undefined };
  word.evidence = weigh(surface, word);
  return word;
}

/** The word read as a word of `language`. */
export function readLatinAs(surface: string, word: LatinWord, language: LatinLanguage): FoldedWord {
  return (word[language] ??= readWord(surface, language));
}

/** `don't` is not `don`, an Azerbaijani dress, with a suffix. */
const ENGLISH_CONTRACTION = /n['’ʼ`´]t$|['’ʼ`´](?:ll|re|ve)$/;

const PLAIN = /^[a-z]+$/;
/** The last letters of the verb endings below. */
const LAST_OF_VERB = /[mnqrz]$/;

function weigh(surface: string, word: LatinWord): Evidence {
  const isPlain = PLAIN.test(surface);
  const exact = isPlain ? surface : foldExact(surface);
  if (!isPlain && ENGLISH_CONTRACTION.test(exact)) return { ...NOTHING, en: WEIGHT.functionWord };
  const plain = isPlain ? surface : skeleton(exact).replace(/['’ʼ`´].*$/, '');
  const said = vocabulary().get(plain) ?? 0;
  const stems = said === 0 && plain.length > 3 ? languagesOfStem(surface, plain, word) : 0;
  const mayBeVerb = LAST_OF_VERB.test(plain);
  if (said === 0 && stems === 0 && exact === plain && !mayBeVerb) return NOTHING;

  const points = { ...NOTHING };
  vote(points, WEIGHT.functionWord, said & ANY);
  vote(points, WEIGHT.lexiconWord, said >> AS_LEXICON_WORD);
  vote(points, WEIGHT.lexiconStem, stems);
  // The letters and endings below do not occur in English, so a word of plain letters is skipped.
  if (exact !== plain) {
    if (/ə/.test(exact)) points.az += WEIGHT.ownLetter;
    // q and x alone are no evidence: they occur in article numbers, brands and typing mistakes.
    if (/[qx]/.test(exact) && /[ışğçöü]/.test(exact)) points.az += WEIGHT.sharedLetter;
    if (/[ışğçöü]/.test(exact)) {
      points.tr += WEIGHT.sharedLetter;
      points.az += WEIGHT.sharedLetter;
    }
  }
  if (mayBeVerb) {
    if (/(?:iyor(?:um|sun|uz)?|acag[iu]m|eceg[iu]m|m[iu]s[iu]n[iu]z)$/.test(plain)) points.tr += WEIGHT.verbEnding;
    if (/(?:[iu]r[ae]m|[iu]rs[iu]n[iu]z|acaq|eceyem|acagam)$/.test(plain)) points.az += WEIGHT.verbEnding;
  }
  return points.en === 0 && points.tr === 0 && points.az === 0 ? NOTHING : points;
}

/** Sets of languages as bits of a number, because every new word of a catalogue is looked up and most are in no set. */
const BITS = { en: 1, tr: 2, az: 4 } as const;
const ANY = BITS.en | BITS.tr | BITS.az;
/** The lower bits are the languages that have the word as a function word, the next ones those whose lexicon has it. */
const AS_LEXICON_WORD = 3;

let words: ReadonlyMap<string, number> | undefined;

function vocabulary(): ReadonlyMap<string, number> {
  if (words !== undefined) return words;
  const read = new Map<string, number>();
  for (const language of LATIN_LANGUAGES) {
    const bit = BITS[language];
    for (const word of FUNCTION_WORDS[language]) read.set(word, (read.get(word) ?? 0) | bit);
    for (const word of knownWords(language).words) read.set(word, (read.get(word) ?? 0) | (bit << AS_LEXICON_WORD));
  }
  words = read;
  return read;
}

/** The languages that have the word, or an inflected form of it. */
function languagesOfStem(surface: string, plain: string, word: LatinWord): number {
  const possible = languagesOfBeginning(plain);
  let languages = 0;
  for (const language of LATIN_LANGUAGES) {
    if ((possible & BITS[language]) === 0) continue;
    const { stem } = readLatinAs(surface, word, language);
    const isKnown = knownWords(language).stems.has(stem) || FUNCTION_WORDS[language].has(stem);
    if (isKnown && (language === 'en' || isPlainlyOf(stem, plain))) languages |= BITS[language];
  }
  return languages;
}

/** Adds the weight to the language that has the word; half of it to each when several have it. */
function vote(points: Record<LatinLanguage, number>, weight: number, languages: number): void {
  if (languages === 0) return;
  const isShared = (languages & (languages - 1)) !== 0;
  for (const language of LATIN_LANGUAGES) {
    if ((languages & BITS[language]) !== 0) points[language] += isShared ? weight / 2 : weight;
  }
}

/**
 * Whether a Turkic stem is evidence. Not when only one or two letters of a short word were removed (`bone`, `taste`,
 * `margin`), or when the word had to be read with other letters first.
 */
function isPlainlyOf(stem: string, word: string): boolean {
  if (stem.length < 4) return word.length - stem.length >= 3 && word.startsWith(stem);
  return word.startsWith(stem) || (stem.length >= 5 && word.startsWith(stem.slice(0, -1)));
}

const TURKIC = ['tr', 'az'] as const;

/** First letters of all known stems. Most words have none of them and need no stemming. */
interface Beginnings {
  /** The languages, as bits. */
  languages: ReadonlyMap<string, number>;
  /** The first letters of the stems of at least that length. */
  firstLetters: ReadonlySet<string>;
}
let beginnings: Beginnings | undefined;
const FIRST_LETTERS = 4;

function learnBeginnings(): Beginnings {
  const languages = new Map<string, number>();
  for (const language of TURKIC) {
    for (const stem of [...knownWords(language).stems, ...FUNCTION_WORDS[language]]) {
      // The last letter may change before a suffix: `kitab-ı`.
      const beginning = stem.length >= 5 ? stem.slice(0, -1) : stem;
      languages.set(beginning, (languages.get(beginning) ?? 0) | BITS[language]);
    }
  }
  const long = [...languages.keys()].filter((beginning) => beginning.length >= FIRST_LETTERS);
  return { languages, firstLetters: new Set(long.map((beginning) => beginning.slice(0, FIRST_LETTERS))) };
}

/** In English any word may have a known stem: `mice`, `tyres`. */
function languagesOfBeginning(word: string): number {
  const { languages, firstLetters } = (beginnings ??= learnBeginnings());
  let possible: number = BITS.en;
  const shortest = Math.min(FIRST_LETTERS - 1, word.length - 3);
  for (let length = 1; length <= shortest; length++) possible |= languages.get(word.slice(0, length)) ?? 0;
  if (!firstLetters.has(word.slice(0, FIRST_LETTERS))) return possible;
  for (let length = FIRST_LETTERS; length <= word.length; length++) {
    possible |= languages.get(word.slice(0, length)) ?? 0;
  }
  return possible;
}

/**
 * The language of one Latin word in a text of `textLanguage`. Another language is returned only when the evidence is
 * clear.
 */
export function languageOfWord(evidence: Evidence, textLanguage: LatinLanguage): LatinLanguage {
  return evidence === NOTHING ? textLanguage : strongest(evidence, textLanguage);
}

/** The language as which ambiguous Latin words of a text are read. Codes (`VA-64803`) are no evidence. */
export function latinLanguageOf(pieces: readonly Piece[], expected: Language | undefined): LatinLanguage {
  return latinLanguageAmong(
    pieces.map(({ surface, script, isCode }) => (script === 'latin' && !isCode ? latinWord(surface) : undefined)),
    expected,
  );
}

/** Like `latinLanguageOf`, for words that were looked up already; undefined entries are not Latin words. */
export function latinLanguageAmong(
  words: readonly (LatinWord | undefined)[],
  expected: Language | undefined,
): LatinLanguage {
  const points = { ...NOTHING };
  for (const word of words) {
    if (word === undefined || word.evidence === NOTHING) continue;
    points.en += word.evidence.en;
    points.tr += word.evidence.tr;
    points.az += word.evidence.az;
  }
  const fallback = isLatinLanguage(expected) ? expected : 'en';
  points[fallback] += EXPECTATION;
  return strongest(points, fallback);
}

export function strongest<L extends Language>(points: Readonly<Record<L, number>>, fallback: L): L {
  let best = fallback;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.keys` is typed for objects with unknown keys
  for (const language of Object.keys(points) as L[]) if (points[language] > points[best]) best = language;
  return best;
}
