/**
 * What Turkish and Azerbaijani share: how suffixes are peeled from the right, layer by layer
 * (copula, case, possessive, plural), on skeletons, where ı=i, ö=o, ü=u and ə=e, so that hasty typing stems alike.
 *
 * A stem known to the lexicon ends the peeling at once: `kadının` is kadın + ın, although `kadı` + nın would be possible,
 * and `beden` is no locative. Without it, rules decide; they prefer to leave a suffix on rather than to cut a name.
 */

/** One suffix: what it looks like, what must stand before it, and how many letters must remain. */
interface Suffix {
  ending: RegExp;
  atLeast: number;
}

export interface TurkicRules {
  /** From the outside in; in each layer the first suffix that fits is cut, or none. */
  layers: readonly (readonly Suffix[])[];
  /** What final consonants harden to: `kitab-ı` and `kitap` meet. Only for words of four letters and more. */
  harden: Readonly<Record<string, string>>;
}

export function stemTurkic(word: string, rules: TurkicRules, isKnown: (stem: string) => boolean): string {
  if (word.length <= 3) return word;
  const whole = finish(word, rules);
  if (isKnown(whole)) return whole;
  const known = knownWithin(word, rules, isKnown);
  return known ?? finish(peel(word, rules), rules);
}

/** Tries every way of leaving layers out and takes the longest remainder that the lexicon knows. */
function knownWithin(word: string, rules: TurkicRules, isKnown: (stem: string) => boolean): string | undefined {
  let remainders = new Set([word]);
  let best: string | undefined;
  for (const layer of rules.layers) {
    const next = new Set(remainders);
    for (const remainder of remainders) {
      for (const { ending } of layer) {
        const rest = remainder.replace(ending, '');
        if (rest === remainder || rest.length < 2) continue;
        next.add(rest);
        const stem = finish(rest, rules);
        if (isKnown(stem) && (best === undefined || stem.length > best.length)) best = stem;
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
      const shorter = rest.replace(ending, '');
      if (shorter === rest || shorter.length < atLeast) continue;
      rest = shorter;
      break;
    }
  }
  return rest;
}

/** The last vowel of longer words may be a case or belong to the word: it goes either way. Then the last consonant hardens. */
function finish(stem: string, { harden }: TurkicRules): string {
  const vowelless = stem.length >= 5 ? stem.replace(/[aeiou]$/, '') : stem;
  if (vowelless.length < 4) return vowelless;
  const last = vowelless.at(-1) ?? '';
  return vowelless.slice(0, -1) + (harden[last] ?? last);
}
