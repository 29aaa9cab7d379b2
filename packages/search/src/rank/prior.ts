/** What speaks for a product whatever was asked: demand, stock, rating. Small, for words come first. */
import type { IndexData } from '../index/index-data.ts';
import { isAvailable } from '../match/hard-conditions.ts';
import { POPULARITY_WEIGHT, RATING_WEIGHT, STOCK_WEIGHT } from './weights.ts';

const BEST_RATING = 5;

export interface Prior {
  popularity: number;
  rating: number;
  stock: number;
}

export function priorOf(data: IndexData, product: number): Prior {
  const rating = data.ratings[product] as number;
  return {
    popularity: POPULARITY_WEIGHT * (data.popularity[product] as number),
    rating: Number.isNaN(rating) ? 0 : (RATING_WEIGHT * rating) / BEST_RATING,
    stock: isAvailable(data, product) ? STOCK_WEIGHT : 0,
  };
}

export function sumOfPrior({ popularity, rating, stock }: Prior): number {
  return popularity + rating + stock;
}
