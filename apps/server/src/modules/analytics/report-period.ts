/** Periods of reports: whole days in the shop's time zone, beside the same length of time before. */
import type { Period, StoreSettings } from '@quarry/contract';
import type { SearchesRepository, Span } from './searches-repository.ts';

export interface ReportPeriod {
  shown: Period;
  span: Span;
  previous: Span;
  timeZone: string;
}

/** The zone of the settings; else that of a country with a single one; else UTC. */
export function timeZoneOf({ time_zone: own, country }: Pick<StoreSettings, 'time_zone' | 'country'>): string {
  if (own) return own;
  if (!country) return 'UTC';
  // Not every engine has it yet, and the types of TypeScript do not know it.
  const zones: unknown = Reflect.get(new Intl.Locale(`und-${country}`), 'timeZones');
  const [zone, another]: unknown[] = Array.isArray(zones) ? zones : [];
  return typeof zone === 'string' && another === undefined ? zone : 'UTC';
}

/**
 * The last `days` days until a day. A day that is not over is cut now, and so is the period before: both have the same
 * length, so that their numbers can be compared.
 */
export async function reportPeriod(
  settings: StoreSettings,
  { days, until, now }: { days: number; until?: string | undefined; now: Date },
  repository: Pick<SearchesRepository, 'dayStarts'>,
): Promise<ReportPeriod> {
  const timeZone = timeZoneOf(settings);
  const lastDay = until ?? localDay(now, timeZone);
  const firstDay = addDays(lastDay, 1 - days);
  const starts = await repository.dayStarts(timeZone, addDays(firstDay, -days), 2 * days);
  const [previousFrom, from, end] = [starts[0], starts[days], starts[2 * days]];
  if (!previousFrom || !from || !end) throw new Error(`The days from ${firstDay} have no beginning.`);
  const to = end > now ? (now > from ? now : from) : end;
  const previousTo = end > now ? new Date(previousFrom.getTime() + (to.getTime() - from.getTime())) : from;
  return {
    timeZone,
    span: { from, to },
    previous: { from: previousFrom, to: previousTo },
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
