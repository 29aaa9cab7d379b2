/**
 * A cache of the readings of words. They depend only on the index, and the same words are looked up repeatedly: while a
 * query is typed, for suggestions, and in every recovery step. The latest few thousand are kept.
 */
import type { Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { type QueryWord, readWord } from './read-word.ts';

const MAX_CACHED = 2000;

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
  if (oldest !== undefined && words.size > MAX_CACHED) words.delete(oldest);
  const { surface, start, end } = token;
  return { ...word, surface, start, end, readings: [...word.readings] };
}
