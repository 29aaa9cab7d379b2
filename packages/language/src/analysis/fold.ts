/**
 * Two ways of making spellings equal.
 *
 * `foldExact` removes what no reader would call a difference: case, Unicode variants, Arabic vowel marks and tatweel,
 * digit scripts. It stays honest to the language: Turkish `I` becomes `ı`, not `i`.
 * `skeleton` goes further, to what a hurried thumb types: `kırmızı` and `kirmizi`, `qəhvə` and `qehve`, `أحمر` and
 * `احمر` become equal. Stems are cut from skeletons, so both spellings meet in one stem.
 */
import type { Language } from '../language.ts';

const PLAIN_ASCII = /^[\x20-\x7e]*$/;
/** Most words are written just as they fold: today's Georgian, Arabic without marks, Latin in small letters. */
const FOLDED = /^(?:[\u10d0-\u10ff]+|[\u0621-\u063a\u0641-\u064a]+|[a-z\u00e7\u0259\u011f\u0131\u00f6\u015f\u00fc]+)$/;
const ARABIC_ONLY = /^[\u0621-\u063a\u0641-\u064a]+$/;
const TURKIC_ONLY = /^[a-z\u00e7\u0259\u011f\u0131\u00f6\u015f\u00fc]+$/;
const TURKIC_LETTERS: Record<string, string> = { ç: 'c', ə: 'e', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };
/** Arabic vowel marks, Quranic signs, tatweel, and invisible joiners. */
const SILENT =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const OLD_GEORGIAN = /[\u10a0-\u10c5\u2d00-\u2d25]/g;
const ANY_DIGIT = /\p{Nd}/gu;

/** One written form of the word: NFKC, lower case by the rules of `language`, no silent marks, ASCII digits. */
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

/** The form that stems and brand names are compared in. Takes what `foldExact` returns. */
export function skeleton(exact: string): string {
  if (PLAIN_ASCII.test(exact)) return exact;
  const first = exact.codePointAt(0) ?? 0;
  if (first >= 0x10d0 && first <= 0x10ff) return exact;
  if (TURKIC_ONLY.test(exact)) return exact.replace(/[^a-z]/g, (letter) => TURKIC_LETTERS[letter] ?? letter);
  if (ARABIC_ONLY.test(exact)) return exact.replace(ARABIC_VARIANTS, (letter) => ARABIC_LETTERS[letter] ?? letter);
  // Arabic goes first: decomposing would tear أ into alef and a mark, and the table could not see it.
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

/** Church letters (Asomtavruli, Nuskhuri) stand in the same order as today's alphabet. */
function modernGeorgian(letter: string): string {
  const code = letter.charCodeAt(0);
  return String.fromCharCode(code - (code >= 0x2d00 ? 0x2d00 : 0x10a0) + 0x10d0);
}

/** Every block of decimal digits starts at a multiple of its own zero; NFKC has already dealt with the wide ones. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code <= 0x39) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
