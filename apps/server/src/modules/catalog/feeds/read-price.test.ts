import { expect, it } from 'vitest';
import { currencyCode, readNumber, readPrice } from './read-price.ts';

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
  ['from 20', 20, null],
  ['From $20.00', 20, 'USD'],
  ['20 ₾-დან', 20, 'GEL'],
  ['от 1 500 руб.', 1500, 'RUB'],
  ['يبدأ من ٢٥٠ ر.س', 250, 'SAR'],
  ['2,50 ₾ / კგ', 2.5, 'GEL'],
  ['49,90 TL', 49.9, 'TRY'],
  ['15 man.', 15, 'AZN'],
  ['۴۹٫۹۰', 49.9, null],
  ['  49.90  ', 49.9, null],
  ['19,--', 19, null],
  ['19.-', 19, null],
  ['20 per kg', 20, null],
  ['20/kg.', 20, null],
  ['20 /  kg', 20, null],
  ['4.5e3', 4500, null],
  ['12E+10', 120_000_000_000, null],
  ['25e1', 250, null],
  ['1.25e2', 125, null],
  ['2,50,00,000', 25_000_000, null],
  ['12,50,000', 1_250_000, null],
  ['123,456,789', 123_456_789, null],
  ['12345.678 ₺', 12_345.678, 'TRY'],
  ['0.500 ₾', 0.5, 'GEL'],
  ['0,5', 0.5, null],
] as const)('reads %j', (text, amount, currency) => {
  expect(readPrice(text)).toEqual({ amount, currency });
});

it.each([
  '',
  'abc',
  '-5',
  '- 5',
  '−5',
  '5-7',
  'about 20',
  '20 apples',
  '20 pieces / box',
  '20 / kg of apples',
  '12.34.56',
  'sold out',
  '1,2,3',
  '19,-5',
  '19.-5',
  '1,23,456,789',
  '0,50,000',
  '2,50,0000',
  '1e123',
  'NaN',
  'Infinity',
])('refuses %j', (text) => {
  expect(readPrice(text)).toBeNull();
});

it.each([
  ['1.299', ',', 1299],
  ['1.299', '.', 1.299],
  ['1,299', '.', 1299],
  ['140,000', ',', 140],
  ['1.249,90', ',', 1249.9],
  ['1.249,90', '.', 1249.9],
] as const)('reads %j by the decimal mark %j of its column', (text, mark, amount) => {
  expect(readPrice(text, mark)?.amount).toBe(amount);
});

it.each([
  ['eur', 'EUR'],
  [' USD ', 'USD'],
  ['₾', 'GEL'],
  [' ₺ ', 'TRY'],
  ['ლარი', 'GEL'],
  ['crowns of nowhere', null],
])('takes %j for the currency %s', (text, code) => {
  expect(currencyCode(text)).toBe(code);
});

it.each(['a1e3', '1e3x', 'e3', '12,3x', 'x12', '1.5.e3'])('takes %j for no number', (text) => {
  expect(readNumber(text, false)).toBeNull();
});

it('reads a group of thousands beside a currency only', () => {
  expect(readNumber('1.299', true)).toBe(1299);
  expect(readNumber('1.299', false)).toBe(1.299);
  expect(readNumber('1.2990', true)).toBe(1.299);
});
