/**
 * Suggestions while typing: queries, products, categories. A query that finds nothing with all its words is never
 * suggested (see `leads-somewhere.ts`).
 */
import type { Suggestions, SuggestOptions } from '../engine-query.ts';
import { countValues, mostFrequent } from '../facets/count-values.ts';
import type { IndexData } from '../index/index-data.ts';
import { answer } from '../query/answer.ts';
import type { Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { sortMatches } from '../rank/sort-products.ts';
import { type Candidate, completions, popularCompletions, transliteratedCompletions } from './candidates.ts';
import { RouteFinder } from './leads-somewhere.ts';

/** Longer input is no longer the beginning of a query. */
const LONGEST_INPUT = 200;
const NOTHING_POPULAR: ReadonlyMap<string, number> = new Map();

export function suggestFrom(data: IndexData, room: Workspace, text: string, options: SuggestOptions): Suggestions {
  const { queries = 6, products = 6, categories = 4, language, filters } = options;
  if (text.trim() === '') return { queries: [], productIds: [], categories: [] };

  const { matches } = answer(data, room, { text, language, filters, skip: 0, take: products });
  return {
    queries: text.length > LONGEST_INPUT ? [] : suggestQueries(data, room, text, options, queries),
    productIds: sortMatches(data, matches, { sort: 'relevance', count: products, listed: null }).map((place) =>
      data.ids.at(matches.products[place] as number),
    ),
    categories: categoriesOf(data, matches, categories),
  };
}

function suggestQueries(
  data: IndexData,
  room: Workspace,
  text: string,
  { language, filters = {}, popular = NOTHING_POPULAR }: SuggestOptions,
  most: number,
): string[] {
  const finder = new RouteFinder(data, room, { language, filters });
  const input = { text, language };
  const found = new Map<string, string>();
  const take = (candidates: Iterator<Candidate, void>, isWanted: boolean, until: number) => {
    while (found.size < until) {
      const { done, value } = candidates.next();
      if (done) return;
      const { phrase, key } = value;
      if (!found.has(key) && finder.leadsSomewhere(phrase, isWanted)) found.set(key, phrase);
    }
  };
  take(popularCompletions(popular, input), true, most);
  // Who reads Georgian types it in either script: half of the places are kept for what Latin letters may stand for.
  const isGeorgian = (language ?? data.language) === 'ka' && data.hasGeorgian;
  // Taken from twice: the second time goes on where the first one ended.
  const names = completions(data, input);
  take(names, false, isGeorgian ? Math.ceil(most / 2) : most);
  if (isGeorgian || found.size === 0) take(transliteratedCompletions(data, input), false, most);
  take(names, false, most);
  return [...found.values()];
}

/** Of the great matches where there are any, for those are what the list begins with. */
function categoriesOf(
  data: IndexData,
  { products, great, greatCount }: Matches,
  most: number,
): Suggestions['categories'] {
  const shown = greatCount === 0 ? products : greatOnes(products, great, greatCount);
  const counts = countValues(data, ['category'], { products: shown, judge: null }).get('category') ?? [];
  return mostFrequent(data, counts, most);
}

/** There may be many thousand of them at every letter that is typed. */
function greatOnes(products: Uint32Array, great: Uint8Array, greatCount: number): Uint32Array {
  const chosen = new Uint32Array(greatCount);
  let count = 0;
  for (let i = 0; i < products.length; i++) if (great[i] === 1) chosen[count++] = products[i] as number;
  return chosen;
}
