/**
 * Texts about shown products. Facts are passed formatted: names in quotation marks, prices, labels of attributes and
 * values. Names are placed where they need no case ending.
 */
import type { Language, SearchSort } from '@quarry/contract';

export interface ProductWording {
  comparing: string;
  compared: readonly string[];
  /** Of two products whose data are the same. */
  nothingDiffers: string;
  cheapest: (name: string, price: string, isOfTwo: boolean) => string;
  dearest: (name: string, price: string) => string;
  bestRated: (name: string, stars: string) => string;
  /** A side of the comparison that the shop does not have. */
  notFoundToCompare: (name: string) => string;

  yes: (sentence: string) => string;
  no: (sentence: string) => string;
  price: (name: string, price: string) => string;
  priceBefore: (name: string, price: string, before: string) => string;
  noPrice: (name: string) => string;
  inStock: (name: string) => string;
  fewLeft: (name: string, count: string) => string;
  soldOut: (name: string) => string;
  /** Of a shop that does not count. */
  stockUnknown: (name: string) => string;
  sizes: (name: string, sizes: string) => string;
  soldOutSizes: (sizes: string) => string;
  fact: (name: string, label: string, value: string) => string;
  factUnknown: (name: string, label: string) => string;
  /** The shop's data say nothing that answers the question. */
  nothingKnown: (name: string) => string;
  rated: (name: string, stars: string, reviews: string) => string;
  notRated: (name: string) => string;
  available: string;
  unavailable: string;
  stock: string;
  rating: string;
  reviews: (count: number, written: string) => string;
  /** The last two of a list: "S, M and L". */
  and: string;

  alike: readonly ((name: string) => string)[];
  noneAlike: (name: string) => string;
  ruledOut: readonly ((name: string) => string)[];
  chosen: readonly ((name: string) => string)[];
  chosenSoldOut: (name: string) => string;
  gone: string;
  onlySoMany: (count: string) => string;
  undone: readonly ((wish: string) => string)[];
  nothingToUndo: string;
  sorted: Record<Exclude<SearchSort, 'relevance'>, (wish: string, count: string) => string>;
}

export const PRODUCT_WORDINGS: Record<Language, ProductWording> = {
  en: {
    comparing: 'Putting them side by side…',
    compared: ['Here is how they differ:', 'Side by side:', 'This is where they differ:'],
    nothingDiffers: 'In everything the shop tells about them they are the same.',
    cheapest: (name, price, isOfTwo) => `${name} is the ${isOfTwo ? 'cheaper' : 'cheapest'} one at ${price}.`,
    dearest: (name, price) => `${name} is the most expensive one at ${price}.`,
    bestRated: (name, stars) => `${name} has the best rating: ${stars}.`,
    notFoundToCompare: (name) => `I could not find ${name} in this shop, so there is nothing to compare it with.`,
    yes: (sentence) => `Yes. ${sentence}`,
    no: (sentence) => `No. ${sentence}`,
    price: (name, price) => `${name} costs ${price}.`,
    priceBefore: (name, price, before) => `${name} costs ${price} now, down from ${before}.`,
    noPrice: (name) => `The shop has not given a price for ${name}.`,
    inStock: (name) => `${name} is in stock.`,
    fewLeft: (name, count) => `${name} is in stock, but only ${count} left.`,
    soldOut: (name) => `${name} is sold out at the moment.`,
    stockUnknown: (name) => `The shop does not say how many of ${name} are left.`,
    sizes: (name, sizes) => `${name} comes in ${sizes}.`,
    soldOutSizes: (sizes) => `Sold out: ${sizes}.`,
    fact: (name, label, value) => `${name}: ${label.toLowerCase()} – ${value}.`,
    factUnknown: (name, label) => `The shop's data do not mention this for ${name}: ${label.toLowerCase()}.`,
    nothingKnown: (name) => `The shop's data on ${name} do not answer that. Here is what they do say.`,
    rated: (name, stars, reviews) => `${name} is rated ${stars} out of 5 (${reviews}).`,
    notRated: (name) => `Nobody has rated ${name} yet.`,
    available: 'yes',
    unavailable: 'sold out',
    stock: 'In stock',
    rating: 'Rating',
    reviews: (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
    and: ' and ',
    alike: [(name) => `More in the style of ${name}:`, (name) => `These are much like ${name}:`],
    noneAlike: (name) => `I found nothing else quite like ${name} here.`,
    ruledOut: [(name) => `All right, without ${name}.`, (name) => `Fine, ${name} is off the list.`],
    chosen: [
      (name) => `Good choice! Open the card of ${name} to order it on its own page.`,
      (name) => `Lovely! You can order ${name} on its page; the card below takes you there.`,
    ],
    chosenSoldOut: (name) => `I am sorry, ${name} has just sold out. Shall I look for something similar?`,
    gone: 'I am sorry, that product is no longer in the shop.',
    onlySoMany: (count) => `The list has only ${count}. Which one do you mean?`,
    undone: [(wish) => `Back to ${wish}.`, (wish) => `All right, ${wish} again.`],
    nothingToUndo: 'There is nothing to take back. What are you looking for?',
    sorted: {
      price_asc: (wish, count) => `${count} for ${wish}, the cheapest first.`,
      price_desc: (wish, count) => `${count} for ${wish}, the most expensive first.`,
      rating: (wish, count) => `${count} for ${wish}, the best rated first.`,
      newest: (wish, count) => `${count} for ${wish}, the newest first.`,
    },
  },
  ka: {
    comparing: 'ვადარებ ერთმანეთს…',
    compared: ['აი, რით განსხვავდებიან:', 'გვერდიგვერდ ასე გამოიყურება:', 'განსხვავება ასეთია:'],
    nothingDiffers: 'მაღაზიის მონაცემებით ისინი არაფრით განსხვავდებიან.',
    cheapest: (name, price, isOfTwo) => `${isOfTwo ? 'უფრო იაფია' : 'ყველაზე იაფია'} ${name}: ${price}.`,
    dearest: (name, price) => `ყველაზე ძვირია ${name}: ${price}.`,
    bestRated: (name, stars) => `საუკეთესო შეფასება აქვს ამას: ${name} (${stars}).`,
    notFoundToCompare: (name) => `ამ მაღაზიაში ვერ ვიპოვე ${name}, ამიტომ შესადარებელი არაფერია.`,
    yes: (sentence) => `დიახ. ${sentence}`,
    no: (sentence) => `არა. ${sentence}`,
    price: (name, price) => `${name} ღირს ${price}.`,
    priceBefore: (name, price, before) => `${name} ახლა ღირს ${price}, ადრე კი ${before} ღირდა.`,
    noPrice: (name) => `${name} – ფასი მაღაზიას არ მიუთითებია.`,
    inStock: (name) => `${name} მარაგშია.`,
    fewLeft: (name, count) => `${name} მარაგშია, მაგრამ მხოლოდ ${count} ცალი დარჩა.`,
    soldOut: (name) => `${name} ამჟამად გაყიდულია.`,
    stockUnknown: (name) => `${name} – რამდენი ცალია დარჩენილი, მაღაზიას არ უთქვამს.`,
    sizes: (name, sizes) => `${name} – ზომები: ${sizes}.`,
    soldOutSizes: (sizes) => `გაყიდულია: ${sizes}.`,
    fact: (name, label, value) => `${name} – ${label}: ${value}.`,
    factUnknown: (name, label) => `${name} – ამის შესახებ მაღაზიის მონაცემებში არაფერი წერია: ${label}.`,
    nothingKnown: (name) => `${name} – ამ კითხვაზე პასუხი მაღაზიის მონაცემებში არ არის. აი, რა არის ცნობილი.`,
    rated: (name, stars, reviews) => `${name} – შეფასება 5-დან ${stars} (${reviews}).`,
    notRated: (name) => `${name} ჯერ არავის შეუფასებია.`,
    available: 'არის',
    unavailable: 'გაყიდულია',
    stock: 'მარაგი',
    rating: 'შეფასება',
    reviews: (_count, written) => `${written} მიმოხილვა`,
    and: ' და ',
    alike: [(name) => `აი, რა ჰგავს ამას – ${name}:`, (name) => `${name} – ამის მსგავსი ვარიანტები:`],
    noneAlike: (name) => `${name} – ამის მსგავსი სხვა ვერაფერი ვიპოვე.`,
    ruledOut: [(name) => `კარგი, ${name} აღარ გამოჩნდება.`, (name) => `გასაგებია, სიიდან ამოვიღე: ${name}.`],
    chosen: [
      (name) => `კარგი არჩევანია! შესაკვეთად გახსენით ბარათი: ${name}.`,
      (name) => `მშვენიერია! ${name} – შეკვეთა მის გვერდზე შეგიძლიათ, ბარათი ქვემოთაა.`,
    ],
    chosenSoldOut: (name) => `სამწუხაროდ, ${name} უკვე გაყიდულია. მოვძებნო მსგავსი?`,
    gone: 'სამწუხაროდ, ეს პროდუქტი მაღაზიაში აღარ არის.',
    onlySoMany: (count) => `სიაში სულ ${count} გვაქვს. რომელს გულისხმობთ?`,
    undone: [(wish) => `დავუბრუნდით წინა მოთხოვნას: ${wish}.`, (wish) => `კარგი, ისევ ${wish}.`],
    nothingToUndo: 'გასაუქმებელი არაფერია. რას ეძებთ?',
    sorted: {
      price_asc: (wish, count) => `მოთხოვნით ${wish} – ${count}, იაფიდან ძვირისკენ.`,
      price_desc: (wish, count) => `მოთხოვნით ${wish} – ${count}, ძვირიდან იაფისკენ.`,
      rating: (wish, count) => `მოთხოვნით ${wish} – ${count}, ჯერ საუკეთესოდ შეფასებულები.`,
      newest: (wish, count) => `მოთხოვნით ${wish} – ${count}, ჯერ ახლად დამატებულები.`,
    },
  },
  tr: {
    comparing: 'Yan yana koyuyorum…',
    compared: ['Farkları şöyle:', 'Yan yana bakınca:', 'Şu noktalarda ayrılıyorlar:'],
    nothingDiffers: 'Mağazanın verdiği bilgilere göre aralarında fark yok.',
    cheapest: (name, price, isOfTwo) => `${isOfTwo ? 'Daha' : 'En'} uygun fiyatlı olan ${name}: ${price}.`,
    dearest: (name, price) => `En pahalısı ${name}: ${price}.`,
    bestRated: (name, stars) => `En yüksek puan şunda: ${name} (${stars}).`,
    notFoundToCompare: (name) => `Bu mağazada ${name} bulamadım, o yüzden karşılaştıramıyorum.`,
    yes: (sentence) => `Evet. ${sentence}`,
    no: (sentence) => `Hayır. ${sentence}`,
    price: (name, price) => `${name} – fiyatı ${price}.`,
    priceBefore: (name, price, before) => `${name} – fiyatı şu an ${price}, önceki fiyatı ${before}.`,
    noPrice: (name) => `${name} için mağaza fiyat vermemiş.`,
    inStock: (name) => `${name} stokta var.`,
    fewLeft: (name, count) => `${name} stokta var ama yalnızca ${count} adet kaldı.`,
    soldOut: (name) => `${name} şu an tükendi.`,
    stockUnknown: (name) => `${name} için kaç adet kaldığı mağazada belirtilmemiş.`,
    sizes: (name, sizes) => `${name} şu bedenlerde var: ${sizes}.`,
    soldOutSizes: (sizes) => `Tükenenler: ${sizes}.`,
    fact: (name, label, value) => `${name} için ${label.toLocaleLowerCase('tr')}: ${value}.`,
    factUnknown: (name, label) => `${name} için mağaza bilgilerinde bu geçmiyor: ${label.toLocaleLowerCase('tr')}.`,
    nothingKnown: (name) => `${name} için mağaza bilgilerinde bunun cevabı yok. Bilinenler şunlar.`,
    rated: (name, stars, reviews) => `${name} – 5 üzerinden ${stars} puan (${reviews}).`,
    notRated: (name) => `${name} henüz puanlanmamış.`,
    available: 'var',
    unavailable: 'tükendi',
    stock: 'Stok',
    rating: 'Puan',
    reviews: (_count, written) => `${written} yorum`,
    and: ' ve ',
    alike: [(name) => `${name} tarzında başka ürünler:`, (name) => `Bunlar da ona çok benziyor – ${name}:`],
    noneAlike: (name) => `${name} ile aynı tarzda başka bir şey bulamadım.`,
    ruledOut: [(name) => `Tamam, ${name} olmadan bakalım.`, (name) => `Peki, ${name} listeden çıktı.`],
    chosen: [
      (name) => `Güzel seçim! Sipariş için kartı açmanız yeterli: ${name}.`,
      (name) => `Harika! ${name} için siparişi ürün sayfasında verebilirsiniz; kart aşağıda.`,
    ],
    chosenSoldOut: (name) => `Maalesef ${name} tükendi. Benzerini arayayım mı?`,
    gone: 'Maalesef bu ürün artık mağazada yok.',
    onlySoMany: (count) => `Listede yalnızca ${count} var. Hangisini kastettiniz?`,
    undone: [(wish) => `Önceki isteğe döndük: ${wish}.`, (wish) => `Tamam, yine ${wish}.`],
    nothingToUndo: 'Geri alınacak bir şey yok. Ne arıyorsunuz?',
    sorted: {
      price_asc: (wish, count) => `${wish} için ${count}, en ucuzdan başlayarak.`,
      price_desc: (wish, count) => `${wish} için ${count}, en pahalıdan başlayarak.`,
      rating: (wish, count) => `${wish} için ${count}, en yüksek puanlılar başta.`,
      newest: (wish, count) => `${wish} için ${count}, en yeniler başta.`,
    },
  },
  ar: {
    comparing: 'أضعها جنبًا إلى جنب…',
    compared: ['إليك أوجه الاختلاف:', 'جنبًا إلى جنب:', 'هنا تختلف:'],
    nothingDiffers: 'لا فرق بينها في ما تذكره بيانات المتجر.',
    cheapest: (name, price, isOfTwo) => `${isOfTwo ? 'الأقل سعرًا بينهما' : 'الأقل سعرًا بينها'} هو ${name}: ${price}.`,
    dearest: (name, price) => `الأعلى سعرًا هو ${name}: ${price}.`,
    bestRated: (name, stars) => `صاحب أعلى تقييم هو ${name} (${stars}).`,
    notFoundToCompare: (name) => `لم أجد ${name} في هذا المتجر، فلا يمكنني المقارنة.`,
    yes: (sentence) => `نعم. ${sentence}`,
    no: (sentence) => `لا. ${sentence}`,
    price: (name, price) => `سعر ${name} هو ${price}.`,
    priceBefore: (name, price, before) => `سعر ${name} الآن ${price} بدلًا من ${before}.`,
    noPrice: (name) => `لم يذكر المتجر سعر ${name}.`,
    inStock: (name) => `${name} متوفر في المخزون.`,
    fewLeft: (name, count) => `${name} متوفر، لكن الكمية المتبقية ${count} فقط.`,
    soldOut: (name) => `نفدت كمية ${name} حاليًا.`,
    stockUnknown: (name) => `لا يذكر المتجر الكمية المتبقية من ${name}.`,
    sizes: (name, sizes) => `${name} متوفر بالمقاسات: ${sizes}.`,
    soldOutSizes: (sizes) => `نفد منها: ${sizes}.`,
    fact: (name, label, value) => `${name} – ${label}: ${value}.`,
    factUnknown: (name, label) => `لا تذكر بيانات المتجر هذا عن ${name}: ${label}.`,
    nothingKnown: (name) => `لا تجيب بيانات المتجر عن هذا السؤال بشأن ${name}. إليك ما تذكره.`,
    rated: (name, stars, reviews) => `تقييم ${name} هو ${stars} من 5 (${reviews}).`,
    notRated: (name) => `لم يقيّم أحد ${name} بعد.`,
    available: 'متوفر',
    unavailable: 'نفدت الكمية',
    stock: 'المخزون',
    rating: 'التقييم',
    reviews: (_count, written) => `عدد التقييمات: ${written}`,
    and: ' و',
    alike: [(name) => `منتجات قريبة من ${name}:`, (name) => `هذه تشبه ${name} كثيرًا:`],
    noneAlike: (name) => `لم أجد شيئًا آخر يشبه ${name}.`,
    ruledOut: [(name) => `حسنًا، من دون ${name}.`, (name) => `تمام، أزلت ${name} من القائمة.`],
    chosen: [
      (name) => `اختيار موفق! افتح بطاقة ${name} لطلبه من صفحته.`,
      (name) => `رائع! يمكنك طلب ${name} من صفحته عبر البطاقة أدناه.`,
    ],
    chosenSoldOut: (name) => `للأسف نفدت كمية ${name}. هل أبحث لك عن شيء مشابه؟`,
    gone: 'للأسف لم يعد هذا المنتج في المتجر.',
    onlySoMany: (count) => `في القائمة ${count} فقط. أيها تقصد؟`,
    undone: [(wish) => `عدنا إلى ${wish}.`, (wish) => `حسنًا، ${wish} من جديد.`],
    nothingToUndo: 'لا شيء للتراجع عنه. عمّ تبحث؟',
    sorted: {
      price_asc: (wish, count) => `لطلب ${wish}: ${count}، من الأرخص إلى الأغلى.`,
      price_desc: (wish, count) => `لطلب ${wish}: ${count}، من الأغلى إلى الأرخص.`,
      rating: (wish, count) => `لطلب ${wish}: ${count}، الأعلى تقييمًا أولًا.`,
      newest: (wish, count) => `لطلب ${wish}: ${count}، الأحدث أولًا.`,
    },
  },
  az: {
    comparing: 'Yan-yana qoyuram…',
    compared: ['Fərqləri belədir:', 'Yan-yana baxanda:', 'Bunlarda fərqlənirlər:'],
    nothingDiffers: 'Mağazanın məlumatına görə aralarında fərq yoxdur.',
    cheapest: (name, price, isOfTwo) => `${isOfTwo ? 'Daha' : 'Ən'} sərfəlisi ${name}: ${price}.`,
    dearest: (name, price) => `Ən bahalısı ${name}: ${price}.`,
    bestRated: (name, stars) => `Ən yüksək reytinq bundadır: ${name} (${stars}).`,
    notFoundToCompare: (name) => `Bu mağazada ${name} tapmadım, ona görə müqayisə edə bilmirəm.`,
    yes: (sentence) => `Bəli. ${sentence}`,
    no: (sentence) => `Xeyr. ${sentence}`,
    price: (name, price) => `${name} – qiyməti ${price}.`,
    priceBefore: (name, price, before) => `${name} – qiyməti indi ${price}, əvvəl ${before} idi.`,
    noPrice: (name) => `${name} üçün mağaza qiymət göstərməyib.`,
    inStock: (name) => `${name} stokda var.`,
    fewLeft: (name, count) => `${name} stokda var, amma cəmi ${count} ədəd qalıb.`,
    soldOut: (name) => `${name} hazırda bitib.`,
    stockUnknown: (name) => `${name} – neçə ədəd qaldığını mağaza bildirmir.`,
    sizes: (name, sizes) => `${name} bu ölçülərdə var: ${sizes}.`,
    soldOutSizes: (sizes) => `Bitənlər: ${sizes}.`,
    fact: (name, label, value) => `${name} üçün ${label.toLocaleLowerCase('az')}: ${value}.`,
    factUnknown: (name, label) => `${name} haqqında mağazanın məlumatında bu yoxdur: ${label.toLocaleLowerCase('az')}.`,
    nothingKnown: (name) => `${name} haqqında mağazanın məlumatında bunun cavabı yoxdur. Məlum olanlar bunlardır.`,
    rated: (name, stars, reviews) => `${name} – 5 üzərindən ${stars} bal (${reviews}).`,
    notRated: (name) => `${name} hələ qiymətləndirilməyib.`,
    available: 'var',
    unavailable: 'bitib',
    stock: 'Stok',
    rating: 'Reytinq',
    reviews: (_count, written) => `${written} rəy`,
    and: ' və ',
    alike: [(name) => `${name} tərzində başqa məhsullar:`, (name) => `Bunlar da ona çox oxşayır – ${name}:`],
    noneAlike: (name) => `${name} ilə eyni tərzdə başqa heç nə tapmadım.`,
    ruledOut: [(name) => `Yaxşı, ${name} olmadan baxaq.`, (name) => `Oldu, ${name} siyahıdan çıxdı.`],
    chosen: [
      (name) => `Yaxşı seçimdir! Sifariş üçün kartı açın: ${name}.`,
      (name) => `Əla! ${name} üçün sifarişi öz səhifəsində verə bilərsiniz; kart aşağıdadır.`,
    ],
    chosenSoldOut: (name) => `Təəssüf ki, ${name} bitib. Oxşarını axtarım?`,
    gone: 'Təəssüf ki, bu məhsul artıq mağazada yoxdur.',
    onlySoMany: (count) => `Siyahıda cəmi ${count} var. Hansını nəzərdə tutursunuz?`,
    undone: [(wish) => `Əvvəlki istəyə qayıtdıq: ${wish}.`, (wish) => `Yaxşı, yenə ${wish}.`],
    nothingToUndo: 'Geri götürüləcək heç nə yoxdur. Nə axtarırsınız?',
    sorted: {
      price_asc: (wish, count) => `${wish} üçün ${count}, ucuzdan bahaya.`,
      price_desc: (wish, count) => `${wish} üçün ${count}, bahadan ucuza.`,
      rating: (wish, count) => `${wish} üçün ${count}, ən yüksək reytinqlilər əvvəldə.`,
      newest: (wish, count) => `${wish} üçün ${count}, ən yenilər əvvəldə.`,
    },
  },
};
