/**
 * Readings of a word depend on the index alone, and the same words are read again and again: while a query grows by
 * letters, while suggestions are tried, on every step of the recovery ladder. The latest few thousand are kept.
 */
import type { Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { type QueryWord, readWord } from './read-word.ts';

const MOST_REMEMBERED = 2000;

const remembered = new WeakMap<object, Map<string, QueryWord>>();

/** What `readWord` gives, with lists of its own that the caller may change. */
export function readKnownWord(data: IndexData, token: Token, { growing }: { growing: boolean }): QueryWord {
  const words = remembered.get(data.era) ?? new Map<string, QueryWord>();
  remembered.set(data.era, words);

  const key = `${growing ? '+' : '='}${token.exact} ${token.stem}`;
  const word = words.get(key) ?? readWord(data, token, { growing });
  // Deleted and set again, a word moves to the end; the one at the front was not asked for the longest time.
  words.delete(key);
  words.set(key, word);
  const [oldest] = words.keys();
  if (oldest !== undefined && words.size > MOST_REMEMBERED) words.delete(oldest);
  const { surface, start, end } = token;
  return { ...word, surface, start, end, readings: [...word.readings] };
}
