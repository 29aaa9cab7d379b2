/**
 * Normalizes words for comparison: one normal form per word, the same for the lexicon and for messages.
 *
 * Georgian and Arabic have two normal forms. Georgian letters and their many Latin spellings get one coarse Latin form
 * (`წამალი`, `wamali`, `tsamali` → `camali`). Arabic letters are compared as letters; Arabic in Latin letters
 * (`byedrobni`) by its consonants alone, because its vowels are spelled in too many ways.
 */
import type { Language } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';

export interface Writing {
  language: Language;
  /** Whether a word of a message is read in this writing. */
  reads(word: string): boolean;
  /** The forms of a message's word that are compared, the fullest first; empty when nothing is left of it. */
  formsOf(word: string): readonly string[];
  /** The form of a word of the lexicon; empty when this writing leaves too little of it. */
  lexiconForm(word: string): string;
  /** Counts less in messages that are clearly in one of these languages, whose words it takes for its own. */
  givesWayTo: readonly Language[];
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
/** `heeelp`: three of the same letter are one. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);
/** Who writes Georgian or Arabic in Latin letters has no ş and no ə on the keyboard. */
const isPlainLatin = (word: string): boolean => /^[a-z0-9]*[a-z][a-z0-9]*$/i.test(word);
const isGeorgian = (word: string): boolean => /\p{Script=Georgian}/u.test(word);
const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/** A word in Arabic chat spelling: Latin letters with digits for `ح ع ء خ ط غ ق` among them (`3yit`, `ma7al`). */
export const isChatSpelling = (word: string): boolean =>
  /^(?=(?:\P{L}*\p{L}){3})[a-z]*[2356789][a-z2356789]*$/iu.test(word);

/** The words of a text, numbers included, without apostrophes. */
export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(APOSTROPHES, '').replace(DRAWN_OUT, '$1'));

/** `=ölüyor` is a word of the lexicon that must not be taken for `oluyor`: its marks are compared too. */
const asWritten = (word: string): string => `=${word.normalize('NFC').replaceAll('İ', 'i').toLowerCase()}`;
const byFolding = {
  formsOf: (word: string) => [foldText(word), asWritten(word)],
  lexiconForm: (word: string) => (word.startsWith('=') ? asWritten(word.slice(1)) : foldText(word)),
};
const asGeorgian = { formsOf: (word: string) => [coarseGeorgian(word)], lexiconForm: coarseGeorgian };

export const WRITINGS: readonly Writing[] = [
  { language: 'en', reads: isLatin, ...byFolding, givesWayTo: [] },
  { language: 'tr', reads: isLatin, ...byFolding, givesWayTo: ['az'] },
  { language: 'az', reads: isLatin, ...byFolding, givesWayTo: ['tr'] },
  { language: 'ka', reads: isGeorgian, ...asGeorgian, givesWayTo: [] },
  { language: 'ka', reads: isPlainLatin, ...asGeorgian, givesWayTo: ['en', 'tr', 'az'] },
  { language: 'ar', reads: isArabic, formsOf: arabicForms, lexiconForm: foldText, givesWayTo: [] },
  {
    language: 'ar',
    reads: isPlainLatin,
    formsOf: (word) => [foldText(word), arabicConsonants(word)],
    lexiconForm: (word) => (isArabic(word) ? enough(arabicConsonants(word)) : foldText(word)),
    givesWayTo: ['en', 'ka', 'tr', 'az'],
  },
];

/** Three consonants alone may be a word of any language. */
const enough = (consonants: string): string => (consonants.length >= 4 ? consonants : '');

/** The national romanisation without its apostrophes. */
// biome-ignore format: a table
const GEORGIAN_LETTERS: Readonly<Record<string, string>> = {
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p',
  ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts',
  ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
};
/** Spellings of one sound, and of sounds that people spell alike, longest first. */
const GEORGIAN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tch|tsh|ch|ts|tz|tc|w/g, 'c'],
  [/dzh|zh|dj/g, 'j'],
  [/dz/g, 'z'],
  [/sh/g, 's'],
  [/gh/g, 'g'],
  [/kh|h/g, 'x'],
  [/th/g, 't'],
  [/ph|f/g, 'p'],
  [/q|y/g, 'k'],
];

function coarseGeorgian(word: string): string {
  const letters = foldText(word).replace(/[ა-ჰ]/g, (letter) => GEORGIAN_LETTERS[letter] ?? letter);
  return GEORGIAN_SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
}

/** And, so, in, for, by, this: written as part of the word that follows. */
const ARABIC_PREFIXES = /^(?:[وف]?(?:[بكلع]?ال|لل|هال|عال)|[وفبلكه])(?=\p{L}{2})/u;

function arabicForms(word: string): string[] {
  const whole = foldText(word);
  const bare = whole.replace(ARABIC_PREFIXES, '');
  const withoutAnd = whole.replace(/^[وف](?=\p{L}{2})/u, '');
  return [...new Set([whole, withoutAnd, bare])];
}

// biome-ignore format: a table
const ARABIC_CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'x', د: 'd', ذ: 'z', ر: 'r', ز: 'z', س: 's', ش: 'c', ص: 's', ض: 'd', ط: 't',
  ظ: 'z', غ: 'G', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
};
/** Spellings of Arabic consonants in Latin letters, longest first; vowels, ع and the glottal stop are left out. */
const LATIN_CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/kh|5/g, 'x'],
  [/gh|8/g, 'G'],
  [/sh|ch/g, 'c'],
  [/th|6/g, 't'],
  [/dh/g, 'z'],
  [/h$/, ''],
  [/7/g, 'h'],
  [/9/g, 's'],
  [/g/g, 'j'],
  [/q/g, 'k'],
  [/p/g, 'b'],
  [/[aeiouwy123'4]/g, ''],
];

function arabicConsonants(word: string): string {
  const folded = foldText(word);
  if (/^\p{N}+$/u.test(folded)) return folded;
  const consonants = isArabic(folded)
    ? [...folded.replace(/ه$/, '')].map((letter) => ARABIC_CONSONANTS[letter] ?? '').join('')
    : LATIN_CONSONANTS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), folded);
  return consonants.replace(/(.)\1+/g, '$1');
}

/** A form of a word that the classifier compares, and the script whose features it shares. */
export interface ComparedForm {
  script: 'latin' | 'georgian' | 'arabic' | 'consonants' | 'number';
  form: string;
}

/** Plain Latin words may be Georgian or Arabic too: their coarse form and their consonants are compared besides. */
export function comparedForms(word: string): ComparedForm[] {
  if (isGeorgian(word)) return [{ script: 'georgian', form: coarseGeorgian(word) }];
  if (isArabic(word)) {
    const bare = arabicForms(word).at(-1) ?? '';
    return [
      { script: 'arabic', form: bare },
      { script: 'consonants', form: arabicConsonants(bare) },
    ];
  }
  if (!isLatin(word)) return [{ script: 'number', form: String(word.length) }];
  const folded = { script: 'latin', form: foldText(word) } as const;
  if (!isPlainLatin(word)) return [folded];
  return [
    folded,
    { script: 'georgian', form: coarseGeorgian(word) },
    { script: 'consonants', form: arabicConsonants(word) },
  ];
}
