/** Judged queries in this language, as shoppers type them. */
import type { JudgedQuery } from '../judged-query.ts';

export const KA_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes, jewellery
  { query: 'წითელი კაბა', right: { category: 'dress', color: 'red' } },
  { query: 'შავი ტყავის ქურთუკი', right: { category: 'jacket', color: 'black', material: 'leather' } },
  { query: 'მამაკაცის პერანგი თეთრი', right: { category: 'shirt', color: 'white', gender: 'men' } },
  { query: 'ქალის ზამთრის ჩექმები', right: { category: 'boots', gender: 'women', attributes: { season: 'winter' } } },
  { query: 'სელის შარვალი', right: { category: 'trousers', material: 'linen' } },
  { query: 'ბამბის მაისური 30 ლარამდე', right: { category: 't-shirt', material: 'cotton', price_max: 30 } },
  { query: 'კეტები 42 ზომა', right: { category: 'sneakers', attributes: { size: '42' } } },
  { query: 'კაბა ქორწილისთვის', right: { category: 'dress', attributes: { occasion: 'wedding' } } },
  { query: 'ოქროსფერი საყურეები', right: { category: 'earrings', color: 'gold' } },
  { query: 'შალის პალტო ქალისთვის', right: { category: 'coat', material: 'wool', gender: 'women' } },
  { query: 'ქამარი ტყავის გარეშე', right: { category: 'belt', exclude: ['leather'] } },
  { query: 'Kolkhuri ჩანთა', right: { category: ['handbag', 'backpack'], brand: 'kolkhuri' } },
  { query: 'საზაფხულო კაბა ზღვაზე', right: { category: 'dress', attributes: { occasion: 'beach' } } },
  { query: 'ზოლიანი სვიტრი', right: { category: 'sweater', attributes: { pattern: 'striped' } } },
  { query: 'სარბენი ფეხსაცმელი', right: { category: 'sneakers', says: ['running shoes'] } },
  { query: 'shavi jinsi', right: { category: 'jeans', color: 'black' } },
  { query: 'კლასიკური კოსტიუმი მამაკაცის', right: { category: 'suit', gender: 'men' } },

  // Pharmacy
  {
    query: 'თავის ტკივილის წამალი',
    right: {
      category: 'painkiller',
      attributes: {
        active_ingredient: ['paracetamol', 'ibuprofen', 'acetylsalicylic acid', 'naproxen', 'ketoprofen'],
        dose_form: ['tablet', 'syrup'],
      },
    },
  },
  {
    query: 'ბავშვის სიცხის დამწევი',
    right: {
      category: 'painkiller',
      attributes: { age: 'kids', active_ingredient: ['paracetamol', 'ibuprofen'] },
    },
  },
  { query: 'ხველის სიროფი ბავშვისთვის', right: { category: 'cough', attributes: { dose_form: 'syrup', age: 'kids' } } },
  { query: 'ალერგიის აბები', right: { category: 'allergy', attributes: { dose_form: 'tablet' } } },
  {
    query: 'გაჭედილი ცხვირისთვის სპრეი',
    right: {
      category: 'cold-and-flu',
      attributes: { dose_form: 'spray', active_ingredient: ['xylometazoline', 'sea water'] },
    },
  },
  { query: 'უძილობა', right: { category: 'sleep' } },
  { query: 'გულძმარვის წამალი', right: { category: 'digestion', attributes: { active_ingredient: 'omeprazole' } } },
  {
    query: 'ვიტამინი D3 წვეთები',
    right: { category: 'vitamins', attributes: { active_ingredient: 'vitamin d3', dose_form: 'drops' } },
  },
  { query: 'პარაცეტომოლი', right: { category: 'painkiller', attributes: { active_ingredient: 'paracetamol' } } },
  {
    query: 'მზისგან დამცავი კრემი SPF 50',
    right: { category: 'sunscreen', attributes: { spf: ['spf 50', 'spf 50+'] } },
  },
  { query: 'საფენი ჩვილისთვის', right: { category: 'nappies' } },

  // Electronics and appliances
  { query: 'სათამაშო ლეპტოპი', right: { category: 'laptop', says: ['gaming laptop'] } },
  { query: 'უსადენო ყურსასმენი', right: { category: 'headphones', says: ['wireless'] } },
  { query: '55 დიუმიანი ტელევზორი', right: { category: 'television', attributes: { screen: '55″' } } },
  { query: 'მაცივარი 1500 ლარამდე', right: { category: 'refrigerator', price_max: 1500 } },
  { query: 'რობოტი მტვერსასრუტი', right: { category: 'vacuum-cleaner', says: ['robot vacuum'] } },
  { query: 'Zentaro ტელეფონი', right: { category: 'smartphone', brand: 'zentaro' } },
  { query: 'sarecxi manqana', right: { category: 'washing-machine' } },
  { query: 'კაფსულის ყავის აპარატი', right: { category: 'coffee-machine', says: ['capsule'] } },
  { query: 'ფენი თმისთვის', right: { category: 'hair-dryer' } },
  { query: 'თეთრი კონდიცონერი', right: { category: 'air-conditioner', color: 'white' } },
  { query: 'სმარტ საათი ბავშვისთვის', right: { category: 'smartwatch', says: ['children'] } },
  { query: 'ფერადი პრინტერი', right: { category: 'printer', says: ['colour inkjet'] } },

  // Furniture and home
  { query: 'ნაცრისფერი კუთხის დივანი', right: { category: 'sofa', color: 'grey', says: ['corner sofa'] } },
  { query: 'მუხის სასადილო მაგიდა', right: { category: 'dining-table', material: 'oak' } },
  { query: 'ორსაწოლიანი საწოლი', right: { category: 'bed', says: ['double bed'] } },
  { query: 'თეთრი კარადა', right: { category: 'wardrobe', color: 'white' } },
  { query: 'საოფისე სავარძელი 300-მდე', right: { category: 'office-chair', price_max: 300 } },
  { query: 'მატრასი 160x200', right: { category: 'mattress', attributes: { dimensions: '160 × 200 cm' } } },
  { query: 'შალის ხალიჩა', right: { category: 'rug', material: 'wool' } },
  { query: 'დივანი ტყავის გარეშე', right: { category: 'sofa', exclude: ['leather'] } },
  { query: 'ფარდები საძინებლისთვის', right: { category: 'curtain' } },
  { query: 'ხავერდის სავარდელი', right: { category: 'armchair', material: 'velvet' } },
  { query: 'wignebis taro', right: { category: 'bookshelf' } },

  // Books
  { query: 'დედექტივი', right: { category: 'crime-fiction' } },
  { query: 'ლექსების კრებული', right: { category: 'poetry' } },
  { query: 'საბავშვო წიგნები ნახატებით', right: { category: 'picture-book' } },
  { query: 'სამეცნიერო ფანტასტიკა', right: { category: 'science-fiction' } },
  { query: 'რეცეპტების წიგნი', right: { category: 'cookbook' } },
  { query: 'მათემატიკის სახელმძღვანელო', right: { category: 'textbook', says: ['mathematics'] } },
  { query: 'ბიზნესზე წიგნი 20 ლარამდე', right: { category: 'business', price_max: 20 } },
  { query: 'თბილისის გზამკვლევი', right: { category: 'travel-book', says: ['tbilisi'] } },
  { query: 'ირაკლი სუნაძე', right: { attributes: { author: 'irakli sunadze' } } },

  // Cars
  { query: 'ზამთრის საბურავი', right: { category: 'tyre', attributes: { season: 'winter' } } },
  { query: 'ძრავის ზეთი 5w30', right: { category: 'engine-oil', attributes: { viscosity: '5w-30' } } },
  { query: 'ზეთის ფილტრი Toyota Prius', right: { category: 'oil-filter', attributes: { car_model: 'toyota prius' } } },
  { query: 'პრიუსის სამუხრუჭე ხუნდები', right: { category: 'brake-pads', attributes: { car_model: 'toyota prius' } } },
  { query: 'მანქანის აკუმლატორი', right: { category: 'battery' } },
  { query: 'ვიდეორეგისტრატორი 4K', right: { category: 'dash-camera', attributes: { resolution: '4k' } } },
  { query: 'საქარე მინის საწმენდები', right: { category: 'wiper-blades' } },
  { query: 'წითელი ანტიფრიზი', right: { category: 'coolant', color: 'red' } },
  { query: 'ტყავის შალითა მანქანის სავარძელზე', right: { category: 'seat-cover', material: 'leather' } },
  { query: 'domkrati', right: { category: 'car-jack' } },
  { query: 'უკანა ამორტიზატორი', right: { category: 'shock-absorber', attributes: { position: 'rear' } } },

  // Building and tools
  { query: 'პერფორატორი', right: { category: 'drill', says: ['rotary hammer'] } },
  { query: 'თეთრი კედლის საღებავი', right: { category: 'paint', color: 'white', says: ['wall paint'] } },
  { query: 'სამზარეულოს ონკანი', right: { category: 'faucet', says: ['kitchen faucet'] } },
  { query: 'ალუმინის კიბე', right: { category: 'ladder', material: 'aluminium' } },
  { query: 'ბალახის სათიბი', right: { category: 'lawn-mower' } },
  { query: 'ჩაქუჩი 50 ლარზე იაფი', right: { category: 'hammer', price_max: 50 } },
  { query: 'აბაზანის კაფელი', right: { category: 'tiles' } },
  { query: 'ნათურა E27', right: { category: 'light-bulb', attributes: { socket_type: 'e27' } } },
  { query: 'დამაგრძელებელი', right: { category: 'cable', says: ['extension cable'] } },
  { query: 'სახრახნისების ნაკრები', right: { category: 'screwdriver', says: ['screwdriver set'] } },
  { query: 'Bohrmann ბულგარკა', right: { category: 'angle-grinder', brand: 'bohrmann' } },

  // Food and household
  { query: 'მწვანე ჩაი', right: { category: 'tea', says: ['green tea'] } },
  { query: 'ხსნადი ყავა', right: { category: 'coffee', says: ['instant coffee'] } },
  { query: 'ზეითუნის ზეთი', right: { category: 'cooking-oil', says: ['olive oil'] } },
  { query: 'წაბლის თაფლი', right: { category: 'honey', says: ['chestnut'] } },
  { query: 'ბროწეულის წვენი', right: { category: 'juice', says: ['pomegranate juice'] } },
  { query: 'შავი შოკლადი', right: { category: 'chocolate', says: ['dark chocolate'] } },
  { query: 'ჭვავის პური', right: { category: 'bread', says: ['rye'] } },
  { query: 'gaziani wyali', right: { category: 'water', says: ['sparkling'] } },
  { query: 'ტყემალი', right: { category: 'sauce', says: ['plum sauce'] } },
  { query: 'სარეცხი ფხვნილი ფერადისთვის', right: { category: 'detergent', says: ['for colours'] } },

  // Beauty
  { query: 'შამფუნი ქერტლის საწინააღმდეგო', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  {
    query: 'სახის კრემი მშრალი კანისთვის',
    right: { category: 'face-cream', attributes: { skin_type: ['dry', 'all'] } },
  },
  { query: 'წითელი პომადა', right: { category: 'lipstick', color: 'red' } },
  { query: 'წყალგამძლე ტუში', right: { category: 'mascara', says: ['waterproof'] } },
  { query: 'შრატი ვიტამინ C-თი', right: { category: 'serum', attributes: { key_ingredient: 'vitamin c' } } },
  { query: 'ლავანდის საპონი', right: { category: 'soap', attributes: { scent: 'lavender and thyme' } } },
  { query: 'sunamo sachuqrad', right: { category: 'perfume', attributes: { occasion: 'gift' } } },
  { query: 'თმის ნიღაბი არგანის', right: { category: 'hair-mask', attributes: { scent: 'argan' } } },
];
