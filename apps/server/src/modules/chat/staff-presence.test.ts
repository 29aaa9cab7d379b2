import { expect, it } from 'vitest';
import { createStaffPresence } from './staff-presence.ts';

it('holds for the store whose inbox was asked for, until half a minute later', () => {
  let now = 0;
  const presence = createStaffPresence({ isShared: false, now: () => now });
  expect(presence.isPresent('north')).toBe(false);

  presence.saw('north');
  now = 29_999;
  expect([presence.isPresent('north'), presence.isPresent('south')]).toEqual([true, false]);
  now = 30_000;
  expect(presence.isPresent('north')).toBe(false);
});

it('is unknown where another process may have been asked', () => {
  const presence = createStaffPresence({ isShared: true });
  expect(presence.isPresent('north')).toBeNull();

  presence.saw('north');
  expect(presence.isPresent('north')).toBe(true);
});
