import { newCriteria, NO_FILTERS, toggleValue, withPrices } from '@quarry/client';
import { describe, expect, it } from 'vitest';
import { addressOf, criteriaOf } from './search-address.ts';

describe('a search in the URL', () => {
  it('leaves out defaults', () => {
    expect(addressOf(newCriteria('red coat')).toString()).toBe('q=red+coat');
    expect(addressOf(newCriteria('')).toString()).toBe('');
  });

  it('restores every search', () => {
    const narrowed = toggleValue(toggleValue(newCriteria('ქურთუკი & ქუდი'), 'color', 'dark blue'), 'color', 'red');
    const criteria = {
      ...withPrices(toggleValue(narrowed, 'heel_height', '5'), 10.5, null),
      page: 3,
      sort: 'newest',
    } as const;
    expect(criteriaOf(new URLSearchParams(addressOf(criteria).toString()), true)).toEqual(criteria);
  });

  it.each(['page=0&sort=best&min=cheap&max=-1&f.=x&f.color=', 'page=1.5&sort=&min=&max=Infinity', 'page=-3&page=2'])(
    'reads %s as the defaults',
    (address) => {
      expect(criteriaOf(new URLSearchParams(`q=coat&${address}`), false)).toEqual({
        query: 'coat',
        page: 1,
        sort: 'relevance',
        filters: NO_FILTERS,
        isPersonal: false,
      });
    },
  );

  it('limits the page to those that the server accepts', () => {
    expect(criteriaOf(new URLSearchParams('q=coat&page=999999'), true).page).toBe(10_000);
  });
});
