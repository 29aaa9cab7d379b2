/**
 * Splits a title into words with the role of each: the name of the product, what it is for, what it comes with, and
 * additions (after a comma, in brackets). `Marlo Case for iPhone 13, black` has one main word, "case".
 */
import { isMeasureWord, type WordNumbering, elementAt } from '@quarry/language';
import type { ReadField } from '../index/read-document.ts';
import {
  announcesCompanion,
  announcesTarget,
  closesCompanion,
  closesTarget,
  isDesignator,
  isTargetForm,
} from './title-markers.ts';

export const ROLE = { main: 0, target: 1, companion: 2, aside: 3, brand: 4, code: 5, marker: 6 } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

export interface TitleWord {
  /** As the reader's `WordNumbering` numbers it. */
  word: number;
  role: Role;
}

/** Further words of a title do not name the product. */
const MAX_WORDS = 16;
const BREAK = /[,;|()[\]•·:«»"]/;
/** A dash parts a name only from what is said behind a whole name: not `USB - Type-C cable`. */
const DASH = /\s[-/]\s|[–—]/;
const MIN_BEFORE_DASH = 2;
const HAS_DIGIT = /\d/;
const ONLY_LETTERS = /^\p{L}[\p{L}\p{M}'’.-]*$/u;

/** The words of the first line of a title. `brandWords` are the folded words of the product's brand. */
export function titleWords(
  { text, words, lines }: ReadField,
  numbering: WordNumbering,
  brandWords: ReadonlySet<string>,
): TitleWord[] {
  const end = Math.min(lines[1] ?? words.words.length, MAX_WORDS);
  const read: TitleWord[] = [];
  let role: Role = ROLE.main;
  let segmentStart = 0;
  for (let i = 0; i < end; i++) {
    const word = words.words[i] ?? 0;
    const exact = numbering.exact(word);
    const gap = i === 0 ? '' : text.slice(words.ends[i - 1], words.starts[i]);
    if (gap.includes('+')) role = ROLE.companion;
    else if (BREAK.test(gap) || (DASH.test(gap) && countMain(read) >= MIN_BEFORE_DASH)) {
      // A title may open with a brand or a code of its own: the name follows behind it.
      const hasName = read.some((one) => one.role === ROLE.main);
      role = hasName ? ROLE.aside : ROLE.main;
      segmentStart = read.length;
    }
    if (announcesTarget(exact)) {
      role = ROLE.target;
      read.push({ word, role: ROLE.marker });
    } else if (closesTarget(exact)) {
      for (let j = segmentStart; j < read.length; j++) asTarget(elementAt(read, j));
      read.push({ word, role: ROLE.marker });
    } else if (exact.length < 3 && announcesCompanion(exact)) {
      role =
        exact === 'w' && !text.slice(words.ends[i], (words.ends[i] ?? 0) + 1).startsWith('/') ? role : ROLE.companion;
      read.push({ word, role: ROLE.marker });
    } else if (announcesCompanion(exact)) {
      role = ROLE.companion;
      read.push({ word, role: ROLE.marker });
    } else if (closesCompanion(exact)) {
      const before = read.at(-1);
      if (before !== undefined && before.role === ROLE.main) before.role = ROLE.companion;
      read.push({ word, role: ROLE.marker });
    } else if (brandWords.has(exact)) read.push({ word, role: ROLE.brand });
    else if (read.at(-1)?.role === ROLE.code && isOfNumber(exact, gap, numbering.exact(read.at(-1)?.word ?? 0)))
      read.push({ word, role: ROLE.code });
    else if (isCode(exact) || (isDesignator(exact) && isBeforeCode(words.words, i, numbering)))
      read.push({ word, role: ROLE.code });
    else read.push({ word, role: isTargetForm(exact) ? ROLE.target : role });
  }
  return read;
}

function isCode(exact: string): boolean {
  return HAS_DIGIT.test(exact) || exact.length < 2 || !ONLY_LETTERS.test(exact);
}

function isBeforeCode(words: ArrayLike<number>, at: number, numbering: WordNumbering): boolean {
  const next = words[at + 1];
  return next !== undefined && isCode(numbering.exact(next));
}

/** `500 parça`, `5-string`: the word says what the number counts. */
function isOfNumber(exact: string, gap: string, number: string): boolean {
  return /\d$/.test(number) && (isMeasureWord(exact) || gap === '-');
}

function countMain(read: readonly TitleWord[]): number {
  return read.filter(({ role }) => role === ROLE.main).length;
}

function asTarget(one: TitleWord): void {
  if (one.role === ROLE.main || one.role === ROLE.aside) one.role = ROLE.target;
}
