/** How many visits and days an experiment needs, from what the shop's visits did in the last weeks. */
import type { ExperimentBody, ExperimentPlan } from '@quarry/contract';
import { type DayOfVisits, NO_OUTCOMES } from './outcomes-repository.ts';
import { ALPHA } from './result.ts';
import { varianceOf } from './statistics/compare-means.ts';
import { added, meanOf } from './statistics/moments.ts';
import { detectableEffect, preferencesNeeded, visitsNeeded } from './statistics/plan-size.ts';

export const PLAN_DAYS = 28;
const DETECTABLE_AFTER_DAYS = [7, 14, 28];
/** Of the visits that click, those that click more of one ranking's own results; the rest click what both name. */
const DECIDING_SHARE = 0.5;
/** More visits than any shop has: the plan is then no plan. */
const MAX_VISITS = 2_000_000_000;

export function planOf(
  { method, metric, minimum_effect: effect, share }: ExperimentBody,
  days: readonly DayOfVisits[],
): ExperimentPlan {
  const decisive = method === 'interleaving' ? 'clicks' : metric;
  const past = days.reduce((sum, { metrics }) => added(sum, metrics[decisive]), NO_OUTCOMES[decisive]);
  const visitsADay = (past.n / PLAN_DAYS) * share;
  const mean = meanOf(past);
  const variance = varianceOf(past);
  const deciding = mean * DECIDING_SHARE;
  const needed =
    method === 'interleaving'
      ? preferencesNeeded(effect, ALPHA) / deciding
      : visitsNeeded(variance, effect * mean, ALPHA);
  const found = (visits: number) =>
    method === 'interleaving'
      ? Math.sqrt(preferencesNeeded(1, ALPHA) / (visits * deciding))
      : detectableEffect(variance, visits, ALPHA) / mean;
  const isKnown = mean > 0 && needed <= MAX_VISITS;
  return {
    days: PLAN_DAYS,
    visits_a_day: visitsADay,
    baseline: past.n === 0 ? null : mean,
    visits: isKnown ? Math.ceil(needed) : null,
    expected_days: isKnown && visitsADay > 0 ? Math.ceil(needed / visitsADay) : null,
    detectable:
      isKnown && visitsADay > 0
        ? DETECTABLE_AFTER_DAYS.map((length) => ({ days: length, effect: found(visitsADay * length) }))
        : [],
  };
}
