import { expect, it } from 'vitest';
import { withCanonicalCategory } from './named-category.ts';

it.each([
  ['dress', ['dress']],
  ['Dresses', ['dress']],
  ['კაბები', ['dress']],
  [
    ['Elbise', 'Gift cards'],
    ['dress', 'gift cards'],
  ],
])('names the category %s as products do', (category, canonical) => {
  expect(withCanonicalCategory({ category, color: 'red' })).toEqual({ category: canonical, color: 'red' });
});

it('leaves other filters as they are', () => {
  expect(withCanonicalCategory({ color: 'red' })).toEqual({ color: 'red' });
});
