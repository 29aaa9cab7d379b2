import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatNumber, formatStep, formatTime } from './format.ts';

const AT = '2026-11-21T09:05:00Z';

/** As a browser without data for Azerbaijani writes it. */
function withoutMonthNames() {
  const Real = Intl.DateTimeFormat;
  class Poor extends Real {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, options);
      if (locale === 'az-AZ' && options?.month === 'short')
        Object.defineProperty(this, 'format', { value: () => 'M11' });
    }
  }
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: Poor,
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('a date', () => {
  it('has the name of the month', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('21 Nov 2026');
    expect(formatDay('2026-11-21', 'tr')).toBe('21 Kas 2026');
    expect(formatStep(AT, 'en', 'UTC', false)).toBe('21 Nov');
  });

  it('is written in numbers where the browser has no names of months', () => {
    withoutMonthNames();
    expect(formatDay('2026-11-21', 'az')).toBe('21.11.2026');
    expect(formatTime(AT, 'az', 'UTC')).toBe('21.11.2026, 09:05');
    expect(formatNumber(1234.5, 'az')).toBe('1.234,5');
  });
});

describe('an amount in Arabic', () => {
  it('is isolated from the text around it', () => {
    const text = formatNumber(157.99, 'ar', { style: 'currency', currency: 'USD' });
    expect(text).toMatch(/^\u2066[^\u200f]*157\.99[^\u200f]*\u2069$/);
    expect(formatNumber(157.99, 'ar')).toBe('157.99');
  });
});
