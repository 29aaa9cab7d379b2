/** The words that say what is not wanted, in five languages. As skeletons. */
import { wordsOf } from '../data/word-table.ts';
import { standsAt } from './query-words.ts';

/** Phrases by their first word, the longest first: most words of a text begin none. */
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
/** Markers that say what a thing is not, rather than what it is without: "not milk" is no wish for what is free from milk. */
export const IDENTITY = phrases('identity');
/** The same, only where it is plain: `ağ yox, qara`, `თეთრი არა, შავი`; else they answer a question or ask one. */
export const PLAIN_NO = phrases('plain-no');
/** Before one of these, `არა` denies that there is any. */
export const HAVING = /^(?:გაქვ|აქვ|არის|გყავ)/;
/** "Other than" takes the ablative, `dəridən başqa`; without it other ones are wished for. */
export const OTHER = /^(?:baska|basqa)$/;
export const ABLATIVE = /[dt][ae]n$/;
export const ALSO: ReadonlySet<string> = new Set(wordsOf('negation', 'also'));
/** What follows these behind a comma is wanted: `not white, black`. After the others, the list goes on. */
export const CONTRASTING: ReadonlySet<string> = new Set(wordsOf('negation', 'contrasting'));
/** May stand between the marker and the thing. */
export const FILLERS: ReadonlySet<string> = new Set(wordsOf('negation', 'fillers'));
/** A negation of one of these is no wish about the product: "not only", "no more", "not available". */
export const NO_THINGS: ReadonlySet<string> = new Set(wordsOf('negation', 'no-things'));
