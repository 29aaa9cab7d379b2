/** The words of the chat part. What the assistant says comes from the server. */
import type { Language } from '@quarry/contract';

export interface ChatWords {
  chatTitle: string;
  placeholder: string;
  send: string;
  conversation: string;
  you: string;
  assistant: string;
  stop: string;
  startAgain: string;
  order: string;
  loading: string;
  close: string;
  noPicture: string;
}

const en: ChatWords = {
  chatTitle: 'Shop assistant',
  placeholder: 'Ask me anything…',
  send: 'Send',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  stop: 'Stop',
  startAgain: 'Start again',
  order: 'Order',
  loading: 'Searching…',
  close: 'Close',
  noPicture: 'No picture',
};

const ka: ChatWords = {
  chatTitle: 'მაღაზიის ასისტენტი',
  placeholder: 'მკითხეთ, რაც გაინტერესებთ…',
  send: 'გაგზავნა',
  conversation: 'საუბარი',
  you: 'თქვენ',
  assistant: 'ასისტენტი',
  stop: 'შეჩერება',
  startAgain: 'თავიდან დაწყება',
  order: 'შეკვეთა',
  loading: 'ვეძებ…',
  close: 'დახურვა',
  noPicture: 'სურათი არ არის',
};

const tr: ChatWords = {
  chatTitle: 'Mağaza asistanı',
  placeholder: 'Bana her şeyi sorabilirsiniz…',
  send: 'Gönder',
  conversation: 'Sohbet',
  you: 'Siz',
  assistant: 'Asistan',
  stop: 'Durdur',
  startAgain: 'Baştan başla',
  order: 'Sipariş',
  loading: 'Aranıyor…',
  close: 'Kapat',
  noPicture: 'Resim yok',
};

const ar: ChatWords = {
  chatTitle: 'مساعد المتجر',
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
  noPicture: 'لا توجد صورة',
};

const az: ChatWords = {
  chatTitle: 'Mağaza köməkçisi',
  placeholder: 'İstədiyinizi soruşun…',
  send: 'Göndər',
  conversation: 'Söhbət',
  you: 'Siz',
  assistant: 'Köməkçi',
  stop: 'Dayandır',
  startAgain: 'Yenidən başla',
  order: 'Sifariş',
  loading: 'Axtarılır…',
  close: 'Bağla',
  noPicture: 'Şəkil yoxdur',
};

const ALL: Record<Language, ChatWords> = { en, ka, tr, ar, az };

export const chatWordsIn = (language: Language): ChatWords => ALL[language];
