/**
 * A cache of the readings of words. They depend only on the index, and the same words are looked up repeatedly: while a
 * query is typed, for suggestions, and in every recovery step. The latest few thousand are kept.
 */
import type { Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { WordsVersionCache } from '../index/words-version-cache.ts';
import { type QueryWord, readWord } from './read-word.ts';

const remembered = new WordsVersionCache<QueryWord>(2000);

/** What `readWord` gives, with lists of its own that the caller may change. */
export function readKnownWord(data: IndexData, token: Token, { growing }: { growing: boolean }): QueryWord {
  const key = `${growing ? '+' : '='}${token.exact} ${token.stem}`;
  const word = remembered.of(data, key, () => readWord(data, token, { growing }));
  const { surface, start, end } = token;
  return { ...word, surface, start, end, readings: [...word.readings] };
}
