import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} შემოთავაზება`,
  searchFor: 'ძებნა',
  loading: 'ვეძებ…',
  originalPrice: 'საწყისი ფასი',
  recent: 'ბოლო ძიებები',
  forgetRecent: 'ბოლო ძიებების წაშლა',
};
