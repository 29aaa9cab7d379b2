/**
 * Suggestions while typing. Every suggested query is asked before it is shown: one that finds nothing with all its
 * words is never suggested.
 */
import { analyze } from '@quarry/language';
import type { Suggestions, SuggestOptions } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { isFiller } from '../match/filler-words.ts';
import { answer } from '../match/recovery.ts';
import { readKnownWord } from '../match/remembered-words.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { sortMatches } from '../rank/sort-products.ts';
import { keyOf } from './phrase-list.ts';

const DEFAULTS = { queries: 6, products: 6, categories: 4 } as const;
/** Longer input is no longer the beginning of a query. */
const LONGEST_INPUT = 200;
/** So many candidates are tried for each suggestion wanted. */
const CANDIDATES_EACH = 3;

export function suggestFrom(data: IndexData, room: Workspace, text: string, options: SuggestOptions): Suggestions {
  const { queries, products, categories, language } = { ...DEFAULTS, ...options };
  if (text.trim() === '') return { queries: [], productIds: [], categories: [] };

  const { matches } = answer(data, room, { text, language, skip: 0, take: products });
  const shown = matches.products.filter((_, place) => matches.greatCount === 0 || matches.great[place] === 1);
  return {
    queries: completeQuery(data, room, text, { language, most: queries }),
    productIds: sortMatches(data, matches, { sort: 'relevance', count: products, onlyGreat: false }).map((place) =>
      data.ids.at(matches.products[place] as number),
    ),
    categories: countCategories(data, new Set(shown), categories),
  };
}

function completeQuery(
  data: IndexData,
  room: Workspace,
  text: string,
  { language, most }: { language: SuggestOptions['language']; most: number },
): string[] {
  if (text.length > LONGEST_INPUT) return [];
  const tokens = analyze(text, language === undefined ? {} : { language });
  const last = tokens.at(-1);
  if (last === undefined) return [];

  const typed = keyOf(tokens);
  const isGrowing = last.end === text.length;
  const beforeLast = text.slice(0, last.start).trimStart();
  const candidates = [
    ...data.phrases.from(isGrowing ? typed : `${typed} `, most * CANDIDATES_EACH),
    // The words before may stand in any product; only the last one is completed.
    ...(isGrowing && tokens.length > 1
      ? data.phrases.from(last.exact, most * CANDIDATES_EACH).map((phrase) => beforeLast + phrase)
      : []),
    ...respelled(data, tokens.length === 1 ? '' : beforeLast, last),
  ];

  const suggested = new Map<string, string>();
  for (const candidate of candidates) {
    if (suggested.size >= most) break;
    const key = keyOf(analyze(candidate));
    if (key === typed || suggested.has(key) || endsInFiller(candidate)) continue;
    if (findsAllWords(data, room, candidate, language)) suggested.set(key, candidate);
  }
  return [...suggested.values()];
}

/** Completions of what may have been meant by a mistyped word. */
function respelled(data: IndexData, before: string, last: Parameters<typeof readKnownWord>[1]): string[] {
  return readKnownWord(data, last, { growing: true })
    .readings.filter(({ how }) => how === 'spelling')
    .flatMap(({ words }) => data.phrases.from(data.words.word(words[0] as number), 1))
    .map((phrase) => before + phrase);
}

function findsAllWords(data: IndexData, room: Workspace, text: string, language: SuggestOptions['language']): boolean {
  const { matches, recoveredBy } = answer(data, room, { text, language, skip: 0, take: 1 });
  return matches.greatCount > 0 && recoveredBy === null;
}

function endsInFiller(phrase: string): boolean {
  const last = analyze(phrase).at(-1);
  return last !== undefined && isFiller(last.exact);
}

function countCategories(data: IndexData, products: ReadonlySet<number>, most: number): Suggestions['categories'] {
  return Array.from(data.attributes.valuesOfKey('category'))
    .map((value) => ({
      value: data.attributes.pair(value).value,
      count: data.attributes.productsOf(value).reduce((sum, product) => sum + (products.has(product) ? 1 : 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most);
}
