/** The assistant's texts in Azerbaijani. */
import type { Wording } from './wording.ts';

export const az = {
  steps: {
    reading: 'Mesajınızı oxuyuram…',
    listening: 'Səs yazınızı dinləyirəm…',
    searching: 'Rəflərə baxıram…',
    order: 'Sifarişi yoxlayıram…',
    shop: 'Mağaza məlumatlarına baxıram…',
  },

  quote: (name) => `“${name}”`,
  comma: ', ',
  products: (_count, written) => `${written} məhsul`,
  priced: (quoted, price) => `${quoted} (${price})`,

  priceBelow: (price) => `${price} məbləğindən ucuz`,
  priceAbove: (price) => `${price} məbləğindən baha`,
  priceAbout: (price) => `təxminən ${price}`,
  priceMax: (price) => `ən çox ${price}`,
  priceMin: (price) => `ən az ${price}`,
  priceBetween: (low, high) => `${low} – ${high} arası`,
  without: (label) => `${label} olmasın`,
  size: (label) => `ölçü ${label}`,

  found: [
    ({ count, wish }) => `${wish} üçün ${count} tapdım.`,
    ({ count, wish }) => `Buyurun, ${wish} üçün ${count}.`,
    ({ count, wish }) => `Yaxşı xəbər: ${wish} üçün ${count} var.`,
  ],
  only: [(best) => `Budur: ${best}.`, (best) => `Bir baxın: ${best}.`],
  best: [
    (best, next) => `İlk təklifim ${best}, sonra isə ${next}.`,
    (best, next) => `Mən ${best} ilə başlayardım; ${next} də baxmağa dəyər.`,
    (best, next) => `İstəyinizə ən yaxını ${best}, ardınca ${next}.`,
  ],
  closest: [
    (wish) => `${wish} üçün tam uyğun gələn yoxdur, amma bunlar çox yaxındır.`,
    (wish) => `${wish} üçün tam uyğun məhsul tapmadım. Ən yaxın variantlar bunlardır.`,
  ],
  relaxed: ({ wish, condition, count }) => `${wish} üçün heç nə tapmadım. ${condition}, ${count} var.`,
  lettingGo: {
    attributes: 'Xüsusiyyətləri fərqli ola bilərsə',
    price: 'Qiymət həddini götürsək',
    color: 'Rəng fərqli ola bilərsə',
    size: 'Ölçü fərqli ola bilərsə',
    material: 'Material fərqli ola bilərsə',
    gender: 'Başqası üçün olanlara da baxsaq',
    brand: 'Başqa marka da olarsa',
    category: 'Oxşar məhsullara da baxsaq',
  },
  lettingGoOfAll: 'Yalnız əsas sözləri saxlasaq',
  nothing: [
    (wish) => `Təəssüf ki, ${wish} üçün heç nə tapmadım. Daha az və ya başqa sözlərlə yazın, yenidən axtarım.`,
    (wish) => `Bu mağazada ${wish} üçün, təəssüf ki, heç nə yoxdur. Başqa sözlərlə yoxlayaq?`,
  ],
  notUnderstood: [
    (wish) => `${wish} nə deməkdir, anlamadım. Başqa sözlərlə deyə bilərsiniz?`,
    (wish) => `${wish} mənə tanış gəlmir. Nə üçündür, nəyə oxşayır?`,
  ],
  notCarried: (kind) => `Bu mağazada ${kind} satılmır.`,
  soldOut: (wish) => `${wish} üçün uyğun olanların hamısı hazırda bitib.`,
  nearest: 'Ən yaxınları bunlardır.',
  more: [
    ({ shown, total }) => `Buyurun, daha ${shown} variant; cəmi ${total}.`,
    ({ shown, total }) => `Sizin üçün daha ${shown} variant; cəmi ${total}.`,
  ],
  noMore: (total) => `Hamısı bu idi: cəmi ${total}. Bir istəyinizi dəyişin, yenidən axtarım.`,
  noCheaper: (cheapest) => `Bundan ucuzu yoxdur: ${cheapest}.`,
  noDearer: (dearest) => `Bundan bahası yoxdur: ${dearest}.`,
  nothingToNarrow: 'Məmnuniyyətlə! Əvvəlcə nə axtardığınızı yazın, məsələn, “toy üçün qırmızı don”.',
  restarted: 'Yaxşı, əvvəldən başlayaq. Nə axtarırsınız?',
  otherChoices: 'Seçimi daraltmağın başqa yolları da var.',
  noFurtherChoices: 'Burada seçim üçün başqa nəsə qalmadı. Başqa bir şey axtaraq?',
  noOtherChoices: 'Nə axtardığınızı yazın, sizə variantlar təklif edim.',

  buttonBelow: (price) => `Ən çox ${price}`,
  buttonSize: (label) => `Ölçü ${label}`,
  buttonMore: 'Daha çox göstər',

  greeting: ['Salam! Sizə nə tapım?', 'Xoş gəlmisiniz! Bu gün nə axtarırsınız?', 'Salam! Sizə nə lazımdır?'],
  thanks: ['Dəyməz! Daha nə tapım?', 'Buyurun! Başqa nəsə lazım olsa, buradayam.'],
  goodbye: ['Hələlik, yenə gözləyirik!', 'Sağlıqla qalın! Lazım olsa, buradayam.'],
  help: (store) =>
    `Mən ${store} mağazasının alış-veriş köməkçisiyəm. Nə istədiyinizi öz sözlərinizlə yazın (“toy üçün qırmızı don”), sonra dəqiqləşdirin (“daha ucuz”, “mavi olsun”, “ölçü M”). Sifarişinizin harada olduğunu, çatdırılma, qaytarma, ödəniş və iş saatlarını da deyə bilərəm.`,
  unknown: [
    'Təəssüf ki, bunu bilmirəm. Məhsul tapa, sifarişi yoxlaya, çatdırılma, qaytarma və iş saatları barədə məlumat verə bilərəm.',
    'Bu barədə məlumatım yoxdur. Məndən məhsullar, sifarişiniz, çatdırılma və ya iş saatları barədə soruşun.',
  ],
  askPharmacist: 'Hansı dərmanın sizə uyğun olduğunu əczaçıdan və ya həkimdən soruşun.',

  askOrderNumber:
    'Hansı sifarişdir? Nömrəsini və sifariş verərkən yazdığınız e-poçtu, yaxud telefonun son dörd rəqəmini yazın.',
  askOrderProof: (number) =>
    `${number} nömrəli sifariş üçün sifariş verərkən yazdığınız e-poçtu, yaxud telefonun son dörd rəqəmini yazın.`,
  orderNotTold: 'Bu nömrə və məlumatlarla sifariş tapmadım. Zəhmət olmasa, hər ikisini yoxlayıb yenidən yazın.',
  orderNotThere: (number) => `Bu mağazada ${number} nömrəli sifariş yoxdur.`,
  noOrders: 'Hələ sifariş yoxdur.',
  orders: (count) => (count === 1 ? 'Buyurun, sifariş.' : `Buyurun, son ${count} sifariş.`),
  order: {
    Pending: (number) => `${number} nömrəli sifariş hazırlanır.`,
    Shipped: (number) => `${number} nömrəli sifariş yoldadır.`,
    Delivered: (number) => `${number} nömrəli sifariş çatdırılıb.`,
    Cancelled: (number) => `${number} nömrəli sifariş ləğv edilib.`,
    Returned: (number) => `${number} nömrəli sifariş geri qaytarılıb.`,
  },
  orderOtherStatus: (number, status) =>
    status ? `${number} nömrəli sifarişin statusu: “${status}”.` : `${number} nömrəli sifarişin hələ statusu yoxdur.`,
  shippedOn: (date) => `Göndərilmə tarixi: ${date}.`,
  deliveredOn: (date) => `Çatdırılma tarixi: ${date}.`,
  expectedOn: (date) => `Gözlənilən çatdırılma tarixi: ${date}.`,
  trackingUnknown: (number) => `${number} nömrəli sifarişin izləmə nömrəsi hələ yoxdur.`,
  dateUnknown: (number) => `${number} nömrəli sifariş üçün hələ tarix göstərilməyib.`,
  orderItems: (items) => `Sifarişdə: ${items}.`,
  orderTotal: (total) => `Cəmi: ${total}.`,
  tracking: (number) => `İzləmə nömrəsi: ${number}.`,

  noShopText: 'Mağaza bu barədə hələ məlumat verməyib. Zəhmət olmasa, əməkdaşlarından soruşun.',
  branches: (count) => (count === 1 ? 'Budur bizim mağaza:' : 'Budur bizim mağazalar:'),
  noBranches: 'Mağaza ünvanlarını və iş saatlarını hələ bildirməyib.',

  unreadImages: 'Şəklinizi aldım, amma burada hələ şəkillərə baxa bilmirəm. Zəhmət olmasa, sözlə təsvir edin.',
  heard: (words) => `Eşitdiyim: “${words}”.`,
  unheard: {
    silence:
      'Səs yazınızda heç nə eşitmədim. Zəhmət olmasa, mikrofona bir az yaxın danışıb yenidən cəhd edin və ya mesajınızı yazın.',
    'nobody-listens':
      'Səs yazınızı aldım, amma burada hələ Azərbaycan dilində səs yazılarını dinləyə bilmirəm. Zəhmət olmasa, mesajınızı yazın.',
    unreadable:
      'Səs yazınızı aldım, amma aça bilmədim. Zəhmət olmasa, ən çoxu iki dəqiqəlik yeni yazı göndərin və ya mesajınızı yazın.',
    failed:
      'Səs yazınızı aldım, amma indi dinləyə bilmirəm. Zəhmət olmasa, bir azdan yenidən cəhd edin və ya mesajınızı yazın.',
  },
} as const satisfies Wording;
