/** Reads the small tables of words in `data/words` and `data/labels`. */
import { readArtifact } from './artifacts.ts';
import { readRows, refuse } from './rows.ts';

/** The rows of a table, one cell per column, without comments and column names. */
export function readTable(name: string, columns: readonly string[]): readonly (readonly string[])[] {
  const text = readArtifact(name);
  if (text === undefined) throw new Error(`packages/language/data has no ${name}.`);
  return readRows(name, text, columns, refuse).map(({ cells }) => cells);
}

/** A table with a key and words separated by `|`, as a map from key to words; rows with the same key are merged. */
export function readWordLists(
  name: string,
  columns: readonly [string, string] = ['key', 'words'],
): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [key = '', words = ''] of readTable(`words/${name}.tsv`, columns)) {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, words.split('|'));
    else list.push(...words.split('|'));
  }
  return lists;
}

/** The words of one key. @throws Error for an unknown key. */
export function wordsOf(name: string, key: string): readonly string[] {
  const words = readWordLists(name).get(key);
  if (words === undefined) throw new Error(`words/${name}.tsv has no words for ${key}.`);
  return words;
}
