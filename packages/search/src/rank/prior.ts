/** Points that do not depend on the query: availability and, little, demand and rating. */
import type { IndexData } from '../index/index-data.ts';
import { isAvailable } from '../match/hard-conditions.ts';
import { AVAILABLE_SCORE, POPULARITY_WEIGHT, RATING_WEIGHT } from './weights.ts';

const BEST_RATING = 5;

interface Prior {
  popularity: number;
  rating: number;
  stock: number;
}

export function priorOf(data: IndexData, product: number): Prior {
  const rating = data.ratings[product] ?? 0;
  return {
    popularity: POPULARITY_WEIGHT * (data.popularity[product] ?? 0),
    rating: Number.isNaN(rating) ? 0 : (RATING_WEIGHT * rating) / BEST_RATING,
    stock: isAvailable(data, product) ? AVAILABLE_SCORE : 0,
  };
}

/** All of it together; asked for every match, so nothing is made. */
export function sumOfPrior(data: IndexData, product: number): number {
  const rating = data.ratings[product] ?? 0;
  return (
    POPULARITY_WEIGHT * (data.popularity[product] ?? 0) +
    (Number.isNaN(rating) ? 0 : (RATING_WEIGHT * rating) / BEST_RATING) +
    (isAvailable(data, product) ? AVAILABLE_SCORE : 0)
  );
}
