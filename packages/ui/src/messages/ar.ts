import { grouped } from './grouped-number.ts';
import type { Messages } from './messages.ts';

/** Arabic has six plural forms; orders need all but zero. */
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

/** Arabic has six plural forms: zero, one, two, few, many, other. */
function countedInArabic(count: number, forms: { one: string; two: string; few: string; many: string; other: string }) {
  switch (new Intl.PluralRules('ar').select(count)) {
    case 'one':
      return forms.one;
    case 'two':
      return forms.two;
    case 'few':
      return `${grouped(count)} ${forms.few}`;
    case 'many':
      return `${grouped(count)} ${forms.many}`;
    default:
      return `${grouped(count)} ${forms.other}`;
  }
}

function resultsInArabic(count: number): string {
  return countedInArabic(count, {
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: 'نتائج',
    many: 'نتيجة',
    other: 'نتيجة',
  });
}

function productsInArabic(count: number): string {
  return countedInArabic(count, {
    one: 'منتج واحد',
    two: 'منتجان',
    few: 'منتجات',
    many: 'منتجًا',
    other: 'منتج',
  });
}

function suggestionsInArabic(count: number): string {
  return countedInArabic(count, {
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: 'اقتراحات',
    many: 'اقتراحًا',
    other: 'اقتراح',
  });
}

function starsInArabic(count: number): string {
  if (count === 1) return 'نجمة واحدة';
  return count === 2 ? 'نجمتان' : `${count} نجوم`;
}

export const ar = {
  assistant: 'المساعد',
  assistantNotice: 'يجيبك هنا مساعد يعمل بالذكاء الاصطناعي، وليس إنسانًا.',
  personJoined: (name) => `يجيبك الآن أحد موظفي المتجر: ${name}.`,
  personLeft: 'عاد المساعد إلى الرد عليك.',
  staff: 'من فريق المتجر',
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
  productCount: productsInArabic,
  earlierProducts: 'عرض المنتجات السابقة',
  moreProducts: 'عرض المزيد من المنتجات',
  showProducts: (count) => `عرض ${productsInArabic(count)}`,
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
  orderedItems: 'محتويات الطلب',
  orderTotal: 'الإجمالي',
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
  pictureOf: (position, total) => `الصورة ${position} من ${total}`,
  noPicture: 'لا توجد صورة',
  originalPrice: 'السعر الأصلي',
  tryAgain: 'حاول مرة أخرى',
  retry: 'إعادة الإرسال',
  logIn: 'تسجيل الدخول',
  replyRefused: 'تعذّر على المساعد الرد على هذه الرسالة.',
  replyBusy: 'أُرسلت رسائل كثيرة دفعة واحدة. انتظر قليلًا ثم حاول مرة أخرى.',
  replyUnreachable: 'تعذّر الوصول إلى المساعد. تحقّق من اتصالك وحاول مرة أخرى.',
  replyEmpty: 'لم يصل أي رد. حاول مرة أخرى.',
  replyBroken: 'انقطع الاتصال قبل اكتمال الرد.',
  replyStopped: 'أوقفت هذا الرد.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول للمتابعة، ورسالتك محفوظة.',
  speechLoading: 'جارٍ تجهيز الصوت',
  speechFailed: 'لا يمكن قراءة الرد بصوت عالٍ الآن. حاول لاحقًا.',
  offline: 'أنت غير متصل بالإنترنت. يمكنك المتابعة فور عودة الاتصال.',
  thanksForRating: 'شكرًا على تقييمك.',
  thanksForComment: 'شكرًا على تعليقك.',
  ratingNotSaved: 'عذرًا، تعذّر حفظ تقييمك.',
  commentNotSaved: 'عذرًا، تعذّر حفظ تعليقك. يُرجى المحاولة مرة أخرى.',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  searchProducts: 'عمّ تبحث؟',
  searchTitle: 'اكتبها بكلماتك',
  searchHint: 'اسم أو لون أو مقاس أو سعر أو مناسبة: اكتب كما تتكلم.',
  popularNow: 'الأكثر رواجًا الآن',
  clearText: 'امسح النص',
  suggestions: 'اقتراحات',
  suggestedWords: 'عبارات مقترحة',
  suggestedCategories: 'الفئات',
  suggestionCount: suggestionsInArabic,
  choose: 'اختيار',
  close: 'إغلاق',
  readAs: 'فهمنا',
  without: (label) => `بدون ${label}`,
  removeChip: (label) => `إزالة ${label}`,
  resultCount: resultsInArabic,
  tieredCount: (great, similar) => `${resultsInArabic(great)}، ومشابهة: ${grouped(similar)}`,
  resultsFor: (query) => `نتائج «${query}»`,
  searching: 'نبحث بين الرفوف...',
  searchByPicture: 'البحث بصورة',
  askedPicture: 'صورتك',
  removeAskedPicture: 'إزالة الصورة',
  likePicture: 'الأكثر شبهًا بصورتك',
  lookingAtPicture: 'ننظر في صورتك...',
  pictureHint: 'أضف كلمات للتحديد: لون أو خامة أو سعر.',
  pictureWordsUnmet: 'لا منتج من هذا النوع يطابق كل كلماتك؛ هذه أقربها.',
  picturesLookedAt: (done, total) => `اطّلعنا حتى الآن على ${done} من أصل ${total} منتجًا، والبقية قادمة.`,
  nothingFoundHint: 'جرّب كلمات أقل، أو عبّر بطريقة أخرى.',
  noExactMatch: (query) => `لا تطابق تامًّا مع «${query}»`,
  recoveredSpelling: 'نعرض أقرب كتابة',
  recoveredKeyboard: 'قرأناها كأنها كُتبت بلوحة مفاتيح أخرى',
  recoveredTransliteration: 'قرأناها بحروف أبجدية أخرى',
  recoveredSynonym: 'نعرض ما يحمل المعنى نفسه',
  recoveredDroppedWord: 'نعرض ما يوافق معظم الكلمات',
  recoveredRelaxedFilter: 'نعرض ما يقاربها',
  recoveredConcepts: 'نعرض ما يناسب الفكرة',
  recoveredCategory: 'نعرض منتجات من النوع نفسه',
  recoveredOtherwise: 'نعرض أقرب المنتجات',
  tierSome: 'منتجات مشابهة',
  tierUnstated: 'لم يذكر المتجر',
  correctedTo: (typed, meant) => `قُرئت «${typed}» على أنها «${meant}».`,
  searchAsTyped: (query) => `ابحث عن «${query}» كما كُتبت`,
  takenAsTyped: (query) => `بحثنا عن «${query}» كما كُتبت.`,
  allowOtherSpellings: 'السماح بتهجئات أخرى',
  tryInstead: 'جرّب بدلًا من ذلك',
  browseShop: 'ما يبيعه هذا المتجر',
  highToLow: (label) => `${label}: من الأعلى`,
  lowToHigh: (label) => `${label}: من الأقل`,
  filters: 'التصفية',
  activeFilters: 'عوامل التصفية المختارة',
  clearAll: 'مسح الكل',
  showMore: 'عرض المزيد',
  showFewer: 'عرض أقل',
  done: 'تم',
  showResults: (count) => `عرض ${resultsInArabic(count)}`,
  lowestPrice: 'أقل سعر',
  highestPrice: 'أعلى سعر',
  priceFrom: (price) => `من ${price}`,
  priceUpTo: (price) => `حتى ${price}`,
  sort: 'الترتيب',
  sortRelevance: 'الأنسب',
  sortPriceUp: 'السعر: من الأقل',
  sortPriceDown: 'السعر: من الأعلى',
  sortNewest: 'الأحدث أولًا',
  sortRating: 'الأعلى تقييمًا',
  personalOrder: 'ترتيب شخصي',
  personalOrderHint: 'ما فتحته في هذه الزيارة قد يقدّم المنتجات المشابهة.',
  pages: 'الصفحات',
  waitSeconds: (seconds) => `أعد المحاولة بعد ${seconds} ث`,
  chooseStore: 'اختر متجرًا',
  chooseStoreHint: 'في أي من متاجرك تريد البحث؟',
  attachPictures: 'إرفاق صور',
  noPicturesHere: 'لا يستقبل هذا المتجر صورًا في المحادثة',
  removePicture: (n) => `إزالة الصورة ${n}`,
  picture: (n) => `الصورة ${n}`,
  startRecording: 'تسجيل رسالة صوتية',
  noRecordingsHere: 'لا يستقبل هذا المتجر رسائل صوتية',
  recordingsNotHeard: 'لا تُفهم الرسائل الصوتية بالعربية هنا بعد. لا يزال بإمكانك تسجيل رسالة وإرسالها.',
  stopRecording: 'إنهاء التسجيل',
  discardRecording: 'إلغاء التسجيل',
  recording: 'جارٍ التسجيل',
  removeRecording: 'إزالة الرسالة الصوتية',
  voiceMessage: 'رسالة صوتية',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  soundPosition: 'الموضع',
  microphoneFailed: 'تعذّر الوصول إلى الميكروفون. تحقّق من أن المتصفح مسموح له باستخدامه.',
  dropPictures: 'أفلت الصور هنا',
  replyAs: 'صيغة الرد',
  replyText: 'نص',
  replyAudio: 'صوت',
  stop: 'إيقاف',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر نسخ الإجابة.',
  jumpToLatest: 'الانتقال إلى أحدث رسالة',
  conversations: 'المحادثات',
  newConversation: 'محادثة جديدة',
  continueConversation: 'متابعة محادثتك الأخيرة',
  noConversations: 'لا توجد محادثات سابقة بعد.',
  conversationsFailed: 'تعذّر تحميل المحادثات.',
  deleteConversation: (title) => `حذف «${title}»`,
  deleteForGood: 'حذف',
  deleteQuestion: 'هل تريد حذف هذه المحادثة نهائيًا؟',
  conversationGone: 'تعذّر فتح هذه المحادثة.',
  conversationDeleted: 'تم حذف المحادثة.',
  conversationNotDeleted: 'تعذّر حذف المحادثة. يُرجى المحاولة مرة أخرى.',
  startAgain: 'البدء من جديد',
  writeOrChoose: 'اكتب أو اختر زرًا...',
} satisfies Messages;
