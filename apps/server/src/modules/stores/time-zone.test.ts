import { expect, it } from 'vitest';
import { localTimeOf } from './time-zone.ts';

const SUNDAY_EVENING = new Date('2024-06-30T21:30:00Z');

it.each([
  [{ time_zone: 'Asia/Tbilisi' }, { weekday: 1, minutes: 90 }],
  [{ country: 'GE' }, { weekday: 1, minutes: 90 }],
  [
    { country: 'GE', time_zone: 'America/New_York' },
    { weekday: 0, minutes: 17 * 60 + 30 },
  ],
  // Several zones, or no country: not known.
  [{ country: 'US' }, null],
  [{}, null],
])('the local time of a shop with %j', (settings, time) => {
  expect(localTimeOf(settings, SUNDAY_EVENING)).toEqual(time);
});
