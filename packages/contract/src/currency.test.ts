import { describe, expect, it } from 'vitest';
import { currencyOf, priceText } from './currency.ts';
import { newStoreSettings } from './store-defaults.ts';

function example(code: string, language: 'en' | 'ka' | 'tr' | 'ar' | 'az'): string {
  const { sign, position, space } = currencyOf(code, language);
  const parts = position === 'before' ? [sign, '5'] : ['5', sign];
  return parts.join(space ? ' ' : '');
}

describe('a currency', () => {
  it.each([
    ['USD', 'en', '$5'],
    ['GEL', 'en', '5 ₾'],
    ['GEL', 'ka', '5 ₾'],
    ['TRY', 'tr', '₺5'],
    ['TRY', 'en', '₺5'],
    ['AZN', 'az', '5 ₼'],
    ['AZN', 'ar', '5 ₼'],
    ['AED', 'en', 'AED 5'],
    ['AED', 'ar', '5 د.إ.'],
    ['SAR', 'ar', '5 ر.س.'],
    ['EUR', 'ka', '€5'],
    ['GBP', 'tr', '£5'],
    ['CHF', 'en', 'CHF 5'],
    ['SEK', 'en', 'kr 5'],
    ['PLN', 'az', '5 zł'],
    ['JPY', 'tr', '¥5'],
  ] as const)('%s in a shop that speaks %s is written %s', (code, language, expected) => {
    expect(example(code, language)).toBe(expected);
  });

  it('is written with its sign in a new shop', () => {
    expect(newStoreSettings('a-shop', 'A shop', 'tr', 'TRY').currency).toEqual({
      code: 'TRY',
      sign: '₺',
      position: 'before',
      space: false,
    });
  });

  it('is written by its code where nobody knows a sign', () => {
    expect(currencyOf('XXZ', 'en').sign).toBe('XXZ');
  });
});

describe('a price', () => {
  it.each([
    [12.5, 'GEL', 'ka', '12.50 ₾'],
    [12.5, 'USD', 'en', '$12.50'],
    [1299, 'TRY', 'tr', '₺1299.00'],
    [0, 'AZN', 'az', '0.00 ₼'],
    [5, 'AED', 'en', 'AED 5.00'],
  ] as const)('%d %s is written with the sign and the spacing of the currency', (amount, code, language, expected) => {
    expect(priceText(amount, currencyOf(code, language))).toBe(expected);
  });

  it('has the number of decimals of its currency', () => {
    expect(priceText(1200, currencyOf('JPY', 'en'))).toBe('¥1200');
    expect(priceText(1.2345, currencyOf('KWD', 'en'))).toContain('1.234');
    expect(priceText(3, { code: 'points', sign: 'pts', position: 'after', space: true })).toBe('3.00 pts');
  });
});
