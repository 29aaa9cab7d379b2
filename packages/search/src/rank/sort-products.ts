/** The orders that a list of products can be put in. Ties fall to the better match, then to the catalogue's own order. */
import type { SortOrder } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import type { Order } from '@quarry/language';
import { isAvailable } from '../match/hard-conditions.ts';
import { bestFirst, bestPlaces } from './best-first.ts';
import type { Matches } from './find-matches.ts';

/** `compare(a, b)` below zero: a stands before b. What is unknown (NaN) stands last in either direction. */
function compareKnown(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return direction * (a - b);
}

/** What products are compared by; null where this index cannot tell. NaN: unknown of a product. */
function figuresFor(
  { prices, positions, ratings, popularity }: IndexData,
  { by }: Order,
): ((product: number) => number) | null {
  const column = { price: prices, newest: positions, rating: ratings, popularity }[by as string];
  return column === undefined ? null : (product) => column[product] as number;
}

/** The first `count` places of `matches` in the asked order; `listed` (by place) leaves others out. */
export function sortMatches(
  data: IndexData,
  matches: Matches,
  {
    sort,
    count,
    listed,
    order = null,
  }: { sort: SortOrder; count: number; listed: Uint8Array | null; order?: Order | null },
): number[] {
  const { products, scores, great } = matches;
  const { positions } = data;
  const byScore = (a: number, b: number) => {
    const difference = (scores[b] as number) - (scores[a] as number);
    if (difference !== 0) return difference < 0;
    const [one, other] = [products[a] as number, products[b] as number];
    const order = compareKnown(positions[one] as number, positions[other] as number, 1);
    return order === 0 ? one < other : order < 0;
  };
  const figureOf = sort === 'relevance' && order !== null ? figuresFor(data, order) : null;
  if (figureOf !== null) {
    // What meets everything, and of that what can be bought, in the order that was said; the others as they fit.
    const standing = (place: number) =>
      great[place] === 1 ? (isAvailable(data, products[place] as number) ? 0 : 1) : 2;
    return bestFirst(products.keys(), count, (a, b) => {
      const difference = standing(a) - standing(b);
      if (difference !== 0) return difference < 0;
      const figured =
        standing(a) === 2
          ? 0
          : compareKnown(
              figureOf(products[a] as number),
              figureOf(products[b] as number),
              order?.direction === 'asc' ? 1 : -1,
            );
      return figured === 0 ? byScore(a, b) : figured < 0;
    });
  }
  if (sort === 'relevance') return bestPlaces(products.length, count, byScore);

  const known = { price_asc: data.prices, price_desc: data.prices, newest: positions, rating: data.ratings }[sort];
  const direction = sort === 'price_asc' ? 1 : -1;
  return bestFirst(
    listed === null ? products.keys() : Array.from(products.keys()).filter((place) => listed[place] === 1),
    count,
    (a, b) => {
      const order = compareKnown(
        known[products[a] as number] as number,
        known[products[b] as number] as number,
        direction,
      );
      return order === 0 ? byScore(a, b) : order < 0;
    },
  );
}
