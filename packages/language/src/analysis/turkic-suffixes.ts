/**
 * What the Turkish and Azerbaijani stemmers share: the common suffix layers, and the algorithm, which removes suffixes
 * from the right, layer by layer (copula, case, possessive, plural, -li), on skeletons, where ı=i, ö=o, ü=u and ə=e, so
 * that spellings without diacritics have the same stem.
 *
 * A stem in the lexicon ends the algorithm: `kadının` is kadın + ın, although `kadı` + nın would be possible, and
 * `beden` is not a locative. Without a known stem, rules decide; they leave a suffix on when in doubt.
 *
 * Every rare word of a catalogue is stemmed here, so endings are compared by their last letter first.
 */
import { elementAt } from '../element-at.ts';

/** One suffix: its form, what must precede it, and how many letters must remain. */
interface Suffix {
  /** In grammar notation: `A` is a or e, `I` is i or u, `D` is d or t; parts in brackets are optional: `DIr(lAr)`. */
  suffix: string;
  /** The pattern that the preceding letters must match. */
  after?: RegExp;
  /** How many letters must remain of a word that the lexicon does not have. */
  atLeast: number;
  /** Only after words for materials or features: `pamuklu` is pamuk, but `aynalı` is not a mirror. */
  ofQuality?: true;
}

/** For endings that are often part of a stem: removed only when a known stem remains. */
export const KNOWN_ONLY = Number.POSITIVE_INFINITY;
export const AFTER_VOWEL = /[aeiou]$/;
export const AFTER_CONSONANT = /[^aeiou]$/;

/** Only "water" takes a y: suyu, suya, suyun. */
export const WATER: Suffix = { suffix: 'yu|ya|yun|yum|yunu|yuna|yundan', after: /^su$/, atLeast: 2 };
/** The dative and accusative vowel after a plural or possessive: `elbiseleri`, `elbiselerime`. */
export const CASE_VOWEL: readonly Suffix[] = [
  { suffix: 'I|A', after: /(?:l[ae]r|[iu]m|[iu]m[iu]z|[iu]n[iu]z)$/, atLeast: 5 },
  // after any other consonant it may be part of the stem: sütü, südü, evi, çantamı
  { suffix: 'I|A', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
];
export const POSSESSIVE: readonly Suffix[] = [
  { suffix: 'sI', after: AFTER_VOWEL, atLeast: 3 },
  { suffix: 'ImIz', atLeast: 4 },
  { suffix: 'mIz', after: AFTER_VOWEL, atLeast: 4 },
  { suffix: 'InIz', atLeast: 4 },
  { suffix: 'nIz', after: AFTER_VOWEL, atLeast: 4 },
  { suffix: 'Im', after: AFTER_CONSONANT, atLeast: 4 },
  { suffix: 'm', after: AFTER_VOWEL, atLeast: 4 },
  { suffix: 'I(n)', after: AFTER_CONSONANT, atLeast: KNOWN_ONLY },
];
/** Back vowels take lar, front vowels ler; o, u and i may be either in a skeleton. */
export const PLURAL: readonly Suffix[] = [
  { suffix: 'lar', after: /[aiou][^aeiou]*$/, atLeast: 3 },
  { suffix: 'ler', after: /[eiou][^aeiou]*$/, atLeast: 3 },
  { suffix: 'ler', after: /a[^aeiou]+$/, atLeast: 4 },
];
/** Materials and flavours: `pamuklu`, `çilekli`, `pambıqlı`, `çiyələkli`. */
export const OF_QUALITY: readonly Suffix[] = [{ suffix: 'lI', atLeast: KNOWN_ONLY, ofQuality: true }];

export interface TurkicRules {
  /** From the end of the word inwards; in each layer the first matching suffix is removed, or none. */
  layers: readonly (readonly Suffix[])[];
  /** Hardened final consonants: `kitab-ı` matches `kitap`. Only for words of four letters or more. */
  harden: Readonly<Record<string, string>>;
  /** Stems with another form before a suffix, by the remainder: `burn-u` is `burun`. */
  beforeSuffix: Readonly<Record<string, string>>;
  /** The word in the letters of this language, if it was typed in those of the other: `kadin`, `qadin`. */
  respell: (word: string) => readonly string[];
}

/** Knowledge about stems from the lexicon; see `known-stems.ts`. */
interface Knowledge {
  isKnown: (stem: string) => boolean;
  isQuality: (stem: string) => boolean;
}

/** The endings of one suffix that share their last letter, longest first. */
interface Endings extends Omit<Suffix, 'suffix'> {
  endings: readonly string[];
}

/** Shorter words are similar to too many others to be read with other letters. */
const SHORTEST_RESPELLED = 4;
/** From this length, the last vowel of a word may be a case ending. */
const SHORTEST_WITH_LAST_VOWEL = 5;
const SHORTEST_HARDENED = 4;

/** Creates the stemmer of a language from these rules. It takes skeletons. */
export function turkicStemmer({ layers, harden, beforeSuffix, respell }: TurkicRules) {
  const endingsByLayer = layers.map(endingsByLastLetter);
  const hardened = new Map(Object.entries(harden));
  const irregular = new Map(Object.entries(beforeSuffix));
  const longestIrregular = Math.max(...[...irregular.keys()].map((stem) => stem.length));

  return (word: string, isKnown: Knowledge['isKnown'], isQuality: Knowledge['isQuality']): string => {
    if (word.length <= 2) return word;
    const known = { isKnown, isQuality };
    const stem = knownStem(word, known);
    if (stem !== undefined) return stem;
    for (const respelled of respell(word)) {
      const meant = respelled.length >= SHORTEST_RESPELLED ? knownStem(respelled, known) : undefined;
      if (meant !== undefined) return meant;
    }
    return hard(withoutVowel(peel(word)));
  };

  function knownStem(word: string, known: Knowledge): string | undefined {
    return knownEnd(word, known.isKnown) ?? knownWithin(word, known);
  }

  /** Tries all combinations of layers and returns the longest remainder that the lexicon has. */
  function knownWithin(word: string, { isKnown, isQuality }: Knowledge): string | undefined {
    const remainders = [word];
    let best: string | undefined;
    for (const layer of endingsByLayer) {
      // The remainder is passed to the inner layers.
      const own = remainders.length;
      for (let at = 0; at < own; at++) {
        const remainder = elementAt(remainders, at);
        const fitting = layer.get(lastUnit(remainder));
        if (fitting === undefined) continue;
        for (const suffix of fitting) {
          const rest = cut(remainder, suffix);
          if (rest.length === remainder.length || rest.length < 2) continue;
          if (!remainders.includes(rest)) remainders.push(rest);
          const stem = knownEnd(rest, suffix.ofQuality ? isQuality : isKnown);
          if (stem !== undefined && (best === undefined || stem.length > best.length)) best = stem;
        }
      }
    }
    return best;
  }

  function peel(word: string): string {
    let rest = word;
    for (const layer of endingsByLayer) {
      for (const suffix of layer.get(lastUnit(rest)) ?? []) {
        if (suffix.atLeast === KNOWN_ONLY) continue;
        const shorter = cut(rest, suffix);
        if (shorter.length === rest.length || shorter.length < suffix.atLeast) continue;
        rest = shorter;
        break;
      }
    }
    return rest;
  }

  /**
   * The known stem of a remainder. Its last vowel may be a case ending or part of the stem; the last consonant may be
   * hardened. A stem that ends in a vowel keeps its soft consonant: `sırğa` is not `sirkə`, although `kitab-ı` is
   * `kitap`.
   */
  function knownEnd(rest: string, isKnown: (stem: string) => boolean): string | undefined {
    const bare = withoutVowel(rest);
    if (bare.length < rest.length && isKnown(bare)) return bare;
    const stem = hard(bare);
    return isKnown(stem) ? stem : undefined;
  }

  function withoutVowel(stem: string): string {
    const bare = stem.length >= SHORTEST_WITH_LAST_VOWEL && isVowel(lastUnit(stem)) ? stem.slice(0, -1) : stem;
    return bare.length > longestIrregular ? bare : (irregular.get(bare) ?? bare);
  }

  function hard(stem: string): string {
    if (stem.length < SHORTEST_HARDENED) return stem;
    const last = hardened.get(stem.charAt(stem.length - 1));
    return last === undefined ? stem : stem.slice(0, -1) + last;
  }
}

function cut(word: string, { endings, after }: Endings): string {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (after === undefined || after.test(rest)) return rest;
  }
  return word;
}

function lastUnit(word: string): number {
  return word.charCodeAt(word.length - 1);
}

function isVowel(unit: number): boolean {
  return unit === 0x61 || unit === 0x65 || unit === 0x69 || unit === 0x6f || unit === 0x75;
}

function endingsByLastLetter(layer: readonly Suffix[]): ReadonlyMap<number, readonly Endings[]> {
  const byLetter = new Map<number, Endings[]>();
  for (const { suffix, ...condition } of layer) {
    const groups = new Map<number, string[]>();
    for (const ending of spellings(suffix).sort((a, b) => b.length - a.length)) {
      const group = groups.get(lastUnit(ending));
      if (group === undefined) groups.set(lastUnit(ending), [ending]);
      else group.push(ending);
    }
    for (const [letter, endings] of groups) {
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), { ...condition, endings }]);
    }
  }
  return byLetter;
}

const LETTERS: Readonly<Record<string, string>> = { A: 'ae', I: 'iu', D: 'dt' };

/** All forms of a suffix: `DA(n)` is da, de, ta, te, dan, den, tan and ten. Alternatives are separated by `|`. */
function spellings(suffix: string): string[] {
  const alternatives = suffix.split('|');
  if (alternatives.length > 1) return alternatives.flatMap(spellings);
  const open = suffix.indexOf('(');
  if (open >= 0) {
    const close = suffix.indexOf(')', open);
    const [before, inside, behind] = [suffix.slice(0, open), suffix.slice(open + 1, close), suffix.slice(close + 1)];
    return [...spellings(before + behind), ...spellings(before + inside + behind)];
  }
  let written = [''];
  for (const letter of suffix) {
    const choices = [...(LETTERS[letter] ?? letter)];
    written = written.flatMap((start) => choices.map((choice) => start + choice));
  }
  return written;
}

/**
 * All variants of a word in which some of the first three occurrences of `letter` are replaced by `other`; the most
 * changed variant first.
 */
export function withLetter(word: string, letter: string, other: string): string[] {
  const first = word.indexOf(letter);
  if (first < 0) return [];
  const places = [first];
  for (let at = word.indexOf(letter, first + 1); at >= 0 && places.length < 3; at = word.indexOf(letter, at + 1)) {
    places.push(at);
  }
  const ways: string[] = [];
  // Set bits are places that keep their letter; all bits set would be the word itself.
  for (let kept = 0; kept < (1 << places.length) - 1; kept++) {
    let way = '';
    let from = 0;
    for (const [bit, place] of places.entries()) {
      way += word.slice(from, place) + (kept & (1 << bit) ? letter : other);
      from = place + letter.length;
    }
    ways.push(way + word.slice(from));
  }
  return ways;
}
