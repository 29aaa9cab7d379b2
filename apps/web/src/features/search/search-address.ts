/** Search requests as URL parameters, so that links, reloads and the back button restore results. */
import { type ChosenFilters, LAST_PAGE, type SearchCriteria } from '@quarry/client';
import { SearchSort } from '@quarry/contract';

const FILTER_PREFIX = 'f.';

/** Parses the URL; invalid parameters have their default. */
export function criteriaOf(address: URLSearchParams, isPersonal: boolean): SearchCriteria {
  return {
    query: (address.get('q') ?? '').trim(),
    page: pageOf(address.get('page')),
    sort: SearchSort.safeParse(address.get('sort')).data ?? 'relevance',
    filters: filtersOf(address),
    isPersonal,
    ...(address.get('exact') === '1' && { isLiteral: true }),
  };
}

/** The URL parameters of a search, without defaults. */
export function addressOf({ query, page, sort, filters, isLiteral }: SearchCriteria): URLSearchParams {
  const address = new URLSearchParams();
  if (query === '') return address;
  address.set('q', query);
  if (page > 1) address.set('page', String(page));
  if (sort !== 'relevance') address.set('sort', sort);
  if (isLiteral) address.set('exact', '1');
  for (const [key, values] of Object.entries(filters.values)) {
    for (const value of values) address.append(`${FILTER_PREFIX}${key}`, value);
  }
  if (filters.priceMin !== null) address.set('min', String(filters.priceMin));
  if (filters.priceMax !== null) address.set('max', String(filters.priceMax));
  return address;
}

function filtersOf(address: URLSearchParams): ChosenFilters {
  const values: Record<string, string[]> = {};
  for (const [name, value] of address) {
    const key = name.startsWith(FILTER_PREFIX) ? name.slice(FILTER_PREFIX.length) : '';
    if (key === '' || value === '') continue;
    values[key] = [...new Set([...(values[key] ?? []), value])];
  }
  return { values, priceMin: amountOf(address.get('min')), priceMax: amountOf(address.get('max')) };
}

function pageOf(written: string | null): number {
  const page = Number(written);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

function amountOf(written: string | null): number | null {
  const amount = Number(written);
  return written !== null && written !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}
