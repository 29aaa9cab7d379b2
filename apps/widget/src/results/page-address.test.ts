import { NO_FILTERS, type SearchCriteria } from '@quarry/client';
import { describe, expect, it } from 'vitest';
import { addressOf, readCriteria } from './page-address.ts';

const WHOLE: SearchCriteria = {
  query: 'red dress',
  page: 3,
  sort: 'price_asc',
  filters: { values: { color: ['red', 'dark blue'], 'heel height': ['5 cm'] }, priceMin: 10, priceMax: 49.5 },
  isPersonal: true,
  isLiteral: true,
};
const PLAIN: SearchCriteria = { query: '', page: 1, sort: 'relevance', filters: NO_FILTERS, isPersonal: true };

describe('the address of the results page', () => {
  it.each([
    ['of a narrowed list', WHOLE],
    ['of a new list', { ...PLAIN, query: 'hat' }],
    ['of a category', PLAIN],
    ['with one end of the price', { ...PLAIN, filters: { ...NO_FILTERS, priceMax: 20 } }],
  ])('holds the state %s', (_, criteria) => {
    expect(readCriteria(addressOf(criteria, 'https://shop.test/search', 's'), 's')).toEqual(criteria);
  });

  it('keeps the parameters of the shop, and drops those that no longer count', () => {
    const before = addressOf(WHOLE, 'https://shop.test/search?lang=ka#list', 's');

    expect(addressOf({ ...PLAIN, query: 'hat' }, before, 's')).toBe('https://shop.test/search?lang=ka&s=hat#list');
  });

  it('is read where somebody has written nonsense', () => {
    const address = 'https://shop.test/?q=hat&page=-2&sort=best&price=cheap&f.=x';

    expect(readCriteria(address, 'q')).toEqual({ ...PLAIN, query: 'hat' });
  });
});
