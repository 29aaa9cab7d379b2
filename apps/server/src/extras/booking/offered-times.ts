/**
 * Times that can be booked: half hours in office hours on weekdays, some notice ahead, at most two weeks. In UTC; the
 * page converts to the visitor's time zone.
 */
import { DEMO_MINUTES } from '@quarry/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the day (UTC): start of the first demo, end of the last. */
const OFFICE_HOURS = { from: 8, to: 16 };
/** Closed weekdays; Sunday is 0. */
const CLOSED = new Set([0, 6]);
const NOTICE_MS = 4 * HOUR_MS;
const DAYS_AHEAD = 14;

/** Start times of all demos that may be booked from `now` on, earliest first. */
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
