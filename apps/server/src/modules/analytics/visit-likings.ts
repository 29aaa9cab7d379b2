/**
 * What a visit has shown a liking for, read from its own deeds and nothing else: no account, no profile, no other visit.
 *
 * A deed counts by its kind, and each later one makes the earlier ones fade. What a product is (brand, category, …)
 * gets the deed's worth, shared among several values of one key; what was said in a search counts as a wish for it. The
 * sum s of a value becomes s / (s of the strongest value of its key + CAUTION): one click is a hint, a handful of equal
 * ones nearly a certainty.
 */
import { attributeValues, type Product, type ShopEvent, type Understood } from '@quarry/contract';
import type { Affinity } from '@quarry/search';
import type { EventsRepository } from './events-repository.ts';

/** A deed with a product. A view without a click may be an accident; an order is a liking that was settled. */
const WORTH: Record<ShopEvent['type'], number> = { view: 0.5, click: 1, cart: 3, order: 3, search: 0.7 };
/** Each deed leaves so much of those before it: after 13 more, half. */
const FADING = 0.95;
const CAUTION = 2;

const MOST_DEEDS = 60;
const VISIT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** What of a product and of a query speaks for a taste. Sizes do not: who looks at M does not like M. */
const KEYS = ['brand', 'category', 'color', 'material', 'gender'] as const;
/** What speaks for a taste, but is never said as a filter. */
const MORE_ATTRIBUTES = ['style', 'pattern'] as const;

interface VisitLikingsParts {
  events: Pick<EventsRepository, 'ofVisit'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  now?: () => Date;
}

export interface VisitLikings {
  /** Attribute key → value → 0 to 1; undefined for a visit that has shown none. */
  of(storeId: string, sessionId: string): Promise<Affinity | undefined>;
}

export function createVisitLikings({ events, catalog, now = () => new Date() }: VisitLikingsParts): VisitLikings {
  return {
    async of(storeId, sessionId) {
      const since = new Date(now().getTime() - VISIT_DAYS * DAY_MS);
      const deeds = await events.ofVisit(storeId, sessionId, { since, take: MOST_DEEDS });
      if (deeds.length === 0) return undefined;
      const ids = new Set(deeds.flatMap(({ productId }) => productId ?? []));
      const products = new Map((await catalog.byIds(storeId, [...ids])).map((product) => [product.id, product]));

      const sums = new Map<string, Map<string, number>>();
      for (const [age, { type, productId, understood }] of deeds.entries()) {
        const product = productId === null ? undefined : products.get(productId);
        const tastes = product ? tastesOf(product) : understood ? wishesOf(understood) : [];
        for (const [key, values] of tastes) {
          for (const value of values) add(sums, key, value, (WORTH[type] * FADING ** age) / values.length);
        }
      }
      return sums.size === 0 ? undefined : normalised(sums);
    },
  };
}

type Tastes = [key: string, values: string[]][];

/** Brands as the index compares them, in lower case. */
function tastesOf({ brand, category, attributes }: Product): Tastes {
  const own: Tastes = [
    ['brand', brand ? [brand.toLowerCase()] : []],
    ['category', category ? [category] : []],
  ];
  const others = [...KEYS, ...MORE_ATTRIBUTES].filter((key) => key !== 'brand' && key !== 'category');
  return [...own, ...others.map((key): Tastes[number] => [key, attributeValues(attributes, key)])];
}

function wishesOf(understood: Understood): Tastes {
  return KEYS.map((key) => {
    const values = [understood[key] ?? []].flat();
    return [key, key === 'brand' ? values.map((value) => value.toLowerCase()) : values];
  });
}

function add(sums: Map<string, Map<string, number>>, key: string, value: string, worth: number): void {
  const ofKey = sums.get(key) ?? new Map<string, number>();
  ofKey.set(value, (ofKey.get(value) ?? 0) + worth);
  sums.set(key, ofKey);
}

function normalised(sums: Map<string, Map<string, number>>): Affinity {
  return Object.fromEntries(
    [...sums].map(([key, values]) => {
      const strongest = Math.max(...values.values());
      const share = (sum: number) => sum / (strongest + CAUTION);
      return [key, Object.fromEntries([...values].map(([value, sum]) => [value, share(sum)]))];
    }),
  );
}
