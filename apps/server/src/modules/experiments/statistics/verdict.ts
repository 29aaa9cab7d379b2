/** What a result says so far. Checks of the data come before the difference: a broken test has no result. */
import type { MeanDifference } from './compare-means.ts';

/** Visits of each sample, and visits with any outcome, below which intervals are not trusted yet. */
export const LEAST_VISITS = 200;
export const LEAST_OUTCOMES = 40;
/** Chance at which a test with equal samples is called unequal. */
export const RATIO_ALPHA = 0.001;
/** Observations that the mixtures are worth, see `binomial-evidence.ts`: for samples, and for preferences. */
export const RATIO_WEIGHT = 600;
export const PREFERENCE_WEIGHT = 100;

export type Verdict = 'too-early' | 'unequal-samples' | 'harmful' | 'better' | 'worse' | 'same' | 'no-proof' | 'open';

export interface VerdictFacts {
  /** Whether enough was seen to trust the interval. */
  isMature: boolean;
  hasUnequalSamples: boolean;
  /** Whether a guardrail has proven harm. */
  hasHarm: boolean;
  difference: Pick<MeanDifference, 'low' | 'high'> | null;
  /** Absolute; smaller differences do not matter. */
  leastEffect: number;
  hasPlannedVisits: boolean;
}

export function verdictOf(facts: VerdictFacts): Verdict {
  const { difference, leastEffect } = facts;
  if (facts.hasUnequalSamples) return 'unequal-samples';
  if (!facts.isMature || !difference) return 'too-early';
  if (facts.hasHarm) return 'harmful';
  if (difference.low > 0) return 'better';
  if (difference.high < 0) return 'worse';
  if (difference.low > -leastEffect && difference.high < leastEffect) return 'same';
  return facts.hasPlannedVisits ? 'no-proof' : 'open';
}
