/**
 * Spelling features of a token as row numbers of the model's table (feature hashing, Weinberger et al. 2009): words,
 * pairs of adjacent words, and letter n-grams. Each word is hashed as spelled and in the coarse forms that Georgian and
 * Arabic share with their Latin spellings.
 */
import { type ComparedForm, comparedForms } from '../danger/writing.ts';
import type { ReaderToken } from './tokens.ts';

/** Rows of the table. A power of two. */
export const FEATURE_ROWS = 2 ** 16;
const SHORTEST_SEQUENCE = 2;
/** By writing: the coarse ones say less, so their longest sequences are shorter. */
const LONGEST_SEQUENCE = { latin: 5, arabic: 5, georgian: 4, consonants: 3, number: 2 } as const;
const LONGEST_WORD = 24;

export interface TokenRows {
  words: Uint16Array;
  sequences: Uint16Array;
}

export function wordFeatures(tokens: readonly ReaderToken[]): TokenRows[] {
  const forms = tokens.map(formsOf);
  return tokens.map(({ text, script }, at) => {
    const words = [hash('s', text.toLowerCase())];
    const sequences: number[] = [];
    for (const { script: writing, form } of forms[at] ?? []) {
      words.push(hash(`w${writing}`, form));
      if (script !== 'mark') addSequences(writing, form, sequences);
    }
    const own = mainForm(forms[at]);
    words.push(hash('b', `${mainForm(forms[at - 1])} ${own}`), hash('n', `${own} ${mainForm(forms[at + 1])}`));
    return { words: Uint16Array.from(words), sequences: Uint16Array.from(sequences) };
  });
}

function formsOf({ text, script }: ReaderToken): readonly ComparedForm[] {
  if (script === 'mark') return [{ script: 'number', form: text }];
  if (script === 'number') return [{ script: 'number', form: text.replace(/\p{N}/gu, '0') }];
  return comparedForms(text.slice(0, LONGEST_WORD));
}

const mainForm = (forms: readonly ComparedForm[] | undefined): string => forms?.[0]?.form ?? '';

function addSequences(writing: ComparedForm['script'], form: string, rows: number[]): void {
  const letters = `^${form}$`;
  for (let length = SHORTEST_SEQUENCE; length <= LONGEST_SEQUENCE[writing]; length++) {
    for (let at = 0; at + length <= letters.length; at++) rows.push(hash(writing, letters.slice(at, at + length)));
  }
}

/** FNV-1a over UTF-16 code units, folded to the number of rows. */
function hash(kind: string, text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < kind.length; at++) value = Math.imul(value ^ kind.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ 0x20, 0x01000193);
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 16) ^ value) & (FEATURE_ROWS - 1);
}
