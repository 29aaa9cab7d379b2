/**
 * Learns the preferences of a visit from its own events only: no account, no profile, no other visit.
 *
 * Each event has a weight by type, and later events reduce the weight of earlier ones. The weight is added to each of
 * the product's values (brand, category, …), shared among several values of one key; constraints of a search count like
 * a viewed value. The sum s of a value becomes s / (s of the strongest value of its key + CAUTION): one click is a weak
 * preference, several equal ones a strong one.
 */
import { attributeValues, type Product, type ShopEvent, type Understood } from '@quarry/contract';
import type { Affinity } from '../../search-engine/steering.ts';
import type { EventsRepository } from './events-repository.ts';

/** Weight by event type. A view may be accidental; an order is the strongest. */
const EVENT_WEIGHTS: Record<ShopEvent['type'], number> = { view: 0.5, click: 1, cart: 3, order: 3, search: 0.7 };
/** Factor by which each event reduces earlier ones: after 13 more, they count half. */
const DECAY = 0.95;
const CAUTION = 2;

const MAX_EVENTS = 60;
const VISIT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Keys with preferences. Not sizes: viewing M says nothing about other products. */
const KEYS = ['brand', 'category', 'color', 'material', 'gender'] as const;
/** Attributes with preferences that are not search filters. */
const ATTRIBUTES_WITHOUT_FILTER = ['style', 'pattern'] as const;

interface VisitPreferencesParts {
  events: Pick<EventsRepository, 'ofVisit'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  now?: () => Date;
}

export interface VisitPreferences {
  /** Attribute key → value → 0 to 1; undefined for a visit without preferences. */
  of(storeId: string, sessionId: string): Promise<Affinity | undefined>;
}

export function createVisitPreferences({
  events,
  catalog,
  now = () => new Date(),
}: VisitPreferencesParts): VisitPreferences {
  return {
    async of(storeId, sessionId) {
      const since = new Date(now().getTime() - VISIT_DAYS * DAY_MS);
      const visitEvents = await events.ofVisit(storeId, sessionId, { since, take: MAX_EVENTS });
      if (visitEvents.length === 0) return undefined;
      const ids = new Set(visitEvents.flatMap(({ productId }) => productId ?? []));
      const products = new Map((await catalog.byIds(storeId, [...ids])).map((product) => [product.id, product]));

      const sums = new Map<string, Map<string, number>>();
      for (const [age, { type, productId, understood }] of visitEvents.entries()) {
        const product = productId === null ? undefined : products.get(productId);
        const tastes = product ? preferredValuesOf(product) : understood ? constraintsOf(understood) : [];
        for (const [key, values] of tastes) {
          for (const value of values) add(sums, key, value, (EVENT_WEIGHTS[type] * DECAY ** age) / values.length);
        }
      }
      return sums.size === 0 ? undefined : normalised(sums);
    },
  };
}

type PreferredValues = [key: string, values: string[]][];

/** Brands in lower case, as in the index. */
function preferredValuesOf({ brand, category, attributes }: Product): PreferredValues {
  const own: PreferredValues = [
    ['brand', brand ? [brand.toLowerCase()] : []],
    ['category', category ? [category] : []],
  ];
  const others = [...KEYS, ...ATTRIBUTES_WITHOUT_FILTER].filter((key) => key !== 'brand' && key !== 'category');
  return [...own, ...others.map((key): PreferredValues[number] => [key, attributeValues(attributes, key)])];
}

function constraintsOf(understood: Understood): PreferredValues {
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
