/**
 * What Turkish and Azerbaijani share: how suffixes are peeled from the right, layer by layer
 * (copula, case, possessive, plural, -li), on skeletons, where ı=i, ö=o, ü=u and ə=e, so that hasty typing stems alike.
 *
 * A stem known to the lexicon ends the peeling at once: `kadının` is kadın + ın, although `kadı` + nın would be possible,
 * and `beden` is no locative. Without it, rules decide; they prefer to leave a suffix on rather than to cut a name.
 */

/** One suffix: what it looks like, what must stand before it, and how many letters must remain. */
interface Suffix {
  ending: RegExp;
  atLeast: number;
  /** Only after words for what a thing is made of or has: `pamuklu` is pamuk, `aynalı` is no mirror. */
  ofQuality?: true;
}

/** For endings that many a word has by nature: they are cut only where a known stem remains. */
export const KNOWN_ONLY = Number.POSITIVE_INFINITY;

export interface TurkicRules {
  /** From the outside in; in each layer the first suffix that fits is cut, or none. */
  layers: readonly (readonly Suffix[])[];
  /** What final consonants harden to: `kitab-ı` and `kitap` meet. Only for words of four letters and more. */
  harden: Readonly<Record<string, string>>;
  /** Stems that look otherwise before a suffix, by what is left of them: `burn-u` is `burun`. */
  beforeSuffix: Readonly<Record<string, string>>;
  /** The word as it would be in the letters of this language, if it was typed in those of a neighbour: `kadin`, `qadin`. */
  respell: (word: string) => readonly string[];
}

/** Shorter words have too many neighbours to be read in other letters. */
const SHORTEST_RESPELLED = 4;

/** What the lexicon tells of a stem; see `known-stems.ts`. */
interface Knowledge {
  isKnown: (stem: string) => boolean;
  isQuality: (stem: string) => boolean;
}

export function stemTurkic(word: string, rules: TurkicRules, known: Knowledge): string {
  if (word.length <= 2) return word;
  const stem = knownStem(word, rules, known);
  if (stem !== undefined) return stem;
  for (const respelled of rules.respell(word)) {
    const meant = respelled.length >= SHORTEST_RESPELLED ? knownStem(respelled, rules, known) : undefined;
    if (meant !== undefined) return meant;
  }
  return finish(peel(word, rules), rules);
}

function knownStem(word: string, rules: TurkicRules, known: Knowledge): string | undefined {
  return finishes(word, rules).find(known.isKnown) ?? knownWithin(word, rules, known);
}

/** Tries every way of leaving layers out and takes the longest remainder that the lexicon knows. */
function knownWithin(word: string, rules: TurkicRules, { isKnown, isQuality }: Knowledge): string | undefined {
  let remainders = new Set([word]);
  let best: string | undefined;
  for (const layer of rules.layers) {
    const next = new Set(remainders);
    for (const remainder of remainders) {
      for (const { ending, ofQuality } of layer) {
        const rest = remainder.replace(ending, '');
        if (rest === remainder || rest.length < 2) continue;
        next.add(rest);
        const stem = finishes(rest, rules).find(ofQuality ? isQuality : isKnown);
        if (stem !== undefined && (best === undefined || stem.length > best.length)) best = stem;
      }
    }
    remainders = next;
  }
  return best;
}

function peel(word: string, { layers }: TurkicRules): string {
  let rest = word;
  for (const layer of layers) {
    for (const { ending, atLeast } of layer) {
      if (atLeast === KNOWN_ONLY) continue;
      const shorter = rest.replace(ending, '');
      if (shorter === rest || shorter.length < atLeast) continue;
      rest = shorter;
      break;
    }
  }
  return rest;
}

/** The last vowel of longer words may be a case or belong to the word: it goes either way. Then the last consonant hardens. */
function finish(stem: string, rules: TurkicRules): string {
  return hardened(withoutVowel(stem, rules), rules);
}

/**
 * What a known stem may be of which this is left. A vowel that belongs to the word has kept its consonant soft: `sırğa`
 * is no `sirkə`, although `kitab-ı` is `kitap`.
 */
function finishes(rest: string, rules: TurkicRules): string[] {
  const bare = withoutVowel(rest, rules);
  const hard = hardened(bare, rules);
  return bare.length < rest.length && bare !== hard ? [bare, hard] : [hard];
}

function withoutVowel(stem: string, { beforeSuffix }: TurkicRules): string {
  const bare = stem.length >= 5 ? stem.replace(/[aeiou]$/, '') : stem;
  return beforeSuffix[bare] ?? bare;
}

function hardened(stem: string, { harden }: TurkicRules): string {
  if (stem.length < 4) return stem;
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (harden[last] ?? last);
}

/** Every way of writing some of the `letter`s of the word as `other`, at most eight; the most changed first. */
export function withLetter(word: string, letter: string, other: string): string[] {
  let written = [''];
  for (const character of word) {
    const choices = character === letter && written.length < 8 ? [other, letter] : [character];
    written = choices.flatMap((choice) => written.map((start) => start + choice));
  }
  return written.filter((way) => way !== word);
}
