import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} təklif`,
  searchFor: 'Axtar',
  loading: 'Axtarılır…',
  originalPrice: 'Əvvəlki qiymət',
  recent: 'Son axtarışlar',
  forgetRecent: 'Son axtarışları sil',
};
