/**
 * The words by which a sentence is recognised as a claim about a price, a stock or an order, in the five languages.
 * Folded, matched as the beginning of a word unless they end in a dot. Wider than needed on purpose: a sentence that
 * is looked at too closely loses nothing when it tells the truth.
 */

const PRICE = [
  'cost',
  'price',
  'dollar',
  'usd.',
  'euro',
  'eur.',
  'pound',
  'lari',
  'gel.',
  'lira',
  'try.',
  'tl.',
  'manat',
  'azn.',
  'rupee',
  'rs.',
  'inr.',
  'discount',
  'ღირს',
  'ღირ',
  'ფას',
  'ლარ',
  'დოლარ',
  'ევრო',
  'რუპი',
  'ლირ',
  'მანათ',
  'fiyat',
  'dolar',
  'avro',
  'rupi',
  'indirim',
  'سعر',
  'ثمن',
  'يكلف',
  'تكلف',
  'دولار',
  'يورو',
  'لاري',
  'ليره',
  'مانات',
  'روبيه',
  'qiymet',
  'endirim',
];

const LIMIT = [
  'under',
  'below',
  'less',
  'up.',
  'within',
  'budget',
  'over',
  'above',
  'more',
  'from.',
  'between',
  'cheaper',
  'მდე',
  'ნაკლებ',
  'ქვემოთ',
  'მეტ',
  'ზემოთ',
  'დან',
  'ბიუჯეტ',
  'იაფ',
  'alt',
  'kadar',
  'asagi',
  'ust',
  'butce',
  'ucuz',
  'اقل',
  'تحت',
  'حتي',
  'اكثر',
  'فوق',
  'بين',
  'ميزاني',
  'ارخص',
  'qeder',
  'asag',
  'yuxari',
  'az.',
  'budce',
];

const STOCK = [
  'stock',
  'left.',
  'available',
  'remaining',
  'მარაგ',
  'ხელმისაწვდომ',
  'დარჩ',
  'stok',
  'kald',
  'mevcut',
  'متوفر',
  'متاح',
  'مخزون',
  'anbar',
  'movcud',
  'qal',
];

const ORDER = [
  'order',
  'parcel',
  'package',
  'shipment',
  'tracking',
  'შეკვეთ',
  'ამანათ',
  'გზავნილ',
  'siparis',
  'kargo',
  'طلب',
  'شحن',
  'sifaris',
  'baglama',
];

/** How each known status is told, in words; a sentence about an order may use only those of an order that was told. */
export const STATUS_WORDS: Record<'Pending' | 'Shipped' | 'Delivered' | 'Cancelled', readonly string[]> = {
  Pending: ['pending', 'processing', 'prepar', 'მუშავდება', 'მზადდება', 'hazirlan', 'قيد', 'التجهيز'],
  Shipped: [
    'shipped',
    'on its way',
    'in transit',
    'dispatched',
    'გაიგზავნა',
    'გზაშია',
    'yolda',
    'kargoya',
    'شحن',
    'الطريق',
    'gonderil',
  ],
  Delivered: ['delivered', 'arrived', 'ჩაბარდა', 'მიწოდებულ', 'teslim', 'تسليم', 'وصل', 'catdirildi', 'tehvil'],
  Cancelled: ['cancel', 'გაუქმ', 'iptal', 'الغ', 'ملغ', 'legv'],
};

const matcher = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${['ال', 'بال', 'لل', 'و', ''].join('|')})(?:${words
      .map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?![\\p{L}\\p{N}])` : word))
      .join('|')})`,
    'u',
  );

export const SPEAKS_OF_PRICE = matcher(PRICE);
/** Georgian writes its limits as endings (`50 ლარამდე`), so these are looked for anywhere in a word. */
export const SPEAKS_OF_LIMIT = new RegExp(`${matcher(LIMIT).source}|მდე|დან|altinda|ustunde`, 'u');
export const SPEAKS_OF_STOCK = matcher(STOCK);
export const SPEAKS_OF_ORDER = matcher(ORDER);

/** A sign stands beside its number; the shop's own sign is added by the guard. */
export const CURRENCY_SIGNS = /[$€£¥₾₺₼₽₹]/u;

/** Amounts without digits ("forty dollars", "free"). In a sentence about money they cannot be checked. */
export const AMOUNT_IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|free|hundred|thousand',
    '(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
    'ოც|ორმოც|სამოც|ოთხმოც|ას|ათ',
    'yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin',
    'عشر|عشرون|ثلاثون|اربعون|خمسون|ماي|مي|الف',
    'iyirmi|qirx|doxsan',
  ].join('|')})`,
  'u',
);
