import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} öneri`,
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
};
