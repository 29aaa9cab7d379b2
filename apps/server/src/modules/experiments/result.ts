/** The result of an experiment from the sums of its days. */
import type { Experiment, ExperimentMetric, ExperimentResult, MetricResult } from '@quarry/contract';
import { type DayOfPreferences, type DayOfVisits, METRICS, NO_OUTCOMES } from './outcomes-repository.ts';
import { binomialP, shareInterval } from './statistics/binomial-evidence.ts';
import { compareMeans, type MeanDifference } from './statistics/compare-means.ts';
import { added, meanOf } from './statistics/moments.ts';
import {
  LEAST_OUTCOMES,
  LEAST_VISITS,
  PREFERENCE_WEIGHT,
  RATIO_ALPHA,
  RATIO_WEIGHT,
  verdictOf,
} from './statistics/verdict.ts';

/** Chance at which what decides is called different without being so; the guardrails share one of this size. */
export const ALPHA = 0.05;
const GUARDRAIL_ALPHA = ALPHA / (METRICS.length - 1);

type Sample = DayOfVisits['sample'];
type Samples = Record<Sample, DayOfVisits['metrics']>;

const NOBODY: Samples = { control: NO_OUTCOMES, treatment: NO_OUTCOMES };

export function splitResult(
  { metric: primary, minimum_effect, planned_visits }: Experiment,
  { cap, days }: { cap: number | null; days: readonly DayOfVisits[] },
): ExperimentResult {
  const plannedVisits = planned_visits ?? 0;
  const all = days.reduce(withDay, NOBODY);
  const visits = { control: all.control[primary].n, treatment: all.treatment[primary].n };
  const p = binomialP(visits.control, visits.treatment, 0.5, RATIO_WEIGHT);
  const samples = { ...visits, p, is_unequal: p <= RATIO_ALPHA };
  const uncapped = (sample: Sample) =>
    days.reduce((sum, day) => sum + (day.sample === sample ? day.revenue : 0), 0) / Math.max(1, visits[sample]);
  const metrics = METRICS.map((metric): MetricResult => {
    const isPrimary = metric === primary;
    const [control, treatment] = [all.control[metric], all.treatment[metric]];
    const difference = compareMeans(control, treatment, {
      alpha: isPrimary ? ALPHA : GUARDRAIL_ALPHA,
      plannedVisits,
    });
    const base = meanOf(control);
    return {
      metric,
      is_primary: isPrimary,
      control: control.n === 0 ? null : base,
      treatment: treatment.n === 0 ? null : meanOf(treatment),
      difference: difference && intervalOf(difference),
      relative: difference && base > 0 ? intervalOf(difference, 1 / base) : null,
      p: difference?.p ?? null,
      variance_reduction: difference?.varianceReduction ?? null,
      cap: metric === 'revenue' ? cap : null,
      uncapped: metric === 'revenue' ? { control: uncapped('control'), treatment: uncapped('treatment') } : null,
      is_harmed: !isPrimary && difference !== null && isWorse(metric, difference),
    };
  });
  const decisive = metrics.find(({ is_primary }) => is_primary);
  const outcomes = all.control[primary].y + all.treatment[primary].y;
  return {
    verdict: verdictOf({
      isMature:
        Math.min(visits.control, visits.treatment) >= LEAST_VISITS &&
        (primary === 'revenue' || outcomes >= LEAST_OUTCOMES),
      hasUnequalSamples: samples.is_unequal,
      hasHarm: metrics.some(({ is_harmed }) => is_harmed),
      difference: decisive?.difference ?? null,
      leastEffect: minimum_effect * (decisive?.control ?? 0),
      hasPlannedVisits: visits.control + visits.treatment >= plannedVisits,
    }),
    visits: visits.control + visits.treatment,
    planned_visits: plannedVisits,
    samples,
    metrics,
    preference: null,
    series: splitSeries(days, primary, plannedVisits),
    simulated_visits: days.reduce((sum, { simulated }) => sum + simulated, 0),
  };
}

function withDay(before: Samples, { sample, metrics }: DayOfVisits): Samples {
  const ofSample = before[sample];
  const sum = (metric: ExperimentMetric) => added(ofSample[metric], metrics[metric]);
  return {
    ...before,
    [sample]: {
      clicks: sum('clicks'),
      carts: sum('carts'),
      orders: sum('orders'),
      revenue: sum('revenue'),
      without_result: sum('without_result'),
    },
  };
}

function splitSeries(days: readonly DayOfVisits[], metric: ExperimentMetric, plannedVisits: number) {
  const series: ExperimentResult['series'] = [];
  let sums = NOBODY;
  for (const [place, day] of days.entries()) {
    sums = withDay(sums, day);
    if (days[place + 1]?.day === day.day) continue;
    const difference = compareMeans(sums.control[metric], sums.treatment[metric], { alpha: ALPHA, plannedVisits });
    if (difference) series.push({ day: day.day, ...intervalOf(difference) });
  }
  return series;
}

export function interleavingResult(
  { minimum_effect, planned_visits }: Experiment,
  days: readonly DayOfPreferences[],
): ExperimentResult {
  const series: ExperimentResult['series'] = [];
  let [visits, wins, losses, simulated] = [0, 0, 0, 0];
  for (const day of days) {
    visits += day.visits;
    wins += day.wins;
    losses += day.losses;
    simulated += day.simulated;
    series.push({ day: day.day, ...lead(wins, losses) });
  }
  const plannedVisits = planned_visits ?? 0;
  return {
    verdict: verdictOf({
      isMature: wins + losses >= LEAST_OUTCOMES,
      hasUnequalSamples: false,
      hasHarm: false,
      difference: lead(wins, losses),
      leastEffect: minimum_effect,
      hasPlannedVisits: visits >= plannedVisits,
    }),
    visits,
    planned_visits: plannedVisits,
    samples: null,
    metrics: [],
    preference: {
      wins,
      losses,
      ties: visits - wins - losses,
      share: shareInterval(wins, losses, { alpha: ALPHA, weight: PREFERENCE_WEIGHT }),
      p: binomialP(wins, losses, 0.5, PREFERENCE_WEIGHT),
    },
    series,
    simulated_visits: simulated,
  };
}

/** The share of wins minus the share of losses. */
function lead(wins: number, losses: number) {
  const { estimate, low, high } = shareInterval(wins, losses, { alpha: ALPHA, weight: PREFERENCE_WEIGHT });
  return { estimate: 2 * estimate - 1, low: 2 * low - 1, high: 2 * high - 1 };
}

function intervalOf({ estimate, low, high }: Pick<MeanDifference, 'estimate' | 'low' | 'high'>, factor = 1) {
  return { estimate: estimate * factor, low: low * factor, high: high * factor };
}

/** More searches without result are worse; of everything else less is. */
function isWorse(metric: ExperimentMetric, { low, high }: MeanDifference): boolean {
  return metric === 'without_result' ? low > 0 : high < 0;
}
