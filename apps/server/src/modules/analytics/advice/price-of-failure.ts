/**
 * What searches that fail cost a shop, from its own sums by hour: a ratio estimate of revenue per search with a result.
 * The hours are the sample, so that the range also holds for shops whose days differ.
 */
import type { Loss } from '@quarry/contract';

/** Fewer orders give no price that anybody should act on. */
const MIN_ORDERS = 10;
const MIN_HOURS = 24;
/** 90 % of a normal distribution lie within this many standard errors. */
const Z_90 = 1.645;

export interface HourSums {
  /** What the revenue is divided by: searches with results, or clicked searches. */
  units: number;
  orders: number;
  revenue: number;
}

/** A mean with its standard error. */
export interface Estimate {
  mean: number;
  error: number;
}

/** Revenue per unit; null: too few orders or hours. */
export function revenuePerUnit(hours: readonly HourSums[]): Estimate | null {
  const counted = hours.filter(({ units, revenue }) => units > 0 || revenue > 0);
  const sum = (of: (hour: HourSums) => number) => counted.reduce((total, hour) => total + of(hour), 0);
  const units = sum((hour) => hour.units);
  if (counted.length < MIN_HOURS || units === 0 || sum(({ orders }) => orders) < MIN_ORDERS) return null;
  const mean = sum(({ revenue }) => revenue) / units;
  if (mean <= 0) return null;
  const squares = sum((hour) => (hour.revenue - mean * hour.units) ** 2);
  const error = Math.sqrt((squares * counted.length) / (counted.length - 1)) / units;
  return { mean, error };
}

/** @param units how many units are lost; `error` where that number is itself estimated. */
export function lossOf(worth: Estimate | null, { mean, error }: Estimate): Loss | null {
  if (!worth) return null;
  const estimate = worth.mean * mean;
  // Relative errors of independent factors add up as squares.
  const spread = Math.hypot(worth.error * mean, worth.mean * error);
  return rounded({ estimate, low: Math.max(0, estimate - Z_90 * spread), high: estimate + Z_90 * spread });
}

/** Losses of different queries share the price of a search: their ranges add up, they do not cancel out. */
export function totalLoss(losses: readonly (Loss | null)[]): Loss | null {
  const known = losses.filter((loss) => loss !== null);
  if (known.length === 0) return null;
  const sum = (part: keyof Loss) => known.reduce((total, loss) => total + loss[part], 0);
  return rounded({ estimate: sum('estimate'), low: sum('low'), high: sum('high') });
}

function rounded({ estimate, low, high }: Loss): Loss {
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  return { estimate: cents(estimate), low: cents(low), high: cents(high) };
}
