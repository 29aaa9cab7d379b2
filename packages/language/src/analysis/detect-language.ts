/**
 * Which language a single Latin word is in, and the undecided Latin words of a text. (That of a whole message is told in
 * `message-language.ts`, which asks this file for each word.)
 *
 * Among English, Turkish and Azerbaijani we add up evidence: letters that only one of them has (ə), small words
 * (`nerede`, `harada`), words and stems of the lexicon (`kırmızı`, `qırmızı`). Queries are short, so the lists matter
 * more than letter statistics ever could.
 */
import { isLatinLanguage, LATIN_LANGUAGES, type Language, type LatinLanguage } from '../language.ts';
import { foldExact, skeleton } from './fold.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { type FoldedWord, knownWords, readWord } from './stem.ts';
import type { Piece } from './tokenizer.ts';
import { WordMemory } from './word-memory.ts';

export type Evidence = Readonly<Record<LatinLanguage, number>>;

/** How much each kind of evidence counts. Words that two languages share are worth half to each. */
const WEIGHT = {
  functionWord: 2,
  lexiconWord: 1.5,
  lexiconStem: 1,
  ownLetter: 3,
  sharedLetter: 1,
  verbEnding: 1,
} as const;
/** The caller's expectation only breaks ties. */
export const EXPECTATION = 0.25;

/** Of most words of most catalogues: told by identity, without a look at the points. */
export const NOTHING: Evidence = { en: 0, tr: 0, az: 0 };

/** A Latin word as it is written: what it says about its language, and how it reads in those that were asked for. */
export interface LatinWord extends Record<LatinLanguage, FoldedWord | undefined> {
  /** `NOTHING` itself where there is none. */
  evidence: Evidence;
}

const REMEMBERED_WORDS = 60_000;
const memory = new WordMemory<LatinWord>(REMEMBERED_WORDS);

export function latinWord(surface: string): LatinWord {
  const remembered = memory.get(surface);
  if (remembered !== undefined) return remembered;
  const word = weighLatin(surface);
  memory.set(surface, word);
  return word;
}

/** The same without the memory, for who keeps what it gives. */
export function weighLatin(surface: string): LatinWord {
  const word: LatinWord = { evidence: NOTHING, en: undefined, tr: undefined, az: undefined };
  word.evidence = weigh(surface, word);
  return word;
}

/** The word as one of `language`. */
export function readLatinAs(surface: string, word: LatinWord, language: LatinLanguage): FoldedWord {
  return (word[language] ??= readWord(surface, language));
}

/** `don't` is no `don`, an Azerbaijani dress, with a suffix. */
const ENGLISH_CONTRACTION = /n['’ʼ`´]t$|['’ʼ`´](?:ll|re|ve)$/;

const PLAIN = /^[a-z]+$/;
/** Letters that the endings of verbs below end in. */
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
  // The letters and endings below are not English ones: a word of plain letters seldom has any.
  if (exact !== plain) {
    if (/ə/.test(exact)) points.az += WEIGHT.ownLetter;
    // Alone, q and x prove nothing: article numbers, brands and slips of the finger are full of them.
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

/** Languages as bits of a number: a catalogue asks for every new word, and most words are of none. */
const BITS = { en: 1, tr: 2, az: 4 } as const;
const ANY = BITS.en | BITS.tr | BITS.az;
/** Of a word, the bits that say in which languages it is small are followed by those in which the lexicon has it. */
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

/** In which languages the word is one that they are known to have, inflected. */
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

/** Gives the weight to the languages that have the word; where there are several, half to each. */
function vote(points: Record<LatinLanguage, number>, weight: number, languages: number): void {
  if (languages === 0) return;
  const isShared = (languages & (languages - 1)) !== 0;
  for (const language of LATIN_LANGUAGES) {
    if ((languages & BITS[language]) !== 0) points[language] += isShared ? weight / 2 : weight;
  }
}

/**
 * Whether a Turkic stem is evidence at all: a letter or two after a short word prove nothing (`bone`, `taste`, `margin`),
 * nor does a word that had to be read in other letters first.
 */
function isPlainlyOf(stem: string, word: string): boolean {
  if (stem.length < 4) return word.length - stem.length >= 3 && word.startsWith(stem);
  return word.startsWith(stem) || (stem.length >= 5 && word.startsWith(stem.slice(0, -1)));
}

const TURKIC = ['tr', 'az'] as const;

/** Beginnings of words whose stem may be known and plain: most words have none of them and need no stemming. */
interface Beginnings {
  /** Bits of the languages. */
  languages: ReadonlyMap<string, number>;
  /** The first letters of those that are as long. */
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

/** The language of one Latin word within a text of `textLanguage`: its own evidence wins only when it is clear. */
export function languageOfWord(evidence: Evidence, textLanguage: LatinLanguage): LatinLanguage {
  return evidence === NOTHING ? textLanguage : strongest(evidence, textLanguage);
}

/** The Latin language to read a text's undecided Latin words in. Codes (`VA-64803`) say nothing about it. */
export function latinLanguageOf(pieces: readonly Piece[], expected: Language | undefined): LatinLanguage {
  return latinLanguageAmong(
    pieces.map(({ surface, script, isCode }) => (script === 'latin' && !isCode ? latinWord(surface) : undefined)),
    expected,
  );
}

/** The same for words that were looked up already; what is no Latin word is undefined. */
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
