/** The assistant's texts in Turkish. */
import type { Wording } from './wording.ts';

export const tr = {
  steps: {
    reading: 'Mesajınızı okuyorum…',
    listening: 'Kaydınızı dinliyorum…',
    searching: 'Raflara bakıyorum…',
    order: 'Siparişi kontrol ediyorum…',
    shop: 'Mağaza bilgilerine bakıyorum…',
  },

  quote: (name) => `“${name}”`,
  comma: ', ',
  products: (_count, written) => `${written} ürün`,
  priced: (quoted, price) => `${quoted} (${price})`,

  priceBelow: (price) => `${price} altında`,
  priceAbove: (price) => `${price} üzerinde`,
  priceAbout: (price) => `${price} civarı`,
  priceMax: (price) => `en fazla ${price}`,
  priceMin: (price) => `en az ${price}`,
  priceBetween: (low, high) => `${low} – ${high} arası`,
  without: (label) => `${label} hariç`,
  size: (label) => `${label} beden`,

  found: [
    ({ count, wish }) => `${wish} için ${count} buldum.`,
    ({ count, wish }) => `İşte ${wish} için ${count}.`,
    ({ count, wish }) => `Güzel haber: ${wish} için ${count} var.`,
  ],
  only: [(best) => `Karşınızda ${best}.`, (best) => `Bir göz atın: ${best}.`],
  best: [
    (best, next) => `İlk önerim ${best}, ardından ${next}.`,
    (best, next) => `Ben ${best} ile başlardım; ${next} de görmeye değer.`,
    (best, next) => `En yakın seçenek ${best}, sonra ${next}.`,
  ],
  closest: [
    (wish) => `${wish} için birebir uyan bir şey yok ama bunlar çok yaklaşıyor.`,
    (wish) => `${wish} için tam karşılık bulamadım. En yakın seçenekler bunlar.`,
  ],
  relaxed: ({ wish, condition, count }) => `${wish} için bir şey bulamadım. ${condition} ${count} var.`,
  lettingGo: {
    attributes: 'Özellikleri farklı olabilirse',
    price: 'Fiyat sınırını kaldırırsak',
    color: 'Renk farklı olabilirse',
    size: 'Beden farklı olabilirse',
    material: 'Malzeme farklı olabilirse',
    gender: 'Başkası için olanlara da bakarsak',
    brand: 'Başka bir marka da olursa',
    category: 'Benzer ürünlere de bakarsak',
  },
  lettingGoOfAll: 'Yalnızca ana kelimeleri tutarsak',
  nothing: [
    (wish) => `Üzgünüm, ${wish} için bir şey bulamadım. Daha az ya da başka kelimelerle yazarsanız yeniden bakarım.`,
    (wish) => `Bu mağazada ${wish} için maalesef bir şey yok. Başka kelimelerle deneyelim mi?`,
  ],
  notUnderstood: [
    (wish) => `${wish} ne demek, anlayamadım. Başka kelimelerle söyler misiniz?`,
    (wish) => `${wish} bana bir şey ifade etmedi. Ne işe yarıyor, neye benziyor?`,
  ],
  notCarried: (kind) => `Bu mağazada ${kind} satılmıyor.`,
  soldOut: (wish) => `${wish} için uygun olanların hepsi şu an tükendi.`,
  nearest: 'En yakınları bunlar.',
  more: [
    ({ shown, total }) => `İşte ${shown} seçenek daha; toplam ${total}.`,
    ({ shown, total }) => `Sizin için ${shown} tane daha; toplam ${total}.`,
  ],
  noMore: (total) => `Hepsi bu kadardı: toplam ${total}. Bir isteğinizi değiştirin, yeniden bakayım.`,
  noCheaper: (cheapest) => `Bundan ucuzu yok: ${cheapest}.`,
  noDearer: (dearest) => `Bundan pahalısı yok: ${dearest}.`,
  nothingToNarrow: 'Memnuniyetle! Önce ne aradığınızı yazın, örneğin “düğün için kırmızı elbise”.',
  restarted: 'Tamam, baştan başlayalım. Ne arıyorsunuz?',
  otherChoices: 'Seçimi daraltmak için başka yollar da var.',
  noFurtherChoices: 'Burada seçilecek başka bir şey kalmadı. Başka bir şey arayalım mı?',
  noOtherChoices: 'Ne aradığınızı yazın, size seçenekler sunayım.',

  buttonBelow: (price) => `${price} altı`,
  buttonSize: (label) => `${label} beden`,
  buttonMore: 'Daha fazla göster',

  greeting: [
    'Merhaba! Sizin için ne bulayım?',
    'Hoş geldiniz! Bugün ne arıyorsunuz?',
    'Merhaba! Neye ihtiyacınız var?',
  ],
  thanks: ['Rica ederim! Başka bir şey bulayım mı?', 'Ne demek! Başka bir şey olursa buradayım.'],
  goodbye: ['Hoşça kalın, yine bekleriz!', 'Görüşmek üzere! İhtiyacınız olursa buradayım.'],
  help: (store) =>
    `Ben ${store} mağazasının alışveriş asistanıyım. Ne istediğinizi kendi kelimelerinizle yazın (“düğün için kırmızı elbise”), sonra daraltın (“daha ucuz”, “mavi olsun”, “M beden”). Siparişinizin nerede olduğunu, teslimat, iade, ödeme ve çalışma saatlerini de söyleyebilirim.`,
  unknown: [
    'Üzgünüm, bunu bilmiyorum. Ürün bulabilir, sipariş durumuna bakabilir, teslimat, iade ve çalışma saatlerini söyleyebilirim.',
    'Bu konuda bilgim yok. Bana ürünleri, siparişinizi, teslimatı ya da çalışma saatlerini sorabilirsiniz.',
  ],
  askPharmacist: 'Hangi ilacın size uygun olduğunu lütfen bir eczacıya ya da doktora danışın.',

  askOrderNumber:
    'Hangi sipariş? Sipariş numarasını ve sipariş verirken kullandığınız e-postayı ya da telefonun son dört hanesini yazın.',
  askOrderProof: (number) =>
    `${number} numaralı sipariş için sipariş verirken kullandığınız e-postayı ya da telefonun son dört hanesini yazar mısınız?`,
  orderNotTold: 'Bu numara ve bilgilerle bir sipariş bulamadım. Lütfen ikisini de kontrol edip yeniden deneyin.',
  orderNotThere: (number) => `Bu mağazada ${number} numaralı bir sipariş yok.`,
  noOrders: 'Henüz sipariş yok.',
  orders: (count) => (count === 1 ? 'İşte sipariş.' : `İşte son ${count} sipariş.`),
  order: {
    Pending: (number) => `${number} numaralı sipariş hazırlanıyor.`,
    Shipped: (number) => `${number} numaralı sipariş yolda.`,
    Delivered: (number) => `${number} numaralı sipariş teslim edildi.`,
    Cancelled: (number) => `${number} numaralı sipariş iptal edildi.`,
    Returned: (number) => `${number} numaralı sipariş iade edildi.`,
  },
  orderOtherStatus: (number, status) =>
    status ? `${number} numaralı siparişin durumu: “${status}”.` : `${number} numaralı siparişin henüz bir durumu yok.`,
  shippedOn: (date) => `Gönderim tarihi: ${date}.`,
  deliveredOn: (date) => `Teslim tarihi: ${date}.`,
  expectedOn: (date) => `Beklenen teslim tarihi: ${date}.`,
  trackingUnknown: (number) => `${number} numaralı siparişin takip numarası henüz yok.`,
  dateUnknown: (number) => `${number} numaralı sipariş için henüz bir tarih verilmemiş.`,
  orderItems: (items) => `İçindekiler: ${items}.`,
  orderTotal: (total) => `Toplam tutar: ${total}.`,
  tracking: (number) => `Takip numarası: ${number}.`,

  noShopText: 'Mağaza bu konuda henüz bilgi vermemiş. Lütfen çalışanlarına sorun.',
  branches: (count) => (count === 1 ? 'İşte mağazamız:' : 'İşte mağazalarımız:'),
  noBranches: 'Mağaza adreslerini ve çalışma saatlerini henüz paylaşmamış.',

  unreadImages: 'Resminizi aldım ama burada henüz resimlere bakamıyorum. Lütfen kelimelerle anlatın.',
  heard: (words) => `Duyduğum: “${words}”.`,
  unheard: {
    silence:
      'Kaydınızda bir şey duyamadım. Lütfen mikrofona biraz daha yakın konuşarak yeniden deneyin ya da mesajınızı yazın.',
    'nobody-listens': 'Ses kaydınızı aldım ama burada henüz Türkçe kayıt dinleyemiyorum. Lütfen mesajınızı yazın.',
    unreadable:
      'Ses kaydınızı aldım ama açamadım. Lütfen en çok iki dakikalık yeni bir kayıt gönderin ya da mesajınızı yazın.',
    failed:
      'Ses kaydınızı aldım ama şu anda dinleyemiyorum. Lütfen biraz sonra yeniden deneyin ya da mesajınızı yazın.',
  },
} as const satisfies Wording;
