/**
 * A hundred Azerbaijani queries as shoppers type them, over every kind of shop: eight with a slip of the finger, a dozen
 * without the marks of their letters. The judgements were written from the catalogue's vocabulary before any was asked.
 */
import type { JudgedQuery } from '../judged-query.ts';

const FOR_HEADACHES = ['paracetamol', 'ibuprofen', 'naproxen', 'ketoprofen', 'acetylsalicylic acid'];

export const AZ_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes and jewellery
  { query: 'qırmızı don', right: { category: 'dress', color: 'red' } },
  { query: 'qirmizi don 50 manatdan ucuz', right: { category: 'dress', color: 'red', price_max: 50 } },
  { query: 'kişi üçün ağ köynək', right: { category: 'shirt', color: 'white', gender: ['men', 'unisex'] } },
  { query: 'qadın cins gödəkçəsi', right: { category: 'jacket', material: 'denim', gender: ['women', 'unisex'] } },
  {
    query: 'toy üçün göy kostyum',
    right: { category: 'suit', color: ['blue', 'navy'], attributes: { occasion: 'wedding' } },
  },
  { query: 'krossovka 41 razmer', right: { category: 'sneakers', attributes: { size: '41' } } },
  {
    query: 'dəri olmayan qara çanta',
    right: { category: ['handbag', 'backpack'], color: 'black', exclude: ['leather'] },
  },
  { query: 'qış üçün yun sviter', right: { category: 'sweater', material: 'wool', attributes: { season: 'winter' } } },
  { query: 'qara qadin cekmesi', right: { category: 'boots', color: 'black', gender: ['women', 'unisex'] } },
  { query: 'qız uşağı üçün don', right: { category: 'dress', gender: 'girls' } },
  { query: 'gümüş sırğa', right: { category: 'earrings', material: 'silver-plated' } },
  { query: 'güllü yupka', right: { category: 'skirt', attributes: { pattern: 'floral' } } },

  // The pharmacy
  { query: 'baş ağrısı dərmanı', right: { category: 'painkiller', attributes: { active_ingredient: FOR_HEADACHES } } },
  { query: 'öskürək şərbəti', right: { category: 'cough', attributes: { dose_form: 'syrup' } } },
  { query: 'allergya həbi', right: { category: 'allergy', attributes: { dose_form: 'tablet' } } },
  {
    query: '500 mq parasetamol',
    right: { attributes: { active_ingredient: ['paracetamol', 'paracetamol, phenylephrine'], strength: '500 mg' } },
  },
  { query: 'bilekden tezyiqolcen', right: { category: 'blood-pressure-monitor', says: ['wrist blood-pressure'] } },
  {
    query: 'burun tutulması üçün sprey',
    right: {
      category: 'cold-and-flu',
      attributes: { dose_form: 'spray', active_ingredient: ['xylometazoline', 'sea water'] },
    },
  },
  { query: 'gunes kremi usaqlar ucun', right: { category: 'sunscreen', says: ['children’s sunscreen'] } },
  { query: 'yuxusuzluq üçün dərman', right: { category: 'sleep' } },
  { query: 'mədəm yanır', right: { category: 'digestion', attributes: { active_ingredient: 'omeprazole' } } },
  { query: 'usaq bezi 7-12 kq', right: { category: 'nappies', attributes: { weight: '7–12 kg' } } },
  {
    query: 'D3 vitamini damcı',
    right: { category: 'vitamins', attributes: { active_ingredient: 'vitamin d3', dose_form: 'drops' } },
  },

  // Electronics and appliances
  { query: 'simsiz qulaqlıq', right: { category: 'headphones', says: ['wireless headphones'] } },
  { query: '64 gb qara smarfon', right: { category: 'smartphone', color: 'black', attributes: { memory: '64 gb' } } },
  { query: 'oyun noutbuku', right: { category: 'laptop', says: ['gaming laptop'] } },
  { query: 'Arvello planşet', right: { category: 'tablet-computer', brand: 'arvello' } },
  { query: '43 düym televzor', right: { category: 'television', attributes: { screen: '43″' } } },
  { query: 'simsiz tozsoran', right: { category: 'vacuum-cleaner', says: ['cordless'] } },
  {
    query: 'ensiz paltaryuyan 7 kq',
    right: { category: 'washing-machine', attributes: { capacity: '7 kg' }, says: ['slim'] },
  },
  { query: '1000 dollara qədər noutbuk', right: { category: 'laptop', price_max: 1000 } },
  { query: 'soyuducu no frost', right: { category: 'refrigerator', says: ['no-frost'] } },
  { query: 'elektrik caydani 1.7 l', right: { category: 'kettle', attributes: { capacity: '1.7 l' } } },
  { query: 'lazer printr', right: { category: 'printer', says: ['laser printer'] } },

  // Furniture and rooms
  { query: 'bej künc divan', right: { category: 'sofa', color: 'beige', says: ['corner sofa'] } },
  { query: 'dəri divanlar', right: { category: 'sofa', material: 'leather' } },
  { query: 'dəyirmi güzgü', right: { category: 'mirror', says: ['round mirror'] } },
  { query: 'palıd yazı masası', right: { category: 'desk', material: 'oak' } },
  { query: 'uşaq otağı üçün çarpayı', right: { category: 'bed', says: ['children’s bed'] } },
  { query: 'döşək 140x200', right: { category: 'mattress', attributes: { dimensions: '140 × 200 cm' } } },
  { query: '150 dollardan ucuz stul', right: { category: 'chair', price_max: 150 } },
  { query: 'qara stolüstü lampa', right: { category: 'table-lamp', color: 'black' } },
  { query: 'məxmər olmayan kreslo', right: { category: ['armchair', 'office-chair'], exclude: ['velvet'] } },
  { query: 'ağ pərdə', right: { category: 'curtain', color: 'white' } },
  { query: 'yataq otagi ucun tumba', right: { category: 'nightstand' } },

  // Cars
  {
    query: 'qış təkəri 235/60 r18',
    right: { category: 'tyre', attributes: { tyre_size: '235/60 r18' }, says: ['winter tyre'] },
  },
  {
    query: 'hyundai elantra əyləc diski',
    right: { category: 'brake-disc', attributes: { car_model: 'hyundai elantra' } },
  },
  { query: 'mühərrik yağı 5w40', right: { category: 'engine-oil', attributes: { viscosity: '5w-40' } } },
  { query: 'akkumulyator 74 ah', right: { category: 'battery', attributes: { capacity: '74 ah' } } },
  { query: 'maşın şampunu', right: { category: 'car-shampoo' } },
  {
    query: 'toyota corolla hava filtri',
    right: { category: 'air-filter', attributes: { car_model: 'toyota corolla' } },
  },
  { query: 'avtomobil diski 17 düym', right: { category: 'wheel-rim', attributes: { diameter: '17″' } } },
  { query: 'videoregistrator 4k', right: { category: 'dash-camera', attributes: { resolution: '4k' } } },
  { query: 'domkrat 3 ton', right: { category: 'car-jack', attributes: { capacity: '3 t' } } },
  { query: 'dəri oturacaq örtüyü', right: { category: 'seat-cover', material: 'leather' } },
  { query: 'maşın üçün rezin ayaqaltı', right: { category: 'car-mat', material: 'rubber' } },

  // Books
  { query: 'detektiv roman', right: { category: 'crime-fiction' } },
  { query: 'seir kitabi', right: { category: 'poetry' } },
  { query: 'uşaqlar üçün şəkilli kitab', right: { category: 'picture-book' } },
  { query: 'ingilis dili dərsliyi', right: { category: 'textbook', says: ['english:'] } },
  { query: 'Bakı haqqında səyahət kitabı', right: { category: 'travel-book', says: ['baku'] } },
  { query: '10 dollardan ucuz roman', right: { category: 'novel', price_max: 10 } },
  { query: 'elmi fantastika', right: { category: 'science-fiction' } },
  { query: 'psixologiya kitabları', right: { category: 'psychology' } },
  { query: 'komikslər', right: { category: 'comics' } },
  { query: 'çörəyin tarixi', right: { category: 'history', says: ['bread'] } },
  { query: 'bioqrafya', right: { category: 'biography' } },

  // Skin, hair and scent
  { query: 'quru dəri üçün üz kremi', right: { category: 'face-cream', attributes: { skin_type: ['dry', 'all'] } } },
  { query: 'kokoslu bədən losyonu', right: { category: 'body-lotion', attributes: { scent: 'coconut' } } },
  { query: 'qırmızı pomada', right: { category: 'lipstick', color: 'red' } },
  { query: 'kepek eleyhine sampun', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  { query: 'nanəli əl kremi', right: { category: 'hand-cream', attributes: { scent: 'mint and lime' } } },
  { query: 'arqan yağlı saç maskası', right: { category: 'hair-mask', attributes: { scent: 'argan' } } },
  { query: 'ətir 30 ml', right: { category: 'perfume', attributes: { volume: '30 ml' } } },
  { query: 'həyat yoldaşıma hədiyyə dəsti', right: { category: 'gift-set' } },
  {
    query: 'niasinamidli üz serumu',
    right: { category: 'serum', attributes: { key_ingredient: 'niacinamide' }, says: ['face serum'] },
  },
  { query: 'duş geli nar', right: { category: 'shower-gel', attributes: { scent: 'pomegranate' } } },
  { query: 'rulon dezadorant', right: { category: 'deodorant', says: ['roll-on'] } },

  // Tools and building
  { query: 'perforator', right: { category: 'drill', says: ['rotary hammer'] } },
  {
    query: 'ağ divar boyası 5 litr',
    right: { category: 'paint', color: 'white', attributes: { volume: '5 l' }, says: ['wall paint'] },
  },
  { query: 'otvertka', right: { category: 'screwdriver' } },
  { query: 'qatlanan nərdivan', right: { category: 'ladder', says: ['folding ladder'] } },
  {
    query: 'led lampa e14',
    right: { category: 'light-bulb', attributes: { socket_type: 'e14' }, says: ['led light bulb'] },
  },
  { query: 'otbicen', right: { category: 'lawn-mower' } },
  { query: 'bag slanqi 10 metr', right: { category: 'garden-hose', attributes: { length: '10 m' } } },
  { query: 'əlüzyuyan kranı', right: { category: 'faucet', says: ['basin faucet'] } },
  { query: 'asma unitaz', right: { category: 'toilet', says: ['wall-hung'] } },
  { query: 'Ferrobit mişar', right: { category: 'saw', brand: 'ferrobit' } },
  { query: 'iş əlcəkləri', right: { category: 'work-gloves' } },

  // Food and the household
  { query: 'qara çay', right: { category: 'tea', says: ['black tea'] } },
  { query: 'günəbaxan yağı', right: { category: 'cooking-oil', says: ['sunflower oil'] } },
  { query: 'fındıqlı shokolad', right: { category: 'chocolate', says: ['hazelnut chocolate'] } },
  { query: 'düyü 5 kq', right: { category: 'rice', attributes: { weight: '5 kg' } } },
  { query: 'yağsız süd', right: { category: 'milk', says: ['skimmed'] } },
  { query: 'alma şirəsi', right: { category: 'juice', says: ['apple juice'] } },
  { query: 'hell olunan qehve', right: { category: 'coffee', says: ['instant coffee'] } },
  { query: 'toyuq budu', right: { category: 'chicken', says: ['drumsticks'] } },
  { query: 'kərə yağı', right: { category: 'butter' } },
  { query: 'aloeli qabyuyan maye', right: { category: 'dishwashing-liquid', says: ['aloe'] } },
  { query: 'şabalıd balı', right: { category: 'honey', says: ['chestnut'] } },
];
