/**
 * Two normalizations of spellings.
 *
 * `foldExact` removes differences without meaning: case, Unicode variants, Arabic vowel marks and tatweel, digit
 * scripts. It follows the language's rules: Turkish `I` becomes `ı`, not `i`. `skeleton` also removes diacritics and
 * unifies letters that are typed for each other: `kırmızı` and `kirmizi`, `qəhvə` and `qehve`, `أحمر` and `احمر` become
 * equal. Stems are derived from skeletons, so both spellings have the same stem.
 */
import type { Language } from '../language.ts';

const PLAIN_ASCII = /^[\x20-\x7e]*$/;
/** Words that are already folded, as most are: modern Georgian, Arabic without marks, lower-case Latin. */
const FOLDED = /^(?:[\u10d0-\u10ff]+|[\u0621-\u063a\u0641-\u064a]+|[a-z\u00e7\u0259\u011f\u0131\u00f6\u015f\u00fc]+)$/;
const ARABIC_ONLY = /^[\u0621-\u063a\u0641-\u064a]+$/;
const TURKIC_ONLY = /^[a-z\u00e7\u0259\u011f\u0131\u00f6\u015f\u00fc]+$/;
const TURKIC_LETTERS: Record<string, string> = { ç: 'c', ə: 'e', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };
/** Arabic vowel marks, Quranic signs, tatweel, and invisible joiners. */
const SILENT =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const OLD_GEORGIAN = /[\u10a0-\u10c5\u2d00-\u2d25]/g;
const ANY_DIGIT = /\p{Nd}/gu;

/** The exact form: NFKC, lower case by the rules of `language`, without vowel marks, ASCII digits. */
export function foldExact(word: string, language?: Language): string {
  if (PLAIN_ASCII.test(word)) {
    return isTurkic(language) ? word.replaceAll('I', 'ı').toLowerCase() : word.toLowerCase();
  }
  if (FOLDED.test(word)) return word;
  const dotted = isTurkic(language) ? word.replaceAll('I', 'ı').replaceAll('İ', 'i') : word.replaceAll('İ', 'i');
  return dotted
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(SILENT, '')
    .replace(OLD_GEORGIAN, modernGeorgian)
    .replace(ANY_DIGIT, asciiDigit);
}

const ARABIC_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  گ: 'ج',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ء: '',
};
const ARABIC_VARIANTS = /[أإآٱىیئؤةۀکگچپڤء]/g;

const LATIN_LETTERS: Record<string, string> = {
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
};
const LATIN_VARIANTS = /[ıəßøæœłđð]/g;

/** The form in which stems and brand names are compared. Takes the result of `foldExact`. */
export function skeleton(exact: string): string {
  if (PLAIN_ASCII.test(exact)) return exact;
  const first = exact.codePointAt(0) ?? 0;
  if (first >= 0x10d0 && first <= 0x10ff) return exact;
  if (TURKIC_ONLY.test(exact)) return exact.replace(/[^a-z]/g, (letter) => TURKIC_LETTERS[letter] ?? letter);
  if (ARABIC_ONLY.test(exact)) return exact.replace(ARABIC_VARIANTS, (letter) => ARABIC_LETTERS[letter] ?? letter);
  // Arabic is converted first: decomposition would split أ into alef and a mark, which the table does not contain.
  return exact
    .replace(ARABIC_VARIANTS, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(LATIN_VARIANTS, (letter) => LATIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

function isTurkic(language: Language | undefined): boolean {
  return language === 'tr' || language === 'az';
}

/** Asomtavruli and Nuskhuri letters have the same order as modern Georgian ones. */
function modernGeorgian(letter: string): string {
  const code = letter.charCodeAt(0);
  return String.fromCharCode(code - (code >= 0x2d00 ? 0x2d00 : 0x10a0) + 0x10d0);
}

/** Every block of decimal digits starts at a multiple of its zero; NFKC has already converted full-width digits. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code <= 0x39) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
