/**
 * More Azerbaijani queries, written after the first hundred held: sixty and then thirty that had not been asked of the
 * engine before their judgements stood here. Spoken words, suffixes, hasty typing, limits and wishes over every trade.
 */
import type { JudgedQuery } from '../judged-query.ts';

export const AZ_SECOND_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes and jewellery
  {
    query: 'kişi üçün qara dəri gödəkçə',
    right: { category: 'jacket', color: 'black', material: 'leather', gender: ['men', 'unisex'] },
  },
  { query: 'qırmızı ziyafət donu', right: { category: 'dress', color: 'red', attributes: { occasion: 'party' } } },
  {
    query: 'toy üçün kişi kostyumu',
    right: { category: 'suit', gender: ['men', 'unisex'], attributes: { occasion: 'wedding' } },
  },
  { query: 'krasovka 43 razmer', right: { category: 'sneakers', attributes: { size: '43' } } },
  { query: 'hündürdaban qırmızı ayaqqabı', right: { category: 'heels', color: 'red' } },
  {
    query: 'oğlan uşağı üçün şort',
    right: { category: 'shorts', gender: ['boys', 'unisex'], attributes: { age: 'kids' } },
  },
  { query: 'daşlı gümüş üzük', right: { category: 'ring', color: 'silver', says: ['stone ring'] } },
  { query: 'hədiyyəlik sırğalar 50 manata qədər', right: { category: 'earrings', price_max: 50 } },
  { query: 'qadın qol saatı', right: { category: 'watch', gender: ['women', 'unisex'] } },
  { query: 'kaşmir şərf', right: { category: 'scarf', material: 'cashmere' } },
  { query: 'məktəbli çantası', right: { category: 'backpack', says: ['school'] } },
  { query: 'zamşa çəkmələr qadın üçün', right: { category: 'boots', material: 'suede', gender: ['women', 'unisex'] } },
  { query: 'kepka', right: { category: 'hat', says: ['baseball cap'] } },
  { query: 'goy cins salvar', right: { category: 'jeans', color: ['blue', 'navy'] } },
  { query: 'yunsuz sviter', right: { category: 'sweater', exclude: ['wool'] } },
  { query: 'cimerlik ucun terlik', right: { category: 'sandals' } },

  // Home and furniture
  { query: 'boz künc divan', right: { category: 'sofa', color: 'grey', says: ['corner'] } },
  { query: 'açılan divan var?', right: { category: 'sofa', says: ['sofa bed'] } },
  { query: 'ikinəfərlik çarpayı 160x200', right: { category: 'bed', attributes: { dimensions: '160 × 200 cm' } } },
  { query: 'şüşə jurnal masası', right: { category: 'coffee-table', material: 'glass' } },
  { query: 'televizor altlığı ağ', right: { category: 'tv-stand', color: 'white' } },
  { query: 'güzgülü dolab', right: { category: 'wardrobe', says: ['mirrored'] } },
  { query: 'torşer', right: { category: 'floor-lamp' } },
  { query: 'dəyirmi xalça', right: { category: 'rug', says: ['round'] } },
  { query: 'kompüter kreslosu', right: { category: 'office-chair' } },

  // Electronics and household appliances
  { query: 'xaladelnik', right: { category: 'refrigerator' } },
  { query: 'paltaryuyan masin 7 kq', right: { category: 'washing-machine', attributes: { capacity: '7 kg' } } },
  { query: 'robot tozsoran', right: { category: 'vacuum-cleaner', says: ['robot'] } },
  { query: 'simsiz qulaqcıq qara', right: { category: 'headphones', color: 'black' } },
  { query: 'oyun noutbuku 16 gb ram', right: { category: 'laptop', says: ['gaming'], attributes: { ram: '16 gb' } } },
  { query: 'üç yüz manata qədər telefon', right: { category: 'smartphone', price_max: 300 } },
  { query: 'uşaq planşeti', right: { category: 'tablet-computer', says: ['children’s'] } },
  { query: 'şüşə elektrik çaydanı', right: { category: 'kettle', says: ['glass'] } },
  { query: 'kondisaner 35 kv metr', right: { category: 'air-conditioner', attributes: { coverage: '35 m²' } } },
  { query: 'buxarlı ütü', right: { category: 'iron', says: ['steam'] } },
  { query: 'pauerbank 20000', right: { category: 'power-bank', attributes: { capacity: '20000 mah' } } },

  // Cars
  {
    query: 'qış təkəri 195/65 R15',
    right: { category: 'tyre', attributes: { season: 'winter', tyre_size: '195/65 r15' } },
  },
  {
    query: 'toyota rav4 arxa kolodka',
    right: { category: 'brake-pads', attributes: { car_model: 'toyota rav4', position: 'rear' } },
  },
  { query: 'prius üçün yağ filtri', right: { category: 'oil-filter', attributes: { car_model: 'toyota prius' } } },
  { query: 'akumlyator 74 amper', right: { category: 'battery', attributes: { capacity: '74 ah' } } },
  { query: 'maşın oturacağına çexol', right: { category: 'seat-cover' } },
  { query: 'videoregistrator', right: { category: 'dash-camera' } },

  // Tools and building
  { query: 'bolqarka', right: { category: 'angle-grinder' } },
  { query: 'Ferrobit perforator', right: { category: 'drill', brand: 'ferrobit' } },
  { query: 'ağ divar boyası 10 litr', right: { category: 'paint', color: 'white', attributes: { volume: '10 l' } } },
  { query: 'döşəmə kafeli', right: { category: 'tiles', says: ['floor tiles'] } },
  { query: 'uşaq otağına oboy', right: { category: 'wallpaper', says: ['children’s'] } },
  { query: 'mətbəx kranı', right: { category: 'faucet', says: ['kitchen'] } },

  // Books
  { query: 'detektiv kitablar', right: { category: 'crime-fiction' } },
  { query: 'qızım üçün nağıl kitabı şəkilli', right: { category: 'picture-book' } },

  // The pharmacy
  { query: 'başım ağrıyır nə içim', right: { category: 'painkiller' } },
  { query: 'öskürək siropu', right: { category: 'cough', attributes: { dose_form: 'syrup' } } },
  { query: 'təzyiq ölçən aparat', right: { category: 'blood-pressure-monitor' } },
  {
    query: 'd vitamini damcı',
    right: { category: 'vitamins', attributes: { active_ingredient: 'vitamin d3', dose_form: 'drops' } },
  },
  { query: 'pampers 7-12 kq', right: { category: 'nappies', attributes: { weight: '7–12 kg' } } },

  // Cosmetics
  { query: 'quru dəri üçün üz kremi', right: { category: 'face-cream', attributes: { skin_type: ['dry', 'all'] } } },
  { query: 'qara kiprik tuşu', right: { category: 'mascara', color: 'black' } },
  { query: 'kokoslu duş geli', right: { category: 'shower-gel', attributes: { scent: 'coconut' } } },

  // Groceries
  { query: 'basmati düyü 5 kilo', right: { category: 'rice', attributes: { weight: '5 kg' }, says: ['basmati'] } },
  { query: 'paltar tozu', right: { category: 'detergent' } },

  // Thirty more, asked only after the engine had been mended for those above
  { query: 'ağ koftalar ofis üçün', right: { category: 'blouse' } },
  { query: 'qadın üçün gümüşü bosonojka', right: { category: ['sandals', 'heels'] } },
  { query: 'maykalar kişi qara', right: { category: 't-shirt', color: 'black', gender: ['men', 'unisex'] } },
  { query: 'gəlin üçün boyunbağı', right: { category: 'necklace' } },
  { query: 'yubka mini cins', right: { category: 'skirt', material: 'denim' } },
  { query: 'gün eynəyi kişi', right: { category: 'sunglasses' } },
  { query: 'anama palto 150 manatdan ucuz', right: { category: 'coat', gender: ['women', 'unisex'], price_max: 150 } },
  { query: 'idman ayaqqabisi', right: { category: 'sneakers' } },
  { query: 'uşaq yazı masası', right: { category: 'desk', says: ['children’s'] } },
  { query: 'yataq otağına komod', right: { category: 'chest-of-drawers' } },
  { query: 'tül pərdələr', right: { category: 'curtain', says: ['sheer'] } },
  { query: 'qoz ağacından yemək masası', right: { category: 'dining-table', material: 'walnut' } },
  { query: 'yumşaq kreslo qəhvəyi', right: { category: 'armchair', color: 'brown' } },
  { query: 'smart tv 55 düym', right: { category: 'television', attributes: { screen: '55″' } } },
  { query: 'mikrodalğalı soba', right: { category: 'microwave' } },
  { query: 'qəhvə bişirən aparat', right: { category: 'coffee-machine' } },
  { query: 'naushnik', right: { category: 'headphones' } },
  { query: 'kamera fotoaparat', right: { category: 'camera' } },
  { query: 'hundai elantra şam', right: { category: 'spark-plug', attributes: { car_model: 'hyundai elantra' } } },
  {
    query: '5w30 mühərrik yağı 5 litr',
    right: { category: 'engine-oil', attributes: { viscosity: '5w-30', volume: '5 l' } },
  },
  { query: 'şüşəsilən', right: { category: 'wiper-blades' } },
  { query: 'şuruplar taxta üçün', right: { category: 'screws', says: ['wood screws'] } },
  { query: 'nərdivan alüminium', right: { category: 'ladder', material: 'aluminium' } },
  { query: 'fantastika kitabları', right: { category: ['science-fiction', 'fantasy'] } },
  { query: 'yemək kitabı', right: { category: 'cookbook' } },
  {
    query: 'burun damcısı',
    right: { category: 'cold-and-flu', attributes: { active_ingredient: ['xylometazoline', 'sea water'] } },
  },
  { query: 'mədəm yanır', right: { category: 'digestion', attributes: { active_ingredient: 'omeprazole' } } },
  { query: 'kəpəyə qarşı şampun', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  { query: 'nar şirəsi', right: { category: 'juice', says: ['pomegranate'] } },
  { query: 'toyuq budu', right: { category: 'chicken', says: ['drumsticks'] } },
];
