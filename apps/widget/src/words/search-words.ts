/** The words of the search part. Counts are put in by the page, so each language places them itself. */
import type { Language } from '@quarry/contract';

export interface SearchWords {
  suggestions: (count: number) => string;
  searchFor: string;
  results: (count: number, query: string) => string;
  nothing: (query: string) => string;
  nothingHint: string;
  more: string;
  failed: string;
  retry: string;
  without: (label: string) => string;
  loading: string;
  close: string;
  noPicture: string;
}

const en: SearchWords = {
  suggestions: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  searchFor: 'Search',
  results: (count, query) => (count === 1 ? `1 product for “${query}”` : `${count} products for “${query}”`),
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try fewer words, or say it in another way.',
  more: 'Show more',
  failed: 'The search did not answer.',
  retry: 'Try again',
  without: (label) => `Remove “${label}”`,
  loading: 'Searching…',
  close: 'Close',
  noPicture: 'No picture',
};

const ka: SearchWords = {
  suggestions: (count) => `${count} შემოთავაზება`,
  searchFor: 'ძებნა',
  results: (count, query) => `„${query}“ – ${count} პროდუქტი`,
  nothing: (query) => `„${query}“ – ვერაფერი მოიძებნა`,
  nothingHint: 'სცადეთ ნაკლები სიტყვით ან სხვანაირად თქვით.',
  more: 'მეტის ჩვენება',
  failed: 'ძებნამ არ გვიპასუხა.',
  retry: 'კიდევ ერთხელ',
  without: (label) => `მოხსენით „${label}“`,
  loading: 'ვეძებ…',
  close: 'დახურვა',
  noPicture: 'სურათი არ არის',
};

const tr: SearchWords = {
  suggestions: (count) => `${count} öneri`,
  searchFor: 'Ara',
  results: (count, query) => `“${query}” için ${count} ürün`,
  nothing: (query) => `“${query}” için sonuç bulunamadı`,
  nothingHint: 'Daha az kelimeyle ya da başka türlü deneyin.',
  more: 'Daha fazla göster',
  failed: 'Arama yanıt vermedi.',
  retry: 'Tekrar dene',
  without: (label) => `“${label}” seçimini kaldır`,
  loading: 'Aranıyor…',
  close: 'Kapat',
  noPicture: 'Resim yok',
};

const ar: SearchWords = {
  suggestions: (count) => `عدد الاقتراحات: ${count}`,
  searchFor: 'بحث',
  results: (count, query) => `نتائج «${query}»: ${count}`,
  nothing: (query) => `لا نتائج لـ«${query}»`,
  nothingHint: 'جرّب كلمات أقل أو عبّر عنها بطريقة أخرى.',
  more: 'عرض المزيد',
  failed: 'لم يستجب البحث.',
  retry: 'حاول مرة أخرى',
  without: (label) => `إزالة «${label}»`,
  loading: 'جارٍ البحث…',
  close: 'إغلاق',
  noPicture: 'لا توجد صورة',
};

const az: SearchWords = {
  suggestions: (count) => `${count} təklif`,
  searchFor: 'Axtar',
  results: (count, query) => `“${query}” üzrə ${count} məhsul`,
  nothing: (query) => `“${query}” üzrə heç nə tapılmadı`,
  nothingHint: 'Daha az sözlə və ya başqa cür yoxlayın.',
  more: 'Daha çox göstər',
  failed: 'Axtarış cavab vermədi.',
  retry: 'Yenidən yoxla',
  without: (label) => `“${label}” şərtini götür`,
  loading: 'Axtarılır…',
  close: 'Bağla',
  noPicture: 'Şəkil yoxdur',
};

const ALL: Record<Language, SearchWords> = { en, ka, tr, ar, az };

export const searchWordsIn = (language: Language): SearchWords => ALL[language];
