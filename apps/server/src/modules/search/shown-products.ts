/**
 * Which products of a list may be shown outside a search: staff hide products everywhere, not only in search results.
 * The engine answers it, since it knows what a rule's conditions mean.
 */
import type { StoreSettings } from '@quarry/contract';
import type { Steering } from '@quarry/search';
import type { ProductSearch } from './product-search.ts';

interface ShownProductsParts {
  engine: Pick<ProductSearch, 'search'>;
  merchandising: {
    decide(
      settings: StoreSettings,
      query: string,
      language: undefined,
      now: number,
    ): Promise<{ steering: Steering | undefined }>;
  };
}

export interface ShownProducts {
  /** The ids in their order, without what rules hide for these words; no words: for every search. */
  withoutHidden(settings: StoreSettings, ids: readonly string[], query?: string): Promise<string[]>;
  /** The ids in their order, of products that are in stock and not hidden. */
  onSale(settings: StoreSettings, ids: readonly string[]): Promise<string[]>;
  /** Of suggested queries those that still find something that is not hidden. */
  leadingSomewhere(settings: StoreSettings, queries: readonly string[]): Promise<string[]>;
  /** Of suggested categories those that still hold something that is not hidden, with no more than that. */
  categoriesHolding(
    settings: StoreSettings,
    categories: readonly { value: string; count: number }[],
    query: string,
  ): Promise<{ value: string; count: number }[]>;
  /** What hides products in every search. */
  hiding(settings: StoreSettings, query?: string): Promise<Steering | undefined>;
}

export function createShownProducts({ engine, merchandising }: ShownProductsParts): ShownProducts {
  /** By the steering it was taken from: the engine remembers what it is given by identity. */
  const hidingOf = new WeakMap<Steering, Steering>();

  async function hiding(settings: StoreSettings, query = ''): Promise<Steering | undefined> {
    const { steering } = await merchandising.decide(settings, query, undefined, Date.now());
    if (!steering?.hidden) return undefined;
    const known = hidingOf.get(steering);
    if (known) return known;
    const only: Steering = { hidden: steering.hidden };
    hidingOf.set(steering, only);
    return only;
  }

  async function allowed(
    settings: StoreSettings,
    ids: readonly string[],
    conditions: { in_stock?: boolean },
    steering: Steering | undefined,
  ): Promise<string[]> {
    const { hits } = await engine.search(settings, {
      text: '',
      filters: { ids: [...ids], ...conditions },
      skip: 0,
      take: ids.length,
      ...(steering && { steering }),
    });
    const found = new Set(hits.map(({ id }) => id));
    return ids.filter((id) => found.has(id));
  }

  /** How many products a search finds; null: nothing is hidden from it. */
  async function totalBesideHidden(settings: StoreSettings, text: string, category?: string): Promise<number | null> {
    const steering = await hiding(settings, text);
    if (!steering) return null;
    const filters = category === undefined ? {} : { filters: { category } };
    const { total } = await engine.search(settings, { text, ...filters, skip: 0, take: 1, steering });
    return total;
  }

  return {
    hiding,
    async leadingSomewhere(settings, queries) {
      const totals = await Promise.all(queries.map((query) => totalBesideHidden(settings, query)));
      return queries.filter((_, place) => totals[place] !== 0);
    },
    async categoriesHolding(settings, categories, query) {
      const totals = await Promise.all(categories.map(({ value }) => totalBesideHidden(settings, query, value)));
      return categories
        .map(({ value, count }, place) => ({ value, count: Math.min(count, totals[place] ?? count) }))
        .filter(({ count }) => count > 0);
    },
    async withoutHidden(settings, ids, query) {
      const steering = await hiding(settings, query);
      if (!steering || ids.length === 0) return [...ids];
      return allowed(settings, ids, {}, steering);
    },
    async onSale(settings, ids) {
      if (ids.length === 0) return [];
      return allowed(settings, ids, { in_stock: true }, await hiding(settings));
    },
  };
}
