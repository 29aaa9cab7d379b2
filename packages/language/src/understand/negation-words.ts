/** Words of exclusions in five languages, as skeletons. */
import { wordsOf } from '../data/word-table.ts';
import { standsAt } from './query-words.ts';

/** Phrases by their first word, longest first: most words of a text begin none. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrases(key: string): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of wordsOf('negation', key).flatMap(spelledOut)) {
    const first = phrase[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
    );
  }
  return byFirst;
}

/** `(x/y) z` stands for `x z` and `y z`: negations are built of a negator, a verb and its endings. */
function spelledOut(pattern: string): string[][] {
  const parts = pattern.split(/[()]/u).map((part, place) => (place % 2 === 1 ? part.split('/') : [part]));
  const written = parts.reduce<string[]>((all, part) => all.flatMap((one) => part.map((next) => one + next)), ['']);
  return [...new Set(written.map((one) => one.trim().replace(/\s+/gu, ' ')))]
    .filter(Boolean)
    .map((one) => one.split(' '));
}

export function phraseAt(known: Phrases, plain: readonly string[], at: number): readonly string[] | undefined {
  return known.get(plain[at] ?? '')?.find((phrase) => standsAt(plain, at, phrase));
}

/** Markers before the thing, longest first. As skeletons. */
export const BEFORE = phrases('before');
/** Markers that may also ask whether a thing is there: `ما فيه` before anything else. */
export const LACKING = phrases('lacking');
/** Markers after the thing. */
export const AFTER = phrases('after');
/** Markers that negate what a thing is, not what it contains: "not milk" does not ask for milk-free products. */
export const IDENTITY = phrases('identity');
/**
 * Markers after the thing that count only when unambiguous: `ağ yox, qara`, `თეთრი არა, შავი`; elsewhere they answer a
 * question or ask one.
 */
export const PLAIN_NO = phrases('plain-no');
/** Before one of these, `არა` denies existence. */
export const HAVING = /^(?:გაქვ|აქვ|არის|გყავ)/;
/** "Other than" takes the ablative, `dəridən başqa`; without it, it means "another". */
export const OTHER = /^(?:baska|basqa)$/;
export const ABLATIVE = /[dt][ae]n$/;
export const ALSO: ReadonlySet<string> = new Set(wordsOf('negation', 'also'));
/** What follows these after a comma is wanted: `not white, black`. After the others, the list continues. */
export const CONTRASTING: ReadonlySet<string> = new Set(wordsOf('negation', 'contrasting'));
/** Markers that take something out of what is wanted. */
export const EXCEPTING: ReadonlySet<string> = new Set(wordsOf('negation', 'excepting'));
/** Allowed between the marker and the thing. */
export const FILLERS: ReadonlySet<string> = new Set(wordsOf('negation', 'fillers'));
/** Negating one of these is not a condition on the product: "not only", "no more", "not available". */
export const NO_THINGS: ReadonlySet<string> = new Set(wordsOf('negation', 'no-things'));
