/** Azerbaijani stems: `paltarlarımızdan` → `paltar`, `çörəyi` and `çörək` → `corek`. See `turkic-suffixes.ts` for the method. */
import type { Stemmer } from './known-stems.ts';
import { KNOWN_ONLY, stemTurkic, type TurkicRules, withLetter } from './turkic-suffixes.ts';

const RULES: TurkicRules = {
  layers: [
    // copula
    [{ ending: /d[iu]r(?:l[ae]r)?$/, atLeast: 4 }],
    // relative -kı
    [{ ending: /(?<=d[ae])k[iu]$/, atLeast: 4 }],
    [
      // pronominal n with its case
      { ending: /(?<=[aeiou]s[iu]|l[ae]r[iu])n(?:d[ae]n?|[iu]n?|[ae])$/, atLeast: 4 },
      { ending: /(?<=[^aeiou])[iu]n(?:d[ae]n?|[iu]n?|[ae])$/, atLeast: KNOWN_ONLY },
      // water alone takes a y: suyu, suya, suyun
      { ending: /(?<=^su)y(?:[ua]|un|um|unu|una|undan)$/, atLeast: 2 },
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
    [
      { ending: /(?<=l[ae]r|[iu]m|[iu]m[iu]z|[iu]n[iu]z)[iuae]$/, atLeast: 5 },
      // after any other consonant it may as well belong to the word: südü, evi, çantamı
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
    // plural
    [
      { ending: /(?<=[aiou][^aeiou]*)lar$/, atLeast: 3 },
      { ending: /(?<=[eiou][^aeiou]*)ler$/, atLeast: 3 },
      { ending: /(?<=a[^aeiou]+)ler$/, atLeast: 4 },
    ],
    // made of it, tasting of it: pambıqlı, çiyələkli
    [{ ending: /l[iu]$/, atLeast: KNOWN_ONLY, ofQuality: true }],
    // for a season, as a gift, worth it: qışlıq, hədiyyəlik, 50 manatlıq
    [{ ending: /(?<=^(?:qis|hediyye|manat))li[kq]$/, atLeast: 3 }],
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
};

/** Typed on a Turkish keyboard (`kadin`, `halca`) or on an English one (`shalvar`, `chanta`, `aghac`). */
function inOwnLetters(word: string): string[] {
  const single = word.replaceAll('sh', 's').replaceAll('ch', 'c').replaceAll('gh', 'g');
  const withX = [single, ...withLetter(single, 'h', 'x')];
  return withX.flatMap((way) => [way, ...withLetter(way, 'k', 'q')]).filter((way) => way !== word);
}

/** Takes a skeleton. */
export const stemAzerbaijani: Stemmer = (word, isKnown, isQuality) => stemTurkic(word, RULES, { isKnown, isQuality });
