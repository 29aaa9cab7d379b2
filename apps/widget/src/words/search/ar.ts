import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `عدد الاقتراحات: ${count}`,
  searchFor: 'بحث',
  results: (query, { total, great }) => {
    if (total === great) return `نتائج «${query}»: ${total}`;
    if (great === 0) return `لا يوجد ما يطابق «${query}» تمامًا. منتجات مشابهة: ${total}`;
    return `نتائج «${query}»: ${great}، ومنتجات مشابهة: ${total - great}`;
  },
  nothing: (query) => `لا نتائج لـ«${query}»`,
  nothingHint: 'جرّب كلمات أقل أو عبّر عنها بطريقة أخرى.',
  similar: 'منتجات مشابهة',
  readAs: (typed, meant) => `قُرئت «${typed}» على أنها «${meant}».`,
  asTyped: 'ابحث كما كتبت',
  more: 'عرض المزيد',
  failed: 'لم يستجب البحث.',
  retry: 'حاول مرة أخرى',
  without: (label) => `إزالة «${label}»`,
  loading: 'جارٍ البحث…',
  close: 'إغلاق',
  originalPrice: 'السعر الأصلي',
};
