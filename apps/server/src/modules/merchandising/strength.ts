/**
 * How strong a boost is, from the 1 to 100 that staff set to points in the engine's score.
 *
 *   strength   points   next to
 *          1      0.1   popularity, stock and rating, which only part equals
 *         25      1.9   a common word
 *         38      9.6   a rare word in a title (about 10 to 20)
 *         76    1,037   meeting every condition that was understood (1,000)
 *        100   20,000   an article number (10,000): before everything that lacks it
 *
 * In between it grows by the same factor with every step, for the evidence it competes with does so too. A bury takes
 * the same points away.
 */
const LEAST_POINTS = 0.1;
const MOST_POINTS = 20_000;
const STRENGTHS = 100;

/** @param strength 1 to 100. */
export function boostPoints(strength: number): number {
  const points = LEAST_POINTS * (MOST_POINTS / LEAST_POINTS) ** ((strength - 1) / (STRENGTHS - 1));
  // The engine rounds its scores; a short number keeps an explanation readable.
  return Number(points.toPrecision(4));
}
