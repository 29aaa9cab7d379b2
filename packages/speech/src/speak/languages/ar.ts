/**
 * Arabic numbers, money and measures in words, in reading form (pausal, nominative, oblique after a preposition).
 * Rules: three to ten take the opposite gender and a plural; eleven to ninety-nine an accusative singular; hundreds and
 * thousands a genitive singular; two of a thing is the dual alone; in a compound the last two digits decide.
 */
import type { Noun, SpokenLanguage } from './spoken-language.ts';
import { afterThePoint, inThousands } from './three-figures.ts';

interface ArabicNoun {
  isFeminine: boolean;
  one: string;
  two: string;
  few: string;
  /** After eleven to ninety-nine. */
  many: string;
}

/** Invariable loan words. */
const fixed = (word: string, isFeminine = false): ArabicNoun => ({
  isFeminine,
  one: word,
  two: word,
  few: word,
  many: word,
});
/** A masculine word with a sound feminine plural: دولار، دولاران، دولارات، دولارًا. */
const masculine = (one: string, few = `${one}ات`): ArabicNoun => ({
  isFeminine: false,
  one,
  two: `${one}ان`,
  few,
  many: `${one}ًا`,
});
/** A word in ة: ليرة، ليرتان، ليرات، ليرة. */
const feminine = (one: string): ArabicNoun => {
  const stem = one.slice(0, -1);
  return { isFeminine: true, one, two: `${stem}تان`, few: `${stem}ات`, many: one };
};
/** Noun and adjective: the adjective agrees with the noun. */
const pair = (first: ArabicNoun, second: ArabicNoun, few: string): ArabicNoun => ({
  isFeminine: first.isFeminine,
  one: `${first.one} ${second.one}`,
  two: `${first.two} ${second.two}`,
  few: `${first.few} ${few}`,
  many: `${first.many} ${second.many}`,
});

const FORMS: Record<Noun, ArabicNoun> = {
  dollar: masculine('دولار'),
  cent: masculine('سنت'),
  euro: fixed('يورو'),
  pound: pair(masculine('جنيه'), { ...masculine('إسترليني'), many: 'إسترلينيًا' }, 'إسترلينية'),
  penny: masculine('بنس'),
  lari: fixed('لاري'),
  tetri: fixed('تتري'),
  lira: feminine('ليرة'),
  kurus: masculine('قرش', 'قروش'),
  manat: fixed('مانات'),
  qapik: fixed('قابيك'),
  rupee: feminine('روبية'),
  paisa: feminine('بيسة'),
  millimetre: masculine('مليمتر'),
  centimetre: masculine('سنتيمتر'),
  metre: masculine('متر', 'أمتار'),
  kilometre: masculine('كيلومتر'),
  'square-metre': pair(masculine('متر', 'أمتار'), { ...masculine('مربع'), many: 'مربعًا' }, 'مربعة'),
  inch: feminine('بوصة'),
  microgram: masculine('ميكروغرام'),
  milligram: masculine('مليغرام'),
  gram: masculine('غرام'),
  kilogram: masculine('كيلوغرام'),
  millilitre: masculine('مليلتر'),
  litre: masculine('لتر'),
  watt: masculine('واط'),
  kilowatt: masculine('كيلوواط'),
  volt: masculine('فولت'),
  'ampere-hour': pair(masculine('أمبير'), fixed('ساعة'), 'ساعة'),
  'milliampere-hour': pair(masculine('ملي أمبير'), fixed('ساعة'), 'ساعة'),
  megabyte: fixed('ميغابايت'),
  gigabyte: fixed('غيغابايت'),
  terabyte: fixed('تيرابايت'),
  hertz: fixed('هرتز'),
  degree: feminine('درجة'),
  percent: fixed('بالمئة'),
};

const MINUTE: ArabicNoun = { isFeminine: true, one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' };
/** Hours, starting with twelve. */
const HOURS =
  'الثانية عشرة|الواحدة|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة|الحادية عشرة'.split(
    '|',
  );

/** With a masculine noun. */
const SMALL = 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
/** With a feminine noun. */
const SMALL_FEMININE = 'صفر واحدة اثنتان ثلاث أربع خمس ست سبع ثمان تسع عشر'.split(' ');
const TENS = '- - عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ');
const HUNDREDS = '- مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'.split(' ');

const THOUSAND: ArabicNoun = { isFeminine: false, one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا' };
const MILLION: ArabicNoun = { isFeminine: false, one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا' };

const and = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و');

function belowHundred(value: number, isFeminine: boolean): string {
  const small = isFeminine ? SMALL_FEMININE : SMALL;
  if (value <= 10) return small[value] ?? '';
  if (value === 11) return isFeminine ? 'إحدى عشرة' : 'أحد عشر';
  if (value === 12) return isFeminine ? 'اثنتا عشرة' : 'اثنا عشر';
  if (value < 20) {
    const one = value === 18 && isFeminine ? 'ثماني' : (small[value - 10] ?? '');
    return `${one} ${isFeminine ? 'عشرة' : 'عشر'}`;
  }
  const one = value % 10;
  const oneWord = one === 1 && isFeminine ? 'إحدى' : (small[one] ?? '');
  return and([one > 0 ? oneWord : '', TENS[Math.floor(value / 10)] ?? '']);
}

function belowThousand(value: number, isFeminine: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  return and([hundreds > 0 ? (HUNDREDS[hundreds] ?? '') : '', rest > 0 ? belowHundred(rest, isFeminine) : '']);
}

/** A dual loses its ن before the counted noun: مئتا دولار, ألفا دولار. */
const beforeNoun = (spoken: string): string => spoken.replace(/(^|\s|و)(مئت|ألف|مليون)ان$/, '$1$2ا');

/** Thousands and millions are counted like nouns. */
function groupOf(count: number, group: ArabicNoun): string {
  if (count === 0) return '';
  if (count === 1) return group.one;
  return count === 2 ? group.two : countedBelowThousand(count, group);
}

function countedBelowThousand(count: number, noun: ArabicNoun): string {
  return `${beforeNoun(belowThousand(count, noun.isFeminine))} ${formFor(count, noun)}`;
}

function formFor(count: number, noun: ArabicNoun): string {
  const last = count % 100;
  if (last >= 3 && last <= 10) return noun.few;
  return last >= 11 ? noun.many : noun.one;
}

function inWords(value: number, isFeminine: boolean): string {
  if (value === 0) return 'صفر';
  const { millions, thousands, rest } = inThousands(value);
  return and([groupOf(millions, MILLION), groupOf(thousands, THOUSAND), belowThousand(rest, isFeminine)]);
}

const whole = (value: number): string => inWords(value, false);
const decimal = (value: number, figures: string): string => `${whole(value)} فاصلة ${afterThePoint(figures, whole)}`;

function counted(value: number, name: Noun): string {
  return name === 'percent' ? `${whole(value)} ${FORMS.percent.one}` : countedInSentence(value, FORMS[name]);
}

function countedInSentence(value: number, noun: ArabicNoun): string {
  if (value === 1) return `${noun.one} ${noun.isFeminine ? 'واحدة' : 'واحد'}`;
  if (value === 2 && noun.two !== noun.one) return noun.two;
  const last = value % 100;
  // مئة ودولار, مئة ودولاران: one and two are expressed by the noun itself.
  if (value > 100 && last === 1) return and([inWords(value - 1, noun.isFeminine), noun.one]);
  if (value > 100 && last === 2 && noun.two !== noun.one) return and([inWords(value - 2, noun.isFeminine), noun.two]);
  return `${beforeNoun(inWords(value, noun.isFeminine))} ${formFor(value, noun)}`;
}

/** After a preposition: عشرون → عشرين, مئتان → مئتين, دولاران → دولارين. */
function oblique(spoken: string): string {
  return spoken
    .split(' ')
    .map((word) => {
      if (/^و?(عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)ون$/.test(word)) return word.replace(/ون$/, 'ين');
      if (/^و?(اثنا|اثنتا)$/.test(word)) return word.replace(/ا$/, 'ي');
      if (/^و?(مئتا|ألفا|مليونا)$/.test(word)) return word.replace(/ا$/, 'ي');
      return word.length > 4 && word.endsWith('ان') ? word.replace(/ان$/, 'ين') : word;
    })
    .join(' ');
}

export const ar: SpokenLanguage = {
  voice: 'ar',
  whole,
  decimal,
  counted,
  countedDecimal: (value, figures, noun) => `${decimal(value, figures)} ${FORMS[noun].one}`,
  money: (major, minor) => `${major} و${minor}`,
  range: (low, high) => `من ${oblique(low)} إلى ${oblique(high)}`,
  by: (sides) => sides.map((side, place) => (place === 0 ? side : oblique(side))).join(' في '),
  minus: 'ناقص',
  time(hours, minutes) {
    const hour = `الساعة ${HOURS[hours % 12]}`;
    const half = hours < 12 ? 'صباحًا' : 'مساءً';
    return minutes === 0 ? `${hour} ${half}` : `${hour} و${countedInSentence(minutes, MINUTE)} ${half}`;
  },
  signs: { and: 'و', plus: 'زائد', equals: 'يساوي', number: 'رقم', at: 'آت' },
  abbreviations: {
    'د.': 'دكتور',
    'ش.': 'شارع',
    'ت.': 'هاتف',
    'إلخ.': 'إلى آخره',
    'ص.ب.': 'صندوق بريد',
  },
};
