import { Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { millionProducts } from './million.ts';

const products = [...millionProducts(3000)];

describe('a million products', () => {
  it('are products as the contract wants them, each with an id of its own', () => {
    expect(products.slice(0, 300).map((product) => Product.parse(product))).toEqual(products.slice(0, 300));
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('are the same every time, however many are asked for', () => {
    expect([...millionProducts(50)]).toEqual(products.slice(0, 50));
    expect([...millionProducts(50, 'other')]).not.toEqual(products.slice(0, 50));
  });

  it('speak five languages, have brands that everybody and brands that nobody knows, and variants', () => {
    for (const language of ['ka', 'tr', 'ar', 'az'] as const) {
      expect(products.filter(({ texts }) => texts[language]).length).toBeGreaterThan(products.length / 20);
    }
    const byBrand = new Map<string | null, number>();
    for (const { brand } of products) byBrand.set(brand, (byBrand.get(brand) ?? 0) + 1);
    const sizes = [...byBrand.values()].sort((a, b) => b - a);
    expect(sizes[0]).toBeGreaterThan(50);
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(300);
    expect(products.some(({ variants }) => variants.length > 2)).toBe(true);
  });
});
