/**
 * Azerbaijani stemmer: `paltarlarımızdan` → `paltar`, `çörəyi` and `çörək` → `corek`. The method is in
 * `turkic-suffixes.ts`.
 */
import type { Stemmer } from './known-stems.ts';
import {
  AFTER_CONSONANT,
  AFTER_VOWEL,
  CASE_VOWEL,
  KNOWN_ONLY,
  OF_QUALITY,
  PLURAL,
  POSSESSIVE,
  turkicStemmer,
  WATER,
  withLetter,
} from './turkic-suffixes.ts';

/** Takes a skeleton. */
export const stemAzerbaijani: Stemmer = turkicStemmer({
  layers: [
    // copula
    [{ suffix: 'dIr(lAr)', atLeast: 4 }],
    // relative -kı
    [{ suffix: 'kI', after: /d[ae]$/, atLeast: 4 }],
    [
      // pronominal n with its case
      { suffix: 'ndA(n)|nI(n)|nA', after: /(?:[aeiou]s[iu]|l[ae]r[iu])$/, atLeast: 4 },
      { suffix: 'IndA(n)|InI(n)|InA', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
      WATER,
      // case
      { suffix: 'dAn', atLeast: 4 },
      { suffix: 'dA', atLeast: 4 },
      { suffix: 'nIn', after: AFTER_VOWEL, atLeast: 4 },
      { suffix: 'In', after: AFTER_CONSONANT, atLeast: 4 },
      { suffix: 'nI', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'yA', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'ylA', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'lA', after: AFTER_CONSONANT, atLeast: 4 },
    ],
    CASE_VOWEL,
    POSSESSIVE,
    PLURAL,
    OF_QUALITY,
    // for a season, as a gift, of a price: qışlıq, hədiyyəlik, 50 manatlıq
    [{ suffix: 'lik|liq', after: /^(?:qis|hediyye|manat)$/, atLeast: 3 }],
  ],
  // k becomes y and q becomes ğ before a vowel: köynək/köynəyi, ayaq/ayağı.
  harden: { y: 'k', g: 'k', q: 'k', d: 't', b: 'p' },
  beforeSuffix: {
    agz: 'agiz',
    aln: 'alin',
    beyn: 'beyin',
    boyn: 'boyun',
    burn: 'burun',
    ciyn: 'ciyin',
    etr: 'etir',
    qarn: 'qarin',
  },
  respell: inOwnLetters,
});

/** Typed on a Turkish keyboard (`kadin`, `halca`) or on an English one (`shalvar`, `chanta`, `aghac`). */
function inOwnLetters(word: string): string[] {
  if (!word.includes('h') && !word.includes('k')) return [];
  const single = word.replaceAll('sh', 's').replaceAll('ch', 'c').replaceAll('gh', 'g');
  const withX = [single, ...withLetter(single, 'h', 'x')];
  return withX.flatMap((way) => [way, ...withLetter(way, 'k', 'q')]).filter((way) => way !== word);
}
