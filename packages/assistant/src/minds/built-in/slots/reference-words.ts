/**
 * The words by which shoppers point at products that are on the table, in each language. Written as phrases are: `*`
 * stands for any ending (or any beginning), letters are folded.
 */
import type { Language } from '@quarry/contract';
import { type PhraseList, phrases } from '../../../words/phrases.ts';

interface PointingWords {
  /** The first, the second, … as many as people count. */
  places: readonly (readonly string[])[];
  last: readonly string[];
  /** One product: "it", "this one". */
  one: readonly string[];
  /** Several: "both", "these". */
  several: readonly string[];
  cheapest: readonly string[];
  dearest: readonly string[];
  bestRated: readonly string[];
}

const WORDS: Record<Language, PointingWords> = {
  en: {
    places: [
      ['first', 'first one', '1st', '1st one'],
      ['second', 'second one', '2nd', '2nd one'],
      ['third', 'third one', '3rd', '3rd one'],
      ['fourth', 'fourth one', '4th', '4th one'],
      ['fifth', 'fifth one', '5th', '5th one'],
      ['sixth', 'sixth one', '6th', '6th one'],
      ['seventh', 'seventh one', '7th'],
      ['eighth', 'eighth one', '8th'],
      ['ninth', 'ninth one', '9th'],
      ['tenth', 'tenth one', '10th'],
      ['eleventh', '11th'],
      ['twelfth', '12th'],
    ],
    last: ['last one', 'the last', 'the last one'],
    one: [
      'it',
      'its',
      'this',
      'this one',
      'that',
      'that one',
      'the one',
      'this product',
      'that product',
      'this item',
      'that item',
      'this thing',
    ],
    several: [
      'both',
      'both of them',
      'these',
      'those',
      'them',
      'they',
      'these two',
      'those two',
      'the two',
      'all of them',
    ],
    cheapest: ['cheapest', 'cheapest one', 'cheaper one', 'least expensive', 'lowest priced'],
    dearest: ['most expensive', 'most expensive one', 'priciest', 'priciest one', 'dearest'],
    bestRated: [
      'best rated',
      'best rated one',
      'highest rated',
      'top rated',
      'best reviews',
      'best reviewed',
      'best rating',
      'better reviews',
      'better rated',
      'most popular',
      'most stars',
    ],
  },
  ka: {
    places: [
      ['პირველ*'],
      ['მეორე*', 'მეორის*'],
      ['მესამე*', 'მესამის*'],
      ['მეოთხე*', 'მეოთხის*'],
      ['მეხუთე*', 'მეხუთის*'],
      ['მეექვსე*', 'მეექვსის*'],
      ['მეშვიდე*', 'მეშვიდის*'],
      ['მერვე*', 'მერვის*'],
      ['მეცხრე*', 'მეცხრის*'],
      ['მეათე*', 'მეათის*'],
      ['მეთერთმეტე*', 'მეთერთმეტის*'],
      ['მეთორმეტე*', 'მეთორმეტის*'],
    ],
    last: ['ბოლო', 'ბოლოს', 'ბოლოში', 'უკანასკნელ*'],
    one: [
      'ეს',
      'ამას',
      'ამის',
      'ამით',
      'ამ',
      'ამასთან',
      'ის',
      'იმას',
      'იმის',
      'იმ',
      'იმასთან',
      'მას',
      'მის',
      'მისი',
      'მასთან',
      'ეგ',
      'მაგას',
      'მაგის',
      'მაგ',
      'es',
      'amas',
      'amis',
      'eg',
      'magas',
    ],
    several: ['ორივე*', 'ესენი', 'ისინი', 'მათ', 'მათი', 'ამათ*', 'იმათ*', 'ეს ორი', 'ამ ორ*'],
    cheapest: ['ყველაზე იაფ*', 'უიაფეს*'],
    dearest: ['ყველაზე ძვირ*', 'უძვირეს*'],
    bestRated: [
      'ყველაზე მაღალი შეფასებ*',
      'საუკეთესო შეფასებ*',
      'ყველაზე რეიტინგულ*',
      'უკეთესი შეფასებ*',
      'ყველაზე პოპულარულ*',
      'კარგი შეფასებ*',
      'მაღალი რეიტინგ*',
    ],
  },
  tr: {
    places: [
      ['birinci*', 'ilki*', 'ilk', 'ilk ürün*'],
      ['ikinci*'],
      ['üçüncü*'],
      ['dördüncü*'],
      ['beşinci*'],
      ['altıncı*'],
      ['yedinci*'],
      ['sekizinci*'],
      ['dokuzuncu*'],
      ['onuncu*'],
      ['on birinci*'],
      ['on ikinci*'],
    ],
    last: ['son', 'sonuncu*', 'en son*'],
    one: [
      'bu',
      'bunu',
      'bunun',
      'buna',
      'bundan',
      'bununla',
      'bu ürün*',
      'şu',
      'şunu',
      'şunun',
      'şuna',
      'o',
      'onu',
      'onun',
      'ona',
      'ondan',
      'onunla',
      'o ürün*',
    ],
    several: ['ikisi*', 'her ikisi*', 'bu ikisi*', 'bunlar*', 'şunlar*', 'onlar*', 'hepsi*'],
    cheapest: ['en ucuz*', 'en hesaplı*', 'en uygun fiyatlı*'],
    dearest: ['en pahalı*'],
    bestRated: [
      'en yüksek puan*',
      'en çok beğenilen*',
      'en iyi puan*',
      'en iyi yorum*',
      'en popüler*',
      'puanı daha yüksek',
      'puanı yüksek*',
    ],
  },
  ar: {
    places: [
      ['الاول*', 'والاول*', 'للاول*', 'بالاول*', 'اول واحد*', 'اول منتج'],
      ['الثاني*', 'والثاني*', 'للثاني*', 'بالثاني*', 'ثاني واحد*', 'التاني*', 'والتاني*'],
      ['الثالث*', 'والثالث*', 'للثالث*', 'بالثالث*', 'ثالث واحد*', 'التالت*'],
      ['الرابع*', 'والرابع*', 'للرابع*', 'رابع واحد*'],
      ['الخامس*', 'والخامس*', 'للخامس*'],
      ['السادس*', 'والسادس*', 'للسادس*'],
      ['السابع*', 'والسابع*'],
      ['الثامن*', 'والثامن*'],
      ['التاسع*', 'والتاسع*'],
      ['العاشر*', 'والعاشر*'],
      ['الحادي عشر', 'الحادية عشرة'],
      ['الثاني عشر', 'الثانية عشرة'],
    ],
    last: ['الاخير*', 'والاخير*', 'للاخير*', 'اخر واحد*', 'اخر منتج'],
    one: [
      'هذا',
      'هذه',
      'هذي',
      'ذلك',
      'تلك',
      'ذاك',
      'هو',
      'هي',
      'لهذا',
      'لهذه',
      'بهذا',
      'معه',
      'معها',
      'مع هذا',
      'مع هذه',
      'له',
      'لها',
      'منه',
      'منها',
      'هالمنتج',
      'عنه',
      'عنها',
      'سعره',
      'سعرها',
      'مقاسه',
      'مقاسها',
      'لونه',
      'لونها',
      'مثله',
      'مثلها',
    ],
    several: ['كلاهما', 'كليهما', 'كلتاهما', 'الاثنان', 'الاثنين', 'الاتنين', 'بينهما', 'بينهم', 'هؤلاء', 'هما', 'هم'],
    cheapest: ['الارخص', 'ارخص واحد*', 'اقلها سعر*', 'الاقل سعر*', 'ارخصها', 'ارخصهم'],
    dearest: ['الاغلي', 'اغلي واحد*', 'الاعلي سعر*', 'اغلاها', 'اغلاهم'],
    bestRated: ['الاعلي تقييم*', 'الافضل تقييم*', 'اعلاها تقييم*'],
  },
  az: {
    places: [
      ['birinci*', 'ilk', 'ilki*', 'ilk məhsul*'],
      ['ikinci*'],
      ['üçüncü*'],
      ['dördüncü*'],
      ['beşinci*'],
      ['altıncı*'],
      ['yeddinci*'],
      ['səkkizinci*'],
      ['doqquzuncu*'],
      ['onuncu*'],
      ['on birinci*'],
      ['on ikinci*'],
    ],
    last: ['son', 'sonuncu*', 'axırıncı*', 'ən son*'],
    one: [
      'bu',
      'bunu',
      'bunun',
      'buna',
      'bundan',
      'bununla',
      'bu məhsul*',
      'o',
      'onu',
      'onun',
      'ona',
      'ondan',
      'onunla',
      'o məhsul*',
      'həmin',
    ],
    several: ['ikisi*', 'hər ikisi*', 'bu ikisi*', 'bunlar*', 'onlar*', 'hamısı*'],
    cheapest: ['ən ucuz*', 'ən sərfəli*', 'ən münasib qiymət*'],
    dearest: ['ən baha*'],
    bestRated: [
      'ən yüksək reytinq*',
      'ən yaxşı qiymətləndiril*',
      'ən çox bəyənil*',
      'ən yaxşı rəy*',
      'ən populyar*',
      'reytinqi yüksək*',
    ],
  },
};

/** "3rd" and "number 3" are said with digits: the words that stand beside them, before or after. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:(?:number|no|nr|option|item|#|ნომერი|ნომერ|ვარიანტი|პუნქტი|numara|seçenek|secenek|رقم|nomre|variant)\s*(\d{1,2})|(?:მე-?\s?(\d{1,2})|(\d{1,2})-?(?:ე|ლი)(?!\p{L}))|(\d{1,2})(?:\.|-)?\s?(?:numara\p{L}*|nomreli|nomre\p{L}*|inci|nci|uncu|ncu|ci|cu|ncisi|cisi|cusu)|(\d{1,2})\.(?=\s|$|[iyuva]))/gu;

export interface Pointers {
  places: readonly PhraseList[];
  last: PhraseList;
  one: PhraseList;
  several: PhraseList;
  cheapest: PhraseList;
  dearest: PhraseList;
  bestRated: PhraseList;
}

const pointers = (language: Language): Pointers => {
  const { places, ...rest } = WORDS[language];
  return {
    places: places.map((place) => phrases(place)),
    last: phrases(rest.last),
    one: phrases(rest.one),
    several: phrases(rest.several),
    cheapest: phrases(rest.cheapest),
    dearest: phrases(rest.dearest),
    bestRated: phrases(rest.bestRated),
  };
};

export const POINTERS: Record<Language, Pointers> = {
  en: pointers('en'),
  ka: pointers('ka'),
  tr: pointers('tr'),
  ar: pointers('ar'),
  az: pointers('az'),
};

/** Places told in digits, from 1, with the words that told them. @param folded see `foldText`. */
export function numberedPlaces(folded: string): { place: number; words: string }[] {
  return [...folded.matchAll(NUMBERED)].map((match) => ({
    place: Number(match.slice(1).find((digits) => digits !== undefined)),
    words: match[0],
  }));
}
