/**
 * Converts a boost's strength, 1 to 100, to points in the engine's score.
 *
 *     strength   points   comparable to
 *            1      0.1   popularity, stock and rating, which only order equals
 *           25      1.9   a common word
 *           38      9.6   a rare word in a title (about 10 to 20)
 *           76    1,037   meeting every understood constraint (1,000)
 *          100   20,000   an article number (10,000): before everything without it
 *
 * In between it grows exponentially, as the competing evidence does. A bury subtracts the same points.
 */
const MIN_POINTS = 0.1;
const MAX_POINTS = 20_000;
const STRENGTHS = 100;

/** @param strength 1 to 100. */
export function boostPoints(strength: number): number {
  const points = MIN_POINTS * (MAX_POINTS / MIN_POINTS) ** ((strength - 1) / (STRENGTHS - 1));
  // The engine rounds its scores; few digits keep explanations readable.
  return Number(points.toPrecision(4));
}
