/** A search request as the page holds it: words, page, order and filters, with pure functions that change it. */
import { PAGE_SIZE, type SearchFilters, type SearchSort, type UnderstoodPart } from '@quarry/contract';
import type { SearchCall } from '../calls/search.ts';

/** Chosen filter values: any value within a key, all keys together. */
export interface ChosenFilters {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export const NO_FILTERS: ChosenFilters = { values: {}, priceMin: null, priceMax: null };

export interface SearchCriteria {
  /** Trimmed; blank means no search. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly sort: SearchSort;
  readonly filters: ChosenFilters;
  /** False: ignore the visit's earlier behaviour. */
  readonly isPersonal: boolean;
  /** Words are taken as they are typed; absent: slips are read as what was meant. */
  readonly isLiteral?: boolean;
}

/** The server rejects later pages. */
export const LAST_PAGE = 10_000;

/** A new search: page 1, sorted by relevance, no filters. */
export function newCriteria(query: string, { isPersonal = true }: { isPersonal?: boolean } = {}): SearchCriteria {
  return { query: query.trim(), page: 1, sort: 'relevance', filters: NO_FILTERS, isPersonal };
}

/** Y of `Page X of Y`. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Adds or removes one filter value and returns to page 1. */
export function toggleValue(criteria: SearchCriteria, key: string, value: string): SearchCriteria {
  const chosen = criteria.filters.values[key] ?? [];
  const others = chosen.filter((other) => other !== value);
  const values = { ...criteria.filters.values, [key]: others.length < chosen.length ? others : [...chosen, value] };
  if (values[key]?.length === 0) delete values[key];
  return { ...criteria, page: 1, filters: { ...criteria.filters, values } };
}

/** Sets the price range in the store's currency; null leaves an end open. */
export function withPrices(criteria: SearchCriteria, priceMin: number | null, priceMax: number | null): SearchCriteria {
  const isReversed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  const [min, max] = isReversed ? [priceMax, priceMin] : [priceMin, priceMax];
  return { ...criteria, page: 1, filters: { ...criteria.filters, priceMin: min, priceMax: max } };
}

export function hasFilters({ values, priceMin, priceMax }: ChosenFilters): boolean {
  return priceMin !== null || priceMax !== null || Object.keys(values).length > 0;
}

/** Words that connect to the next word, words that connect to the previous word, and conjunctions. */
const TIES_NEXT = new Set('a an the for in with of on at by from في من مع على عن'.split(' '));
const TIES_LAST = new Set('için ile ilə üçün'.split(' '));
const JOINS = new Set('and or و أو ve veya və ya da და ან'.split(' '));

/**
 * Removes the words that a part was read from, and connecting words that are left alone: `dress for summer` becomes
 * `dress`, `cream for dry skin` becomes `cream for skin`, `red and black dress` becomes `black dress`. Positions refer
 * to the query that was sent; a part outside it changes nothing.
 */
export function withoutPart(query: string, { start, end }: Pick<UnderstoodPart, 'start' | 'end'>): string {
  if (start < 0 || end <= start || end > query.length) return query;
  const before = query.slice(0, start).split(/\s+/).filter(Boolean);
  const after = query.slice(end).split(/\s+/).filter(Boolean);

  // Of two conjoined values, the conjunction before the part is removed, else the one after it.
  const isFirstOfEquals = before.every((word) => isOneOf(TIES_NEXT, word)) || isOneOf(TIES_NEXT, before.at(-1));
  if (isFirstOfEquals) while (isOneOf(JOINS, after[0])) after.shift();
  // A connecting word is removed when nothing remains for it to connect.
  const isLoose =
    after.length === 0 || isOneOf(TIES_NEXT, after[0]) || before.every((word) => isOneOf(TIES_NEXT, word));
  while (isOneOf(JOINS, before.at(-1)) || (isLoose && isOneOf(TIES_NEXT, before.at(-1)))) before.pop();
  if (isOneOf(TIES_LAST, after[0])) after.shift();
  return [...before, ...after].join(' ');
}

function isOneOf(words: ReadonlySet<string>, word: string | undefined): boolean {
  return word !== undefined && words.has(word.toLowerCase());
}

/** The body of the search call without default values: a plain search has exactly these four fields. */
export function searchCall(criteria: SearchCriteria, store: string): SearchCall {
  const filters = requestFilters(criteria.filters);
  return {
    query: criteria.query,
    store,
    page: criteria.page,
    limit: PAGE_SIZE,
    ...(filters && { filters }),
    ...(criteria.sort !== 'relevance' && { sort: criteria.sort }),
    ...(!criteria.isPersonal && { personal: false }),
    ...(criteria.isLiteral && { literal: true }),
  };
}

/** Keys that the API defines; all others are the shop's own attributes. */
const NAMED_KEYS = ['color', 'size', 'gender', 'category', 'material', 'brand'] as const;

function requestFilters({ values, priceMin, priceMax }: ChosenFilters): SearchFilters | null {
  const filters: SearchFilters = {};
  const attributes: Record<string, string[]> = {};
  for (const [key, chosen] of Object.entries(values)) {
    if (isNamedKey(key)) filters[key] = [...chosen];
    else if (key === 'in_stock') filters.in_stock = chosen.includes('true');
    else attributes[key] = [...chosen];
  }
  if (Object.keys(attributes).length > 0) filters.attributes = attributes;
  if (priceMin !== null) filters.price_min = priceMin;
  if (priceMax !== null) filters.price_max = priceMax;
  return Object.keys(filters).length > 0 ? filters : null;
}

function isNamedKey(key: string): key is (typeof NAMED_KEYS)[number] {
  return NAMED_KEYS.some((named) => named === key);
}
