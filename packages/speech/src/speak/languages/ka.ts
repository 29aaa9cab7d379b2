/**
 * Georgian numbers, money and measures in words. Georgian counts in twenties (ოთხმოცდათხუთმეტი, four times twenty and
 * fifteen); a noun after a number is singular; endings are added to the last word, and before some of them the number
 * loses its own.
 */
import type { Noun, SpokenLanguage } from './spoken-language.ts';
import { afterThePoint, inThousands, words } from './three-figures.ts';

const SMALL =
  'ნული ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი თერთმეტი თორმეტი ცამეტი თოთხმეტი თხუთმეტი თექვსმეტი ჩვიდმეტი თვრამეტი ცხრამეტი'.split(
    ' ',
  );
const TWENTIES = ['', 'ოც', 'ორმოც', 'სამოც', 'ოთხმოც'];
const HUNDREDS = ['', 'ას', 'ორას', 'სამას', 'ოთხას', 'ხუთას', 'ექვსას', 'შვიდას', 'რვაას', 'ცხრაას'];

const FORMS: Record<Noun, string> = {
  dollar: 'დოლარი',
  cent: 'ცენტი',
  euro: 'ევრო',
  pound: 'ფუნტი',
  penny: 'პენი',
  lari: 'ლარი',
  tetri: 'თეთრი',
  lira: 'ლირა',
  kurus: 'ყურუში',
  manat: 'მანათი',
  qapik: 'კაპიკი',
  rupee: 'რუპია',
  paisa: 'პაისა',
  millimetre: 'მილიმეტრი',
  centimetre: 'სანტიმეტრი',
  metre: 'მეტრი',
  kilometre: 'კილომეტრი',
  'square-metre': 'კვადრატული მეტრი',
  inch: 'დიუმი',
  microgram: 'მიკროგრამი',
  milligram: 'მილიგრამი',
  gram: 'გრამი',
  kilogram: 'კილოგრამი',
  millilitre: 'მილილიტრი',
  litre: 'ლიტრი',
  watt: 'ვატი',
  kilowatt: 'კილოვატი',
  volt: 'ვოლტი',
  'ampere-hour': 'ამპერსაათი',
  'milliampere-hour': 'მილიამპერსაათი',
  megabyte: 'მეგაბაიტი',
  gigabyte: 'გიგაბაიტი',
  terabyte: 'ტერაბაიტი',
  hertz: 'ჰერცი',
  degree: 'გრადუსი',
  percent: 'პროცენტი',
};

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const twenties = TWENTIES[Math.floor(value / 20)] ?? '';
  const rest = value % 20;
  return rest === 0 ? `${twenties}ი` : `${twenties}და${SMALL[rest]}`;
}

function belowThousand(value: number): string {
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  const rest = value % 100;
  if (hundreds === '') return rest > 0 ? belowHundred(rest) : '';
  return rest === 0 ? `${hundreds}ი` : `${hundreds} ${belowHundred(rest)}`;
}

function whole(value: number): string {
  if (value === 0) return 'ნული';
  const { millions, thousands, rest } = inThousands(value);
  const million = millions > 0 ? `${belowThousand(millions)} მილიონ` : '';
  const thousand = thousands === 0 ? '' : thousands === 1 ? 'ათას' : `${belowThousand(thousands)} ათას`;
  // The last non-zero part ends in ი: ათასი, but ათას ერთი.
  if (rest > 0) return words(million, thousand, belowThousand(rest));
  return `${words(million, thousand)}ი`;
}

const decimal = (value: number, figures: string): string => `${whole(value)} მთელი ${afterThePoint(figures, whole)}`;

/** Before these endings the number loses its ი: ათ ლარამდე, ათ ლარს. */
const SHORTENING = new Set(['მდე', 'ამდე', 'ს', 'ზე', 'ში', 'თან']);
/** Endings that start with an additional vowel after a consonant. */
const AFTER_CONSONANT: Record<string, string> = { მდე: 'ამდე', დან: 'იდან', ვე: 'ივე' };
const AFTER_A: Record<string, string> = { ის: 'ის', ით: 'ით', დან: 'იდან', იდან: 'იდან', ამდე: 'ამდე' };
const AFTER_O: Record<string, string> = { ის: 'ს', ით: 'თი', იდან: 'დან', ამდე: 'მდე' };

function inflect(word: string, ending: string): string {
  if (ending === 'ი') return word;
  const stem = word.slice(0, -1);
  if (word.endsWith('ი')) return stem + (AFTER_CONSONANT[ending] ?? ending);
  // რვა, ცხრა, ლირა lose their ა before another vowel: რვის, ლირით.
  if (word.endsWith('ა') && AFTER_A[ending] !== undefined) return stem + AFTER_A[ending];
  if (word.endsWith('ო')) return word + (AFTER_O[ending] ?? ending);
  return word + ending;
}

function withEnding(spoken: string, ending: string): string {
  const all = spoken.split(' ');
  const last = all.pop() ?? '';
  const isNoun =
    ['საათი', 'წუთი'].includes(last) || Object.values(FORMS).some((form) => form.split(' ').at(-1) === last);
  const before = all.map((word, place) =>
    isNoun && SHORTENING.has(ending) && place === all.length - 1 && word.endsWith('ი') ? word.slice(0, -1) : word,
  );
  return [...before, inflect(last, ending)].join(' ');
}

export const ka: SpokenLanguage = {
  voice: 'ka',
  whole,
  decimal,
  counted: (value, noun) => `${whole(value)} ${FORMS[noun]}`,
  countedDecimal: (value, figures, noun) => `${decimal(value, figures)} ${FORMS[noun]}`,
  money: (major, minor) => `${major} და ${minor}`,
  withEnding,
  range: (low, high) => `${withEnding(low, 'დან')} ${withEnding(high, 'მდე')}`,
  by: (sides) => sides.map((side, place) => (place === 0 ? side : withEnding(side, 'ზე'))).join(' '),
  minus: 'მინუს',
  time: (hours, minutes) => {
    const hour = `${whole(hours)} საათი`;
    return minutes === 0 ? hour : `${hour} და ${whole(minutes)} წუთი`;
  },
  signs: { and: 'და', plus: 'პლუს', equals: 'უდრის', number: 'ნომერი', at: 'ეტ' },
  abbreviations: {
    'მაგ.': 'მაგალითად',
    'ე.ი.': 'ესე იგი',
    'ე. ი.': 'ესე იგი',
    'ა.შ.': 'ასე შემდეგ',
    'ა. შ.': 'ასე შემდეგ',
    'ტელ.': 'ტელეფონი',
    'ქ.': 'ქალაქი',
    'გამზ.': 'გამზირი',
    'მაქს.': 'მაქსიმუმ',
    'მინ.': 'მინიმუმ',
    'დაახლ.': 'დაახლოებით',
    'სთ.': 'საათი',
  },
  ordinal(value) {
    if (value === 1) return 'პირველი';
    const all = whole(value).split(' ');
    const last = all.pop() ?? '';
    // ოცდაერთი → ოცდამეერთე: the circumfix encloses the part after და.
    const joint = value % 20 === 0 || value % 100 < 20 ? -1 : last.indexOf('და');
    const head = joint < 0 ? '' : last.slice(0, joint + 2);
    const tail = joint < 0 ? last : last.slice(joint + 2);
    return [...all, `${head}მე${tail.slice(0, -1)}ე`].join(' ');
  },
};
