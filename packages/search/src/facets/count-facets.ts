/**
 * Counts the matches per value, for the filters beside a list. All matches are counted, not only the page. Each key is
 * counted with every filter but its own, so that "blue (12)" is the number of results if blue is also selected. With
 * other filters set, a product with variants is counted by the variants that meet them: a shirt whose only XXL is red
 * is not counted as blue under "XXL". So a count is the number of results after the value is selected.
 */
import type { EngineFilters, Facet } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import {
  demandsSomething,
  filteredKeys,
  filteredValues,
  filtersWithout,
  variantConditions,
} from '../match/hard-conditions.ts';
import type { ReadRequest } from '../query/read-request.ts';
import { judgeVariants, type VariantJudge } from '../match/within-variant.ts';
import { findMatches, type Matches, placesOf, type Tier } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-clauses.ts';
import { chooseKeys } from './choose-keys.ts';
import { countPrices } from './count-prices.ts';
import { type CountedProducts, countValues, mostFrequent, type ValueCount } from './count-values.ts';

const PRICE = 'price';

/** Maximum number of values per key; the most frequent ones are kept. */
const MAX_VALUES = 200;

/** What facets are counted for: an answered request, and its matches. */
export interface FacetQuestion {
  /** Keys to count, or true for those that part the matches best, at most eight, and the price. */
  keys: readonly string[] | true;
  filters: EngineFilters;
  request: ReadRequest;
  matches: Matches;
  /** Lesser matches are not listed, so they are not counted either. */
  tier: Tier;
}

export function countFacets(data: IndexData, room: Workspace, question: FacetQuestion): Facet[] {
  const { keys, filters } = question;
  const filtered = new Set(filteredKeys(filters));
  const isFiltered = (key: string) => (key === PRICE ? limitsPrice(filters) : filtered.has(key));
  const listed = countedProducts(data, question, question.matches, filters);
  // Their own filter taken away, these are counted among more products.
  const widened = (key: string): CountedProducts => {
    const others = filtersWithout(filters, key);
    const request = {
      ...question.request,
      conditions: question.request.conditionsBut(key),
      // Whether a match is a great one is no matter of the key's own filter either.
      demands: variantConditions(others, question.request.understood),
      // Matches are only counted, so they are not sorted.
      shown: 0,
    };
    return countedProducts(data, question, findMatches(data, request, room), others);
  };

  const asked = keys === true ? data.attributes.keys() : [...new Set(keys)].filter((key) => key !== PRICE);
  const plain = asked.filter((key) => !isFiltered(key));
  const counts = new Map([
    ...countValues(data, plain, listed),
    ...asked.filter(isFiltered).flatMap((key) => [...countValues(data, [key], widened(key))]),
  ]);
  const chosen = keys === true ? chooseKeys(counts, listed.products.length, isFiltered) : asked;
  const facets = chosen.map((key): Facet => {
    const counted = counts.get(key) ?? [];
    const frequent = mostFrequent(data, counted, MAX_VALUES);
    return { key, values: [...frequent, ...chosenBeside(data, key, filteredValues(filters, key), counted, frequent)] };
  });

  if (keys !== true && !keys.includes(PRICE)) return facets;
  const price = countPrices(data, isFiltered(PRICE) ? widened(PRICE) : listed);
  return price === null ? facets : [...facets, price];
}

function countedProducts(
  data: IndexData,
  { request, tier }: FacetQuestion,
  matches: Matches,
  filters: EngineFilters,
): CountedProducts {
  const demands = variantConditions(filters, request.understood);
  const judge: VariantJudge | null = demandsSomething(demands) ? judgeVariants(data, demands) : null;
  const { products } = matches;
  // The filter of one key taken away, the matches may have a tier that the list has not.
  const listed = matches.greatCount === 0 ? null : placesOf(tier, matches);
  const counted = listed === null ? products : products.filter((_, place) => listed[place] === 1);
  return { products: counted, judge };
}

/** A selected value is always included, so that it can be unselected. */
function chosenBeside(
  { attributes }: IndexData,
  key: string,
  chosen: readonly string[],
  counted: readonly ValueCount[],
  shown: readonly { value: string }[],
): { value: string; count: number }[] {
  return [...new Set(chosen)].flatMap((value) => {
    const number = attributes.find(key, value);
    if (number < 0 || shown.some((one) => one.value === value)) return [];
    return [{ value, count: counted.find((one) => one.number === number)?.count ?? 0 }];
  });
}

function limitsPrice({ price_min, price_max }: EngineFilters): boolean {
  return price_min !== undefined || price_max !== undefined;
}
