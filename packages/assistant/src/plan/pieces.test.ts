import { describe, expect, it } from 'vitest';
import { asksForSum, countOfPieces, saysAlso } from './pieces.ts';

describe('pieces of one thing', () => {
  it.each([
    ['how much are 2 of them', 2],
    ['three pieces please', 3],
    ['ორი ცალი რა ღირს', 2],
    ['4 tane kaç lira', 4],
    ['iki dənə neçəyə olar', 2],
    ['اتنين منها بكام', 2],
    ['حبتين كم يصير', 2],
    ['٣ قطع بكم', 3],
  ])('are counted in "%s"', (message, count) => {
    expect(countOfPieces(message)).toBe(count);
  });

  it.each(['the first two together', 'a 2 m cable', 'kaç tane var', 'ორივე რა ღირს'])(
    'are not counted in "%s"',
    (message) => {
      expect(countOfPieces(message)).toBeNull();
    },
  );

  it.each([
    ['a lock too, what is the total', true],
    ['yanına yapıştırıcı da alsam toplam', true],
    ['bir dənə də qoruyucu şüşə, cəmi', true],
    ['the total for the lock', false],
  ])('"%s" names a thing beside another: %s', (message, also) => {
    expect(saysAlso(message)).toBe(also);
  });
});

describe('A sum', () => {
  it.each([
    'how much is that with delivery?',
    'three of these and one net, how much altogether?',
    'iki tane alsam kargo dahil ne tutar',
    'მიტანით რა დამიჯდება?',
    'كم المجموع مع التوصيل؟',
    'iki dənə çatdırılma ilə neçəyə olar',
  ])('is asked for: %s', (message) => {
    expect(asksForSum(message)).toBe(true);
  });

  it.each(['how much is delivery?', 'do you deliver to the islands', 'kargo ücreti ne kadar', 'რა ღირს მიტანა?'])(
    'is not asked for: %s',
    (message) => {
      expect(asksForSum(message)).toBe(false);
    },
  );
});
