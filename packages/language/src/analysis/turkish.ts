/** Turkish stems: `elbiselerinizden` → `elbis`. See `turkic-suffixes.ts` for the method. */
import { stemTurkic, type TurkicRules } from './turkic-suffixes.ts';

const RULES: TurkicRules = {
  layers: [
    // copula
    [{ ending: /[dt][iu]r(?:l[ae]r)?$/, atLeast: 4 }],
    // relative -ki
    [{ ending: /(?<=[dt][ae])ki$/, atLeast: 4 }],
    // pronominal n with its case: arabasında, kutusundan, evlerine
    [
      { ending: /(?<=[aeiou]s[iu]|l[ae]ri)n(?:[dt][ae]n?|[iu]n?|[ae])$/, atLeast: 4 },
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
    [{ ending: /(?<=l[ae]r|[iu]m|[iu]m[iu]z|[iu]n[iu]z)[iuae]$/, atLeast: 5 }],
    // possessive
    [
      { ending: /(?<=[aeiou])s[iu]$/, atLeast: 3 },
      { ending: /[iu]m[iu]z$/, atLeast: 4 },
      { ending: /(?<=[aeiou])m[iu]z$/, atLeast: 4 },
      { ending: /[iu]n[iu]z$/, atLeast: 4 },
      { ending: /(?<=[aeiou])n[iu]z$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]m$/, atLeast: 4 },
      { ending: /(?<=[aeiou])m$/, atLeast: 4 },
    ],
    // plural: back vowels take lar, front vowels ler; o, u and i may be either once the dots are gone
    [
      { ending: /(?<=[aiou][^aeiou]*)lar$/, atLeast: 3 },
      { ending: /(?<=[eiou][^aeiou]*)ler$/, atLeast: 3 },
      { ending: /(?<=a[^aeiou]+)ler$/, atLeast: 4 },
    ],
  ],
  harden: { b: 'p', d: 't', g: 'k' },
};

/** `word` is a skeleton; `isKnown` tells whether the lexicon has that stem. */
export function stemTurkish(word: string, isKnown: (stem: string) => boolean): string {
  return stemTurkic(word, RULES, isKnown);
}
