import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  searchFor: 'Search',
  loading: 'Searching…',
  originalPrice: 'Original price',
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
};
