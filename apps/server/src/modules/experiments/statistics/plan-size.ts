/**
 * How many visits a test needs, before it starts. The interval is the one of the sequential test, which is wider than that
 * of a test with one look; the plan counts on that. A test that may stop sooner usually does.
 */
import { halfWidth, tunedScale } from './confidence-sequence.ts';

/** The standard normal quantile of the power of 80 %. */
const POWER_QUANTILE = 0.8416;

/** Half the width of the interval at its planned number of visits, in standard errors. */
function plannedWidth(alpha: number): number {
  // It is the same for every planned number.
  return halfWidth(1, 1, tunedScale(1, alpha), alpha);
}

/**
 * Visits in both samples together, of equal size, after which the test has found a difference of `effect` four times in
 * five.
 * @param variance of one visit's outcome. @param effect absolute. @returns Infinity for an effect of 0.
 */
export function visitsNeeded(variance: number, effect: number, alpha: number): number {
  return Math.ceil((4 * variance * (plannedWidth(alpha) + POWER_QUANTILE) ** 2) / effect ** 2);
}

/** The difference that so many visits find four times in five. */
export function detectableEffect(variance: number, visits: number, alpha: number): number {
  return (2 * Math.sqrt(variance) * (plannedWidth(alpha) + POWER_QUANTILE)) / Math.sqrt(visits);
}

/**
 * Visits with a preference after which the comparison of wins with losses has found a difference of their shares of
 * `effect` (0.1: 55 against 45 of a hundred) four times in five.
 */
export function preferencesNeeded(effect: number, alpha: number): number {
  return Math.ceil(((plannedWidth(alpha) + POWER_QUANTILE) / effect) ** 2);
}
