import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'مساعد المتجر',
  notice: 'يجيبك هنا مساعد يعمل بالذكاء الاصطناعي، وليس إنسانًا.',
  placeholder: 'اسألني عمّا تشاء…',
  send: 'إرسال',
  conversation: 'المحادثة',
  you: 'أنت',
  assistant: 'المساعد',
  stop: 'إيقاف',
  startAgain: 'البدء من جديد',
  order: 'الطلب',
  loading: 'جارٍ البحث…',
  close: 'إغلاق',
  failed: 'تعذّر الحصول على رد الآن.',
  retry: 'حاول مرة أخرى',
  originalPrice: 'السعر الأصلي',
};
