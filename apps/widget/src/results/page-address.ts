/** The state of the results page in its address, so that a list can be shared, reloaded, and left by "back". */
import { type ChosenFilters, LAST_PAGE, newCriteria, type SearchCriteria } from '@quarry/client';
import type { SearchSort } from '@quarry/contract';

const SORTS: readonly SearchSort[] = ['relevance', 'price_asc', 'price_desc', 'newest', 'rating'];
/** Before the key of a filter. */
const FILTER = 'f.';
const PRICE = /^(\d*\.?\d*)-(\d*\.?\d*)$/;

/** @param queryName name of the parameter with the query. */
export function readCriteria(address: string, queryName: string): SearchCriteria {
  const { searchParams } = new URL(address);
  const page = Number(searchParams.get('page'));
  return {
    ...newCriteria(searchParams.get(queryName) ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort: SORTS.find((one) => one === searchParams.get('sort')) ?? 'relevance',
    filters: readFilters(searchParams),
    ...(searchParams.has('exact') && { isLiteral: true }),
  };
}

function readFilters(params: URLSearchParams): ChosenFilters {
  const values: Record<string, string[]> = {};
  for (const [name, value] of params) {
    if (name.startsWith(FILTER) && name !== FILTER) (values[name.slice(FILTER.length)] ??= []).push(value);
  }
  const [, min = '', max = ''] = PRICE.exec(params.get('price') ?? '') ?? [];
  return { values, priceMin: min === '' ? null : Number(min), priceMax: max === '' ? null : Number(max) };
}

/** The address with these criteria. Parameters of the shop stay. */
export function addressOf(criteria: SearchCriteria, address: string, queryName: string): string {
  const url = new URL(address);
  const { searchParams: params } = url;
  const { query, page, sort, filters, isLiteral } = criteria;
  for (const name of Array.from(params.keys())) if (name.startsWith(FILTER)) params.delete(name);
  const { priceMin, priceMax } = filters;
  const single = {
    [queryName]: query,
    page: page === 1 ? '' : String(page),
    sort: sort === 'relevance' ? '' : sort,
    price: priceMin === null && priceMax === null ? '' : `${priceMin ?? ''}-${priceMax ?? ''}`,
    exact: isLiteral ? '1' : '',
  };
  for (const [name, value] of Object.entries(single)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  for (const [key, values] of Object.entries(filters.values)) {
    for (const value of values) params.append(FILTER + key, value);
  }
  return url.href;
}
