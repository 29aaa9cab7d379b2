import { describe, expect, it } from 'vitest';
import { storeSettings } from '../testing/fake-server.ts';
import { formatPrice, numericPrice } from './format-price.ts';
import { shownPrice } from './shown-price.ts';

const veli = storeSettings('veli');

describe('a price', () => {
  it.each([
    ['veli', '12.50 ₾'],
    ['gpc', '12.50 ₾'],
    ['dressup', '12.50 ₾'],
    ['buildy', '12.50 ₾'],
    ['electronics', '12.50 ₾'],
    ['pharmadepot', '12.50 ₾'],
    ['bodyshop', '12.50 ₾'],
    ['dealcart', 'Rs 12.50'],
    ['dior', '$12.50'],
    ['extra.ge', '$12.50'],
    ['lcw', '$12.50'],
    ['unheard-of', '$12.50'],
  ])('CARD-18 CARD-19 CARD-20 CONF-51 at %s reads %s', (storeId, text) => {
    expect(formatPrice(12.5, storeSettings(storeId).currency)).toBe(text);
  });

  it.each([
    ['JPY', '1200 x'],
    ['KWD', '1200.000 x'],
    ['TRY', '1200.00 x'],
    ['?', '1200.00 x'],
    ['JPYS', '1200.00 x'],
    ['AJPY', '1200.00 x'],
    ['1JP', '1200.00 x'],
    ['jpy', '1200 x'],
  ])('has the decimals of %s', (code, text) => {
    expect(formatPrice(1200, { code, sign: 'x', position: 'after', space: true })).toBe(text);
  });

  it.each([
    [5, '5.00 ₾'],
    [0, '0.00 ₾'],
    [1234.567, '1234.57 ₾'],
    ['12.5', '12.50 ₾'],
    [' 7 ', '7.00 ₾'],
    ['7.', '7.00 ₾'],
    ['.5', '0.50 ₾'],
    ['+12.25', '12.25 ₾'],
    ['-3', '-3.00 ₾'],
    ['120.5', '120.50 ₾'],
  ])('CARD-16 CONF-66 shows two decimals for %j', (price, text) => {
    expect(formatPrice(price, veli.currency)).toBe(text);
  });

  it.each([
    null,
    undefined,
    '',
    '  ',
    'abc',
    '12,5',
    '12px',
    'x12',
    '.',
    '1.2.3',
    '.5x',
    '0x10',
    '1e3',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    [5],
    true,
  ])('CARD-17 CONF-66 is N/A for %j', (price) => {
    expect(numericPrice(price)).toBeNull();
    expect(formatPrice(price, veli.currency)).toBe('N/A');
  });
});

describe('CARD-21 CONF-52 the original price', () => {
  const reduced = { current_price: 80, original_price: 100, discounted_price: 80 };

  it.each([
    ['lower', 80, '100.00 ₾'],
    ['equal', 100, null],
    ['higher', 120, null],
    ['missing', null, null],
  ])('is struck through when the discounted one is lower: %s', (_, discounted_price, struck) => {
    expect(shownPrice({ ...reduced, discounted_price }, veli, 'shop-page').struck).toBe(struck);
  });

  it('is struck through on the shop page at veli and gpc only, elsewhere at every store', () => {
    const strikes = (place: 'shop-page' | 'elsewhere') =>
      ['veli', 'gpc', 'dior', 'lcw', 'buildy'].filter((id) => shownPrice(reduced, storeSettings(id), place).struck);

    expect(strikes('shop-page')).toEqual(['veli', 'gpc']);
    expect(strikes('elsewhere')).toEqual(['veli', 'gpc', 'dior', 'lcw', 'buildy']);
  });

  it('is shown beside the current price', () => {
    expect(shownPrice({ ...reduced, current_price: 100 }, veli, 'shop-page')).toEqual({
      price: '80.00 ₾',
      struck: '100.00 ₾',
    });
    expect(shownPrice(reduced, storeSettings('dior'), 'shop-page')).toEqual({ price: '$80.00', struck: null });
  });

  it('compares numeric texts as numbers', () => {
    const texts = { current_price: '9', original_price: '100', discounted_price: '9' };

    expect(shownPrice(texts, veli, 'shop-page')).toEqual({ price: '9.00 ₾', struck: '100.00 ₾' });
  });

  it('gives way to a discounted one where no current price is told', () => {
    const shown = (discounted_price: number | null) =>
      shownPrice({ current_price: null, original_price: 90, discounted_price }, veli, 'elsewhere');

    expect(shown(95)).toEqual({ price: '95.00 ₾', struck: null });
    expect(shown(null)).toEqual({ price: '90.00 ₾', struck: null });
    expect(shown(60)).toEqual({ price: '60.00 ₾', struck: '90.00 ₾' });
  });

  it('is not struck through where the shop does not tell it', () => {
    expect(shownPrice({ current_price: 9, original_price: null, discounted_price: 5 }, veli, 'elsewhere')).toEqual({
      price: '9.00 ₾',
      struck: null,
    });
  });

  it('replaces a missing current price', () => {
    expect(shownPrice({ current_price: null, original_price: 7, discounted_price: null }, veli, 'shop-page')).toEqual({
      price: '7.00 ₾',
      struck: null,
    });
    expect(
      shownPrice({ current_price: 'abc', original_price: null, discounted_price: null }, veli, 'elsewhere'),
    ).toEqual({
      price: 'N/A',
      struck: null,
    });
  });
});
