/**
 * A hundred Turkish queries as shoppers type them, over every kind of shop: eight with a slip of the finger, a dozen
 * without the marks of their letters. The judgements were written from the catalogue's vocabulary before any was asked.
 */
import type { JudgedQuery } from '../judged-query.ts';

const FOR_HEADACHES = ['paracetamol', 'ibuprofen', 'naproxen', 'ketoprofen', 'acetylsalicylic acid'];
const WOODS = ['wood', 'oak', 'walnut', 'pine'];

export const TR_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes and jewellery
  { query: 'kırmızı elbise', right: { category: 'dress', color: 'red' } },
  { query: 'kirmizi elbise 50 dolardan ucuz', right: { category: 'dress', color: 'red', price_max: 50 } },
  { query: 'erkek beyaz gömlek', right: { category: 'shirt', color: 'white', gender: ['men', 'unisex'] } },
  { query: 'kadın denim ceket', right: { category: 'jacket', material: 'denim', gender: ['women', 'unisex'] } },
  {
    query: 'düğün için lacivert takım elbise',
    right: { category: 'suit', color: 'navy', attributes: { occasion: 'wedding' } },
  },
  { query: 'spor ayakkabı 42 numara', right: { category: 'sneakers', attributes: { size: '42' } } },
  {
    query: 'deri olmayan siyah çanta',
    right: { category: ['handbag', 'backpack'], color: 'black', exclude: ['leather'] },
  },
  {
    query: 'kışlık yünlü kazak',
    right: { category: 'sweater', material: 'wool', attributes: { season: 'winter' } },
  },
  { query: 'siyah kadin botu', right: { category: 'boots', color: 'black', gender: ['women', 'unisex'] } },
  { query: 'kız çocuk elbisesi', right: { category: 'dress', gender: 'girls' } },
  { query: 'gumus kaplama kolye', right: { category: 'necklace', material: 'silver-plated' } },
  { query: 'çiçekli elbsie', right: { category: 'dress', attributes: { pattern: 'floral' } } },

  // The pharmacy
  { query: 'baş ağrısı ilacı', right: { category: 'painkiller', attributes: { active_ingredient: FOR_HEADACHES } } },
  { query: 'öksürük şurubu', right: { category: 'cough', attributes: { dose_form: 'syrup' } } },
  { query: 'alerji hapı', right: { category: 'allergy', attributes: { dose_form: 'tablet' } } },
  {
    query: 'parasetamol 500 mg',
    right: { attributes: { active_ingredient: ['paracetamol', 'paracetamol, phenylephrine'], strength: '500 mg' } },
  },
  { query: 'koldan tansiyon aleti', right: { category: 'blood-pressure-monitor', says: ['arm blood-pressure'] } },
  {
    query: 'burnum tıkalı sprey',
    right: {
      category: 'cold-and-flu',
      attributes: { dose_form: 'spray', active_ingredient: ['xylometazoline', 'sea water'] },
    },
  },
  {
    query: 'gunes kremi 50 faktor',
    right: { category: 'sunscreen', attributes: { spf: ['spf 50', 'spf 50+'] } },
  },
  { query: 'uyuyamıyorum', right: { category: 'sleep' } },
  {
    query: 'mide yanmasına ne iyi gelir',
    right: { category: 'digestion', attributes: { active_ingredient: 'omeprazole' } },
  },
  { query: 'bebek bezi 7-12 kg', right: { category: 'nappies', attributes: { weight: '7–12 kg' } } },
  { query: 'elektirikli diş fırçası', right: { category: 'toothbrush', says: ['electric toothbrush'] } },

  // Electronics and appliances
  {
    query: 'siyah kablosuz kulaklık',
    right: { category: 'headphones', color: 'black', says: ['wireless headphones'] },
  },
  { query: '128 gb akıllı telefon', right: { category: 'smartphone', attributes: { memory: '128 gb' } } },
  {
    query: 'oyun laptopu 16 gb ram',
    right: { category: 'laptop', attributes: { ram: '16 gb' }, says: ['gaming laptop'] },
  },
  { query: 'Arvello telefon', right: { category: 'smartphone', brand: 'arvello' } },
  { query: '43 inç televizyn', right: { category: 'television', attributes: { screen: '43″' } } },
  { query: 'sarjli dikey supurge', right: { category: 'vacuum-cleaner', says: ['cordless vacuum'] } },
  {
    query: 'çamaşır makinesi 9 kg beyaz',
    right: { category: 'washing-machine', color: 'white', attributes: { capacity: '9 kg' } },
  },
  { query: '1000 dolar altı dizüstü bilgisayar', right: { category: 'laptop', price_max: 1000 } },
  { query: 'espresso makinası', right: { category: 'coffee-machine', says: ['espresso machine'] } },
  { query: 'powerbank 5000 mah', right: { category: 'power-bank', attributes: { capacity: '5000 mah' } } },
  {
    query: 'mekanik klavye bluetooth',
    right: { category: 'keyboard', attributes: { connection: 'bluetooth' }, says: ['mechanical'] },
  },

  // Furniture and rooms
  { query: 'bej köşe koltuk', right: { category: 'sofa', color: 'beige', says: ['corner sofa'] } },
  { query: 'deri kanepeler', right: { category: 'sofa', material: 'leather' } },
  { query: 'yuvarlak yemek masası', right: { category: 'dining-table', says: ['round dining table'] } },
  { query: 'ceviz kitaplık', right: { category: 'bookshelf', material: 'walnut' } },
  { query: 'çocuk odası için yatak', right: { category: 'bed', says: ['children’s bed'] } },
  {
    query: 'visco yatak 160x200',
    right: { category: 'mattress', attributes: { dimensions: '160 × 200 cm' }, says: ['memory-foam'] },
  },
  { query: '300 dolara kadar ofis koltuğu', right: { category: 'office-chair', price_max: 300 } },
  { query: 'siyah lambader', right: { category: 'floor-lamp', color: 'black' } },
  { query: 'kadife olmayan berjer', right: { category: 'armchair', exclude: ['velvet'] } },
  { query: 'ahsap sandalye', right: { category: 'chair', material: WOODS } },
  { query: 'yün halı salon için', right: { category: 'rug', material: 'wool' } },

  // Cars
  {
    query: 'kış lastiği 235/60 r18',
    right: { category: 'tyre', attributes: { tyre_size: '235/60 r18' }, says: ['winter tyre'] },
  },
  {
    query: 'toyota rav4 fren balatası',
    right: { category: 'brake-pads', attributes: { car_model: 'toyota rav4' } },
  },
  { query: 'motor yağı 5w30', right: { category: 'engine-oil', attributes: { viscosity: '5w-30' } } },
  { query: 'aku 74 ah', right: { category: 'battery', attributes: { capacity: '74 ah' } } },
  { query: 'silecek', right: { category: 'wiper-blades' } },
  {
    query: 'toyota corolla hava filitresi',
    right: { category: 'air-filter', attributes: { car_model: 'toyota corolla' } },
  },
  { query: 'siyah jant 17 inç', right: { category: 'wheel-rim', color: 'black', attributes: { diameter: '17″' } } },
  { query: 'araç içi kamera 4k', right: { category: 'dash-camera', attributes: { resolution: '4k' } } },
  {
    query: 'arabalı kriko 2 ton',
    right: { category: 'car-jack', attributes: { capacity: '2 t' }, says: ['trolley jack'] },
  },
  { query: 'kia sportage amortisör', right: { category: 'shock-absorber', attributes: { car_model: 'kia sportage' } } },
  { query: 'deri oto koltuk kılıfı', right: { category: 'seat-cover', material: 'leather' } },

  // Books
  { query: 'polisiye roman', right: { category: 'crime-fiction' } },
  { query: 'siir kitabi', right: { category: 'poetry' } },
  { query: 'resimli çocuk kitabı', right: { category: 'picture-book' } },
  { query: 'matematik ders kitabı', right: { category: 'textbook', says: ['mathematics'] } },
  { query: 'etsiz yemek tarifleri', right: { category: 'cookbook', says: ['without meat'] } },
  { query: 'bakü gezi rehberi', right: { category: 'travel-book', says: ['baku'] } },
  { query: '10 dolardan ucuz fantastik kitap', right: { category: 'fantasy', price_max: 10 } },
  { query: 'bilimkurgu', right: { category: 'science-fiction' } },
  { query: 'ciltli klasikler', right: { category: 'classic', attributes: { binding: 'hardback' } } },
  { query: 'arılar hakkında kitap', right: { category: 'science', says: ['bees'] } },
  { query: 'çizgi ramon', right: { category: 'comics' } },

  // Skin, hair and scent
  { query: 'kuru cilt için yüz kremi', right: { category: 'face-cream', attributes: { skin_type: ['dry', 'all'] } } },
  { query: 'hindistan cevizli vücut losyonu', right: { category: 'body-lotion', attributes: { scent: 'coconut' } } },
  { query: 'mat kırmızı ruj', right: { category: 'lipstick', color: 'red', says: ['matte'] } },
  { query: 'kepege karsi sampuan', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  { query: 'argan yağlı sabun', right: { category: 'soap', attributes: { scent: 'argan' } } },
  { query: 'niasinamid serumu', right: { category: 'serum', attributes: { key_ingredient: 'niacinamide' } } },
  { query: 'parfüm 30 ml', right: { category: 'perfume', attributes: { volume: '30 ml' } } },
  { query: 'anneme hediye seti', right: { category: 'gift-set' } },
  { query: 'kahverengi suya dayanıklı maskara', right: { category: 'mascara', color: 'brown', says: ['waterproof'] } },
  {
    query: 'yağlı ciltlere kil maskesi',
    right: { category: 'face-mask', attributes: { skin_type: ['oily', 'all'] }, says: ['clay mask'] },
  },
  { query: 'stik deodarant', right: { category: 'deodorant', says: ['deodorant stick'] } },

  // Tools and building
  { query: 'akülü matkap', right: { category: 'drill', says: ['cordless'] } },
  {
    query: 'beyaz duvar boyası 10 litre',
    right: { category: 'paint', color: 'white', attributes: { volume: '10 l' }, says: ['wall paint'] },
  },
  { query: 'tornavda seti', right: { category: 'screwdriver', says: ['screwdriver set'] } },
  {
    query: 'led ampul e14',
    right: { category: 'light-bulb', attributes: { socket_type: 'e14' }, says: ['led light bulb'] },
  },
  { query: 'cim bicme makinesi', right: { category: 'lawn-mower' } },
  { query: 'bahçe hortumu 10 metre', right: { category: 'garden-hose', attributes: { length: '10 m' } } },
  { query: 'altın rengi mutfak bataryası', right: { category: 'faucet', color: 'gold', says: ['kitchen faucet'] } },
  { query: 'gri duvar karosu', right: { category: 'tiles', color: 'grey', says: ['wall tiles'] } },
  { query: 'çekiç 800 gr', right: { category: 'hammer', attributes: { weight: '800 g' } } },
  { query: 'is eldiveni', right: { category: 'work-gloves' } },
  { query: 'Bohrmann taşlama makinası', right: { category: 'angle-grinder', brand: 'bohrmann' } },

  // Food and the household
  { query: 'siyah çay', right: { category: 'tea', says: ['black tea'] } },
  { query: 'zeytin yağı', right: { category: 'cooking-oil', says: ['olive oil'] } },
  { query: 'fındıklı çikolata', right: { category: 'chocolate', says: ['hazelnut chocolate'] } },
  { query: 'nohut', right: { category: 'lentils', says: ['chickpeas'] } },
  { query: 'yağsız süt', right: { category: 'milk', says: ['skimmed'] } },
  { query: 'taze elma suyu', right: { category: 'juice', says: ['apple juice'] } },
  { query: 'cekirdek kahve', right: { category: 'coffee', says: ['coffee beans'] } },
  { query: 'tavuk göğüsü', right: { category: 'chicken', says: ['chicken breast'] } },
  { query: '24lü tuvalet kağıdı', right: { category: 'toilet-paper', attributes: { pieces: '24 pcs' } } },
  { query: 'renkliler için çamaşır deterjanı', right: { category: 'detergent', says: ['for colours'] } },
  { query: 'kestane balı', right: { category: 'honey', says: ['chestnut'] } },
];
