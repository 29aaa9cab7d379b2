import type { Suggestion } from '@quarry/client';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { showSuggestions } from './show-suggestions.ts';

const gpc = demoStoreSettings('gpc');
const some = (kind: Suggestion['kind'], count: number): Suggestion[] =>
  Array.from({ length: count }, (_, n) => ({ kind, text: `${kind} ${n}` }));

describe('the view data of suggestions', () => {
  it('show prices in the store’s currency, and none when unknown', () => {
    const shown = showSuggestions(
      [
        { kind: 'product', text: 'Gel', price: 5 },
        { kind: 'product', text: 'Salve' },
      ],
      gpc,
      { isPhone: false },
    );
    expect(shown.map(({ price }) => price)).toEqual(['5.00 ₾', undefined]);
  });

  it('are limited to the first ones of each group on a phone', () => {
    const all = [...some('query', 6), ...some('category', 3), ...some('product', 6)];
    expect(showSuggestions(all, gpc, { isPhone: false })).toHaveLength(15);
    expect(showSuggestions(all, gpc, { isPhone: true })).toEqual([
      ...some('query', 4),
      ...some('category', 2),
      ...some('product', 4),
    ]);
  });
});
