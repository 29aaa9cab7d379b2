import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} təklif`,
  searchFor: 'Axtar',
  results: (query, { total, great }) => {
    if (total === great) return `“${query}” üzrə ${total} məhsul`;
    if (great === 0) return `“${query}” üzrə tam uyğun məhsul yoxdur: ${total} oxşar məhsul`;
    return `“${query}” üzrə ${great} məhsul və ${total - great} oxşar məhsul`;
  },
  nothing: (query) => `“${query}” üzrə heç nə tapılmadı`,
  nothingHint: 'Daha az sözlə və ya başqa cür yoxlayın.',
  similar: 'Oxşar məhsullar',
  readAs: (typed, meant) => `“${typed}”, “${meant}” kimi oxundu.`,
  asTyped: 'Yazdığımı axtar',
  more: 'Daha çox göstər',
  failed: 'Axtarış cavab vermədi.',
  retry: 'Yenidən cəhd et',
  without: (label) => `“${label}” şərtini götür`,
  loading: 'Axtarılır…',
  close: 'Bağla',
  originalPrice: 'Əvvəlki qiymət',
};
