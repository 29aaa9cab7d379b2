import type { ResultsWords } from './results-words.ts';

export const resultsWords: ResultsWords = {
  searchFor: 'Ara',
  results: (query, { total, great }) => {
    if (total === great) return `“${query}” için ${total} ürün`;
    if (great === 0) return `“${query}” için tam eşleşme yok: ${total} benzer ürün`;
    return `“${query}” için ${great} ürün ve ${total - great} benzer ürün`;
  },
  nothing: (query) => `“${query}” için sonuç bulunamadı`,
  nothingHint: 'Daha az kelimeyle ya da başka türlü deneyin.',
  similar: 'Benzer ürünler',
  readAs: (typed, meant) => `“${typed}”, “${meant}” olarak okundu.`,
  asTyped: 'Yazdığımı ara',
  more: 'Daha fazla göster',
  failed: 'Arama yanıt vermedi.',
  retry: 'Tekrar dene',
  without: (label) => `“${label}” seçimini kaldır`,
  loading: 'Aranıyor…',
  close: 'Kapat',
  originalPrice: 'Eski fiyat',
  filters: 'Filtreler',
  clearAll: 'Tümünü temizle',
  sort: 'Sıralama',
  orders: {
    relevance: 'En uygun',
    price_asc: 'Fiyat: artan',
    price_desc: 'Fiyat: azalan',
    newest: 'Önce yeniler',
    rating: 'En yüksek puan',
  },
  lowest: 'En düşük fiyat',
  highest: 'En yüksek fiyat',
  pages: 'Sayfalar',
  before: 'Önceki sayfa',
  after: 'Sonraki sayfa',
  pageOf: (page, pages) => `Sayfa ${page} / ${pages}`,
  products: (count) => `${count} ürün`,
  addToCart: 'Sepete ekle',
  added: 'Eklendi',
  notAdded: 'Eklenemedi',
};
