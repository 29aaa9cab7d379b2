/** Converts suggestions to view data: formatted prices, and no more lines than fit. */
import { formatPrice, type Suggestion } from '@quarry/client';
import type { StoreSettings } from '@quarry/contract';
import type { ShownSuggestion } from '@quarry/ui';

/** On a phone the groups are stacked; each is short enough that the next one is visible. */
const MAX_ON_PHONE = { query: 4, category: 2, product: 4 } as const satisfies Record<Suggestion['kind'], number>;

export function showSuggestions(
  suggestions: readonly Suggestion[],
  { currency }: StoreSettings,
  { isPhone }: { isPhone: boolean },
): ShownSuggestion[] {
  const taken = { query: 0, category: 0, product: 0 };
  return suggestions
    .filter(({ kind }) => !isPhone || taken[kind]++ < MAX_ON_PHONE[kind])
    .map(({ price, ...suggestion }) => ({
      ...suggestion,
      ...(price !== undefined && { price: formatPrice(price, currency) }),
    }));
}
