/**
 * Filters the products that may be shown outside a search: products that staff hide are hidden everywhere. The engine
 * evaluates the conditions of the rules.
 */
import type { StoreSettings } from '@quarry/contract';
import type { Steering } from '../../search-engine/steering.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';

interface ShownProductsParts {
  engine: Pick<ProductSearch, 'search' | 'searchAll'>;
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

  return {
    hiding,
    async leadingSomewhere(settings, queries) {
      const asked = await Promise.all(queries.map(async (text) => ({ text, steering: await hiding(settings, text) })));
      const doubtful = asked.flatMap(({ text, steering }) =>
        steering ? [{ text, skip: 0, take: 0, steering, countsOnly: true }] : [],
      );
      if (doubtful.length === 0) return [...queries];
      const found = await engine.searchAll(settings, doubtful);
      const leadingNowhere = new Set(doubtful.flatMap(({ text }, place) => (found[place]?.total ? [] : [text])));
      return queries.filter((text) => !leadingNowhere.has(text));
    },
    async categoriesHolding(settings, categories, query) {
      const steering = categories.length > 0 && (await hiding(settings, query));
      if (!steering) return [...categories];
      const { facets = [] } = await engine.search(settings, {
        text: query,
        language: settings.default_language,
        // In any order but by relevance the great matches alone are counted, as they are for a suggested category.
        sort: 'newest',
        facets: ['category'],
        skip: 0,
        take: 0,
        steering,
        countsOnly: true,
      });
      const shown = new Map(facets.flatMap(({ values }) => values.map(({ value, count }) => [value, count])));
      return categories
        .map(({ value, count }) => ({ value, count: Math.min(count, shown.get(value) ?? 0) }))
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
