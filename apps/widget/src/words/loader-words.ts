/** The texts that are shown before any part is loaded. */
export const LOADER_WORDS = {
  en: { openChat: 'Ask the shop', failed: 'The chat could not be loaded. Please try again.' },
  ka: { openChat: 'ჰკითხეთ მაღაზიას', failed: 'ჩატი ვერ ჩაიტვირთა. სცადეთ კიდევ ერთხელ.' },
  tr: { openChat: 'Mağazaya sorun', failed: 'Sohbet yüklenemedi. Lütfen tekrar deneyin.' },
  ar: { openChat: 'اسأل المتجر', failed: 'تعذّر تحميل المحادثة. يرجى المحاولة مرة أخرى.' },
  az: { openChat: 'Mağazadan soruşun', failed: 'Söhbət yüklənmədi. Yenidən cəhd edin.' },
};
