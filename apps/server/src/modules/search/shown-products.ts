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
