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

it('finds the words as they are written, most of them first', () => {
  expect(found('winter coat')).toEqual(['coat', 'trench']);
  expect(found('Dresses')).toEqual(['dress']);
});

it('understands nothing: not a typing mistake, not what is excluded, not another language', () => {
  expect(found('dres')).toEqual([]);
  expect(found('coat without wool')[0]).toBe('coat');
  expect(found('წითელი კაბა')).toEqual([]);
});

it('leaves out little words', () => {
  expect(found('for the')).toEqual([]);
});
