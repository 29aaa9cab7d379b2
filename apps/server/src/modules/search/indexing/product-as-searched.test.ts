import { Product } from '@quarry/contract';
import { expect, it } from 'vitest';
import { shop } from '../search-fixtures.ts';
import { productAsSearched } from './product-as-searched.ts';

it('what searches know of a product are its texts with their weights, its codes, conditions and statements', () => {
  const product = Product.parse({
    id: 'bar-1',
    title: 'Oat bar without gluten',
    brand: 'Havn',
    category: 'snack',
    currency: 'EUR',
    current_price: 2,
    attributes: { flavor: 'apple' },
    variants: [{ sku: 'BAR-1-L', attributes: { size: 'l' }, price: 2, stock: 1 }],
  });

  const known = productAsSearched(product, { ...shop, field_weights: { brand: 9 } });

  expect(known.fields.map(({ field, weight }) => [field, weight])).toEqual([
    ['brand', 9],
    ['title', 3],
    ['category', 2.5],
    ['attributes', 0.6],
  ]);
  expect(known.identifiers).toEqual(['bar-1', 'BAR-1-L']);
  expect(known.attributes).toMatchObject({ category: ['snack'], flavor: ['apple'], size: ['l'], brand: ['havn'] });
  expect(known.free_from).toEqual(['gluten']);
});
