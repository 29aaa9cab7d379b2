import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { productCard } from './product-card.ts';

const shop = demoStoreSettings('dior');
const card = (fields: object) => productCard({ id: 'p/1', name: 'Dress', ...fields }, shop, 'https://quarry.test');

describe('a product in the embed', () => {
  it.each([
    [{ original_price: 66.99, discounted_price: 45, current_price: 45 }, 45, 66.99],
    [{ original_price: 66.99, discounted_price: null, current_price: 66.99 }, 66.99, null],
    [{ original_price: 40, discounted_price: 45, current_price: 40 }, 40, null],
    [{ original_price: null, discounted_price: 45 }, 45, null],
    [{}, null, null],
  ])('with the prices %j has the price %j and the original price %j', (prices, amount, original) => {
    expect(card(prices)).toMatchObject({ amount, original });
  });

  it('links to its own URL, else to the one that the store defines for its products', () => {
    expect(card({ url: 'https://shop.test/dress' })?.url).toBe('https://shop.test/dress');
    expect(card({})?.url).toBe('https://quarry.test/shops/dior/product.html?product=p%2F1');
  });

  it('has the first picture, and none where the shop has none', () => {
    expect(card({ images: ['/a.webp', '/b.webp'] })?.image).toBe('/a.webp');
    expect(card({ images: [] })?.image).toBeUndefined();
  });

  it('requires a name and an id', () => {
    expect(productCard({}, shop, 'https://quarry.test')).toBeNull();
    expect(productCard(null, shop, 'https://quarry.test')).toBeNull();
  });
});
