/**
 * When a demo can be booked at all: half hours in office hours on weekdays, some notice ahead and two weeks at most.
 * Everything is counted in UTC; the page shows the visitor's own clock.
 */
import { DEMO_MINUTES } from '@quarry/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the day (UTC): the first demo begins at the one, the last ends at the other. */
const OFFICE_HOURS = { from: 8, to: 16 };
/** Weekdays on which nobody is in; Sunday is 0. */
const CLOSED = new Set([0, 6]);
const NOTICE_MS = 4 * HOUR_MS;
const DAYS_AHEAD = 14;

/** Beginnings of all demos that may be booked from `now` on, the earliest first. */
export function offeredTimes(now: Date): Date[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => midnight + day * DAY_MS)
    .filter((day) => !CLOSED.has(new Date(day).getUTCDay()))
    .flatMap(demosOf)
    .filter((start) => start >= now.getTime() + NOTICE_MS && start <= now.getTime() + DAYS_AHEAD * DAY_MS)
    .map((start) => new Date(start));
}

function demosOf(day: number): number[] {
  const length = DEMO_MINUTES * MINUTE_MS;
  const first = day + OFFICE_HOURS.from * HOUR_MS;
  const count = Math.floor(((OFFICE_HOURS.to - OFFICE_HOURS.from) * HOUR_MS) / length);
  return Array.from({ length: count }, (_, place) => first + place * length);
}
