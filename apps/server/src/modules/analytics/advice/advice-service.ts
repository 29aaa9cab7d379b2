/** What to do next about searches: which fail, what they are estimated to lose, and what would help. */
import { setImmediate } from 'node:timers/promises';
import type { Advice, AdviceList, StoreSettings } from '@quarry/contract';
import type { ReportPeriod } from '../report-period.ts';
import type { QueryRow, SearchesRepository } from '../searches-repository.ts';
import type { AdviceRepository, AfterFailure, HourOfSearches } from './advice-repository.ts';
import { lossOf, revenuePerUnit, totalLoss } from './price-of-failure.ts';

const OF_EACH_CAUSE = 8;
/** A shorter time holds too few orders of a small shop. */
const MIN_WORTH_DAYS = 28;
/** Fewer visits that found the same other words are chance. */
const MIN_REWORDED_VISITS = 2;

export interface AdviceParts {
  repository: AdviceRepository;
  searches: Pick<SearchesRepository, 'queries'>;
  /** The last days until now, with everything summed. */
  periodOf: (settings: StoreSettings, days: number) => Promise<ReportPeriod & { shown: AdviceList['period'] }>;
  /** How many products a search finds at this moment. The engine remembers it until products or rules change. */
  countNow: (settings: StoreSettings, query: string) => Promise<number>;
}

export function createAdviceService({ repository, searches, periodOf, countNow }: AdviceParts) {
  return async (settings: StoreSettings, days: number): Promise<AdviceList> => {
    const period = await periodOf(settings, days);
    const worthDays = Math.max(days, MIN_WORTH_DAYS);
    const hours = await repository.hours(settings.id, (await periodOf(settings, worthDays)).span);
    const perSearch = revenuePerUnit(unitsOf(hours, ({ searches, withoutResult }) => searches - withoutResult));
    const perClick = revenuePerUnit(unitsOf(hours, ({ clicked }) => clicked));

    const listed = (list: 'without-result' | 'low-click') =>
      searches.queries(settings.id, period, { list, skip: 0, take: OF_EACH_CAUSE });
    const [empty, ignored] = [await listed('without-result'), await listed('low-click')];
    const after = await repository.afterFailures(
      settings.id,
      empty.map(({ query }) => query),
      period.span,
    );
    const afterOf = new Map(after.map((row) => [row.query, row]));

    const queries = [...new Set([...empty, ...ignored].map(({ query }) => query))];
    const nowOf = new Map<string, number>();
    // One after the other, so that shoppers' searches get their turn between them.
    for (const query of queries) {
      nowOf.set(query, await countNow(settings, query));
      await setImmediate();
    }

    const items: Advice[] = [];
    for (const row of empty) {
      const outcome = afterOf.get(row.query);
      const failed = lastingFailures(row, outcome);
      const foundNow = nowOf.get(row.query) ?? 0;
      items.push({
        cause: 'no-result',
        query: row.query,
        searches: row.searches,
        failed: Math.round(failed),
        loss: lossOf(perSearch, { mean: failed, error: 0 }),
        reworded: rewordedOf(outcome),
        found_now: foundNow,
        is_mended: foundNow > 0,
      });
    }
    const usualRate = rateOf(hours);
    for (const row of ignored) {
      if (items.some(({ query }) => query === row.query)) continue;
      const missing = missingClicks(row, usualRate);
      items.push({
        cause: 'few-clicks',
        query: row.query,
        searches: row.searches,
        failed: Math.round(missing.mean),
        loss: lossOf(perClick, missing),
        reworded: null,
        found_now: nowOf.get(row.query) ?? 0,
        is_mended: false,
      });
    }
    return {
      period: period.shown,
      currency: settings.currency.code,
      worth: perSearch && {
        per_search: lossOf(perSearch, { mean: 1, error: 0 }) ?? { estimate: 0, low: 0, high: 0 },
        days: worthDays,
        orders: hours.reduce((sum, { orders }) => sum + orders, 0),
      },
      loss: totalLoss(items.filter(({ is_mended }) => !is_mended).map(({ loss }) => loss)),
      items: items.toSorted(mostFirst),
    };
  };
}

function unitsOf(hours: readonly HourOfSearches[], units: (hour: HourOfSearches) => number) {
  return hours.map((hour) => ({ units: units(hour), orders: hour.orders, revenue: hour.revenue }));
}

/** Failed searches whose visit did not find something in other words. */
function lastingFailures({ withoutResult }: QueryRow, outcome: AfterFailure | undefined): number {
  if (!outcome || outcome.searches === 0) return withoutResult;
  return withoutResult * (1 - outcome.recovered / outcome.searches);
}

function rewordedOf(outcome: AfterFailure | undefined): Advice['reworded'] {
  if (!outcome?.reworded || outcome.rewordedVisits < MIN_REWORDED_VISITS) return null;
  return { query: outcome.reworded, visits: outcome.rewordedVisits };
}

/** Clicked searches, of those with results. */
function rateOf(hours: readonly HourOfSearches[]): number {
  const shown = hours.reduce((sum, { searches, withoutResult }) => sum + searches - withoutResult, 0);
  const clicked = hours.reduce((sum, hour) => sum + hour.clicked, 0);
  return shown === 0 ? 0 : Math.min(1, clicked / shown);
}

/** Clicks that searches of this query would have at the usual rate, less those they have; with the error of the count. */
function missingClicks({ searches, withoutResult, clicked }: QueryRow, rate: number) {
  const shown = searches - withoutResult;
  return { mean: Math.max(0, rate * shown - clicked), error: Math.sqrt(rate * (1 - rate) * shown) };
}

function mostFirst(a: Advice, b: Advice): number {
  return (
    Number(a.is_mended) - Number(b.is_mended) ||
    (b.loss?.estimate ?? 0) - (a.loss?.estimate ?? 0) ||
    b.failed - a.failed
  );
}
