/** Simulated tests of means, looked at again and again once they may decide. */
import { compareMeans } from '../../apps/server/src/modules/experiments/statistics/compare-means.ts';
import { type Moments, NO_VISITS } from '../../apps/server/src/modules/experiments/statistics/moments.ts';
import { LEAST_OUTCOMES, LEAST_VISITS } from '../../apps/server/src/modules/experiments/statistics/verdict.ts';
import type { Random } from '../../apps/server/src/simulation/seeded-random.ts';

export const ALPHA = 0.05;
/** A test is looked at after so many visits each time. */
export const VISITS_BETWEEN_LOOKS = 10;

/** Outcome of one visit, and the same metric before its exposure. */
export type Visit = (random: Random, isTreated: boolean) => { y: number; x: number };

export interface TestOutcome {
  /** Visits at the decision; undefined: none until the end. */
  decidedAt: number | undefined;
  isPositive: boolean;
  varianceReduction: number;
}

/** @param visits until the end; @param plannedVisits for which the interval is tuned. */
export function simulateTest(
  random: Random,
  visit: Visit,
  { visits, plannedVisits = visits }: { visits: number; plannedVisits?: number },
): TestOutcome {
  const samples: [Moments, Moments] = [{ ...NO_VISITS }, { ...NO_VISITS }];
  const [control, treatment] = samples;
  let outcomes = 0;
  let varianceReduction = 0;
  for (let count = 1; count <= visits; count++) {
    const isTreated = random.next() < 0.5;
    const { y, x } = visit(random, isTreated);
    add(isTreated ? treatment : control, y, x);
    if (y !== 0) outcomes += 1;
    if (count % VISITS_BETWEEN_LOOKS !== 0) continue;
    if (Math.min(control.n, treatment.n) < LEAST_VISITS || outcomes < LEAST_OUTCOMES) continue;
    const difference = compareMeans(control, treatment, { alpha: ALPHA, plannedVisits });
    if (!difference) continue;
    varianceReduction = difference.varianceReduction;
    if (difference.low > 0 || difference.high < 0)
      return { decidedAt: count, isPositive: difference.low > 0, varianceReduction };
  }
  return { decidedAt: undefined, isPositive: false, varianceReduction };
}

function add(sample: Moments, y: number, x: number): void {
  sample.n += 1;
  sample.y += y;
  sample.yy += y * y;
  sample.x += x;
  sample.xx += x * x;
  sample.xy += x * y;
}

export interface Shares {
  /** Share of the tests that decided. */
  decided: number;
  positive: number;
  /** Of those that decided. */
  medianVisits: number | null;
  varianceReduction: number;
}

export function repeat(tests: number, run: () => TestOutcome): Shares {
  const outcomes = Array.from({ length: tests }, run);
  const times = outcomes.flatMap(({ decidedAt }) => decidedAt ?? []).sort((one, other) => one - other);
  return {
    decided: times.length / tests,
    positive: outcomes.filter(({ isPositive }) => isPositive).length / tests,
    medianVisits: times[Math.floor(times.length / 2)] ?? null,
    varianceReduction: outcomes.reduce((sum, { varianceReduction }) => sum + varianceReduction, 0) / tests,
  };
}
