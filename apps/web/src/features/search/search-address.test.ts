import { newWish, NO_FILTERS, toggleValue, withPrices } from '@quarry/client';
import { describe, expect, it } from 'vitest';
import { addressOf, wishOf } from './search-address.ts';

describe('a search in the address bar', () => {
  it('says nothing of what is at its default', () => {
    expect(addressOf(newWish('red coat')).toString()).toBe('q=red+coat');
    expect(addressOf(newWish('')).toString()).toBe('');
  });

  it('brings every search back', () => {
    const narrowed = toggleValue(toggleValue(newWish('ქურთუკი & ქუდი'), 'color', 'dark blue'), 'color', 'red');
    const wish = {
      ...withPrices(toggleValue(narrowed, 'heel_height', '5'), 10.5, null),
      page: 3,
      sort: 'newest',
    } as const;
    expect(wishOf(new URLSearchParams(addressOf(wish).toString()), true)).toEqual(wish);
  });

  it.each(['page=0&sort=best&min=cheap&max=-1&f.=x&f.color=', 'page=1.5&sort=&min=&max=Infinity', 'page=-3&page=2'])(
    'reads %s as the defaults',
    (address) => {
      expect(wishOf(new URLSearchParams(`q=coat&${address}`), false)).toEqual({
        query: 'coat',
        page: 1,
        sort: 'relevance',
        filters: NO_FILTERS,
        isPersonal: false,
      });
    },
  );

  it('goes no further than the server answers', () => {
    expect(wishOf(new URLSearchParams('q=coat&page=999999'), true).page).toBe(10_000);
  });
});
