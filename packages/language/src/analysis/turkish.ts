/** Turkish stems: `elbiselerinizden` → `elbis`. See `turkic-suffixes.ts` for the method. */
import type { Stemmer } from './known-stems.ts';
import { AFTER_CONSONANT, AFTER_VOWEL, KNOWN_ONLY, turkicStemmer } from './turkic-suffixes.ts';

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
      // water alone takes a y: suyu, suya, suyun
      { suffix: 'yu|ya|yun|yum|yunu|yuna|yundan', after: /^su$/, atLeast: 2 },
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
    // the dative and accusative vowel after a plural or possessive: elbiseleri, elbiselerime
    [
      { suffix: 'I|A', after: /(?:l[ae]r|[iu]m|[iu]m[iu]z|[iu]n[iu]z)$/, atLeast: 5 },
      // after any other consonant it may as well belong to the word: sütü, evi, çantamı
      { suffix: 'I|A', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
    ],
    // possessive
    [
      { suffix: 'sI', after: AFTER_VOWEL, atLeast: 3 },
      { suffix: 'ImIz', atLeast: 4 },
      { suffix: 'mIz', after: AFTER_VOWEL, atLeast: 4 },
      { suffix: 'InIz', atLeast: 4 },
      { suffix: 'nIz', after: AFTER_VOWEL, atLeast: 4 },
      { suffix: 'Im', after: AFTER_CONSONANT, atLeast: 4 },
      { suffix: 'm', after: AFTER_VOWEL, atLeast: 4 },
      { suffix: 'I(n)', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
    ],
    // plural: back vowels take lar, front vowels ler; o, u and i may be either once the dots are gone
    [
      { suffix: 'lar', after: /[aiou][^aeiou]*$/, atLeast: 3 },
      { suffix: 'ler', after: /[eiou][^aeiou]*$/, atLeast: 3 },
      { suffix: 'ler', after: /a[^aeiou]+$/, atLeast: 4 },
    ],
    // made of it, tasting of it: pamuklu, çilekli
    [{ suffix: 'lI', atLeast: KNOWN_ONLY, ofQuality: true }],
    // for a season, as a gift, worth it: kışlık, hediyelik, 500 liralık
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
