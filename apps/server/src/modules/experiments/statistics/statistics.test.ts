import { describe, expect, it } from 'vitest';
import { assignedSample } from './assignment.ts';
import { binomialP, shareInterval } from './binomial-evidence.ts';
import { compareMeans } from './compare-means.ts';
import { halfWidth, sequentialP, tunedScale } from './confidence-sequence.ts';
import { added, type Moments, NO_VISITS } from './moments.ts';
import { detectableEffect, preferencesNeeded, visitsNeeded } from './plan-size.ts';
import { verdictOf } from './verdict.ts';

/** Numbers from 0 up to 1 by a linear congruence: the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

const momentsOf = (pairs: readonly (readonly [y: number, x: number])[]): Moments =>
  pairs.map(([y, x]) => ({ n: 1, y, yy: y * y, x, xx: x * x, xy: x * y })).reduce(added, NO_VISITS);

describe('the confidence sequence', () => {
  it('is the published formula', () => {
    // σ √(2 (nρ² + 1) / (n²ρ²) · ln(√(nρ² + 1) / α)), and ρ by the published optimum.
    expect(tunedScale(100, 0.05) ** 2 * 100).toBeCloseTo(-2 * Math.log(0.05) + Math.log(1 - 2 * Math.log(0.05)), 10);
    expect(halfWidth(2, 100, 0.3, 0.05)).toBeCloseTo(
      2 * Math.sqrt(((2 * 10) / (100 * 9)) * Math.log(Math.sqrt(10) / 0.05)),
      10,
    );
  });

  it('leaves 0 out exactly when its p-value is below alpha', () => {
    for (const mean of [0.01, 0.1, 0.2, 0.25, 0.26, 0.3, 0.5]) {
      const half = halfWidth(1, 100, 0.3, 0.05);
      expect(sequentialP(mean, 1, 100, 0.3) <= 0.05).toBe(mean >= half);
    }
  });

  it('is narrowest near the planned number of visits', () => {
    const width = (planned: number) => halfWidth(1, 5000, tunedScale(planned, 0.05), 0.05);
    expect(width(5000)).toBeLessThan(width(50));
    expect(width(5000)).toBeLessThan(width(500_000));
  });
});

describe('a comparison of means', () => {
  it('finds the same from sums of days as from all visits, and is worth more with a covariate', () => {
    const next = numbers(7);
    const visit = (lift: number): [number, number] => {
      const habit = next();
      return [habit + next() + lift, habit];
    };
    const [control, treatment] = [0, 0.2].map((lift) => Array.from({ length: 500 }, () => visit(lift)));
    const options = { alpha: 0.05, plannedVisits: 1000 };
    const whole = compareMeans(momentsOf(control ?? []), momentsOf(treatment ?? []), options);
    const byDays = compareMeans(
      added(momentsOf((control ?? []).slice(0, 100)), momentsOf((control ?? []).slice(100))),
      momentsOf(treatment ?? []),
      options,
    );
    const withoutCovariate = compareMeans(
      momentsOf((control ?? []).map(([y]) => [y, 0])),
      momentsOf((treatment ?? []).map(([y]) => [y, 0])),
      options,
    );

    expect(byDays?.estimate).toBeCloseTo(whole?.estimate ?? 0, 10);
    expect(whole?.low).toBeLessThan(0.2);
    expect(whole?.high).toBeGreaterThan(0.2);
    expect(whole?.low).toBeGreaterThan(0);
    expect(whole?.varianceReduction).toBeCloseTo(0.5, 1);
    expect((whole?.high ?? 0) - (whole?.low ?? 0)).toBeLessThan(
      (withoutCovariate?.high ?? 0) - (withoutCovariate?.low ?? 0),
    );
  });

  it('says nothing while nothing varies', () => {
    const same = momentsOf([
      [0, 0],
      [0, 0],
    ]);
    expect(compareMeans(same, same, { alpha: 0.05, plannedVisits: 100 })).toBeNull();
    expect(compareMeans(NO_VISITS, same, { alpha: 0.05, plannedVisits: 100 })).toBeNull();
  });

  it('rarely decides when there is no difference, however often it is looked at', () => {
    const next = numbers(11);
    let decided = 0;
    for (let test = 0; test < 100; test++) {
      let [control, treatment] = [NO_VISITS, NO_VISITS];
      for (let visit = 0; visit < 1500; visit++) {
        const y = next() < 0.3 ? 1 : 0;
        const one = { n: 1, y, yy: y, x: 0, xx: 0, xy: 0 };
        if (visit % 2 === 0) control = added(control, one);
        else treatment = added(treatment, one);
        if (visit < 400) continue;
        const difference = compareMeans(control, treatment, { alpha: 0.05, plannedVisits: 1500 });
        if (difference && difference.p <= 0.05) {
          decided += 1;
          break;
        }
      }
    }
    expect(decided).toBeLessThanOrEqual(5);
  });
});

describe('the evidence on a share', () => {
  it('finds unequal samples, and leaves equal ones alone', () => {
    expect(binomialP(5000, 5000, 0.5, 600)).toBe(1);
    expect(binomialP(5080, 4920, 0.5, 600)).toBeGreaterThan(0.01);
    expect(binomialP(5300, 4700, 0.5, 600)).toBeLessThan(0.001);
  });

  it('gives an interval that excludes one half exactly when the p-value does', () => {
    for (const wins of [50, 60, 70, 75, 80, 100]) {
      const { low, high } = shareInterval(wins, 100 - wins, { alpha: 0.05, weight: 100 });
      expect(low > 0.5 || high < 0.5).toBe(binomialP(wins, 100 - wins, 0.5, 100) <= 0.05);
      expect(low).toBeLessThanOrEqual(wins / 100);
      expect(high).toBeGreaterThanOrEqual(wins / 100);
    }
    expect(shareInterval(0, 0, { alpha: 0.05, weight: 100 })).toEqual({ estimate: 0.5, low: 0, high: 1 });
  });
});

describe('the plan', () => {
  it('needs four times the visits for half the effect, and tells what they find', () => {
    const visits = visitsNeeded(0.21, 0.03, 0.05);
    expect(visitsNeeded(0.21, 0.015, 0.05) / visits).toBeCloseTo(4, 2);
    expect(detectableEffect(0.21, visits, 0.05)).toBeCloseTo(0.03, 4);
    // A test with one look would need 7,326 visits by the usual formula.
    expect(visits).toBeGreaterThan(7326);
    expect(visits).toBeLessThan(2 * 7326);
    expect(preferencesNeeded(0.1, 0.05)).toBe(1503);
  });
});

describe('the assignment', () => {
  it('keeps a visit in its sample, splits visits evenly, and is independent between experiments', () => {
    const visits = Array.from({ length: 4000 }, (_, place) => `visit-${place}`);
    const samples = visits.map((visit) => assignedSample('one', visit, 1));
    expect(visits.map((visit) => assignedSample('one', visit, 1))).toEqual(samples);
    expect(samples.filter((sample) => sample === 'control').length / visits.length).toBeCloseTo(0.5, 1);
    const again = visits.filter((visit, place) => assignedSample('other', visit, 1) === samples[place]);
    expect(again.length / visits.length).toBeCloseTo(0.5, 1);
    const part = visits.map((visit) => assignedSample('one', visit, 0.2));
    expect(part.filter(Boolean).length / visits.length).toBeCloseTo(0.2, 1);
    // Who takes part keeps the sample when more take part.
    expect(part.every((sample, place) => sample === undefined || sample === samples[place])).toBe(true);
  });
});

describe('the verdict', () => {
  const facts = {
    isMature: true,
    hasUnequalSamples: false,
    hasHarm: false,
    difference: { low: -0.02, high: 0.03 },
    leastEffect: 0.01,
    hasPlannedVisits: false,
  };

  it.each([
    ['unequal-samples', { hasUnequalSamples: true, difference: { low: 0.1, high: 0.2 } }],
    ['too-early', { isMature: false, difference: { low: 0.1, high: 0.2 } }],
    ['harmful', { hasHarm: true, difference: { low: 0.1, high: 0.2 } }],
    ['better', { difference: { low: 0.001, high: 0.2 } }],
    ['worse', { difference: { low: -0.2, high: -0.001 } }],
    ['same', { difference: { low: -0.009, high: 0.009 } }],
    ['no-proof', { hasPlannedVisits: true }],
    ['open', {}],
  ])('is %s', (verdict, more) => {
    expect(verdictOf({ ...facts, ...more })).toBe(verdict);
  });
});
