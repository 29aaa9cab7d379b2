/** What a shop's visitors turn to: demand by product, what is on the rise, settled queries, what goes together. */
import type { EventsRepository, TypeWeights } from './events-repository.ts';
import { createDemandLedger } from './demand-ledger.ts';
import { isMasked } from './mask-persons.ts';
import { createReadCache } from '../../caches/read-cache.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Carts and orders say more than looks, and are as much rarer; a view is what remains when nobody clicked. */
const WEIGHTS: TypeWeights = { view: 0.2, click: 1, cart: 4, order: 10 };
/** Demand is a matter of weeks: fashions and seasons pass. */
const HALF_LIFE_DAYS = 14;
/** After five half-lives an event counts 3%. */
const DEMAND_DAYS = 70;
/**
 * How much demand a product's reviews stand for: a product with as many reviews as the shop's products have on average
 * starts as if it had been clicked by this many visits.
 */
const PRIOR_VISITS = 5;

const RECENT_DAYS = 2;
const BASELINE_DAYS = 28;
/** Fewer recent visits than this are chance. */
const LEAST_RECENT_VISITS = 3;
/** So many standard deviations above its own usual: one in forty by chance. */
const LEAST_RISE = 2;

const SETTLED_DAYS = 60;
/** What one visit alone has typed stays its own. */
const LEAST_VISITS_OF_A_QUERY = 2;
const MOST_SETTLED_QUERIES = 2_000;
const LONGEST_SUGGESTION = 80;

const TOGETHER_DAYS = 180;

/** Pages ask for what is wanted and rising with every visit; it changes in minutes, not in seconds. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_STORES = 500;

/** A product that is visited more than it usually is. */
export interface Rise {
  productId: string;
  /** Visits in the recent days. */
  visits: number;
}

export interface DemandService {
  /**
   * Popularity of every product that visitors turned to, for ranking; all others keep their number of reviews.
   *
   *   popularity = reviews + demand × mean reviews of the shop's products / PRIOR_VISITS
   *
   * It is the mean of a multinomial with a Dirichlet prior (additive smoothing, an informative prior): of the shop's
   * demand each product is expected to have its share of the reviews, until its own demand says otherwise; times a factor
   * that is the same for all products, so that those without events need not be touched. Demand is the sum of the
   * visits' deeds by weight, each halved every HALF_LIFE_DAYS. In a shop without reviews the prior is the same for all.
   */
  popularity(storeId: string): Promise<Map<string, number>>;
  /** Products with the most demand, and how much; empty for a shop without events. */
  wanted(storeId: string): Promise<{ productId: string; demand: number }[]>;
  /**
   * What rises against its own past, steepest first: visits of the last days against what its earlier daily number lets
   * expect, in standard deviations of a Poisson count, (n − expected) / √(expected + 1).
   */
  rising(storeId: string): Promise<Rise[]>;
  /** Queries that led several visits to a product, most often settled first, and how many visits. */
  settledQueries(storeId: string): Promise<Map<string, number>>;
  /** Looks anew at what is wanted and rising; otherwise that may be a minute old. */
  renew(storeId: string): void;
  /** How many visits looked at another product besides this one, or bought both. */
  together(storeId: string, productId: string, deed: 'looked-at' | 'bought'): Promise<Map<string, number>>;
}

interface DemandParts {
  events: Pick<
    EventsRepository,
    'demand' | 'firstAfter' | 'turnedTo' | 'settledQueries' | 'together' | 'meanReviews' | 'reviewsOf'
  >;
  now?: () => Date;
  /** Milliseconds that only grow; tests move it by hand. */
  clock?: () => number;
}

export function createDemandService({
  events,
  now = () => new Date(),
  clock = () => performance.now(),
}: DemandParts): DemandService {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const memory = { maxAgeMs: REMEMBERED_MS, max: REMEMBERED_STORES, clock };

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
      least: LEAST_RECENT_VISITS,
    });
    return visits
      .map(({ productId, recent, before }) => {
        const expected = (before * RECENT_DAYS) / BASELINE_DAYS;
        return { productId, visits: recent, rise: (recent - expected) / Math.sqrt(expected + 1) };
      })
      .filter(({ rise }) => rise >= LEAST_RISE)
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
          // What was sold out of the catalogue has no popularity to keep.
          return own === undefined ? [] : [[productId, own + (demand * mean) / PRIOR_VISITS]];
        }),
      );
    },

    async settledQueries(storeId) {
      const settled = await events.settledQueries(storeId, {
        since: daysAgo(SETTLED_DAYS),
        leastVisits: LEAST_VISITS_OF_A_QUERY,
        take: MOST_SETTLED_QUERIES,
      });
      return new Map(
        settled
          .filter(({ query }) => query.length <= LONGEST_SUGGESTION && !isMasked(query))
          .map(({ query, visits }) => [query, visits]),
      );
    },

    together: (storeId, productId, deed) =>
      events.together(storeId, productId, {
        types: deed === 'bought' ? ['cart', 'order'] : ['click', 'view', 'cart', 'order'],
        since: daysAgo(TOGETHER_DAYS),
      }),
  };
}
