/**
 * Words of addresses and titles that say what a piece is, in the languages of our shops and a few neighbours.
 * A word counts at a beginning of a word; Georgian and Turkic words may carry endings. Earlier rows win: a “shirt dress” is a dress.
 */
import type { Recognised } from './kinds.ts';

export const KIND_WORDS: readonly (readonly [Recognised, readonly string[]])[] = [
  [
    'not-wearable',
    [
      'sofa', 'couch', 'armchair', 'chair', 'table', 'lamp', 'bed', 'phone', 'laptop', 'television', 'headphone',
      'tyre', 'tire', 'book', 'pillow', 'towel', 'divan', 'kanepe', 'sandalye', 'masa', 'stol', 'kreslo', 'kitab',
      'kitap', 'telefon', 'დივანი', 'სკამი', 'მაგიდა', 'წიგნი', 'ტელეფონი', 'أريكة', 'كرسي', 'طاولة', 'كتاب', 'هاتف',
      'диван', 'стул', 'стол', 'книга',
    ],
  ],
  ['bag', ['handbag', 'backpack', 'bag', 'tote', 'clutch', 'purse', 'rucksack', 'canta', 'sirt-cantasi', 'çanta', 'çantası', 'ჩანთა', 'ზურგჩანთა', 'حقيبة', 'сумка', 'рюкзак', 'tasche', 'sac-a', 'borsa', 'bolso']],
  ['shoes', ['shoe', 'sneaker', 'trainers', 'boot', 'heel', 'sandal', 'loafer', 'slipper', 'pump', 'ballerina', 'stiletto', 'ayakkabi', 'ayakkabı', 'bot-', 'cizme', 'çizme', 'ayaqqabi', 'ayaqqabı', 'cekme', 'ფეხსაცმელი', 'ბოტასი', 'კედი', 'ჩექმა', 'სანდალი', 'حذاء', 'صندل', 'туфли', 'ботинки', 'кроссовки', 'schuh', 'chaussure', 'zapato', 'scarpa']],
  ['hat', ['hat', 'cap', 'beanie', 'beret', 'fedora', 'sapka', 'şapka', 'papaq', 'ქუდი', 'قبعة', 'шапка', 'шляпа', 'кепка', 'hut', 'mutze', 'chapeau', 'sombrero', 'cappello']],
  ['glasses', ['sunglasses', 'glasses', 'eyewear', 'gozluk', 'gözlük', 'eynek', 'eynək', 'სათვალე', 'نظارة', 'очки', 'brille', 'lunettes', 'gafas']],
  ['scarf', ['scarf', 'shawl', 'esarp', 'eşarp', 'atki', 'atkı', 'serf', 'şərf', 'შარფი', 'وشاح', 'шарф', 'schal', 'echarpe', 'bufanda', 'sciarpa']],
  ['jewellery', ['necklace', 'earring', 'bracelet', 'ring', 'watch', 'pendant', 'brooch', 'jewel', 'kolye', 'kupe', 'küpe', 'bilezik', 'yuzuk', 'yüzük', 'kol-saati', 'boyunbagi', 'boyunbağı', 'sirga', 'sırğa', 'ყელსაბამი', 'საყურე', 'სამაჯური', 'ბეჭედი', 'საათი', 'قلادة', 'أقراط', 'خاتم', 'ساعة', 'кольцо', 'серьги']],
  ['belt', ['belt', 'kemer', 'kəmər', 'qamar', 'ქამარი', 'حزام', 'ремень', 'gurtel', 'ceinture', 'cinturon']],
  ['suit', ['suit', 'takim-elbise', 'takım', 'kostyum', 'kostüm', 'კოსტიუმი', 'بدلة', 'костюм', 'anzug']],
  ['outerwear', ['coat', 'jacket', 'blazer', 'parka', 'trench', 'puffer', 'anorak', 'cloak', 'ceket', 'mont', 'palto', 'kaban', 'gödəkçə', 'godekce', 'pencek', 'pencək', 'ქურთუკი', 'პალტო', 'პიჯაკი', 'معطف', 'جاكيت', 'سترة', 'куртка', 'пальто', 'пиджак', 'mantel', 'jacke', 'manteau', 'veste', 'abrigo', 'chaqueta', 'cappotto', 'giacca']],
  ['dress', ['dress', 'gown', 'elbise', 'don-', 'paltar', 'კაბა', 'فستان', 'платье', 'kleid', 'robe', 'vestido', 'vestito', 'abito']],
  ['shorts', ['shorts', 'bermuda', 'sort', 'şort', 'შორტი', 'შორტები', 'شورت', 'шорты']],
  ['skirt', ['skirt', 'etek', 'yubka', 'ქვედაბოლო', 'تنورة', 'юбка', 'rock-', 'jupe', 'falda', 'gonna']],
  ['trousers', ['trousers', 'jeans', 'pants', 'chino', 'leggings', 'joggers', 'slacks', 'pantolon', 'salvar', 'şalvar', 'cins', 'შარვალი', 'ჯინსი', 'بنطلون', 'جينز', 'брюки', 'джинсы', 'hose', 'pantalon', 'pantaloni']],
  ['shirt', ['shirt', 'blouse', 'gomlek', 'gömlek', 'bluz', 'koynek', 'köynək', 'პერანგი', 'ბლუზა', 'قميص', 'بلوزة', 'рубашка', 'блузка', 'hemd', 'bluse', 'chemise', 'camisa', 'camicia']],
  ['top', ['t-shirt', 'tshirt', 'tee', 'top', 'sweater', 'jumper', 'pullover', 'cardigan', 'hoodie', 'sweatshirt', 'knit', 'polo', 'tank', 'vest', 'kazak', 'tisort', 'tişört', 'hirka', 'hırka', 'sviter', 'მაისური', 'სვიტერი', 'ჰუდი', 'ჯემპრი', 'تيشيرت', 'كنزة', 'свитер', 'футболка', 'худи']],
];

/** Canonical categories of the catalogue. */
export const KIND_OF_CATEGORY: Readonly<Record<string, Recognised>> = {
  dress: 'dress',
  skirt: 'skirt',
  shirt: 'shirt',
  blouse: 'shirt',
  't-shirt': 'top',
  sweater: 'top',
  hoodie: 'top',
  jacket: 'outerwear',
  coat: 'outerwear',
  jeans: 'trousers',
  trousers: 'trousers',
  shorts: 'shorts',
  suit: 'suit',
  sneakers: 'shoes',
  boots: 'shoes',
  heels: 'shoes',
  sandals: 'shoes',
  loafers: 'shoes',
  handbag: 'bag',
  backpack: 'bag',
  hat: 'hat',
  scarf: 'scarf',
  belt: 'belt',
  sunglasses: 'glasses',
  watch: 'jewellery',
  necklace: 'jewellery',
  earrings: 'jewellery',
  ring: 'jewellery',
  bracelet: 'jewellery',
};
