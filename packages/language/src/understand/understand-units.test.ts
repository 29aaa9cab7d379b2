/** Measures are neither prices nor sizes, and the words beside them are parsed as well. */
import { testUnderstanding } from '../testing/understanding-table.ts';

testUnderstanding('measures in English', 'en', [
  ['phone 128 GB under 300', { category: 'smartphone', price_max: 300 }],
  ['laptop 16 gb ram', { category: 'laptop' }],
  ['shampoo 400 ml', { category: 'shampoo' }],
  ['55 inch tv', { category: 'television' }],
  ['power bank 10000 mAh', { category: 'power-bank' }],
  ['led bulb 9 W', { category: 'light-bulb' }],
  ['scarf 40x160', { category: 'scarf' }],
]);

testUnderstanding('measures in Georgian', 'ka', [
  ['ტელეფონი 128 გბ', { category: 'smartphone' }],
  ['შამპუნი 400 მლ', { category: 'shampoo' }],
  ['ბრინჯი 5 კგ', { category: 'rice' }],
  ['ლეიბი 160x200', { category: 'mattress' }],
  ['ჩაიდანი 1.7 ლიტრი', { category: 'kettle' }],
  ['საღებავი 10 ლიტრი 50 ლარამდე', { category: 'paint', price_max: 50 }],
  // One letter: litres, and lari where its ending bounds an amount.
  ['რძე 1 ლ', { category: 'milk' }],
  ['მზესუმზირის ზეთი 1ლ', { category: 'cooking-oil' }],
  ['საღებავი 10 ლ 50 ლ-მდე', { category: 'paint', price_max: 50 }],
  ['აკუმულატორი 60 ამპერი', { category: 'battery' }],
]);

testUnderstanding('measures in Turkish', 'tr', [
  ['128 gb telefon 5000 tl altı', { category: 'smartphone', price_max: 5000 }],
  ['laptop 16 gb ram', { category: 'laptop' }],
  ['şampuan 400 ml', { category: 'shampoo' }],
  ['43 inç televizyon', { category: 'television' }],
  ['pirinç 5 kg', { category: 'rice' }],
  ['powerbank 10000 mah', { category: 'power-bank' }],
  ['visco yatak 160x200', { category: 'mattress' }],
]);

testUnderstanding('measures in Arabic', 'ar', [
  ['هاتف 128 جيجا', { category: 'smartphone' }],
  ['شامبو 400 مل', { category: 'shampoo' }],
  ['تلفزيون 55 بوصة', { category: 'television' }],
  ['أرز 5 كيلو', { category: 'rice' }],
  ['حفاضات 7-12 كيلو', { category: 'nappies' }],
  ['بطارية سيارة 70 امبير', { category: 'battery' }],
  ['زيت زيتون 1 لتر', { category: 'cooking-oil' }],
]);

testUnderstanding('measures in Azerbaijani', 'az', [
  ['128 gb smartfon 500 manata qədər', { category: 'smartphone', price_max: 500 }],
  ['noutbuk 16 gb ram', { category: 'laptop' }],
  ['şampun 400 ml', { category: 'shampoo' }],
  ['43 düym televizor', { category: 'television' }],
  ['düyü 5 kq', { category: 'rice' }],
  ['döşək 140x200', { category: 'mattress' }],
]);

testUnderstanding('measures that are limits', 'en', [
  ['washing machine at least 9 kg', { category: 'washing-machine' }],
  ['tv from 50 inch', { category: 'television' }],
  ['noutbuk ən azı 16 gb', { category: 'laptop' }],
  ['en az 9 kiloluk çamaşır makinesi', { category: 'washing-machine' }],
  ['სარეცხი მანქანა მინიმუმ 9 კგ', { category: 'washing-machine' }],
  ['საღებავი 10 ლ-იანი', { category: 'paint' }],
  ['غسالة على الأقل 9 كغ', { category: 'washing-machine' }],
  // The hour of a charge is no clock.
  ['بطارية 60 أمبير ساعة', { category: 'battery' }],
]);

testUnderstanding('a wide word beside a narrow one', 'en', [
  ['poetry books', { category: 'poetry' }],
  ['medicine for cough', { category: 'cough' }],
  ['şiir kitapları', { category: 'poetry' }],
  ['psixologiya kitabları', { category: 'psychology' }],
  ['yuxusuzluq üçün dərman', { category: 'sleep' }],
  ['ფსიქოლოგიის წიგნები', { category: 'psychology' }],
  [
    'books',
    {
      category: [
        'novel',
        'crime-fiction',
        'science-fiction',
        'fantasy',
        'poetry',
        'classic',
        'biography',
        'history',
        'psychology',
        'business',
        'science',
        'cookbook',
        'travel-book',
        'art-book',
        'picture-book',
        'young-adult',
        'textbook',
        'comics',
      ],
    },
  ],
]);
