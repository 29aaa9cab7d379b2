/**
 * More Turkish queries, written after the first hundred held: sixty and then thirty that had not been asked of the
 * engine before their judgements stood here. Spoken words, suffixes, hasty typing, limits and wishes over every trade.
 */
import type { JudgedQuery } from '../judged-query.ts';

export const TR_SECOND_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes and jewellery
  { query: 'bej trençkot kadın', right: { category: 'coat', color: 'beige', gender: 'women', says: ['trench'] } },
  { query: 'kırmızı abiye elbise', right: { category: 'dress', color: 'red', says: ['evening dress'] } },
  {
    query: 'siyah topuklu ayakkabı 38 numara',
    right: { category: 'heels', color: 'black', attributes: { size: '38' } },
  },
  {
    query: '40 dolara kadar erkek deri kemer',
    right: { category: 'belt', material: 'leather', gender: ['men', 'unisex'], price_max: 40 },
  },
  { query: 'yağmurluk var mı', right: { category: 'jacket', says: ['rain jacket'] } },
  { query: 'yün olmayan kazak', right: { category: 'sweater', exclude: ['wool'] } },
  { query: 'sevgilime altın kaplama bileklik', right: { category: 'bracelet', material: 'gold-plated' } },
  { query: 'gumus halka kupe', right: { category: 'earrings', color: 'silver', says: ['hoop'] } },
  { query: 'kışlık bere', right: { category: 'hat', says: ['beanie'] } },
  { query: 'puantiyeli etek', right: { category: 'skirt', attributes: { pattern: 'dotted' } } },
  {
    query: 'ofiste giymelik gömlek xl beden',
    right: { category: 'shirt', attributes: { size: 'xl', occasion: 'office' } },
  },
  { query: 'erkek koşu ayakkabısı', right: { category: 'sneakers', says: ['running'], gender: ['men', 'unisex'] } },
  { query: 'babama kol saati', right: { category: 'watch', gender: ['men', 'unisex'] } },
  { query: 'yazlık keten pantolonlar', right: { category: 'trousers', material: 'linen' } },
  { query: 'polarize güneş gözlügü', right: { category: 'sunglasses', attributes: { lens: 'polarised' } } },
  {
    query: 'erkek çocuk için şort 110',
    right: { category: 'shorts', gender: ['boys', 'unisex'], attributes: { size: '110' } },
  },

  // Home and furniture
  { query: 'ceviz komodin', right: { category: 'nightstand', material: 'walnut' } },
  { query: 'açılır yemek masası', right: { category: 'dining-table', says: ['extending'] } },
  { query: 'gri köşe takımı', right: { category: 'sofa', color: 'grey', says: ['corner'] } },
  { query: 'çekyat', right: { category: 'sofa', says: ['sofa bed'] } },
  {
    query: '160x200 visco yatak',
    right: { category: 'mattress', attributes: { dimensions: '160 × 200 cm' }, says: ['memory-foam'] },
  },
  { query: 'salon için abajur', right: { category: ['table-lamp', 'floor-lamp'] } },
  { query: 'sallanan koltuk', right: { category: 'armchair', says: ['rocking'] } },
  { query: 'boy aynası', right: { category: 'mirror', says: ['full-length'] } },
  { query: 'beyaz sifonyer', right: { category: 'chest-of-drawers', color: 'white' } },

  // Electronics and household appliances
  {
    query: '8 gb ram 256 gb hafıza telefon',
    right: { category: 'smartphone', attributes: { ram: '8 gb', memory: '256 gb' } },
  },
  {
    query: 'dört bin liradan ucuz oyuncu laptopu',
    right: { category: 'laptop', says: ['gaming'], price_max: 4000 },
  },
  { query: 'beyaz bluetooth kulaklık', right: { category: 'headphones', color: 'white' } },
  { query: 'no frost buz dolabi', right: { category: 'refrigerator', says: ['no-frost'] } },
  { query: 'camasir makinasi 9 kilo', right: { category: 'washing-machine', attributes: { capacity: '9 kg' } } },
  { query: 'şarjlı dikey süpürge', right: { category: 'vacuum-cleaner', says: ['cordless'] } },
  { query: 'fön makinesi', right: { category: 'hair-dryer' } },
  { query: '55 ekran televizyon', right: { category: 'television', attributes: { screen: '55″' } } },
  { query: 'araç içi şarj aleti', right: { category: 'charger', says: ['car charger'] } },
  { query: 'mikrodlga fırın', right: { category: 'microwave' } },

  // Cars
  {
    query: 'honda fit ön balata',
    right: { category: 'brake-pads', attributes: { car_model: 'honda fit', position: 'front' } },
  },
  {
    query: 'kar lastiği 205/55 r16',
    right: { category: 'tyre', attributes: { season: 'winter', tyre_size: '205/55 r16' } },
  },
  {
    query: '5w-40 motor yağı 4 litre',
    right: { category: 'engine-oil', attributes: { viscosity: '5w-40', volume: '4 l' } },
  },
  { query: 'antifriz', right: { category: 'coolant' } },
  { query: 'kia sportage paspas', right: { category: 'car-mat', attributes: { car_model: 'kia sportage' } } },

  // Tools and building
  { query: '18 volt şarjlı matkap', right: { category: 'drill', attributes: { voltage: '18 v' } } },
  { query: 'banyo bataryası', right: { category: 'faucet', says: ['bath faucet'] } },
  { query: 'Bohrmann avuç taşlama', right: { category: 'angle-grinder', brand: 'bohrmann' } },
  { query: 'lokma takımı', right: { category: 'wrench-set', says: ['socket wrench'] } },
  { query: 'benzinli çim biçme makinesi', right: { category: 'lawn-mower', says: ['petrol'] } },
  { query: 'bahçe hortumu 25 metre', right: { category: 'garden-hose', attributes: { length: '25 m' } } },

  // Books
  { query: '5 yaşındaki kızıma resimli kitap', right: { category: 'picture-book' } },
  { query: 'polisiye roman önerir misin', right: { category: 'crime-fiction' } },

  // The pharmacy
  {
    query: 'boğazım ağrıyor sprey',
    right: { category: 'cold-and-flu', attributes: { active_ingredient: 'benzydamine' } },
  },
  {
    query: 'ishal ilacı',
    right: {
      category: 'digestion',
      attributes: {
        active_ingredient: ['loperamide', 'oral rehydration salts', 'activated charcoal', 'lactobacillus'],
      },
    },
  },
  { query: 'demir eksikliği', right: { category: 'supplements', attributes: { active_ingredient: 'iron' } } },
  { query: 'göz kuruluğu için damla', right: { category: 'eye-care' } },

  // Cosmetics
  { query: 'kepek önleyici şampuan', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  {
    query: 'yağlı ciltler için yüz temizleme jeli',
    right: { category: 'cleanser', attributes: { skin_type: ['oily', 'all'] } },
  },
  { query: 'kırmızı mat ruj', right: { category: 'lipstick', color: 'red', says: ['matte'] } },
  { query: 'roll on deodorant', right: { category: 'deodorant', says: ['roll-on'] } },

  // Groceries
  { query: 'zeytinyağı', right: { category: 'cooking-oil', says: ['olive oil'] } },
  { query: 'kırmızı mercimek', right: { category: 'lentils', says: ['red lentils'] } },
  { query: 'tavuk gögsü', right: { category: 'chicken', says: ['breast'] } },
  { query: "tuvalet kağıdı 32'li", right: { category: 'toilet-paper', attributes: { pieces: '32 pcs' } } },

  // Thirty more, asked only after the engine had been mended for those above
  { query: 'kot etek mini', right: { category: 'skirt', material: 'denim' } },
  { query: 'kadınlar için şişme mont', right: { category: 'jacket', gender: ['women', 'unisex'], says: ['puffer'] } },
  { query: 'damatlık', right: { category: 'suit' } },
  { query: 'sırt çantası laptop için gri', right: { category: 'backpack', color: 'grey', says: ['laptop'] } },
  { query: 'kızıma hoodie alcam', right: { category: 'hoodie', gender: ['girls', 'unisex'] } },
  { query: '60 lira altı tişört mavi', right: { category: 't-shirt', color: 'blue', price_max: 60 } },
  { query: 'babet olmasın, topuklu stiletto', right: { category: 'heels', says: ['stiletto'] } },
  { query: 'annemin doğum günü için kolye', right: { category: 'necklace' } },
  { query: 'çocuk yatağı 80x160', right: { category: 'bed', attributes: { dimensions: '80 × 160 cm' } } },
  { query: 'kitaplık meşe', right: { category: 'bookshelf', material: 'oak' } },
  { query: 'üç kişilik deri kanepe', right: { category: 'sofa', material: 'leather', says: ['three-seat'] } },
  { query: 'tül perde', right: { category: 'curtain', says: ['sheer'] } },
  { query: 'ofis koltuğu ergonomik', right: { category: 'office-chair', says: ['ergonomic'] } },
  { query: 'zigon sehpa', right: { category: 'coffee-table', says: ['nesting'] } },
  { query: 'lazer yazıcı', right: { category: 'printer', says: ['laser'] } },
  { query: 'espreso makinası', right: { category: 'coffee-machine', says: ['espresso'] } },
  { query: 'evi süpüren robot', right: { category: 'vacuum-cleaner', says: ['robot'] } },
  { query: '20000 mah powerbank', right: { category: 'power-bank', attributes: { capacity: '20000 mah' } } },
  { query: 'mazda 6 hava filtresi', right: { category: 'air-filter', attributes: { car_model: 'mazda 6' } } },
  { query: 'arabam çalışmıyor akü lazım', right: { category: 'battery' } },
  { query: 'jant 17 inç siyah', right: { category: 'wheel-rim', color: 'black', attributes: { diameter: '17″' } } },
  { query: 'duvara takılan klozet', right: { category: 'toilet', says: ['wall-hung'] } },
  { query: 'seramik yapıştırıcı', right: { category: 'cement', says: ['tile adhesive'] } },
  { query: 'bilim kurgu kitabı 20 tl', right: { category: 'science-fiction', price_max: 20 } },
  { query: 'ateş düşürücü çocuk şurubu', right: { category: 'painkiller', attributes: { dose_form: 'syrup' } } },
  { query: 'sivilce için serum', right: { category: 'serum' } },
  {
    query: 'nemlendirici el kremi lavantalı',
    right: { category: 'hand-cream', attributes: { scent: 'lavender and thyme' } },
  },
  { query: 'filtre kahve çekirdek', right: { category: 'coffee', says: ['beans'] } },
  { query: 'kestane balı 500 gr', right: { category: 'honey', attributes: { weight: '500 g' }, says: ['chestnut'] } },
  { query: 'sadeyag', right: { category: 'butter', says: ['ghee'] } },
];
