import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { showProduct, understoodWords } from './show-product.ts';

const dior = demoStoreSettings('dior');
const dress = {
  id: 'd-1',
  title: 'Sage linen midi',
  brand: 'Orchard Row',
  current_price: 15,
  original_price: 20,
  discounted_price: 15,
  attributes: { material: ['linen', 'cotton'], color: 'green' },
  reasons: [
    { field: 'color', value: 'muted green', words: 'not too bright' },
    { field: 'occasion', value: 'garden party', words: 'garden wedding' },
  ],
};

describe('the card data of a product', () => {
  it('CONF-52 strikes prices through in the chat, and on the shop page only where the store does', () => {
    expect(showProduct(dress, dior, 'en', 'elsewhere')?.originalPrice).toBe('$20.00');
    expect(showProduct(dress, dior, 'en', 'shop-page')?.originalPrice).toBeNull();
    expect(showProduct(dress, demoStoreSettings('veli'), 'ka', 'shop-page')?.originalPrice).toBe('20.00 ₾');
  });

  it('leaves the placeholder to the card', () => {
    expect(showProduct({ id: 'x', title: 'X', images: [null, '', ' '] }, dior, 'en', 'shop-page')?.images).toEqual([]);
  });

  it('shows stored attributes only in their language', () => {
    expect(showProduct(dress, dior, 'en', 'shop-page')?.facts).toEqual(['Orchard Row', 'linen']);
    expect(showProduct(dress, dior, 'ka', 'shop-page')?.facts).toEqual(['Orchard Row']);
  });

  it('GRID-11 is a great match only when it says so', () => {
    expect(showProduct(dress, dior, 'en', 'shop-page')?.isGreat).toBe(false);
    expect(showProduct({ ...dress, great_match: true }, dior, 'en', 'shop-page')?.isGreat).toBe(true);
  });

  it('CARD-13 is null for an invalid product', () => {
    expect(showProduct(null, dior, 'en', 'shop-page')).toBeNull();
  });

  it('ignores invalid reasons, and lists each understood word once', () => {
    const entries = [
      dress,
      { ...dress, reasons: 'none' },
      null,
      { id: 'y', reasons: [{ words: 4 }, dress.reasons[0]] },
    ];
    expect(understoodWords(entries)).toEqual(['not too bright', 'garden wedding']);
  });
});
