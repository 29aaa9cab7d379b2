import type { ResultsWords } from './results-words.ts';

export const resultsWords: ResultsWords = {
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
  filters: 'Filtrlər',
  clearAll: 'Hamısını sil',
  sort: 'Çeşidləmə',
  orders: {
    relevance: 'Ən uyğun',
    price_asc: 'Qiymət: artan',
    price_desc: 'Qiymət: azalan',
    newest: 'Əvvəlcə yenilər',
    rating: 'Ən yüksək reytinq',
  },
  lowest: 'Ən aşağı qiymət',
  highest: 'Ən yüksək qiymət',
  pages: 'Səhifələr',
  before: 'Əvvəlki səhifə',
  after: 'Növbəti səhifə',
  pageOf: (page, pages) => `Səhifə ${page} / ${pages}`,
  products: (count) => `${count} məhsul`,
  addToCart: 'Səbətə at',
  added: 'Əlavə olundu',
  notAdded: 'Əlavə olunmadı',
};
