import { afterEach, expect, it } from 'vitest';
import { forgetRecent, keptRecent } from './kept.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const agreed = { store: 'dior', mayStore: true };
afterEach(() => localStorage.clear());

it('are not kept without the agreement of the shopper', () => {
  rememberSearch('hat', { ...agreed, mayStore: false });

  expect(keptRecent('dior')).toBeNull();
});

it('are the five latest, each once', () => {
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'Three']) rememberSearch(query, agreed);

  expect(recentSearches(agreed)).toEqual(['Three', 'six', 'five', 'four', 'two']);
  expect(recentSearches({ ...agreed, mayStore: false })).toEqual([]);
  expect(recentSearches({ ...agreed, store: 'gpc' })).toEqual([]);
});

it('are forgotten', () => {
  rememberSearch('hat', agreed);
  forgetRecent('dior');

  expect(recentSearches(agreed)).toEqual([]);
});

it.each(['{"a":1}', '[1, "hat"]', 'no JSON'])('are read from what else is stored: %s', (stored) => {
  localStorage.setItem('quarry.recent.dior', stored);

  expect(recentSearches(agreed)).toEqual(stored.includes('hat') ? ['hat'] : []);
});
