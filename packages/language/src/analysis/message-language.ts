/**
 * Detects the language of a message.
 *
 * Georgian and Arabic are identified by their script. A message in Latin letters may be English, Turkish, Azerbaijani,
 * or Georgian in Latin letters; the evidence of its words is added up. Most messages are short and many (`16 inch`,
 * `M`, `qara?`) have little evidence: the language of the conversation is kept unless another one has clearly more.
 */
import { CONCEPTS } from '../concepts/lexicon.ts';
import { LANGUAGES, LATIN_LANGUAGES, type Language } from '../language.ts';
import { unitWordsFrom } from '../units/unit-words.ts';
import { chatEvidence } from './chat-words.ts';
import { EXPECTATION, type Evidence, latinWord, readLatinAs, strongest } from './detect-language.ts';
import { foldExact, skeleton } from './fold.ts';
import { languagesByLetters } from './latin-letters.ts';
import { languageOfScript } from './script.ts';
import { knownWords } from './stem.ts';
import { type Piece, tokenize } from './tokenizer.ts';
import { georgianReadings } from './transliterate.ts';
import { elementAt } from '../element-at.ts';

type Points = Record<Language, number>;

/** Points of a word in Georgian or Arabic script, compared with brands and models around it. */
const OWN_SCRIPT = 2.5;
/** Points of a Latin word without evidence (a brand, a model). */
const UNKNOWN_LATIN_WORD = 0.3;
/** Points of a word of the lexicon, and of an inflected one, read from Latin letters. */
const GEORGIAN_WORD = 1.5;
const GEORGIAN_STEM = 1;
const GEORGIAN_PART = 0.4;
const SHORTEST_GEORGIAN_WORD = 4;
/** Reading a word as Georgian is slow, and the first words of a message are sufficient. */
const WORDS_TO_TRANSLITERATE = 12;
/** Turkish and Azerbaijani share most words, so one word more is not sufficient evidence of a change. */
const NEIGHBOURS_APART = 0.75;
/** Azerbaijani writes front-vowel endings with `ə`, except in careless typing. */
const TURKISH_ENDING = /(?:ler(?:i|in|im|imiz|de|den|e)?|[dt]en|[nd]en|[sn]inde|mek|meli|ecek)$/;
const SUFFIX = 1;
const ENDING = 0.75;
const HASTY_ENDING = 0.25;
const SHORTEST_SHARED_STEM = 3;
/** Points per log-odds of the letters, above the level that a name or a typing mistake reaches, and their maximum. */
const LETTERS = 0.4;
const LETTERS_OPEN = 2;
const LETTERS_OPEN_OF_WORD = 3;
const LETTERS_MOST = 4;
/** The share of English words from which letters are not read. */
const MOSTLY = 2 / 3;
const IN_TURKIC_LETTERS = /[ışğçöüİ]/;

export interface MessageLanguage {
  /** Null without evidence: a name, a number, a picture. */
  language: Language | null;
  /** True for Georgian or Arabic in Latin letters, and for Turkish or Azerbaijani without diacritics. */
  isRomanized: boolean;
}

/**
 * The language of a message; without clear evidence it is `fallback` (default English).
 * Georgian typed in Latin letters (`witeli kaba`) is Georgian.
 */
export const detectLanguage = (text: string, fallback: Language = 'en'): Language =>
  weighLanguages(text, fallback).language;

/** Like `detectLanguage`, and whether the message contains evidence. `expected` decides between similar languages. */
export function languageOfMessage(text: string, expected: Language): MessageLanguage {
  const { language, isTold } = weighLanguages(text, expected);
  return isTold ? { language, isRomanized: isRomanized(text, language) } : { language: null, isRomanized: false };
}

const OWN_LETTERS: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  ka: /\p{Script=Georgian}/u,
  ar: /\p{Script=Arabic}/u,
  tr: /[çğışöüÇĞİŞÖÜ]/,
  az: /[çğışöüəÇĞİŞÖÜƏ]/,
};

function isRomanized(text: string, language: Language): boolean {
  const own = OWN_LETTERS[language];
  return own !== null && !own.test(text);
}

function weighLanguages(text: string, fallback: Language): { language: Language; isTold: boolean } {
  const points: Points = { en: 0, ka: 0, tr: 0, ar: 0, az: 0 };
  const pieces = tokenize(text);
  const isCareful = IN_TURKIC_LETTERS.test(text) && !/ə/i.test(text);
  let unknown = 0;
  let readGeorgian = 0;
  let englishWords = 0;
  let wordCount = 0;
  for (const [index, piece] of pieces.entries()) {
    const own = languageOfScript(piece.script);
    if (own !== undefined) points[own] += OWN_SCRIPT;
    if (piece.script !== 'latin') continue;
    if (isSuffixOfNumber(pieces, index)) {
      if (TURKISH_SUFFIX.test(foldExact(piece.surface))) points.tr += SUFFIX;
      continue;
    }
    if (!hasEvidence(pieces, index)) continue;
    const mayBeGeorgian = readGeorgian++ < WORDS_TO_TRANSLITERATE;
    if (!weighLatin(points, piece.surface, isCareful, mayBeGeorgian)) unknown += UNKNOWN_LATIN_WORD;
    wordCount++;
    if (latinWord(piece.surface).evidence.en > 0) englishWords++;
  }
  // `q`, `x` and `ə` in a Turkic message: Turkish has none of them.
  const isOpen = fallback !== 'tr' && points.tr > 0 && points.ka === 0;
  if (isOpen && pieces.some(isAzerbaijaniOnly)) points.az += SUFFIX;
  // Letters tell nothing of messages of English words: "digital piano" looks like Georgian.
  const isMostlyEnglish = englishWords >= MOSTLY * wordCount && englishWords > 0;
  const isToldByLetters = !isMostlyEnglish && addLetters(points, text);
  const isTold = isToldByLetters || LANGUAGES.some((language) => points[language] > 0);
  const isSilent = LATIN_LANGUAGES.every((language) => points[language] === 0);
  points[fallback] += isSilent && LATIN_LANGUAGES.some((one) => one === fallback) ? unknown : EXPECTATION;

  const found = strongest(points, fallback);
  const areNeighbours = (found === 'tr' && fallback === 'az') || (found === 'az' && fallback === 'tr');
  const language = areNeighbours && points[found] - points[fallback] < NEIGHBOURS_APART ? fallback : found;
  return { language, isTold };
}

/** Adds the evidence of the letters of the Latin words; false when it is not conclusive. */
function addLetters(points: Points, text: string): boolean {
  const said = languagesByLetters(text);
  if (said === undefined) return false;
  const { likelihoods, words } = said;
  const open = LETTERS_OPEN + LETTERS_OPEN_OF_WORD / words;
  const [second = 0] = LANGUAGES.map((language) => likelihoods[language])
    .sort((a, b) => b - a)
    .slice(1);
  if (second > -open) return false;
  for (const language of LANGUAGES) {
    const behind = -likelihoods[language] - open;
    points[language] += Math.max(0, LETTERS_MOST - Math.max(0, behind) * LETTERS);
  }
  return true;
}

function isAzerbaijaniOnly({ surface, script, isCode }: Piece): boolean {
  // A capitalized word is a name: `Lumiqo`.
  if (script !== 'latin' || isCode || surface.length < 3 || !/^\p{Ll}*[əqx]/u.test(surface)) return false;
  return latinWord(surface).evidence.en === 0;
}

/** `1000'den`; with `ə` the word itself is evidence. */
const NUMBER_SUFFIX = /^(?:[dt][ea]n?|y?[ea]|l[ıiuü][kq])$/;
const TURKISH_SUFFIX = /e/;

function isSuffixOfNumber(pieces: readonly Piece[], index: number): boolean {
  const { surface, start } = elementAt(pieces, index);
  const before = pieces[index - 1];
  return before?.isCode === true && start - before.end === 1 && NUMBER_SUFFIX.test(foldExact(surface));
}

/** Codes, sizes (`M`) and units (`10 litres`, `16 düym`) are the same in all languages. */
function hasEvidence(pieces: readonly Piece[], index: number): boolean {
  const { surface, isCode } = elementAt(pieces, index);
  if (isCode || surface.length === 1) return false;
  if (pieces[index - 1]?.isCode !== true) return true;
  const word = skeleton(foldExact(surface));
  const isUnit = [...word].some((_, cut) => {
    const ending = word.length - cut;
    return ending >= 2 && unitWordsFrom(word.slice(0, ending)).length > 0;
  });
  return !isUnit;
}

/** Adds the evidence of one Latin word; false when it has none. */
function weighLatin(points: Points, surface: string, isCareful: boolean, mayBeGeorgian: boolean): boolean {
  const evidence = withNeighbour(surface, latinWord(surface).evidence, isCareful);
  const chat = chatEvidence(surface);
  const hasLatin = evidence.en + evidence.tr + evidence.az > 0;
  const isEnglish = evidence.en > 0 && evidence.tr === 0 && evidence.az === 0 && chat.ka === undefined;
  const read = !mayBeGeorgian || isEnglish ? 0 : georgianEvidence(surface);
  // A word of several languages, such as `masa`, counts more for the languages whose letters it is written in.
  const georgian = hasLatin ? read * GEORGIAN_PART : read;
  for (const language of LATIN_LANGUAGES) points[language] += evidence[language] + (chat[language] ?? 0);
  points.ka += Math.max(georgian, chat.ka ?? 0);
  const mayBeTurkic = evidence.tr + evidence.az > 0 || isCareful;
  if (mayBeTurkic && TURKISH_ENDING.test(foldExact(surface))) points.tr += isCareful ? ENDING : HASTY_ENDING;
  return hasLatin || georgian > 0 || Object.keys(chat).length > 0;
}

const NOT_TURKISH = /[əqxw]/;
const WITH_OR_WITHOUT = /(?:l[iu]|s[iu]z)$/;
/** The weight of the exact spelling: leather is `deri` in Turkish and `dəri` in Azerbaijani. */
const SPELLING = { careful: 1, hasty: 0.5 } as const;

/**
 * A word that the lexicon has in one Turkic language (`vitaminli`) may be an inflected form in the other: it counts for
 * both, unless its spelling occurs only in one.
 */
function withNeighbour(surface: string, evidence: Evidence, isCareful: boolean): Evidence {
  const { en, tr, az } = evidence;
  if (tr === 0 && az === 0) return evidence;
  const shift = isCareful ? SPELLING.careful : SPELLING.hasty;
  const exact = foldExact(surface);
  if (tr > 0 && az > 0) {
    const isTurkish = spelledIn('tr').has(exact);
    const isAzerbaijani = spelledIn('az').has(exact);
    if (en > 0 || isTurkish === isAzerbaijani) return evidence;
    return isTurkish ? { en, tr: tr + shift, az } : { en, tr, az: az + shift };
  }
  const other = tr > 0 ? 'az' : 'tr';
  if ((other === 'tr' ? NOT_TURKISH : /w/).test(exact) || !isFormOf(surface, other)) return evidence;
  const part = (tr + az) / 2;
  return { en, tr: part, az: part };
}

function isFormOf(surface: string, language: 'tr' | 'az'): boolean {
  const { stems, words } = knownWords(language);
  const { exact, stem } = readLatinAs(surface, latinWord(surface), language);
  const bare = skeleton(exact).replace(WITH_OR_WITHOUT, '');
  return (stem.length >= SHORTEST_SHARED_STEM && stems.has(stem)) || words.has(bare);
}

const spellings: Partial<Record<Language, ReadonlySet<string>>> = {};

/** The words of the lexicon in their exact spelling. */
function spelledIn(language: 'tr' | 'az'): ReadonlySet<string> {
  spellings[language] ??= new Set(
    CONCEPTS.flatMap(({ forms }) => forms[language].flatMap((form) => foldExact(form, language).split(' '))),
  );
  return spellings[language];
}

const GEORGIAN_VOWEL = /[აეიოუ]$/;
const GEORGIAN_ENDING = /(?:ს|ად|ოდ|ით|დან|თან|გან|კენ|ც)$/;

/** `telefoni` is a form of a Georgian noun, `telefon` is not: a stem without ending is a word of another language. */
function georgianEvidence(surface: string): number {
  if (surface.length < SHORTEST_GEORGIAN_WORD) return 0;
  const [reading] = georgianReadings(surface);
  if (reading === undefined || !reading.isKnown) return 0;
  if (reading.isWord) return GEORGIAN_WORD;
  return GEORGIAN_VOWEL.test(reading.text) || GEORGIAN_ENDING.test(reading.text) ? GEORGIAN_STEM : 0;
}
