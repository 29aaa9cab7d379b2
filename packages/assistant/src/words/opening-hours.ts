/**
 * Opening hours as shops write them: `10:00–20:00`, `Mon–Fri 9-18, Sat 10:00-14:00`, `Sun 11 am - 5 pm`, `24/7`. Names
 * of days are parsed in five languages. If the text contains anything else, such as a holiday or an exception, the
 * hours are unknown.
 */
import { Language } from '@quarry/contract';
import type { LocalTime } from '../tools/store-tools.ts';

/** Minutes since midnight; `to` is above one day where it is past midnight. */
interface OpenPeriod {
  /** 0 is Sunday. */
  weekday: number;
  from: number;
  to: number;
}

/** Times as `18:00`; null: the whole day and night, or closed for the rest of the day. */
export type OpenState = { isOpen: true; until: string | null } | { isOpen: false; opensAt: string | null };

const DAY = 24 * 60;
const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const RANGE_SIGN = '\\s*[-–—]\\s*';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm)?';
const TIMES = new RegExp(`${TIME}${RANGE_SIGN}${TIME}$`);
const ALWAYS = /^24\s*\/\s*7$/;

/** Whether it is open at this time; null where the hours cannot be read. */
export function openStateAt(hours: string, { weekday, minutes }: LocalTime): OpenState | null {
  const periods = readHours(hours);
  if (periods === null) return null;
  if (WEEK.every((day) => periods.some((one) => one.weekday === day && one.from === 0 && one.to >= DAY))) {
    return { isOpen: true, until: null };
  }
  const yesterday = (weekday + 6) % 7;
  const current = periods
    .flatMap((one) => {
      if (one.weekday === weekday) return [one];
      return one.weekday === yesterday ? [{ ...one, from: one.from - DAY, to: one.to - DAY }] : [];
    })
    .find(({ from, to }) => from <= minutes && minutes < to);
  if (current !== undefined) return { isOpen: true, until: timeText(current.to) };
  const later = periods.filter((one) => one.weekday === weekday && one.from > minutes).map(({ from }) => from);
  return { isOpen: false, opensAt: later.length > 0 ? timeText(Math.min(...later)) : null };
}

/** Null where a part of the text cannot be read. */
function readHours(text: string): OpenPeriod[] | null {
  const plain = text.trim().toLowerCase();
  if (ALWAYS.test(plain)) return WEEK.map((weekday) => ({ weekday, from: 0, to: DAY }));
  const periods: OpenPeriod[] = [];
  /** Days that were named before their hours: `Mon, Wed 10–18`. */
  let waiting: number[] = [];
  for (const part of plain.split(/[,;،\n]/)) {
    const times = TIMES.exec(part.trim());
    const days = readDays(times === null ? part : part.trim().slice(0, times.index));
    if (days === null || (times === null && days.length === 0)) return null;
    waiting.push(...days);
    if (times === null) continue;
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = times;
    const from = minutesOf(fromHour, fromMinute, fromHalf);
    const to = minutesOf(toHour, toMinute, toHalf);
    // `9–5 pm` may begin in the morning or at night.
    if (from === null || to === null || (fromHalf === undefined) !== (toHalf === undefined)) return null;
    for (const weekday of waiting.length > 0 ? waiting : WEEK) {
      periods.push({ weekday, from, to: to > from ? to : to + DAY });
    }
    waiting = [];
  }
  return waiting.length > 0 || periods.length === 0 ? null : periods;
}

function minutesOf(hour: string | undefined, minute = '0', half?: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 24 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  const total = (half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes;
  return total > DAY ? null : total;
}

function timeText(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** One day, or all from one to another; empty for no text, null for one that names no days. */
function readDays(text: string): number[] | null {
  const named = text.replace(/[:.]\s*$/, '').trim();
  if (named === '') return [];
  const [first, last, ...more] = named.split(/\s*[-–—]\s*/).map((name) => dayNames().get(dayKey(name)));
  if (first === undefined || more.length > 0) return null;
  if (!/[-–—]/.test(named)) return [first];
  return last === undefined ? null : WEEK.slice(0, ((last - first + 7) % 7) + 1).map((step) => (first + step) % 7);
}

let names: ReadonlyMap<string, number> | undefined;

/** Long and short names of the days in each language, to the number of the day. */
function dayNames(): ReadonlyMap<string, number> {
  names ??= new Map(
    WEEK.flatMap((day) =>
      Language.options.flatMap((language) =>
        (['long', 'short'] as const).map((weekday): [string, number] => {
          // 1 January 2023 was a Sunday.
          const name = new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(language, { weekday, timeZone: 'UTC' });
          return [dayKey(name), day];
        }),
      ),
    ),
  );
  return names;
}

/** Azerbaijani writes some short names with full stops: `B.E.`. */
function dayKey(name: string): string {
  return name.toLowerCase().replace(/[.\s]/g, '');
}
