/** Periods of reports: whole days in the shop's time zone, beside the same length of time before. */
import type { Period, StoreSettings } from '@quarry/contract';
import { timeZoneOf } from '../stores/index.ts';
import type { CountedSpan } from './counted-rows.ts';
import type { SearchesRepository } from './searches-repository.ts';

export interface ReportPeriod {
  shown: Omit<Period, 'is_counting'>;
  span: CountedSpan;
  previous: CountedSpan;
}

/** The zone in which days and hours of a store are counted. */
export const reportZone = (settings: StoreSettings): string => timeZoneOf(settings) ?? 'UTC';

/**
 * The last `days` days until a day. A day that is not over is cut now, and so is the period before: both have the same
 * length, so that their numbers can be compared.
 */
export async function reportPeriod(
  settings: StoreSettings,
  { days, until, now }: { days: number; until?: string | undefined; now: Date },
  repository: Pick<SearchesRepository, 'dayStarts'>,
): Promise<ReportPeriod> {
  const timeZone = reportZone(settings);
  const lastDay = until ?? localDay(now, timeZone);
  const firstDay = addDays(lastDay, 1 - days);
  const starts = await repository.dayStarts(timeZone, addDays(firstDay, -days), 2 * days);
  const [previousFrom, from, end] = [starts[0], starts[days], starts[2 * days]];
  if (!previousFrom || !from || !end) throw new Error(`The days from ${firstDay} have no beginning.`);
  const to = end > now ? (now > from ? now : from) : end;
  const previousTo = end > now ? new Date(previousFrom.getTime() + (to.getTime() - from.getTime())) : from;
  return {
    span: { from, to, timeZone, isOpen: end > now },
    previous: { from: previousFrom, to: previousTo, timeZone, isOpen: false },
    shown: {
      time_zone: timeZone,
      first_day: firstDay,
      last_day: lastDay,
      from: from.toISOString(),
      to: to.toISOString(),
      is_partial: end > now,
      previous: { from: previousFrom.toISOString(), to: previousTo.toISOString() },
    },
  };
}

/** The day at a moment in a time zone: `2026-11-01`. */
export function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
