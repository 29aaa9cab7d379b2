/** The name of a query part's kind, shown after its chip. Kinds that are not listed have none. */
import type { Language } from '@quarry/contract';

const NAMES: Readonly<Record<string, Record<Language, string>>> = {
  color: { en: 'colour', ka: 'ფერი', tr: 'renk', ar: 'اللون', az: 'rəng' },
  size: { en: 'size', ka: 'ზომა', tr: 'beden', ar: 'المقاس', az: 'ölçü' },
  material: { en: 'material', ka: 'მასალა', tr: 'malzeme', ar: 'الخامة', az: 'material' },
  pattern: { en: 'pattern', ka: 'ნახატი', tr: 'desen', ar: 'النقشة', az: 'naxış' },
  gender: { en: 'for', ka: 'ვისთვის', tr: 'kime', ar: 'لمن', az: 'kim üçün' },
  age: { en: 'age', ka: 'ასაკი', tr: 'yaş', ar: 'العمر', az: 'yaş' },
  person: { en: 'for', ka: 'ვისთვის', tr: 'kime', ar: 'لمن', az: 'kim üçün' },
  category: { en: 'category', ka: 'კატეგორია', tr: 'kategori', ar: 'الفئة', az: 'kateqoriya' },
  category_group: { en: 'category', ka: 'კატეგორია', tr: 'kategori', ar: 'الفئة', az: 'kateqoriya' },
  product_type: { en: 'type', ka: 'ტიპი', tr: 'tür', ar: 'النوع', az: 'növ' },
  brand: { en: 'brand', ka: 'ბრენდი', tr: 'marka', ar: 'العلامة', az: 'marka' },
  price: { en: 'price', ka: 'ფასი', tr: 'fiyat', ar: 'السعر', az: 'qiymət' },
  price_min: { en: 'price', ka: 'ფასი', tr: 'fiyat', ar: 'السعر', az: 'qiymət' },
  price_max: { en: 'price', ka: 'ფასი', tr: 'fiyat', ar: 'السعر', az: 'qiymət' },
  season: { en: 'season', ka: 'სეზონი', tr: 'mevsim', ar: 'الموسم', az: 'mövsüm' },
  occasion: { en: 'occasion', ka: 'შემთხვევა', tr: 'gün', ar: 'المناسبة', az: 'münasibət' },
  goes_with: { en: 'goes with', ka: 'უხდება', tr: 'ile uyumlu', ar: 'يليق مع', az: 'ilə uyğun' },
  style: { en: 'style', ka: 'სტილი', tr: 'tarz', ar: 'الأسلوب', az: 'üslub' },
  use: { en: 'use', ka: 'დანიშნულება', tr: 'kullanım', ar: 'الاستخدام', az: 'təyinat' },
  sport: { en: 'sport', ka: 'სპორტი', tr: 'spor', ar: 'الرياضة', az: 'idman' },
  room: { en: 'room', ka: 'ოთახი', tr: 'oda', ar: 'الغرفة', az: 'otaq' },
  feature: { en: 'feature', ka: 'თვისება', tr: 'özellik', ar: 'الميزة', az: 'xüsusiyyət' },
  flavor: { en: 'flavour', ka: 'გემო', tr: 'tat', ar: 'النكهة', az: 'dad' },
  scent: { en: 'scent', ka: 'არომატი', tr: 'koku', ar: 'الرائحة', az: 'qoxu' },
  diet: { en: 'diet', ka: 'კვება', tr: 'beslenme', ar: 'الحمية', az: 'qidalanma' },
  symptom: { en: 'symptom', ka: 'სიმპტომი', tr: 'belirti', ar: 'العَرَض', az: 'əlamət' },
  dose_form: { en: 'form', ka: 'ფორმა', tr: 'form', ar: 'الشكل', az: 'forma' },
  ingredient: { en: 'ingredient', ka: 'შემადგენლობა', tr: 'içerik', ar: 'المكوّن', az: 'tərkib' },
  skin_type: { en: 'skin', ka: 'კანი', tr: 'cilt', ar: 'البشرة', az: 'dəri' },
  hair_type: { en: 'hair', ka: 'თმა', tr: 'saç', ar: 'الشعر', az: 'saç' },
  pet: { en: 'pet', ka: 'შინაური ცხოველი', tr: 'evcil hayvan', ar: 'الحيوان', az: 'ev heyvanı' },
  subject: { en: 'subject', ka: 'თემა', tr: 'konu', ar: 'الموضوع', az: 'mövzu' },
  genre: { en: 'genre', ka: 'ჟანრი', tr: 'tür', ar: 'النوع', az: 'janr' },
  car_make: { en: 'car', ka: 'მარკა', tr: 'araç', ar: 'السيارة', az: 'avtomobil' },
  car_model: { en: 'car', ka: 'მოდელი', tr: 'araç', ar: 'السيارة', az: 'avtomobil' },
};

export function kindName(kind: string, language: Language): string | null {
  return NAMES[kind]?.[language] ?? null;
}
