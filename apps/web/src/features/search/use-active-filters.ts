/** The active filters with their facet labels, each with a remove action. */
import { formatPrice, toggleValue, withPrices } from '@quarry/client';
import type { StoreSettings } from '@quarry/contract';
import { type ActiveFilter, useSpeech, valueLabel } from '@quarry/ui';
import type { KnownFacets } from './use-known-facets.ts';
import type { SearchPage } from './use-search-page.ts';

export function useActiveFilters(
  { criteria, go }: SearchPage,
  { labelOf }: KnownFacets,
  store: StoreSettings,
): ActiveFilter[] {
  const { messages, language } = useSpeech();
  const { values, priceMin, priceMax } = criteria.filters;

  const chosen = Object.entries(values).flatMap(([key, list]) =>
    list.map((value) => ({
      key: `${key} ${value}`,
      label: valueLabel(labelOf(key, value) ?? value, language),
      remove: () => go(toggleValue(criteria, key, value)),
    })),
  );
  if (priceMin === null && priceMax === null) return chosen;
  const from = priceMin === null ? '' : formatPrice(priceMin, store.currency);
  const upTo = priceMax === null ? '' : formatPrice(priceMax, store.currency);
  const label = from && upTo ? `${from} – ${upTo}` : from ? messages.priceFrom(from) : messages.priceUpTo(upTo);
  return [...chosen, { key: 'price', label, remove: () => go(withPrices(criteria, null, null)) }];
}
