/** Azerbaijani stems: `paltarlarımızdan` → `paltar`, `çörəyi` and `çörək` → `corek`. See `turkic-suffixes.ts` for the method. */
import { stemTurkic, type TurkicRules } from './turkic-suffixes.ts';

const RULES: TurkicRules = {
  layers: [
    // copula
    [{ ending: /d[iu]r(?:l[ae]r)?$/, atLeast: 4 }],
    // relative -kı
    [{ ending: /(?<=d[ae])k[iu]$/, atLeast: 4 }],
    [
      // pronominal n with its case
      { ending: /(?<=[aeiou]s[iu]|l[ae]r[iu])n(?:d[ae]n?|[iu]n?|[ae])$/, atLeast: 4 },
      // case
      { ending: /d[ae]n$/, atLeast: 4 },
      { ending: /d[ae]$/, atLeast: 4 },
      { ending: /(?<=[aeiou])n[iu]n$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]n$/, atLeast: 4 },
      { ending: /(?<=[aeiou])n[iu]$/, atLeast: 3 },
      { ending: /(?<=[aeiou])y[ae]$/, atLeast: 3 },
      { ending: /(?<=[aeiou])yl[ae]$/, atLeast: 3 },
      { ending: /(?<=[^aeiou])l[ae]$/, atLeast: 4 },
    ],
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
    // plural
    [
      { ending: /(?<=[aiou][^aeiou]*)lar$/, atLeast: 3 },
      { ending: /(?<=[eiou][^aeiou]*)ler$/, atLeast: 3 },
      { ending: /(?<=a[^aeiou]+)ler$/, atLeast: 4 },
    ],
  ],
  // k becomes y and q becomes ğ before a vowel: köynək/köynəyi, ayaq/ayağı.
  harden: { y: 'k', g: 'k', q: 'k', d: 't', b: 'p' },
};

/** `word` is a skeleton; `isKnown` tells whether the lexicon has that stem. */
export function stemAzerbaijani(word: string, isKnown: (stem: string) => boolean): string {
  return stemTurkic(word, RULES, isKnown);
}
