import type { Currency, Language } from '@quarry/contract';
import { describe, expect, it, vi } from 'vitest';
import { priceText } from './price-text.ts';

/** Without direction marks and with plain spaces. */
const shown = (amount: number, currency: Currency, language: Language) =>
  priceText(amount, currency, language)
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ');
/** The currency of a shop that was imported with a code only. */
const ofCode = (code: string): Currency => ({ code, sign: code, position: 'after', space: true });

describe('a price in the embed', () => {
  it.each([
    ['TRY', 'tr', '₺1.234,50'],
    ['AZN', 'az', '1.234,50 ₼'],
    ['GEL', 'ka', '1234,50 ₾'],
    ['EUR', 'en', '€1,234.50'],
    ['AED', 'en', 'AED 1,234.50'],
    ['AED', 'ar', '1,234.50 د.إ.'],
    ['SAR', 'ar', '1,234.50 ر.س.'],
    ['JPY', 'en', '¥1,235'],
    ['KWD', 'en', 'KWD 1,234.500'],
  ] as const)('has the sign of %s in %s', (code, language, text) => {
    expect(shown(1234.5, ofCode(code), language)).toBe(text);
  });

  it('has the shop’s sign if the shop has set one', () => {
    const rupee: Currency = { code: 'INR', sign: 'Rs', position: 'before', space: true };
    const lari: Currency = { code: 'GEL', sign: '₾', position: 'after', space: true };
    expect(shown(45, rupee, 'en')).toBe('Rs 45.00');
    expect(shown(45, lari, 'en')).toBe('45.00 ₾');
    expect(shown(1045, lari, 'tr')).toBe('1.045,00 ₾');
  });

  it.each([
    ['en', '1,234,567.80 ₾'],
    ['ar', '1,234,567.80 ₾'],
    ['tr', '1.234.567,80 ₾'],
    ['az', '1.234.567,80 ₾'],
    ['ka', '1 234 567,80 ₾'],
  ] as const)('is written in %s as %s, without the formats of the browser, which take long', (language, text) => {
    const formats = vi.spyOn(Intl, 'NumberFormat');

    expect(shown(1234567.8, { code: 'GEL', sign: '₾', position: 'after', space: true }, language)).toBe(text);
    expect(formats).not.toHaveBeenCalled();
    formats.mockRestore();
  });

  it('is formatted even with an invalid code', () => {
    expect(shown(5, ofCode('1T!'), 'en')).toBe('5.00 1T!');
  });
});
