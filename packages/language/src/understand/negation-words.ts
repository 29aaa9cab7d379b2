/** Words of exclusions in five languages, as skeletons. */
import { wordsOf } from '../data/word-table.ts';
import { standsAt } from './query-words.ts';

/** Phrases by their first word, longest first: most words of a text begin none. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrases(key: string): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of wordsOf('negation', key).map((one) => one.split(' '))) {
    const first = phrase[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
    );
  }
  return byFirst;
}

export function phraseAt(known: Phrases, plain: readonly string[], at: number): readonly string[] | undefined {
  return known.get(plain[at] ?? '')?.find((phrase) => standsAt(plain, at, phrase));
}

/** Markers before the thing, longest first. As skeletons. */
export const BEFORE = phrases('before');
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
/** Allowed between the marker and the thing. */
export const FILLERS: ReadonlySet<string> = new Set(wordsOf('negation', 'fillers'));
/** Negating one of these is not a condition on the product: "not only", "no more", "not available". */
export const NO_THINGS: ReadonlySet<string> = new Set(wordsOf('negation', 'no-things'));
