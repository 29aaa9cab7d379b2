/** The orders that a list of products can be put in. Ties fall to the better match, then to the catalogue's own order. */
import type { SortOrder } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';

type Before = (a: number, b: number) => boolean;

/** `compare(a, b)` below zero: a stands before b. What is unknown (NaN) stands last in either direction. */
function compareKnown(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return direction * (a - b);
}

export function productOrder(data: IndexData, sort: SortOrder, scores: ReadonlyMap<number, number>): Before {
  const score = (product: number) => scores.get(product) ?? 0;
  const by = {
    relevance: () => 0,
    price_asc: (a: number, b: number) => compareKnown(data.prices[a] as number, data.prices[b] as number, 1),
    price_desc: (a: number, b: number) => compareKnown(data.prices[a] as number, data.prices[b] as number, -1),
    newest: (a: number, b: number) => compareKnown(data.positions[a] as number, data.positions[b] as number, -1),
    rating: (a: number, b: number) => compareKnown(data.ratings[a] as number, data.ratings[b] as number, -1),
  }[sort];
  return (a, b) => {
    const order = by(a, b) || score(b) - score(a) || (data.positions[a] as number) - (data.positions[b] as number);
    return order === 0 ? a < b : order < 0;
  };
}
