/** The orders that a list of products can be put in. Ties fall to the better match, then to the catalogue's own order. */
import type { SortOrder } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { bestFirst } from './best-first.ts';
import type { Matches } from './find-matches.ts';

/** `compare(a, b)` below zero: a stands before b. What is unknown (NaN) stands last in either direction. */
function compareKnown(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return direction * (a - b);
}

/** The first `count` places of `matches` in the asked order; with `onlyGreat` the lesser ones are left out. */
export function sortMatches(
  data: IndexData,
  matches: Matches,
  { sort, count, onlyGreat }: { sort: SortOrder; count: number; onlyGreat: boolean },
): number[] {
  const { products, scores, great } = matches;
  const by = (known: ArrayLike<number>, direction: 1 | -1) => (a: number, b: number) =>
    compareKnown(known[products[a] as number] as number, known[products[b] as number] as number, direction);
  const byAsked = {
    relevance: () => 0,
    price_asc: by(data.prices, 1),
    price_desc: by(data.prices, -1),
    newest: by(data.positions, -1),
    rating: by(data.ratings, -1),
  }[sort];
  const byPosition = by(data.positions, 1);

  return bestFirst(
    onlyGreat ? Array.from(products.keys()).filter((place) => great[place] === 1) : products.keys(),
    count,
    (a, b) => {
      const order = byAsked(a, b) || (scores[b] as number) - (scores[a] as number) || byPosition(a, b);
      return order === 0 ? (products[a] as number) < (products[b] as number) : order < 0;
    },
  );
}
