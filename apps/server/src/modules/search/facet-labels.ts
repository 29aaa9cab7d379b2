/** Facets with the words that a page shows: names of the keys here, names of the values from the lexicon. */
import type { Facet as LabelledFacet, Language } from '@quarry/contract';
import type { Facet } from '@quarry/search';
import { valueLabel } from './understood-parts.ts';

type Names = Record<Language, string>;

const KEYS: Readonly<Record<string, Names>> = {
  price: { en: 'Price', ka: 'ფასი', tr: 'Fiyat', ar: 'السعر', az: 'Qiymət' },
  category: { en: 'Category', ka: 'კატეგორია', tr: 'Kategori', ar: 'الفئة', az: 'Kateqoriya' },
  brand: { en: 'Brand', ka: 'ბრენდი', tr: 'Marka', ar: 'العلامة التجارية', az: 'Marka' },
  color: { en: 'Colour', ka: 'ფერი', tr: 'Renk', ar: 'اللون', az: 'Rəng' },
  size: { en: 'Size', ka: 'ზომა', tr: 'Beden', ar: 'المقاس', az: 'Ölçü' },
  material: { en: 'Material', ka: 'მასალა', tr: 'Malzeme', ar: 'الخامة', az: 'Material' },
  pattern: { en: 'Pattern', ka: 'ნახატი', tr: 'Desen', ar: 'النقشة', az: 'Naxış' },
  gender: { en: 'For', ka: 'ვისთვის', tr: 'Kimin için', ar: 'لمن', az: 'Kim üçün' },
  age: { en: 'Age', ka: 'ასაკი', tr: 'Yaş', ar: 'العمر', az: 'Yaş' },
  season: { en: 'Season', ka: 'სეზონი', tr: 'Mevsim', ar: 'الموسم', az: 'Mövsüm' },
  occasion: { en: 'Occasion', ka: 'შემთხვევა', tr: 'Kullanım yeri', ar: 'المناسبة', az: 'Münasibət' },
  style: { en: 'Style', ka: 'სტილი', tr: 'Stil', ar: 'الأسلوب', az: 'Üslub' },
  use: { en: 'Use', ka: 'დანიშნულება', tr: 'Kullanım amacı', ar: 'الاستخدام', az: 'Təyinat' },
  dose_form: { en: 'Form', ka: 'ფორმა', tr: 'Form', ar: 'الشكل', az: 'Forma' },
  symptom: { en: 'Helps with', ka: 'რას შველის', tr: 'Neye iyi gelir', ar: 'يخفف', az: 'Nəyə kömək edir' },
  ingredient: { en: 'Ingredient', ka: 'შემადგენლობა', tr: 'İçerik', ar: 'المكوّن', az: 'Tərkib' },
  feature: { en: 'Features', ka: 'თვისებები', tr: 'Özellikler', ar: 'المزايا', az: 'Xüsusiyyətlər' },
  flavor: { en: 'Flavour', ka: 'გემო', tr: 'Tat', ar: 'النكهة', az: 'Dad' },
  scent: { en: 'Scent', ka: 'არომატი', tr: 'Koku', ar: 'الرائحة', az: 'Ətir' },
  diet: { en: 'Diet', ka: 'კვების ტიპი', tr: 'Beslenme', ar: 'النظام الغذائي', az: 'Qidalanma' },
  person: { en: 'Gift for', ka: 'ვის ვჩუქნით', tr: 'Kime hediye', ar: 'هدية لـ', az: 'Kimə hədiyyə' },
  room: { en: 'Room', ka: 'ოთახი', tr: 'Oda', ar: 'الغرفة', az: 'Otaq' },
  car_make: {
    en: 'Car make',
    ka: 'ავტომობილის მარკა',
    tr: 'Araç markası',
    ar: 'ماركة السيارة',
    az: 'Avtomobil markası',
  },
  car_model: {
    en: 'Car model',
    ka: 'ავტომობილის მოდელი',
    tr: 'Araç modeli',
    ar: 'طراز السيارة',
    az: 'Avtomobil modeli',
  },
  subject: { en: 'Subject', ka: 'თემა', tr: 'Konu', ar: 'الموضوع', az: 'Mövzu' },
  author: { en: 'Author', ka: 'ავტორი', tr: 'Yazar', ar: 'المؤلف', az: 'Müəllif' },
  language: { en: 'Language', ka: 'ენა', tr: 'Dil', ar: 'اللغة', az: 'Dil' },
  genre: { en: 'Genre', ka: 'ჟანრი', tr: 'Tür', ar: 'النوع', az: 'Janr' },
  skin_type: { en: 'Skin type', ka: 'კანის ტიპი', tr: 'Cilt tipi', ar: 'نوع البشرة', az: 'Dəri tipi' },
  hair_type: { en: 'Hair type', ka: 'თმის ტიპი', tr: 'Saç tipi', ar: 'نوع الشعر', az: 'Saç tipi' },
  pet: { en: 'Pet', ka: 'შინაური ცხოველი', tr: 'Evcil hayvan', ar: 'الحيوان الأليف', az: 'Ev heyvanı' },
  sport: { en: 'Sport', ka: 'სპორტი', tr: 'Spor dalı', ar: 'الرياضة', az: 'İdman növü' },
  height: { en: 'Height', ka: 'სიმაღლე', tr: 'Yükseklik', ar: 'الارتفاع', az: 'Hündürlük' },
  length: { en: 'Length', ka: 'სიგრძე', tr: 'Uzunluk', ar: 'الطول', az: 'Uzunluq' },
  diameter: { en: 'Diameter', ka: 'დიამეტრი', tr: 'Çap', ar: 'القطر', az: 'Diametr' },
  dimensions: { en: 'Dimensions', ka: 'გაბარიტები', tr: 'Ölçüler', ar: 'الأبعاد', az: 'Ölçülər' },
  weight: { en: 'Weight', ka: 'წონა', tr: 'Ağırlık', ar: 'الوزن', az: 'Çəki' },
  volume: { en: 'Volume', ka: 'მოცულობა', tr: 'Hacim', ar: 'الحجم', az: 'Həcm' },
  capacity: { en: 'Capacity', ka: 'ტევადობა', tr: 'Kapasite', ar: 'السعة', az: 'Tutum' },
  pieces: { en: 'Pieces', ka: 'რაოდენობა', tr: 'Adet', ar: 'عدد القطع', az: 'Ədəd' },
  pack: { en: 'Pack', ka: 'შეფუთვა', tr: 'Paket', ar: 'العبوة', az: 'Qablaşdırma' },
  power: { en: 'Power', ka: 'სიმძლავრე', tr: 'Güç', ar: 'القدرة', az: 'Güc' },
  voltage: { en: 'Voltage', ka: 'ძაბვა', tr: 'Gerilim', ar: 'الجهد الكهربائي', az: 'Gərginlik' },
  battery_life: {
    en: 'Battery life',
    ka: 'ელემენტის ხანგრძლივობა',
    tr: 'Pil ömrü',
    ar: 'عمر البطارية',
    az: 'Batareyanın ömrü',
  },
  energy_class: {
    en: 'Energy class',
    ka: 'ენერგოკლასი',
    tr: 'Enerji sınıfı',
    ar: 'فئة كفاءة الطاقة',
    az: 'Enerji sinfi',
  },
  socket_type: { en: 'Socket', ka: 'ცოკოლი', tr: 'Duy tipi', ar: 'نوع القاعدة', az: 'Soket növü' },
  connection: { en: 'Connection', ka: 'შეერთება', tr: 'Bağlantı', ar: 'التوصيل', az: 'Qoşulma' },
  memory: { en: 'Storage', ka: 'შიდა მეხსიერება', tr: 'Depolama', ar: 'سعة التخزين', az: 'Yaddaş' },
  ram: { en: 'RAM', ka: 'ოპერატიული მეხსიერება', tr: 'RAM bellek', ar: 'ذاكرة الوصول العشوائي', az: 'Operativ yaddaş' },
  screen: { en: 'Screen', ka: 'ეკრანი', tr: 'Ekran', ar: 'الشاشة', az: 'Ekran' },
  resolution: { en: 'Resolution', ka: 'გარჩევადობა', tr: 'Çözünürlük', ar: 'الدقة', az: 'Təsvir keyfiyyəti' },
  coverage: { en: 'Coverage', ka: 'დაფარვის ფართობი', tr: 'Kapsama alanı', ar: 'مساحة التغطية', az: 'Əhatə sahəsi' },
  movement: { en: 'Movement', ka: 'მექანიზმი', tr: 'Mekanizma', ar: 'آلية الحركة', az: 'Mexanizm' },
  lens: { en: 'Lenses', ka: 'ლინზა', tr: 'Cam', ar: 'العدسات', az: 'Linza' },
  firmness: { en: 'Firmness', ka: 'სიხისტე', tr: 'Sertlik', ar: 'درجة الصلابة', az: 'Sərtlik' },
  year: { en: 'Year', ka: 'წელი', tr: 'Yıl', ar: 'السنة', az: 'İl' },
  pages: { en: 'Pages', ka: 'გვერდები', tr: 'Sayfa sayısı', ar: 'عدد الصفحات', az: 'Səhifə sayı' },
  binding: { en: 'Binding', ka: 'ყდა', tr: 'Cilt', ar: 'التجليد', az: 'Cild' },
  strength: { en: 'Strength', ka: 'დოზირება', tr: 'Doz', ar: 'التركيز', az: 'Doza' },
  active_ingredient: {
    en: 'Active ingredient',
    ka: 'მოქმედი ნივთიერება',
    tr: 'Etken madde',
    ar: 'المادة الفعالة',
    az: 'Təsiredici maddə',
  },
  key_ingredient: {
    en: 'Key ingredient',
    ka: 'მთავარი ინგრედიენტი',
    tr: 'Ana içerik',
    ar: 'المكوّن الأساسي',
    az: 'Əsas tərkib',
  },
  spf: {
    en: 'Sun protection (SPF)',
    ka: 'მზისგან დაცვა (SPF)',
    tr: 'Güneş koruması (SPF)',
    ar: 'الحماية من الشمس (SPF)',
    az: 'Günəşdən qorunma (SPF)',
  },
  position: { en: 'Position', ka: 'მხარე', tr: 'Konum', ar: 'الموضع', az: 'Mövqe' },
  viscosity: { en: 'Viscosity', ka: 'სიბლანტე', tr: 'Viskozite', ar: 'اللزوجة', az: 'Özlülük' },
  tyre_size: { en: 'Tyre size', ka: 'საბურავის ზომა', tr: 'Lastik ebadı', ar: 'مقاس الإطار', az: 'Şin ölçüsü' },
};

/** A key of the shop's own is shown as it is written, `heel_height` as "Heel height". */
export function keyLabel(key: string, language: Language): string {
  const words = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return KEYS[key]?.[language] ?? words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** @param brandNames brands as the shop writes them, by their lower case. */
export function labelFacets(
  facets: readonly Facet[],
  language: Language,
  brandNames: ReadonlyMap<string, string>,
): LabelledFacet[] {
  return facets.map(({ key, values, ...span }) => ({
    key,
    label: keyLabel(key, language),
    values: values.map(({ value, count }) => ({
      value,
      label: key === 'brand' ? (brandNames.get(value) ?? value) : valueLabel(key, value, language),
      count,
    })),
    ...span,
  }));
}
