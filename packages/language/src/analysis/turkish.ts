/** Turkish stemmer: `elbiselerinizden` → `elbis`. The method is in `turkic-suffixes.ts`. */
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
} from './turkic-suffixes.ts';

const SOFT = /[aeiougzjvbdlmnry]$/;
const HARD = /[fstkchp]$/;

/** Takes a skeleton. */
export const stemTurkish: Stemmer = turkicStemmer({
  layers: [
    // copula
    [{ suffix: 'DIr(lAr)', atLeast: 4 }],
    // relative -ki
    [{ suffix: 'ki', after: /[dt][ae]$/, atLeast: 4 }],
    // pronominal n with its case: arabasında, kutusundan, evlerine
    [
      { suffix: 'nDA(n)|nI(n)|nA', after: /(?:[aeiou]s[iu]|l[ae]ri)$/, atLeast: 4 },
      { suffix: 'IndA(n)|InI(n)|InA', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
      WATER,
      // case
      { suffix: 'dAn', after: SOFT, atLeast: 4 },
      { suffix: 'tAn', after: HARD, atLeast: 4 },
      { suffix: 'dA', after: SOFT, atLeast: 4 },
      { suffix: 'tA', after: HARD, atLeast: 4 },
      { suffix: 'nIn', after: AFTER_VOWEL, atLeast: 4 },
      { suffix: 'In', after: AFTER_CONSONANT, atLeast: 4 },
      { suffix: 'yI|yA', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'ylA', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'lA', after: AFTER_CONSONANT, atLeast: 4 },
    ],
    CASE_VOWEL,
    POSSESSIVE,
    PLURAL,
    OF_QUALITY,
    // for a season, as a gift, of a price: kışlık, hediyelik, 500 liralık
    [{ suffix: 'lik', after: /^(?:kis|yaz|hediye|lira)$/, atLeast: 3 }],
  ],
  harden: { b: 'p', d: 't', g: 'k' },
  beforeSuffix: {
    agz: 'agiz',
    aln: 'alin',
    beyn: 'beyin',
    boyn: 'boyun',
    burn: 'burun',
    buzdolab: 'buzdolap',
    gogs: 'gogus',
    karn: 'karin',
    omz: 'omuz',
    sekl: 'sekil',
  },
  respell: (word) => (/[qx]/.test(word) ? [word.replaceAll('q', 'k').replaceAll('x', 'h')] : []),
});
