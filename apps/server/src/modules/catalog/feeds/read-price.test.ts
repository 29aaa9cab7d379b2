import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['1299', 1299, null],
  ['1299.5', 1299.5, null],
  ['0', 0, null],
  ['.99', 0.99, null],
  ['1,299.00 USD', 1299, 'USD'],
  ['$1,299', 1299, 'USD'],
  ['1.299,00 ₾', 1299, 'GEL'],
  ['₾ 49,90', 49.9, 'GEL'],
  ['49.90 ლარი', 49.9, 'GEL'],
  ['1.299 ₺', 1299, 'TRY'],
  ['450 TL', 450, 'TRY'],
  ['1 299,50', 1299.5, null],
  ['1\u00a0299\u202f500', 1299500, null],
  ["CHF 1'250.00", 1250, 'CHF'],
  ['Rs 2,50,000', 250000, 'INR'],
  ['Rs. 250', 250, 'INR'],
  ['12,50 AZN', 12.5, 'AZN'],
  ['12 ₼', 12, 'AZN'],
  ['٤٩٫٩٠ د.إ', 49.9, 'AED'],
  ['1,299', 1299, null],
  ['1.299', 1.299, null],
  ['1,234,567', 1234567, null],
  ['19,-', 19, null],
  ['EUR 19', 19, 'EUR'],
] as const)('reads %j', (text, amount, currency) => {
  expect(readPrice(text)).toEqual({ amount, currency });
});

it.each(['', 'abc', '-5', '5-7', 'from 20', '12.34.56', 'sold out', '1,2,3', 'NaN', 'Infinity'])(
  'refuses %j',
  (text) => {
    expect(readPrice(text)).toBeNull();
  },
);
