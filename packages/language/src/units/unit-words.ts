/**
 * Units of measure and the words for them in five languages.
 *
 * The unit is spelled as catalogues keep it (`9 kg`, `14″`, `600 m²`). Georgian words stand without their last vowel, for
 * their endings are cut (`ლიტრ-იანი`); a word of several parts has them joined by `_`.
 */
import { foldExact, skeleton } from '../analysis/fold.ts';

const WORDS: Readonly<Record<string, string>> = {
  mcg: 'mcg მკგ mkq ميكروغرام ميكروجرام',
  mg: 'mg milligram milligrams miligram milliqram მგ მილიგრამ ملغ ملجم مغ مجم مليغرام ملليغرام ملليجرام مليجرام',
  'mg/ml': 'mg_/_ml მგ_/_მლ ملغ_/_مل mq_/_ml',
  'mg/5 ml': 'mg_/_5_ml მგ_/_5_მლ ملغ_/_5_مل mq_/_5_ml',
  g: 'g gr gram grams gramme grammes gm gms qram qr გ გრ გრამ غ غم غرام غراما غرامات جم جرام جراما جرامات',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kq kiloqram კგ კილო კილოგრამ كغ كغم كجم كلغ كيلو كيلوغرام كيلوغراما كيلوجرام كيلوجراما',
  t: 't ton tons tonne tonnes ტ ტონ طن أطنان',
  ml: 'ml millilitre millilitres milliliter milliliters mililitre millilitr მლ მილილიტრ مل ملل مليلتر ملليلتر',
  cl: 'cl centilitre centiliter',
  l: 'l lt ltr litre litres liter liters litr ლ ლტ ლიტრ ل لتر لترا لترات ليتر ليترات',
  mm: 'mm millimetre millimetres millimeter millimeters milimetre millimetr მმ მილიმეტრ مم ملم مليمتر ملليمتر',
  cm: 'cm centimetre centimetres centimeter centimeters santimetre santim sm santimetr სმ სანტიმეტრ سم سنتيمتر سنتمتر سانتي سنتي',
  m: 'm metre metres meter meters mt metr მ მეტრ م متر مترا أمتار',
  km: 'km kilometre kilometres kilometer kilometers kilometr კმ კილომეტრ كم كيلومتر',
  'm²':
    'm2 sqm sq_m sq_._m square_metre square_metres square_meter square_meters metrekare metre_kare m_kare kv_m kv_._m kvadrat_metr kvadratmetr ' +
    'm_2 მ_2 م_2 კვ_მ კვ_._მ კვადრატულ_მეტრ კვადრატ_მეტრ متر_مربع مترا_مربعا م_مربع أمتار_مربعة',
  '″': '″ " ” “ inch inches inç düym duyum დუიმ დიუმ ინჩ بوصة بوصات انش انشات إنش',
  w: 'w watt watts vt vatt ვტ ვატ واط واطا واطات وات',
  kw: 'kw kilowatt kilowatts kilovat kvt kilovatt კვტ კილოვატ كيلوواط كيلووات كيلو_واط',
  v: 'v volt volts ვ ვოლტ فولت فولتا فولط',
  ah: 'ah amp amps amper ampere amperes amp_hour amp_hours ampere_hours amper_saat a_/_h a_·_h a_h a_saat ა_სთ ა_·_სთ ა_._სთ ა_/_სთ ასთ ამპერ ამპერ_საათ ამპერსაათ أمبير أمبير_ساعة',
  mah: 'mah მა_სთ მა_·_სთ მაჰ მილიამპერ_საათ miliamper_saat مللي_أمبير ملي_أمبير ميلي_أمبير مللي_أمبير_ساعة',
  hz: 'hz hertz herts hs ჰც ჰერც هرتز',
  mb: 'mb megabyte megabytes megabayt მბ მეგაბაიტ ميجا ميجابايت ميغابايت',
  gb: 'gb gig gigs giga gigabyte gigabytes gigabayt qb qiqabayt გბ გიგაბაიტ გიგ გიგა جب جيجا جيجابايت جيجا_بايت غيغا غيغابايت غيغا_بايت قيقا قيقابايت',
  tb: 'tb terabyte terabytes terabayt ტბ ტერაბაიტ تيرا تيرابايت تيرا_بايت',
  mp: 'mp megapixel megapixels megapiksel მპ მეგაპიქსელ ميجابكسل ميغابكسل ميجا_بكسل',
  iu: 'iu ერთეულ وحدة_دولية',
  '%': '% ٪ percent faiz პროცენტ بالمئة',
  h: 'h hr hrs hour hours saat საათ სთ ساعة ساعات',
  days: 'day days gün დღ დღე يوم أيام يوما',
  months: 'month months ay თვ თვე شهر شهور أشهر شهرا',
  years: 'year years yr yrs il yıl yaş წელ წლ سنة سنوات سنين عام أعوام',
  pcs: 'pcs pc pce piece pieces adet ədəd parça ცალ قطعة قطع حبة حبات',
  tablets: 'tablet tablets ტაბლეტ აბ قرص أقراص',
  capsules: 'capsule capsules kapsül kapsul კაფსულ كبسولة كبسولات',
  sachets: 'sachet sachets saşe paket პაკეტ საშე كيس أكياس',
  pages: 'page pages sayfa səhifə გვერდ صفحة صفحات',
};

/** The parts of a word, as they are compared with a text. */
export interface UnitWord {
  unit: string;
  parts: readonly string[];
}

/** By the first part, words of more parts first. */
const BY_FIRST_PART: ReadonlyMap<string, readonly UnitWord[]> = collect();

function collect(): ReadonlyMap<string, readonly UnitWord[]> {
  const byFirst = new Map<string, UnitWord[]>();
  for (const [unit, words] of Object.entries(WORDS)) {
    for (const word of words.split(' ')) {
      const parts = word.split('_').map((part) => foldPart(part));
      const first = parts[0] ?? '';
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), { unit, parts }].sort((a, b) => b.parts.length - a.parts.length),
      );
    }
  }
  return byFirst;
}

/** Signs stay as they are: `″` would fold to two primes. */
export function foldPart(part: string): string {
  return /[\p{L}\p{N}]/u.test(part) ? skeleton(foldExact(part)) : part;
}

/** The unit words that begin with this part. */
export function unitWordsFrom(part: string): readonly UnitWord[] {
  return BY_FIRST_PART.get(part) ?? [];
}

/** What a case ending says of the measure before it. `than` is the case in which Georgian compares, `toward` needs a `kadar`. */
export type MeasureEnding = 'from' | 'to' | 'toward' | 'than' | 'other';

const ENDINGS: readonly (readonly [RegExp, MeasureEnding])[] = [
  [/^(?:ი?ან(?:ი|ის|ს|ით|ებ\S*)?|ი|ის|ს|ით|ად|ა|ე|ები\S*|ში|იც)$/, 'other'],
  [/^(?:ი|ე)?დან$/, 'from'],
  [/^(?:ა|ე)?მდე$/, 'to'],
  [/^(?:ა|ე)?ზე$/, 'than'],
  [/^(?:l[iu][kqg])?(?:[dt][ea]n|nd[ea]n)$/, 'from'],
  [/^(?:l[iu][gy])?y?[ea]$/, 'toward'],
  [/^y?[ea]?(?:dek|can|cen)$/, 'to'],
  [/^(?:l[iu](?:[kq]|[gy][iu])?|n?[iu]n|s?[iu]|y[iu]|d[ea]|li[kq]l[ae]r)$/, 'other'],
];

/** What is left when the word for a unit is cut off. */
export function endingOf(rest: string): MeasureEnding | undefined {
  return ENDINGS.find(([form]) => form.test(rest))?.[1];
}
