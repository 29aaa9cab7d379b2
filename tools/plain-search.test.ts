import { Product } from '@quarry/contract';
import { expect, it } from 'vitest';
import { plainSearch } from './plain-search.ts';

const aProduct = (id: string, title: string, description = '') =>
  Product.parse({ id, title, description, currency: 'USD' });
const shelf = [
  aProduct('coat', 'Black wool coat', 'Made for winter.'),
  aProduct('trench', 'Beige cotton trench', 'A light coat for spring.'),
  aProduct('dress', 'Red dress', 'For weddings.'),
];
const found = (query: string) => plainSearch(shelf, query).map(({ id }) => id);

it('finds exact words, products with most matches first', () => {
  expect(found('winter coat')).toEqual(['coat', 'trench']);
  expect(found('Dresses')).toEqual(['dress']);
});

it('does not handle typos, exclusions or other languages', () => {
  expect(found('dres')).toEqual([]);
  expect(found('coat without wool')[0]).toBe('coat');
  expect(found('წითელი კაბა')).toEqual([]);
});

it('ignores stop words', () => {
  expect(found('for the')).toEqual([]);
});
