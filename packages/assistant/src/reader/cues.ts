/** Words that point to what a message wants (`reader-data/cues.tsv`), also where Georgian or Arabic are in Latin letters. */
import fs from 'node:fs';
import { type ComparedForm, comparedForms } from '../danger/writing.ts';
import type { ReaderToken } from './tokens.ts';

interface Cues {
  names: readonly string[];
  /** By writing and form: numbers of cues; stems end in a star. */
  words: ReadonlyMap<string, readonly number[]>;
}

const SHORTEST_STEM = 2;
/** Shorter words in consonants alone are words of any language. */
const SHORTEST_IN_CONSONANTS = 3;

let read: Cues | undefined;

/** Names of the cues, in the order of their numbers. */
export const cueNames = (): readonly string[] => cues().names;

/** Numbers of the cues that the token is a word of. */
export function cuesOf({ text, script }: ReaderToken): number[] {
  if (script === 'mark' || script === 'number') return [];
  const { words } = cues();
  const found = new Set<number>();
  for (const { script: writing, form } of comparedForms(text)) {
    if (writing === 'consonants' && form.length < SHORTEST_IN_CONSONANTS) continue;
    for (const cue of words.get(`${writing} ${form}`) ?? []) found.add(cue);
    for (let length = SHORTEST_STEM; length <= form.length; length++) {
      for (const cue of words.get(`${writing} ${form.slice(0, length)}*`) ?? []) found.add(cue);
    }
  }
  return [...found];
}

function cues(): Cues {
  read ??= parseCues(fs.readFileSync(new URL('./reader-data/cues.tsv', import.meta.url), 'utf8'));
  return read;
}

function parseCues(text: string): Cues {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names: string[] = [];
  const words = new Map<string, number[]>();
  for (const row of rows.slice(1)) {
    const [name = '', ...columns] = row.split('\t');
    const cue = names.push(name) - 1;
    for (const word of columns.flatMap((column) => column.split(' '))) {
      const star = word.endsWith('*') ? '*' : '';
      for (const { script, form } of lexiconForms(word.replace('*', ''))) {
        const key = `${script} ${form}${star}`;
        words.set(key, [...(words.get(key) ?? []), cue]);
      }
    }
  }
  return { names, words };
}

/** A Latin word is no Georgian or Arabic one here. */
const lexiconForms = (word: string): ComparedForm[] =>
  comparedForms(word).slice(0, /\p{Script=Latin}/u.test(word) ? 1 : 2);
