/**
 * Compares the means of one metric in two samples of visits by a confidence sequence, after CUPED: what the metric of the
 * same visits was before the exposure explains a part of its variance (Deng, Xu, Kohavi and Walker, WSDM 2013).
 */
import { halfWidth, sequentialP, tunedScale } from './confidence-sequence.ts';
import { meanOf, type Moments, spreadOf } from './moments.ts';

export interface MeanDifference {
  /** Treatment minus control. */
  estimate: number;
  low: number;
  high: number;
  /** Valid at any time. */
  p: number;
  /** Share of the variance that the covariate explained. */
  varianceReduction: number;
}

/**
 * @param plannedVisits of both samples together, chosen before the data: there the interval is narrowest.
 * @returns null while one of the samples has fewer than two visits, or nothing varies.
 */
export function compareMeans(
  control: Moments,
  treatment: Moments,
  { alpha, plannedVisits }: { alpha: number; plannedVisits: number },
): MeanDifference | null {
  if (control.n < 2 || treatment.n < 2) return null;
  const [ofControl, ofTreatment] = [spreadOf(control), spreadOf(treatment)];
  const xx = ofControl.xx + ofTreatment.xx;
  // One slope for both samples: a slope of each would let the treatment change what is corrected.
  const slope = xx === 0 ? 0 : (ofControl.xy + ofTreatment.xy) / xx;
  const variance = (spread: typeof ofControl, n: number) =>
    Math.max(0, spread.yy - 2 * slope * spread.xy + slope * slope * spread.xx) / (n - 1);
  const standardError = Math.sqrt(
    variance(ofControl, control.n) / control.n + variance(ofTreatment, treatment.n) / treatment.n,
  );
  if (standardError === 0) return null;
  const n = control.n + treatment.n;
  const deviation = standardError * Math.sqrt(n);
  const estimate = meanOf(treatment) - meanOf(control) - slope * (treatment.x / treatment.n - control.x / control.n);
  const scale = tunedScale(plannedVisits, alpha);
  const half = halfWidth(deviation, n, scale, alpha);
  const raw = ofControl.yy + ofTreatment.yy;
  const explained = xx === 0 ? 0 : (slope * (ofControl.xy + ofTreatment.xy)) / raw;
  return {
    estimate,
    low: estimate - half,
    high: estimate + half,
    p: sequentialP(estimate, deviation, n, scale),
    varianceReduction: Math.min(1, Math.max(0, explained)),
  };
}

/** Variance of one visit's outcome, as it will be when both samples are taken from these visits. */
export function varianceOf(visits: Moments): number {
  return visits.n < 2 ? 0 : spreadOf(visits).yy / (visits.n - 1);
}
