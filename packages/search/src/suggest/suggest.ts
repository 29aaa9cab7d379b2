/**
 * Suggestions while typing: queries, products, categories. A query that finds nothing with all its words is never
 * suggested (see `result-check.ts`).
 */
import { analyze, formsOf, LANGUAGES } from '@quarry/language';
import type { Suggestions, SuggestOptions } from '../engine-query.ts';
import { countValues, mostFrequent } from '../facets/count-values.ts';
import type { IndexData } from '../index/index-data.ts';
import { answer } from '../query/answer.ts';
import type { Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-clauses.ts';
import { sortMatches } from '../rank/sort-products.ts';
import {
  addsOnlyDetails,
  type Candidate,
  completions,
  kindCompletions,
  kindsBehind,
  popularCompletions,
  transliteratedCompletions,
} from './candidates.ts';
import { ResultCheck } from './result-check.ts';
import { withoutMarks } from './phrase-list.ts';

/** Longer input is no longer the beginning of a query. */
const LONGEST_INPUT = 200;
/** Maximum number of categories compared with the input. */
const MAX_CATEGORIES = 40;
/** Minimum number of products of a category, as a share of the largest one. */
const MIN_SHARE = 0.25;
/** Minimum length of an input that is compared with the names of categories. */
const SHORTEST_CALL = 2;
/** Maximum number of results with some of the words. */
const MAX_FIRST = 24;
const MAX_REMEMBERED_CATEGORIES = 10_000;
const NOTHING_POPULAR: ReadonlyMap<string, number> = new Map();

export function suggestFrom(data: IndexData, room: Workspace, text: string, options: SuggestOptions): Suggestions {
  const { queries = 6, products = 6, categories = 4, language, filters } = options;
  if (text.trim() === '') return { queries: [], productIds: [], categories: [] };

  const { matches } = answer(data, room, { text, language, filters, skip: 0, take: products });
  const found = foundOnes(matches);
  return {
    queries: text.length > LONGEST_INPUT ? [] : suggestQueries(data, room, text, { options, found, most: queries }),
    productIds: sortMatches(data, matches, { sort: 'relevance', count: products, listed: null }).map((place) =>
      data.ids.at(matches.products[place] ?? 0),
    ),
    categories: categoriesOf(data, text, matches.greatCount > 0 ? found : firstOnes(data, matches), categories),
  };
}

interface QueriesAsked {
  options: SuggestOptions;
  /** Products that answer what was typed so far. */
  found: Uint32Array;
  most: number;
}

/**
 * Proven queries first, then kinds, then other names of the shop; names that add only a colour or a number come last.
 */
function suggestQueries(
  data: IndexData,
  room: Workspace,
  text: string,
  { options, found, most }: QueriesAsked,
): string[] {
  const { language, filters = {}, popular = NOTHING_POPULAR } = options;
  const finder = new ResultCheck(data, room, { language, filters });
  const input = { text, language };
  const said = new Map<string, string>();
  /** Stems of a phrase → it without marks: other forms of the same words are said once. */
  const stemsSaid = new Map<string, string>();
  const details: Candidate[] = [];
  const take = (candidates: Iterator<Candidate, void>, isWanted: boolean, until: number) => {
    while (said.size < until) {
      const { done, value } = candidates.next();
      if (done) return;
      const { phrase, key } = value;
      const stems = stemsOf(phrase);
      const plain = withoutMarks(key);
      if (said.has(key) || (stemsSaid.get(stems) ?? plain) !== plain) continue;
      if (!isWanted && addsOnlyDetails(input, phrase)) details.push(value);
      else if (finder.findsProducts(phrase, isWanted)) {
        said.set(key, phrase);
        if (!phrase.startsWith(text.trim())) continue;
        stemsSaid.set(stems, plain);
      }
    }
  };
  take(popularCompletions(popular, input), true, most);
  take(kindCompletions(data, input), false, most);
  // Who reads Georgian types it in either script: half of the places are kept for what Latin letters may stand for, and
  // else for the kinds of what is found already.
  const isGeorgian = (language ?? data.language) === 'ka' && data.hasGeorgian;
  // Taken from twice: the second time goes on where the first one ended.
  const names = completions(data, input);
  take(names, false, Math.ceil(most / 2));
  // A guess at a slip in letters that were guessed is no completion while there is a plain one.
  const isPlain = said.size > 0;
  const isUnknown = !analyze(text).every(({ exact }) => data.words.find(exact) >= 0);
  if (isGeorgian || (!isPlain && isUnknown))
    take(transliteratedCompletions(data, input, { respells: !isPlain }), false, most);
  take(kindsBehind(data, input, found), false, most);
  take(names, false, most);
  for (const { phrase, key } of details) {
    if (said.size >= most) break;
    if (!said.has(key) && finder.findsProducts(phrase, false)) said.set(key, phrase);
  }
  return [...said.values()];
}

function stemsOf(phrase: string): string {
  return analyze(phrase)
    .map(({ stem }) => stem)
    .join(' ');
}

/**
 * The categories of the found products; if some have the input as prefix, only those: `fri` is a prefix of
 * refrigerators, although texts of game consoles mention friends. One letter is too short for this.
 */
function categoriesOf(data: IndexData, text: string, found: Uint32Array, most: number): Suggestions['categories'] {
  const counts = countValues(data, ['category'], { products: found, judge: null }).get('category') ?? [];
  const counted = mostFrequent(data, counts, MAX_CATEGORIES);
  const last = analyze(text).at(-1);
  const typed = last === undefined ? '' : withoutMarks(last.exact);
  const isCalled = ({ value }: { value: string }) => wordsOfCategory(value).some((word) => word.startsWith(typed));
  const called = [...typed].length < SHORTEST_CALL ? [] : counted.filter(isCalled);
  if (called.length > 0) return called.slice(0, most);
  return counted.filter(({ count }) => count >= MIN_SHARE * (counted[0]?.count ?? 0)).slice(0, most);
}

/** Category → words that it is called in five languages, without marks. */
const categoryWords = new Map<string, readonly string[]>();

function wordsOfCategory(value: string): readonly string[] {
  const known = categoryWords.get(value);
  if (known !== undefined) return known;
  const forms = LANGUAGES.flatMap((language) => formsOf('category', value, language));
  const words = [...new Set(forms.flatMap((form) => analyze(form).map(({ exact }) => withoutMarks(exact))))];
  if (categoryWords.size >= MAX_REMEMBERED_CATEGORIES) categoryWords.clear();
  categoryWords.set(value, words);
  return words;
}

/** Where nothing has all words, the best tell what was begun. */
function firstOnes(data: IndexData, matches: Matches): Uint32Array {
  const places = sortMatches(data, matches, { sort: 'relevance', count: MAX_FIRST, listed: null });
  return Uint32Array.from(places, (place) => matches.products[place] ?? 0);
}

/** The great matches where there are any, for those are what the list begins with. */
function foundOnes({ products, great, greatCount }: Matches): Uint32Array {
  return greatCount === 0 ? products : greatOnes(products, great, greatCount);
}

/** There may be many thousand of them at every letter that is typed. */
function greatOnes(products: Uint32Array, great: Uint8Array, greatCount: number): Uint32Array {
  const chosen = new Uint32Array(greatCount);
  let count = 0;
  for (let i = 0; i < products.length; i++) if (great[i] === 1) chosen[count++] = products[i] ?? 0;
  return chosen;
}
