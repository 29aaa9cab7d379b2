/** Judged queries in this language, as shoppers type them. */
import type { JudgedQuery } from '../judged-query.ts';

export const AR_QUERIES: readonly JudgedQuery[] = [
  // Clothes, shoes, jewellery
  { query: 'فستان أحمر', right: { category: 'dress', color: 'red' } },
  { query: 'شنطة جلد سوداء', right: { category: ['handbag', 'backpack'], color: 'black', material: 'leather' } },
  { query: 'قميص رجالي ابيض', right: { category: 'shirt', color: 'white', gender: 'men' } },
  { query: 'حذاء رياضي مقاس ٤٢', right: { category: 'sneakers', attributes: { size: '42' } } },
  { query: 'تيشيرت قطن أقل من ٣٠', right: { category: 't-shirt', material: 'cotton', price_max: 30 } },
  { query: 'فساتين سهرة', right: { category: 'dress', says: ['evening dress'] } },
  { query: 'كنزة صوف نسائية', right: { category: 'sweater', material: 'wool', gender: 'women' } },
  { query: 'اقراط ذهبية', right: { category: 'earrings', color: 'gold' } },
  { query: 'حزام بدون جلد', right: { category: 'belt', exclude: ['leather'] } },
  { query: 'حقيبة ظهر للابتوب', right: { category: 'backpack', says: ['laptop backpack'] } },
  { query: 'بدلة رسمية للرجال', right: { category: 'suit', gender: 'men' } },
  { query: 'تنوره سوداء', right: { category: 'skirt', color: 'black' } },
  { query: 'بنطلون كتان رجالي', right: { category: 'trousers', material: 'linen', gender: 'men' } },
  { query: 'ساعة يد ذهبية', right: { category: 'watch', color: 'gold' } },

  // Pharmacy
  {
    query: 'دواء للصداع',
    right: {
      category: 'painkiller',
      attributes: {
        active_ingredient: ['paracetamol', 'ibuprofen', 'acetylsalicylic acid', 'naproxen', 'ketoprofen'],
        dose_form: ['tablet', 'syrup'],
      },
    },
  },
  {
    query: 'خافض حرارة للأطفال',
    right: {
      category: 'painkiller',
      attributes: { age: 'kids', active_ingredient: ['paracetamol', 'ibuprofen'] },
    },
  },
  { query: 'شراب للكحة', right: { category: 'cough', attributes: { dose_form: 'syrup' } } },
  { query: 'حبوب حساسية', right: { category: 'allergy', attributes: { dose_form: 'tablet' } } },
  {
    query: 'بخاخ للأنف المسدود',
    right: {
      category: 'cold-and-flu',
      attributes: { dose_form: 'spray', active_ingredient: ['xylometazoline', 'sea water'] },
    },
  },
  { query: 'علاج الأرق', right: { category: 'sleep' } },
  { query: 'حموضة المعدة', right: { category: 'digestion', attributes: { active_ingredient: 'omeprazole' } } },
  {
    query: 'فيتامين د نقط',
    right: { category: 'vitamins', attributes: { active_ingredient: 'vitamin d3', dose_form: 'drops' } },
  },
  { query: 'بارسيتامول', right: { category: 'painkiller', attributes: { active_ingredient: 'paracetamol' } } },
  { query: 'جهاز قياس الضغط', right: { category: 'blood-pressure-monitor' } },
  { query: 'واقي شمس SPF 50', right: { category: 'sunscreen', attributes: { spf: ['spf 50', 'spf 50+'] } } },
  { query: 'حفاظات اطفال', right: { category: 'nappies' } },

  // Electronics and appliances
  { query: 'لابتوب ألعاب', right: { category: 'laptop', says: ['gaming laptop'] } },
  { query: 'سماعات لاسلكية', right: { category: 'headphones', says: ['wireless'] } },
  { query: 'تلفزين ٤٣ بوصة', right: { category: 'television', attributes: { screen: '43″' } } },
  { query: 'ثلاجة لا تتجاوز 1500', right: { category: 'refrigerator', price_max: 1500 } },
  { query: 'مكنسة كهربائية بدون سلك', right: { category: 'vacuum-cleaner', says: ['cordless'] } },
  { query: 'هاتف Zentaro', right: { category: 'smartphone', brand: 'zentaro' } },
  { query: 'غساله ملابس', right: { category: 'washing-machine' } },
  { query: 'ماكينة اسبريسو', right: { category: 'coffee-machine', says: ['espresso'] } },
  { query: 'مجقف شعر', right: { category: 'hair-dryer' } },
  { query: 'مكييف هواء', right: { category: 'air-conditioner' } },
  { query: 'ساعة ذكية للأطفال', right: { category: 'smartwatch', says: ['children'] } },
  { query: 'طابعة ليزر', right: { category: 'printer', says: ['laser'] } },
  { query: 'شاشة كمبيوتر منحنية', right: { category: 'monitor', says: ['curved monitor'] } },

  // Furniture and home
  { query: 'كنبة زاوية رمادية', right: { category: 'sofa', color: 'grey', says: ['corner sofa'] } },
  { query: 'طاولة طعام خشب بلوط', right: { category: 'dining-table', material: 'oak' } },
  { query: 'سرير مزدوج', right: { category: 'bed', says: ['double bed'] } },
  { query: 'خزانة ملابس بيضاء', right: { category: 'wardrobe', color: 'white' } },
  { query: 'كرسي مكتب بأقل من 300 دولار', right: { category: 'office-chair', price_max: 300 } },
  { query: 'مرتبة 160x200', right: { category: 'mattress', attributes: { dimensions: '160 × 200 cm' } } },
  { query: 'سجادة صوف', right: { category: 'rug', material: 'wool' } },
  { query: 'طاولة قهوة زجاج', right: { category: 'coffee-table', material: 'glass' } },
  { query: 'ستائر معتمة', right: { category: 'curtain', says: ['blackout'] } },
  { query: 'كرسي بذراعين مخمل', right: { category: 'armchair', material: 'velvet' } },
  { query: 'اريكة من غير جلد', right: { category: 'sofa', exclude: ['leather'] } },
  { query: 'مكتبة كتب خشبية', right: { category: 'bookshelf', material: ['oak', 'walnut', 'pine', 'wood'] } },
  { query: 'مرآة دائرية', right: { category: 'mirror', says: ['round mirror'] } },
  { query: 'مكتب دراسة للأطفال', right: { category: 'desk', says: ['children'] } },

  // Books
  { query: 'روايات بوليسية', right: { category: 'crime-fiction' } },
  { query: 'ديوان شعر', right: { category: 'poetry' } },
  { query: 'قصص مصورة للأطفال', right: { category: ['picture-book', 'comics'] } },
  { query: 'خيال علمي', right: { category: 'science-fiction' } },
  { query: 'كتاب طبخ', right: { category: 'cookbook' } },
  { query: 'كتاب رياضيات مدرسي', right: { category: 'textbook', says: ['mathematics'] } },
  { query: 'كتب ادارة اعمال أقل من 20 دولار', right: { category: 'business', price_max: 20 } },
  { query: 'دليل سفر باكو', right: { category: 'travel-book', says: ['baku'] } },
  { query: 'كتب علم نفس', right: { category: 'psychology' } },
  { query: 'سيرة ذاتية', right: { category: 'biography' } },

  // Cars
  { query: 'اطارت شتوية', right: { category: 'tyre', attributes: { season: 'winter' } } },
  { query: 'زيت محرك 5w30', right: { category: 'engine-oil', attributes: { viscosity: '5w-30' } } },
  { query: 'فلتر زيت Mazda 6', right: { category: 'oil-filter', attributes: { car_model: 'mazda 6' } } },
  { query: 'فحمات فرامل تويوتا راف 4', right: { category: 'brake-pads', attributes: { car_model: 'toyota rav4' } } },
  { query: 'بطارية سياره', right: { category: 'battery' } },
  { query: 'داش كام 4K', right: { category: 'dash-camera', attributes: { resolution: '4k' } } },
  { query: 'مساحات زجاج السيارة', right: { category: 'wiper-blades' } },
  { query: 'غطاء مقعد سيارة جلد', right: { category: 'seat-cover', material: 'leather' } },
  { query: 'رافعة سيارة 3 طن', right: { category: 'car-jack', attributes: { capacity: '3 t' } } },

  // Building and tools
  { query: 'دريل لاسلكي', right: { category: 'drill', says: ['cordless drill'] } },
  { query: 'دهان جدران ابيض', right: { category: 'paint', color: 'white', says: ['wall paint'] } },
  { query: 'خلاط مياه للمطبخ', right: { category: 'faucet', says: ['kitchen faucet'] } },
  { query: 'سلم قابل للطي', right: { category: 'ladder', says: ['folding ladder'] } },
  { query: 'ماكينة قص العشب', right: { category: 'lawn-mower' } },
  { query: 'مطرقه', right: { category: 'hammer' } },
  { query: 'بلاط سيراميك رمادي', right: { category: 'tiles', material: 'ceramic', color: 'grey' } },
  { query: 'طقم مفاتيح ربط', right: { category: 'wrench-set' } },
  { query: 'براغي جبس بورد', right: { category: 'screws', says: ['drywall screws'] } },
  { query: 'صاروخ جلخ Bohrmann', right: { category: 'angle-grinder', brand: 'bohrmann' } },

  // Food and household
  { query: 'شاي أخضر', right: { category: 'tea', says: ['green tea'] } },
  { query: 'قهوة سريعة الذوبان', right: { category: 'coffee', says: ['instant coffee'] } },
  { query: 'زيت زيتون', right: { category: 'cooking-oil', says: ['olive oil'] } },
  { query: 'عصير تفاح', right: { category: 'juice', says: ['apple juice'] } },
  { query: 'شوكلاته بالبندق', right: { category: 'chocolate', says: ['hazelnut'] } },
  { query: 'أرز بسمتي', right: { category: 'rice', says: ['basmati'] } },
  { query: 'خبز الجاودار', right: { category: 'bread', says: ['rye'] } },
  { query: 'مياه معدنية', right: { category: 'water', says: ['mineral water'] } },
  { query: 'مسحوق غسبل', right: { category: 'detergent' } },
  { query: 'حليب كامل الدسم', right: { category: 'milk', says: ['whole milk'] } },

  // Beauty
  { query: 'شامبو ضد القشرة', right: { category: 'shampoo', says: ['anti-dandruff'] } },
  { query: 'كريم وجه للبشرة الجافة', right: { category: 'face-cream', attributes: { skin_type: ['dry', 'all'] } } },
  { query: 'أحمر شفاه أحمر', right: { category: 'lipstick', color: 'red' } },
  { query: 'ماسكرا ضد الماء', right: { category: 'mascara', says: ['waterproof'] } },
  { query: 'سيرم نياسيناميد', right: { category: 'serum', attributes: { key_ingredient: 'niacinamide' } } },
  { query: 'مزيل عرق لافندر', right: { category: 'deodorant', attributes: { scent: 'lavender and thyme' } } },
  { query: 'طقم هديه للاستحمام', right: { category: 'gift-set', says: ['bath gift set'] } },
  { query: 'كريم اساس', right: { category: 'foundation' } },
];
