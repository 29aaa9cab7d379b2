/**
 * A cache of the readings of words. They depend only on the index, and the same words are looked up repeatedly: while a
 * query is typed, for suggestions, and in every recovery step. The latest few thousand are kept.
 */
import type { Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { RecentValues } from '../index/recent-values.ts';
import { type QueryWord, readWord } from './read-word.ts';

const MAX_CACHED = 2000;

const remembered = new WeakMap<object, RecentValues<QueryWord>>();

/** What `readWord` gives, with lists of its own that the caller may change. */
export function readKnownWord(data: IndexData, token: Token, { growing }: { growing: boolean }): QueryWord {
  const words = remembered.get(data.era) ?? new RecentValues<QueryWord>(MAX_CACHED);
  remembered.set(data.era, words);
  const key = `${growing ? '+' : '='}${token.exact} ${token.stem}`;
  const word = words.of(key, () => readWord(data, token, { growing }));
  const { surface, start, end } = token;
  return { ...word, surface, start, end, readings: [...word.readings] };
}
