import { describe, expect, it } from 'vitest';
import { currencyOf } from './currency.ts';
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
