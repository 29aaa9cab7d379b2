import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} öneri`,
  searchFor: 'Ara',
  loading: 'Aranıyor…',
  originalPrice: 'Eski fiyat',
  recent: 'Son aramalar',
  forgetRecent: 'Son aramaları temizle',
};
