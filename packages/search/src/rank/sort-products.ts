/**
 * Sort orders of a list of products. In every order products in stock precede sold-out ones, and ties are ordered by
 * score, then by the catalogue's order.
 */
import type { AppliedOrder, SortOrder } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { isAvailable } from '../match/hard-conditions.ts';
import type { ReadRequest } from '../query/read-request.ts';
import { attributeBeside, attributeOrderOf, figureOf } from './attribute-order.ts';
import { bestFirst, bestPlaces } from './best-first.ts';
import type { Matches } from './find-matches.ts';
import { CONDITIONS_SCORE } from './weights.ts';

/** `compare(a, b)` below zero: a sorts before b. Unknown values (NaN) are last in either direction. */
function compareKnown(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return direction * (a - b);
}

/** An order that was said in words, with what it compares. */
export interface SaidOrder {
  applied: AppliedOrder;
  /** NaN: unknown of a product. */
  figure(product: number): number;
}

/**
 * The order that the words ask for, where products that meet everything can be compared so; null: as they match.
 * "Largest" needs a catalogue that measures them.
 */
export function saidOrder(
  data: IndexData,
  { order, spans, text }: Pick<ReadRequest, 'order' | 'spans' | 'text'>,
  matches: Matches,
): SaidOrder | null {
  if (order === null) return null;
  const { by, direction } = order;
  const { prices: price, positions: newest, ratings: rating, popularity } = data;
  if (by === 'price' || by === 'newest' || by === 'rating' || by === 'popularity') {
    const column = { price, newest, rating, popularity }[by];
    return { applied: { by, direction }, figure: (product) => column[product] ?? Number.NaN };
  }
  const isFirst = comparable(matches);
  const first = Array.from(matches.products).filter((_, place) => isFirst(place));
  const attribute = attributeOrderOf(data, order, { products: first, beside: attributeBeside(data, text, spans) });
  if (attribute === null) return null;
  return {
    applied: { by: 'attribute', direction, ...attribute },
    figure: (product) => figureOf(data, product, attribute, direction),
  };
}

interface SortOptions {
  sort: SortOrder;
  count: number;
  /** By place among the matches: 1 for those that are listed; null: all. */
  listed: Uint8Array | null;
  /** Takes the place of the best match where `sort` is `relevance`. */
  said?: SaidOrder | null;
}

/** The first `count` places of `matches` in the asked order. */
export function sortMatches(data: IndexData, matches: Matches, { sort, count, listed, said = null }: SortOptions) {
  const { products, scores } = matches;
  const { positions } = data;
  const byScore = (a: number, b: number) => {
    const difference = (scores[b] ?? 0) - (scores[a] ?? 0);
    if (difference !== 0) return difference < 0;
    const [one, other] = [products[a] ?? 0, products[b] ?? 0];
    const order = compareKnown(positions[one] ?? 0, positions[other] ?? 0, 1);
    return order === 0 ? one < other : order < 0;
  };
  if (sort === 'relevance' && said !== null)
    return bestFirst(products.keys(), count, inSaidOrder(data, matches, said, byScore));
  if (sort === 'relevance') return bestPlaces(products.length, count, byScore);

  const known = { price_asc: data.prices, price_desc: data.prices, newest: positions, rating: data.ratings }[sort];
  const direction = sort === 'price_asc' ? 1 : -1;
  const soldOut = (place: number) => (isAvailable(data, products[place] ?? 0) ? 0 : 1);
  return bestFirst(
    listed === null ? products.keys() : Array.from(products.keys()).filter((place) => listed[place] === 1),
    count,
    (a, b) => {
      const difference = soldOut(a) - soldOut(b);
      if (difference !== 0) return difference < 0;
      const order = compareKnown(known[products[a] ?? 0] ?? 0, known[products[b] ?? 0] ?? 0, direction);
      return order === 0 ? byScore(a, b) : order < 0;
    },
  );
}

/** Products of the first two tiers; where there are none, those that meet all that was understood. */
function comparable({ great, greatCount, scores }: Matches): (place: number) => boolean {
  return greatCount > 0 ? (place) => great[place] === 1 : (place) => (scores[place] ?? 0) >= CONDITIONS_SCORE;
}

/** Tier by tier: in the first two in the order that was said, what meets only a part as it fits. */
function inSaidOrder(
  data: IndexData,
  matches: Matches,
  { applied, figure }: SaidOrder,
  byScore: (a: number, b: number) => boolean,
): (a: number, b: number) => boolean {
  const LESSER = 4;
  const { products, stated } = matches;
  const isFirst = comparable(matches);
  const standings = products.map((product, place) =>
    isFirst(place) ? (stated[place] === 1 ? 0 : 2) + (isAvailable(data, product) ? 0 : 1) : LESSER,
  );
  const figures = Float64Array.from(products, (product, place) =>
    standings[place] === LESSER ? Number.NaN : figure(product),
  );
  const direction = applied.direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const difference = (standings[a] ?? 0) - (standings[b] ?? 0);
    if (difference !== 0) return difference < 0;
    const order = compareKnown(figures[a] ?? 0, figures[b] ?? 0, direction);
    return order === 0 ? byScore(a, b) : order < 0;
  };
}
