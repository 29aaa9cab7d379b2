/** The assistant's texts in Arabic. */
import type { Wording } from './wording.ts';

/** "products" after a number, as Arabic grammar asks: one, two, few (3 to 10), many (11 to 99), other. */
function products(count: number, written: string): string {
  switch (new Intl.PluralRules('ar').select(count)) {
    case 'one':
      return 'منتج واحد';
    case 'two':
      return 'منتجان';
    case 'few':
      return `${written} منتجات`;
    case 'many':
      return `${written} منتجًا`;
    default:
      return `${written} منتج`;
  }
}

export const ar = {
  steps: {
    reading: 'أقرأ رسالتك…',
    listening: 'أستمع إلى تسجيلك…',
    searching: 'أبحث بين المعروضات…',
    order: 'أتحقق من الطلب…',
    shop: 'أراجع معلومات المتجر…',
  },

  quote: (name) => `«${name}»`,
  comma: '، ',
  products,
  priced: (quoted, price) => `${quoted} بسعر ${price}`,

  priceBelow: (price) => `أقل من ${price}`,
  priceAbove: (price) => `أكثر من ${price}`,
  priceAbout: (price) => `حوالي ${price}`,
  priceMax: (price) => `حتى ${price}`,
  priceMin: (price) => `من ${price}`,
  priceBetween: (low, high) => `من ${low} إلى ${high}`,
  without: (label) => `بدون ${label}`,
  size: (label) => `مقاس ${label}`,

  found: [
    ({ count, wish }) => `نتيجة البحث عن ${wish}: ${count}.`,
    ({ count, wish }) => `تفضّل، هذا ما لدينا من ${wish}: ${count}.`,
    ({ count, wish }) => `خبر جميل، وجدت ما يناسب ${wish}: ${count}.`,
  ],
  only: [(best) => `وهو ${best}.`, (best) => `ألقِ نظرة: ${best}.`],
  best: [
    (best, next) => `أول ما أنصح به ${best}، ثم ${next}.`,
    (best, next) => `أقترح أن تبدأ بـ ${best}، ويستحق النظر أيضًا ${next}.`,
    (best, next) => `الأقرب إلى طلبك ${best}، يليه ${next}.`,
  ],
  closest: [
    (wish) => `لا يوجد ما يطابق ${wish} تمامًا، لكن هذه الخيارات قريبة منه.`,
    (wish) => `لم أجد مطابقة تامة لـ ${wish}. إليك الأقرب إليه.`,
  ],
  relaxed: ({ wish, condition, count }) => `لم أجد شيئًا يطابق ${wish}. ${condition} فلدينا ${count}.`,
  lettingGo: {
    attributes: 'إن قبلت مواصفات أخرى',
    price: 'أما إذا لم نتقيّد بالسعر',
    color: 'أما إذا قبلت لونًا آخر',
    size: 'أما إذا قبلت مقاسًا آخر',
    material: 'أما إذا قبلت خامة أخرى',
    gender: 'أما إذا نظرنا في ما صُمّم لغيره أيضًا',
    brand: 'أما إذا قبلت علامة أخرى',
    category: 'أما إذا نظرنا في المنتجات القريبة',
  },
  lettingGoOfAll: 'أما إذا اكتفينا بالكلمات الأساسية',
  nothing: [
    (wish) => `عذرًا، لم أجد شيئًا يطابق ${wish}. جرّب كلمات أقل أو كلمات أخرى وسأبحث من جديد.`,
    (wish) => `للأسف لا يوجد في هذا المتجر ما يطابق ${wish}. هل نجرّب كلمات أخرى؟`,
  ],
  notUnderstood: [
    (wish) => `لم أفهم المقصود بـ${wish}. هل تصفه بكلمات أخرى؟`,
    (wish) => `${wish} غير مألوف لي. فيمَ يُستخدم، أو ماذا يشبه؟`,
  ],
  notCarried: (kind) => `لا يبيع هذا المتجر ${kind}.`,
  soldOut: (wish) => `كل ما يناسب ${wish} نفد حاليًا.`,
  nearest: 'إليك الأقرب إليه.',
  more: [
    ({ shown, total }) => `إليك المزيد (${shown}) من أصل ${total}.`,
    ({ shown, total }) => `وهذه خيارات أخرى (${shown}) من أصل ${total}.`,
  ],
  noMore: (total) => `هذا كل ما لدينا: ${total}. غيّر أحد الشروط وسأبحث من جديد.`,
  noCheaper: (cheapest) => `ليس لدينا أرخص من ${cheapest}.`,
  noDearer: (dearest) => `ليس لدينا أغلى من ${dearest}.`,
  nothingToNarrow: 'بكل سرور! أخبرني أولًا عمّا تبحث، مثل «فستان أحمر للحفلة».',
  restarted: 'حسنًا، لنبدأ من جديد. عمّ تبحث؟',
  otherChoices: 'إليك طرقًا أخرى لتضييق الاختيار.',
  noFurtherChoices: 'لم يبقَ هنا ما نختار بينه. هل نبحث عن شيء آخر؟',
  noOtherChoices: 'أخبرني عمّا تبحث وسأعرض عليك خيارات.',

  buttonBelow: (price) => `أقل من ${price}`,
  buttonSize: (label) => `مقاس ${label}`,
  buttonMore: 'اعرض المزيد',

  greeting: ['مرحبًا! عمّ أبحث لك؟', 'أهلًا بك! ما الذي تبحث عنه اليوم؟', 'مرحبًا! أخبرني بما تحتاج إليه.'],
  thanks: ['على الرحب والسعة! هل أبحث لك عن شيء آخر؟', 'بكل سرور. أنا هنا إن احتجت إلى شيء آخر.'],
  goodbye: ['إلى اللقاء، ننتظر عودتك!', 'مع السلامة! أنا هنا متى احتجت إليّ.'],
  help: (store) =>
    `أنا مساعد التسوّق في ${store}. أخبرني بما تريد بكلماتك («فستان أحمر للحفلة»)، ثم حدّد أكثر («أرخص»، «باللون الأزرق»، «مقاس M»). ويمكنني أيضًا أن أخبرك أين وصل طلبك، وعن التوصيل والإرجاع والدفع وساعات العمل.`,
  unknown: [
    'عذرًا، لا أعرف ذلك. يمكنني البحث عن المنتجات، ومعرفة حالة الطلب، وإخبارك عن التوصيل والإرجاع وساعات العمل.',
    'ليست لدي إجابة عن ذلك. اسألني عن المنتجات أو عن طلبك أو عن التوصيل أو ساعات العمل.',
  ],
  askPharmacist: 'يُرجى استشارة الصيدلي أو الطبيب لمعرفة الدواء المناسب لك.',

  askOrderNumber: 'أي طلب تقصد؟ اكتب رقمه مع البريد الإلكتروني أو آخر أربعة أرقام من الهاتف المستخدم عند الشراء.',
  askOrderProof: (number) =>
    `لأخبرك عن الطلب ${number} أحتاج إلى البريد الإلكتروني أو آخر أربعة أرقام من الهاتف المستخدم عند الشراء.`,
  orderNotTold: 'لم أجد طلبًا بهذا الرقم وهذه البيانات. يُرجى التحقق منهما والمحاولة مرة أخرى.',
  orderNotThere: (number) => `لا يوجد في هذا المتجر طلب رقمه ${number}.`,
  noOrders: 'لا توجد طلبات بعد.',
  orders: (count) => (count === 1 ? 'إليك الطلب.' : `إليك أحدث الطلبات، وعددها ${count}.`),
  order: {
    Pending: (number) => `الطلب ${number} قيد التجهيز.`,
    Shipped: (number) => `الطلب ${number} في الطريق إليك.`,
    Delivered: (number) => `تم تسليم الطلب ${number}.`,
    Cancelled: (number) => `تم إلغاء الطلب ${number}.`,
    Returned: (number) => `تم إرجاع الطلب ${number}.`,
  },
  orderOtherStatus: (number, status) =>
    status ? `حالة الطلب ${number}: «${status}».` : `لم يحدد المتجر حالة الطلب ${number} بعد.`,
  shippedOn: (date) => `تاريخ الشحن: ${date}.`,
  deliveredOn: (date) => `تاريخ التسليم: ${date}.`,
  expectedOn: (date) => `موعد التسليم المتوقع: ${date}.`,
  trackingUnknown: (number) => `لا يوجد رقم تتبع للطلب ${number} بعد.`,
  dateUnknown: (number) => `لم يحدد المتجر تاريخًا للطلب ${number} بعد.`,
  orderItems: (items) => `محتويات الطلب: ${items}.`,
  orderTotal: (total) => `الإجمالي: ${total}.`,
  tracking: (number) => `رقم التتبع: ${number}.`,

  noShopText: 'لم يزوّدني المتجر بمعلومات عن ذلك بعد. يُرجى سؤال موظفيه.',
  branches: (count) => (count === 1 ? 'هذا فرعنا:' : 'هذه فروعنا:'),
  noBranches: 'لم يزوّدني المتجر بعناوينه وساعات عمله بعد.',

  unreadImages: 'وصلتني صورتك، لكن لا يمكنني رؤية الصور هنا بعد. يُرجى وصفها بالكلمات.',
  heard: (words) => `سمعت: «${words}».`,
  unheard: {
    silence: 'لم أسمع شيئًا في تسجيلك. يُرجى المحاولة مرة أخرى بالقرب من الميكروفون، أو كتابة رسالتك.',
    'nobody-listens': 'وصلني تسجيلك الصوتي، لكن لا يمكنني الاستماع إلى التسجيلات العربية هنا بعد. يُرجى كتابة رسالتك.',
    unreadable: 'وصلني تسجيلك الصوتي، لكن تعذّر تشغيله. يُرجى التسجيل من جديد (دقيقتان على الأكثر) أو كتابة رسالتك.',
    failed: 'وصلني تسجيلك الصوتي، لكن لا يمكنني الاستماع إليه الآن. يُرجى المحاولة بعد قليل أو كتابة رسالتك.',
  },
} as const satisfies Wording;
