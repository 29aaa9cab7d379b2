import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `عدد الاقتراحات: ${count}`,
  searchFor: 'بحث',
  loading: 'جارٍ البحث…',
  originalPrice: 'السعر الأصلي',
  recent: 'عمليات البحث الأخيرة',
  forgetRecent: 'مسح عمليات البحث الأخيرة',
};
