/**
 * Answers a search, step by step: interprets the query, retrieves and ranks products, explains the ones on the page.
 */
import type { EngineHit, EngineQuery, EngineResult, MatchTier } from '../engine-query.ts';
import { correctionsOf } from '../explain/corrections.ts';
import { explainProduct } from '../explain/explain-product.ts';
import { countFacets } from '../facets/count-facets.ts';
import { isAvailable } from '../match/hard-conditions.ts';
import { type Answer, answer } from '../query/answer.ts';
import { bestTier, type Matches, placesOf, statedPlaces, togetherInOneVariant } from '../rank/find-matches.ts';
import { createPhraseScorer } from '../rank/phrases.ts';
import type { Workspace } from '../rank/score-clauses.ts';
import { saidOrder, sortMatches } from '../rank/sort-products.ts';
import type { IndexData } from './index-data.ts';

export function queryIndex(data: IndexData, room: Workspace, query: EngineQuery): EngineResult {
  const found = answer(data, room, query);
  const { matches } = found;
  const sort = query.sort ?? 'relevance';

  // Sorted by anything but relevance, a lower-tier match could be first: only great matches are shown if there are any.
  const tier = sort === 'relevance' ? 'all' : bestTier(matches);
  const tierTotals = countTiers(matches);
  const listed = placesOf(tier, matches);
  const pins = sort === 'relevance' ? pinsAmong(data, matches, query.steering) : [];
  const said = sort === 'relevance' ? saidOrder(data, found.request, matches) : null;
  const ranked = sortMatches(data, matches, { sort, said, count: query.skip + query.take + pins.length, listed });
  const page = withPins(ranked, pins).slice(query.skip, query.skip + query.take);

  return {
    hits: describe(data, room, found, page, query.explain === true, new Set(pins.map(({ place }) => place))),
    total: listed === null ? matches.products.length : countOf(listed),
    greatTotal: tierTotals.meets_all,
    tierTotals,
    understood: found.request.understood,
    spans: found.request.typedSpans,
    order: said?.applied ?? null,
    recoveredBy: found.recoveredBy,
    corrections: found.recoveredBy === null ? [] : correctionsOf(data, found.request),
    readAs: found.request.text === query.text ? null : found.request.text,
    exclusions: countStated(found),
    ...(query.facets === undefined
      ? {}
      : {
          facets: countFacets(data, room, {
            keys: query.facets,
            filters: query.filters ?? {},
            request: found.request,
            matches,
            tier,
          }),
        }),
  };
}

function countTiers(matches: Matches): EngineResult['tierTotals'] {
  const stated = countOf(statedPlaces(matches));
  return {
    meets_all: stated,
    unstated: matches.greatCount - stated,
    meets_some: matches.products.length - matches.greatCount,
  };
}

function tierAt({ great, stated }: Matches, place: number): MatchTier {
  if (great[place] !== 1) return 'meets_some';
  return stated[place] === 1 ? 'meets_all' : 'unstated';
}

function countOf(places: Uint8Array): number {
  return places.reduce((sum, one) => sum + one, 0);
}

/** Of each thing that is not wanted: how many of the matches that meet the rest state that they are without it. */
function countStated({ request, matches }: Answer): EngineResult['exclusions'] {
  const { products, great, greatCount } = matches;
  return request.exclusions.map(({ value, isMet }) => {
    const stated = products.reduce((count, product, at) => count + (great[at] === 1 && isMet(product) ? 1 : 0), 0);
    return { value, stated, unsaid: greatCount - stated };
  });
}

interface Pin {
  /** Among the matches. */
  place: number;
  /** From 1. */
  position: number;
}

/**
 * The staff's pins on products that are found and can be had: others keep no place. By position, and of those that want
 * the same one in the order in which they were given.
 */
function pinsAmong(data: IndexData, { products }: Answer['matches'], steering: EngineQuery['steering']): Pin[] {
  const wanted = steering?.pins ?? [];
  if (wanted.length === 0) return [];
  const placeOf = new Map<number, number | undefined>(wanted.map(({ id }) => [data.productOf(id), undefined]));
  for (let place = 0; place < products.length; place++) {
    const product = products[place] ?? 0;
    if (placeOf.has(product) && isAvailable(data, product)) placeOf.set(product, place);
  }
  const pins: Pin[] = [];
  for (const { id, position } of wanted) {
    const product = data.productOf(id);
    const place = placeOf.get(product);
    // A product that is pinned twice takes its first position.
    placeOf.delete(product);
    if (place !== undefined) pins.push({ place, position });
  }
  return pins.sort((a, b) => a.position - b.position);
}

/** The ranked places with each pin at its position, or behind the pins before it; what stood there moves on. */
function withPins(ranked: readonly number[], pins: readonly Pin[]): number[] {
  if (pins.length === 0) return [...ranked];
  const pinned = new Set(pins.map(({ place }) => place));
  const order = ranked.filter((place) => !pinned.has(place));
  let next = 0;
  for (const { place, position } of pins) {
    const at = Math.min(Math.max(position - 1, next), order.length);
    order.splice(at, 0, place);
    next = at + 1;
  }
  return order;
}

function describe(
  data: IndexData,
  room: Workspace,
  found: Answer,
  page: readonly number[],
  explain: boolean,
  pinned: ReadonlySet<number>,
): EngineHit[] {
  const words = found.request.clauses.flatMap((clause) => clause.words);
  const phrases = createPhraseScorer(data, words, room.masks);
  const { products, scores, nearness } = found.matches;
  const isTogether = togetherInOneVariant(data, found.request);
  const hits = page.map((place) => {
    const product = products[place] ?? 0;
    const { reasons, parts, missing } = explainProduct(data, found.request, product, {
      phrasesIn: phrases.pairs,
      nearness,
      isGreat: found.matches.great[place] === 1,
      isTogether,
    });
    const tier = tierAt(found.matches, place);
    const hit: EngineHit = {
      id: data.ids.at(product),
      score: scores[place] ?? 0,
      tier,
      great: tier === 'meets_all',
      unsaid: found.request.exclusions.filter(({ isMet }) => !isMet(product)).map(({ value }) => value),
      missing,
      reasons,
      ...(pinned.has(place) && { pinned: true }),
    };
    return explain ? { ...hit, explanation: parts } : hit;
  });
  phrases.clear();
  return hits;
}
