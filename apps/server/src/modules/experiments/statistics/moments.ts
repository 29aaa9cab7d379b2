/**
 * Sums of one metric over visits, from which every mean, variance and covariance follows. Sums of days and of samples are
 * added up, so an analysis never needs the visits themselves.
 */

export interface Moments {
  /** Visits. */
  n: number;
  /** Sums of the outcome y, of the covariate x (the same metric before the exposure), and of their products. */
  y: number;
  yy: number;
  x: number;
  xx: number;
  xy: number;
}

export const NO_VISITS: Moments = { n: 0, y: 0, yy: 0, x: 0, xx: 0, xy: 0 };

export function added(one: Moments, other: Moments): Moments {
  return {
    n: one.n + other.n,
    y: one.y + other.y,
    yy: one.yy + other.yy,
    x: one.x + other.x,
    xx: one.xx + other.xx,
    xy: one.xy + other.xy,
  };
}

export function meanOf({ n, y }: Moments): number {
  return n === 0 ? 0 : y / n;
}

/** Sums of squares and products around the means. */
export function spreadOf({ n, y, yy, x, xx, xy }: Moments): { yy: number; xx: number; xy: number } {
  if (n === 0) return { yy: 0, xx: 0, xy: 0 };
  return { yy: Math.max(0, yy - (y * y) / n), xx: Math.max(0, xx - (x * x) / n), xy: xy - (x * y) / n };
}
