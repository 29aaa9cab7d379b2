/** Computes what visitors choose: demand per product, rising products, proven queries, and products chosen together. */
import type { EventsRepository, TypeWeights } from './events-repository.ts';
import { createDemandLedger } from './demand-ledger.ts';
import { isMasked } from './mask-persons.ts';
import { createReadCache } from '../../caches/read-cache.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Carts and orders are stronger signals than views, and equally rarer; a view counts for visits without clicks. */
const WEIGHTS: TypeWeights = { view: 0.2, click: 1, cart: 4, order: 10 };
/** Two weeks: demand follows fashions and seasons. */
const HALF_LIFE_DAYS = 14;
/** After five half-lives an event counts 3 %. */
const DEMAND_DAYS = 70;
/**
 * Weight of the reviews: a product with the shop's mean number of reviews starts as if this many visits had clicked it.
 */
const PRIOR_VISITS = 5;

const RECENT_DAYS = 2;
const BASELINE_DAYS = 28;
/** Fewer recent visits may be chance. */
const MIN_RECENT_VISITS = 3;
/** Standard deviations above the expected number: 1 in 40 by chance. */
const MIN_RISE = 2;

const PROVEN_DAYS = 60;
/** A query of a single visit is private. */
const MIN_VISITS_PER_QUERY = 2;
const MAX_PROVEN_QUERIES = 2_000;
const LONGEST_SUGGESTION = 80;

const TOGETHER_DAYS = 180;

/** Pages request trending products with every visit; they change in minutes, not in seconds. */
const CACHED_MS = 60_000;
const CACHED_STORES = 500;

/** A product with more visits than usual. */
export interface Rise {
  productId: string;
  /** Visits in the recent days. */
  visits: number;
}

export interface DemandService {
  /**
   * Popularity of every product with visitor events, for ranking; all others use their number of reviews.
   *
   * popularity = reviews + demand × mean reviews of the shop's products / PRIOR_VISITS
   *
   * This is the mean of a multinomial with a Dirichlet prior (additive smoothing with an informative prior): each
   * product's expected share of the demand is its share of the reviews, corrected by its own demand; scaled by a factor
   * that is the same for all products, so that those without events need no update. Demand is the weighted sum of
   * events, each halved every HALF_LIFE_DAYS. In a shop without reviews the prior is uniform.
   */
  popularity(storeId: string): Promise<Map<string, number>>;
  /** Products with the most demand; empty for a shop without events. */
  wanted(storeId: string): Promise<{ productId: string; demand: number }[]>;
  /**
   * Rising products, steepest first: recent visits compared with the product's earlier daily mean, in standard
   * deviations of a Poisson count, (n − expected) / √(expected + 1).
   */
  rising(storeId: string): Promise<Rise[]>;
  /** Queries that led several visits to a product, most frequent first, with their number of visits. */
  provenQueries(storeId: string): Promise<Map<string, number>>;
  /** Clears the cache of trending products, which may otherwise be a minute old. */
  renew(storeId: string): void;
  /** How many visits viewed, or bought, another product together with this one. */
  together(storeId: string, productId: string, action: 'looked-at' | 'bought'): Promise<Map<string, number>>;
}

interface DemandParts {
  events: Pick<
    EventsRepository,
    'demand' | 'firstAfter' | 'turnedTo' | 'provenQueries' | 'together' | 'meanReviews' | 'reviewsOf'
  >;
  now?: () => Date;
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

export function createDemandService({
  events,
  now = () => new Date(),
  clock = () => performance.now(),
}: DemandParts): DemandService {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const memory = { maxAgeMs: CACHED_MS, max: CACHED_STORES, clock };

  const ledger = createDemandLedger({
    events,
    weights: WEIGHTS,
    halfLifeDays: HALF_LIFE_DAYS,
    days: DEMAND_DAYS,
  });
  const wanted = createReadCache((storeId) => ledger.of(storeId, now()), memory);

  const rising = createReadCache(async (storeId): Promise<Rise[]> => {
    const visits = await events.turnedTo(storeId, {
      from: daysAgo(RECENT_DAYS + BASELINE_DAYS),
      recentFrom: daysAgo(RECENT_DAYS),
      to: new Date(now().getTime() + 1),
      least: MIN_RECENT_VISITS,
    });
    return visits
      .map(({ productId, recent, before }) => {
        const expected = (before * RECENT_DAYS) / BASELINE_DAYS;
        return { productId, visits: recent, rise: (recent - expected) / Math.sqrt(expected + 1) };
      })
      .filter(({ rise }) => rise >= MIN_RISE)
      .sort((a, b) => b.rise - a.rise || (a.productId < b.productId ? -1 : 1))
      .map(({ productId, visits: count }) => ({ productId, visits: count }));
  }, memory);

  return {
    wanted: wanted.get,
    rising: rising.get,

    renew(storeId) {
      wanted.delete(storeId);
      rising.delete(storeId);
    },

    async popularity(storeId) {
      const demands = await wanted.get(storeId);
      if (demands.length === 0) return new Map();
      const mean = (await events.meanReviews(storeId)) || 1;
      const reviews = await events.reviewsOf(
        storeId,
        demands.map(({ productId }) => productId),
      );
      return new Map(
        demands.flatMap(({ productId, demand }) => {
          const own = reviews.get(productId);
          // Products that have left the catalogue need no popularity.
          return own === undefined ? [] : [[productId, own + (demand * mean) / PRIOR_VISITS]];
        }),
      );
    },

    async provenQueries(storeId) {
      const proven = await events.provenQueries(storeId, {
        since: daysAgo(PROVEN_DAYS),
        leastVisits: MIN_VISITS_PER_QUERY,
        take: MAX_PROVEN_QUERIES,
      });
      return new Map(
        proven
          .filter(({ query }) => query.length <= LONGEST_SUGGESTION && !isMasked(query))
          .map(({ query, visits }) => [query, visits]),
      );
    },

    together: (storeId, productId, action) =>
      events.together(storeId, productId, {
        types: action === 'bought' ? ['cart', 'order'] : ['click', 'view', 'cart', 'order'],
        since: daysAgo(TOGETHER_DAYS),
      }),
  };
}
