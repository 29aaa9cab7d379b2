import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

describe('a day', () => {
  it.each(['', '  ', 'None', null, undefined])('ORDERS-10 shows N/A for %j', (day) => {
    expect(formatDay(day, 'en')).toBe('N/A');
  });

  it('is formatted by the rules of its language', () => {
    expect(formatDay('2026-11-02', 'en')).toBe('2 Nov 2026');
    expect(formatDay('2026-11-02', 'tr')).toBe('2 Kas 2026');
    expect(formatDay('2026-11-02', 'ka')).toBe('2 ნოე 2026');
    expect(formatDay('2026-11-02T08:30:00Z', 'az')).toBe('2 noy 2026');
  });

  it('keeps Latin figures in Arabic, as prices and order numbers do', () => {
    expect(formatDay('2026-11-02', 'ar')).toBe('2 نوفمبر 2026');
  });

  it('is unchanged if it is invalid', () => {
    expect(formatDay('next week', 'en')).toBe('next week');
    expect(formatDay('2026-19-02', 'en')).toBe('2026-19-02');
  });
});
