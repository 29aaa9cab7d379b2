import type { ResultsWords } from './results-words.ts';

export const resultsWords: ResultsWords = {
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
  filters: 'التصفية',
  clearAll: 'مسح الكل',
  sort: 'الترتيب',
  orders: {
    relevance: 'الأنسب',
    price_asc: 'السعر: من الأقل',
    price_desc: 'السعر: من الأعلى',
    newest: 'الأحدث أولًا',
    rating: 'الأعلى تقييمًا',
  },
  lowest: 'أدنى سعر',
  highest: 'أعلى سعر',
  pages: 'الصفحات',
  before: 'الصفحة السابقة',
  after: 'الصفحة التالية',
  pageOf: (page, pages) => `صفحة ${page} من ${pages}`,
  products: (count) => `عدد المنتجات: ${count}`,
  addToCart: 'أضف إلى السلة',
  added: 'تمت الإضافة',
  notAdded: 'تعذّرت الإضافة',
};
