/** The filters that hold now, in the words of their facets, each with its way out. */
import { formatPrice, type SearchReply, toggleValue, withPrices } from '@quarry/client';
import type { StoreSettings } from '@quarry/contract';
import { type ActiveFilter, useMessages } from '@quarry/ui';
import type { SearchPage } from './use-search-page.ts';

export function useActiveFilters(
  { wish, go }: SearchPage,
  reply: SearchReply | null,
  store: StoreSettings,
): ActiveFilter[] {
  const messages = useMessages();
  const { values, priceMin, priceMax } = wish.filters;
  const labelOf = (key: string, value: string) =>
    reply?.facets.find((facet) => facet.key === key)?.values.find((entry) => entry.value === value)?.label ?? value;

  const chosen = Object.entries(values).flatMap(([key, list]) =>
    list.map((value) => ({
      key: `${key} ${value}`,
      label: labelOf(key, value),
      remove: () => go(toggleValue(wish, key, value)),
    })),
  );
  if (priceMin === null && priceMax === null) return chosen;
  const from = priceMin === null ? '' : formatPrice(priceMin, store.currency);
  const upTo = priceMax === null ? '' : formatPrice(priceMax, store.currency);
  const label = from && upTo ? `${from} – ${upTo}` : from ? messages.priceFrom(from) : messages.priceUpTo(upTo);
  return [...chosen, { key: 'price', label, remove: () => go(withPrices(wish, null, null)) }];
}
