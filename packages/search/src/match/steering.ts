/** Applies merchandising rules as constraints and score addends: hide, boost, bury. */
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

const NOTHING_STEERED: PreparedSteering = { hidden: [], boosts: [] };
/** A query is read several times, and its rules are the same for many queries; they know the index as it was in that wordsVersion. */
const remembered = new WeakMap<Steering, { wordsVersion: object; prepared: PreparedSteering }>();

export function prepareSteering(data: IndexData, steering: Steering | undefined): PreparedSteering {
  if (steering === undefined) return NOTHING_STEERED;
  const known = remembered.get(steering);
  if (known?.wordsVersion === data.wordsVersion) return known.prepared;
  const prepared = prepare(data, steering);
  remembered.set(steering, { wordsVersion: data.wordsVersion, prepared });
  return prepared;
}

function prepare(data: IndexData, { hidden = [], boosts = [] }: Steering): PreparedSteering {
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
