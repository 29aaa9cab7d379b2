/** The staff's decisions as conditions and addends: what is hidden, what is lifted or lowered. */
import type { Steering } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { type Condition, filterConditions } from './hard-conditions.ts';

export interface Boost {
  name: string;
  /** Above zero lifts, below zero lowers. */
  points: number;
  applies: Condition;
}

export interface PreparedSteering {
  /** Each lets through what one rule does not hide. */
  hidden: Condition[];
  boosts: Boost[];
}

export function prepareSteering(data: IndexData, { hidden = [], boosts = [] }: Steering = {}): PreparedSteering {
  return {
    hidden: hidden.map((filters) => {
      const conditions = filterConditions(data, filters, {});
      return (product) => !conditions.every((condition) => condition(product));
    }),
    boosts: boosts.map(({ match, points, name }) => {
      const conditions = filterConditions(data, match, {});
      return { name, points, applies: (product) => conditions.every((condition) => condition(product)) };
    }),
  };
}

/** What all rules together add to a product. */
export function boostOf(boosts: readonly Boost[], product: number): number {
  let sum = 0;
  for (const { points, applies } of boosts) if (applies(product)) sum += points;
  return sum;
}
