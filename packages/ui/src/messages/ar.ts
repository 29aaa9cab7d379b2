import type { Messages } from './messages.ts';

/** Arabic counts in six forms; orders need all but zero. */
function ordersInArabic(count: number): string {
  switch (new Intl.PluralRules('ar').select(count)) {
    case 'one':
      return 'طلب واحد';
    case 'two':
      return 'طلبان';
    case 'few':
      return `${count} طلبات`;
    case 'many':
      return `${count} طلبًا`;
    default:
      return `${count} طلب`;
  }
}

function starsInArabic(count: number): string {
  if (count === 1) return 'نجمة واحدة';
  return count === 2 ? 'نجمتان' : `${count} نجوم`;
}

export const ar = {
  assistant: 'المساعد',
  chat: 'الدردشة',
  openChat: 'افتح الدردشة',
  closeChat: 'أغلق الدردشة',
  smallWindow: 'تصغير',
  largeWindow: 'توسيع',
  resizeChat: 'غيّر حجم الدردشة',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  writeMessage: 'اكتب رسالة...',
  message: 'الرسالة',
  send: 'إرسال',
  language: 'اللغة',
  store: 'المتجر',
  conversation: 'المحادثة',
  you: 'أنت',
  typing: 'المساعد يكتب',
  products: 'المنتجات',
  quickReplies: 'ردود مقترحة',
  matchesFromChat: 'نتائج الدردشة',
  showAllProducts: 'عرض كل المنتجات',
  narrowInChat: 'اكتب في الدردشة لتحديد اللون أو المقاس.',
  yourOrders: 'طلباتك',
  ordersByStatus: 'الطلبات حسب الحالة',
  latestOrder: (date) => `آخر طلب: ${date}`,
  orderCount: ordersInArabic,
  orderDate: 'تاريخ الطلب',
  shippedDate: 'تاريخ الشحن',
  deliveryDate: 'تاريخ التسليم',
  trackingNumber: 'رقم التتبع',
  like: 'أعجبني',
  dislike: 'لم يعجبني',
  comment: 'أضف تعليقًا',
  commentHint: 'ما الذي أعجبك، أو ما الذي كان ناقصًا؟',
  save: 'حفظ',
  cancel: 'إلغاء',
  rateConversation: 'كيف تقيّم هذه المحادثة؟',
  stars: starsInArabic,
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  noPicture: 'لا توجد صورة',
  originalPrice: 'السعر الأصلي',
  tryAgain: 'حاول مرة أخرى',
  offline: 'أنت غير متصل بالإنترنت. يمكنك المتابعة فور عودة الاتصال.',
  thanksForRating: 'شكرًا على تقييمك.',
  thanksForComment: 'شكرًا على تعليقك.',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
} satisfies Messages;
