/**
 * Suggestions while typing: queries, products, categories. A query that finds nothing with all its words is never
 * suggested (see `leads-somewhere.ts`).
 */
import type { Suggestions, SuggestOptions } from '../engine-query.ts';
import { countValues } from '../facets/count-values.ts';
import type { IndexData } from '../index/index-data.ts';
import { answer } from '../match/recovery.ts';
import type { Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { sortMatches } from '../rank/sort-products.ts';
import { completions, transliteratedCompletions } from './candidates.ts';
import { RouteFinder } from './leads-somewhere.ts';

const DEFAULTS = { queries: 6, products: 6, categories: 4 } as const;
/** Longer input is no longer the beginning of a query. */
const LONGEST_INPUT = 200;
const NOTHING_POPULAR: ReadonlyMap<string, number> = new Map();

export function suggestFrom(data: IndexData, room: Workspace, text: string, options: SuggestOptions): Suggestions {
  const { queries, products, categories, language, filters } = { ...DEFAULTS, ...options };
  if (text.trim() === '') return { queries: [], productIds: [], categories: [] };

  const { matches } = answer(data, room, { text, language, filters, skip: 0, take: products });
  return {
    queries: text.length > LONGEST_INPUT ? [] : suggestQueries(data, room, text, options, queries),
    productIds: sortMatches(data, matches, { sort: 'relevance', count: products, onlyGreat: false }).map((place) =>
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
  const input = { text, language, popular };
  const found = firstThatLead(finder, completions(data, input), most);
  return found.length > 0 ? found : firstThatLead(finder, transliteratedCompletions(data, input), most);
}

function firstThatLead(finder: RouteFinder, candidates: readonly string[], most: number): string[] {
  const found: string[] = [];
  for (const candidate of candidates) {
    if (found.length >= most) break;
    if (finder.leadsSomewhere(candidate)) found.push(candidate);
  }
  return found;
}

/** Of the great matches where there are any, for those are what the list begins with. */
function categoriesOf(
  data: IndexData,
  { products, great, greatCount }: Matches,
  most: number,
): Suggestions['categories'] {
  const shown = greatCount === 0 ? products : products.filter((_, place) => great[place] === 1);
  const counts = countValues(data, ['category'], { products: shown, judge: null }).get('category') ?? [];
  return counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, most);
}
