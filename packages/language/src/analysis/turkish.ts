/** Turkish stems: `elbiselerinizden` → `elbis`. See `turkic-suffixes.ts` for the method. */
import type { Stemmer } from './known-stems.ts';
import { KNOWN_ONLY, stemTurkic, type TurkicRules } from './turkic-suffixes.ts';

const RULES: TurkicRules = {
  layers: [
    // copula
    [{ ending: /[dt][iu]r(?:l[ae]r)?$/, atLeast: 4 }],
    // relative -ki
    [{ ending: /(?<=[dt][ae])ki$/, atLeast: 4 }],
    // pronominal n with its case: arabasında, kutusundan, evlerine
    [
      { ending: /(?<=[aeiou]s[iu]|l[ae]ri)n(?:[dt][ae]n?|[iu]n?|[ae])$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]n(?:d[ae]n?|[iu]n?|[ae])$/, atLeast: KNOWN_ONLY },
      // water alone takes a y: suyu, suya, suyun
      { ending: /(?<=^su)y(?:[ua]|un|um|unu|una|undan)$/, atLeast: 2 },
      // case
      { ending: /(?<=[aeiougzjvbdlmnry])d[ae]n$/, atLeast: 4 },
      { ending: /(?<=[fstkchp])t[ae]n$/, atLeast: 4 },
      { ending: /(?<=[aeiougzjvbdlmnry])d[ae]$/, atLeast: 4 },
      { ending: /(?<=[fstkchp])t[ae]$/, atLeast: 4 },
      { ending: /(?<=[aeiou])n[iu]n$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]n$/, atLeast: 4 },
      { ending: /(?<=[aeiou])y[iuae]$/, atLeast: 3 },
      { ending: /(?<=[aeiou])yl[ae]$/, atLeast: 3 },
      { ending: /(?<=[^aeiou])l[ae]$/, atLeast: 4 },
    ],
    // the dative and accusative vowel after a plural or possessive: elbiseleri, elbiselerime
    [
      { ending: /(?<=l[ae]r|[iu]m|[iu]m[iu]z|[iu]n[iu]z)[iuae]$/, atLeast: 5 },
      // after any other consonant it may as well belong to the word: sütü, evi, çantamı
      { ending: /(?<=[^aeiou])[iuae]$/, atLeast: KNOWN_ONLY },
    ],
    // possessive
    [
      { ending: /(?<=[aeiou])s[iu]$/, atLeast: 3 },
      { ending: /[iu]m[iu]z$/, atLeast: 4 },
      { ending: /(?<=[aeiou])m[iu]z$/, atLeast: 4 },
      { ending: /[iu]n[iu]z$/, atLeast: 4 },
      { ending: /(?<=[aeiou])n[iu]z$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]m$/, atLeast: 4 },
      { ending: /(?<=[aeiou])m$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]n?$/, atLeast: KNOWN_ONLY },
    ],
    // plural: back vowels take lar, front vowels ler; o, u and i may be either once the dots are gone
    [
      { ending: /(?<=[aiou][^aeiou]*)lar$/, atLeast: 3 },
      { ending: /(?<=[eiou][^aeiou]*)ler$/, atLeast: 3 },
      { ending: /(?<=a[^aeiou]+)ler$/, atLeast: 4 },
    ],
    // made of it, tasting of it: pamuklu, çilekli
    [{ ending: /l[iu]$/, atLeast: KNOWN_ONLY, ofQuality: true }],
    // for a season, as a gift, worth it: kışlık, hediyelik, 500 liralık
    [{ ending: /(?<=^(?:kis|yaz|hediye|lira))lik$/, atLeast: 3 }],
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
};

/** Takes a skeleton. */
export const stemTurkish: Stemmer = (word, isKnown, isQuality) => stemTurkic(word, RULES, { isKnown, isQuality });
