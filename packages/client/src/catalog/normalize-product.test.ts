import { describe, expect, it } from 'vitest';
import { storeSettings } from '../testing/fake-server.ts';
import { normalizeProduct, normalizeProducts, PLACEHOLDER_IMAGE } from './normalize-product.ts';

const veli = storeSettings('veli');
const gpc = storeSettings('gpc');
const card = (raw: Record<string, unknown>, store = veli) => normalizeProduct({ id: '1', title: 'T', ...raw }, store);

describe('a card', () => {
  it('CARD-01 has its eleven fields', () => {
    const raw = {
      id: 'p-1',
      caption: 'Soft and warm',
      name: 'Wool coat',
      category: 'coat',
      current_price: 90,
      original_price: 120,
      discounted_price: 90,
      images: ['/a.webp', '/b.webp'],
      url: 'https://shop.example/p-1',
      title: 'Coat',
      description: 'A coat of wool.',
    };

    expect(normalizeProduct({ ...raw, stock: 3, secret: 'x' }, veli)).toEqual(raw);
  });

  it('CARD-02 takes the caption from caption or description', () => {
    expect(card({ caption: 'C', description: 'D' })?.caption).toBe('C');
    expect(card({ caption: ' ', description: 'D' })?.caption).toBe('D');
    expect(card({})?.caption).toBe('');
  });

  it('CARD-03 takes the name from name or title', () => {
    expect(card({ name: 'N', title: 'T' })?.name).toBe('N');
    expect(card({ title: 'T' })?.name).toBe('T');
  });

  it('CARD-04 CARD-05 takes the prices from their own fields or from price', () => {
    expect(card({ price: 5 })).toMatchObject({ current_price: 5, original_price: 5, discounted_price: null });
    expect(card({ price: 5, current_price: 4, original_price: '6' })).toMatchObject({
      current_price: 4,
      original_price: '6',
    });
    expect(card({ current_price: 0, price: 5 })?.current_price).toBe(0);
    expect(card({})).toMatchObject({ current_price: null, original_price: null });
  });

  it('CARD-06 CARD-11 has the placeholder when there is no image', () => {
    for (const images of [[], undefined, null, 'x', {}]) expect(card({ images })?.images).toEqual([PLACEHOLDER_IMAGE]);
  });

  it('CARD-10 drops images that are not non-blank strings', () => {
    expect(card({ images: [null, '', ' ', 'u', 7] })?.images).toEqual(['u']);
    expect(card({ images: [null, ' '] })?.images).toEqual([PLACEHOLDER_IMAGE]);
  });

  it('CARD-07 takes image_url alone for gpc, elsewhere only when there is no other', () => {
    const raw = { image_url: '/main.webp', images: ['/a.webp', '/b.webp'] };

    expect(card(raw, gpc)?.images).toEqual(['/main.webp']);
    expect(card({ images: ['/a.webp'] }, gpc)?.images).toEqual([PLACEHOLDER_IMAGE]);
    expect(card(raw)?.images).toEqual(['/a.webp', '/b.webp']);
    expect(card({ ...raw, images: [] })?.images).toEqual(['/main.webp']);
  });

  it('CARD-08 reads full_name.ka as a name', () => {
    expect(normalizeProduct({ id: '1', full_name: { ka: 'პარაცეტამოლი' } }, gpc)).toMatchObject({
      name: 'პარაცეტამოლი',
      title: 'პარაცეტამოლი',
    });
  });

  it('CARD-09 says whether it is a great match only when the product says so', () => {
    expect(card({})).not.toHaveProperty('great_match');
    expect(card({ great_match: true })?.great_match).toBe(true);
    expect(card({ great_match: 'yes' })).not.toHaveProperty('great_match');
  });

  it.each([null, undefined, 'x', 7, [], {}, { id: '' }])('CARD-13 is null for %j', (raw) => {
    expect(normalizeProduct(raw, veli)).toBeNull();
  });

  it('accepts a number as id', () => {
    expect(normalizeProduct({ id: 7 }, veli)?.id).toBe('7');
  });

  it('keeps the positions of a list', () => {
    expect(normalizeProducts([{ id: '1' }, null, { id: '2' }], veli).map((entry) => entry?.id)).toEqual([
      '1',
      undefined,
      '2',
    ]);
  });

  it('CONF-71 links to the URL that the store builds when the product has none', () => {
    expect(card({ id: 'a/b' }, storeSettings('extra.ge'))?.url).toBe('/shops/extra.ge/product.html?product=a%2Fb');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('never links to %s', (url) => {
    expect(card({ url })?.url).toBe('/shops/veli/product.html?product=1');
  });
});
