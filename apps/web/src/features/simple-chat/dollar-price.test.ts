import { expect, it } from 'vitest';
import { dollarPrice } from './dollar-price.ts';

it.each([
  [12.5, '$12.50'],
  ['12.5', '$12.50'],
  [' 7 ', '$7.00'],
  [0, '$0.00'],
  [1234.999, '$1235.00'],
] as const)('CHAT-SIMPLE-37 %j is shown as %s', (price, shown) => {
  expect(dollarPrice(price)).toBe(shown);
});

it.each([['abc'], [''], ['  '], [null], [undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], ['12.5 USD']])(
  'CHAT-SIMPLE-38 %j is not a price',
  (price) => {
    expect(dollarPrice(price)).toBe('Invalid Price');
  },
);
