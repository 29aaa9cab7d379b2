/** The texts that are shown before any part is loaded. Each page of the shop loads them in all languages: keep them short. */
export const LOADER_WORDS = {
  en: { openChat: 'Ask the shop', failed: 'No connection' },
  ka: { openChat: 'ჰკითხეთ მაღაზიას', failed: 'კავშირი არ არის' },
  tr: { openChat: 'Mağazaya sorun', failed: 'Bağlantı yok' },
  ar: { openChat: 'اسأل المتجر', failed: 'لا يوجد اتصال' },
  az: { openChat: 'Mağazadan soruşun', failed: 'Bağlantı yoxdur' },
};
