/** Parses the numbers of an answer in all five languages' notations. */

export interface WrittenNumber {
  written: string;
  /** Possible values: `1.299` is 1299 to some readers and 1.299 to others. */
  values: number[];
  isAmount: boolean;
  isPercent: boolean;
  start: number;
}

const MONEY_BEFORE = /(?:[$€£₾₺₼₹]|\b(?:Rs|GEL|USD|INR|TRY|AZN|EUR))\.?\s?$/u;
const MONEY_AFTER =
  /^\s?(?:[$€£₾₺₼₹]|(?:GEL|USD|INR|TRY|AZN|EUR|Rs|TL)\b|ლარ|დოლარ|dollar|lari|lira|manat|دولار|لاري|ريال|روبية|ليرة)/iu;
const DIGITS = /\d{1,3}(?:[,.'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?![\d])|\d+(?:[.,]\d+)?/gu;

export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',');
}

export function readNumbers(text: string): WrittenNumber[] {
  const latin = latinDigits(text);
  return [...latin.matchAll(DIGITS)].map(({ 0: written, index }) => ({
    written,
    values: meanings(written),
    isAmount: MONEY_BEFORE.test(latin.slice(0, index)) || MONEY_AFTER.test(latin.slice(index + written.length)),
    isPercent: /^\s?[%٪]/u.test(latin.slice(index + written.length)) || /[%٪]\s?$/u.test(latin.slice(0, index)),
    start: index,
  }));
}

function meanings(written: string): number[] {
  const compact = written.replace(/['\u00a0\u202f ]/g, '');
  const meant = new Set([Number(compact.replace(/[.,]/g, '')), Number(compact.replace(/,/g, ''))]);
  meant.add(Number(compact.replace(/\./g, '').replace(',', '.')));
  // `5 302` may be two adjacent numbers.
  for (const part of written.split(/[\u00a0\u202f ]/)) meant.add(Number(part.replace(',', '.')));
  // A number with decimals is not also the integer of all its digits.
  if (/[.,]\d{1,2}$/.test(compact)) meant.delete(Number(compact.replace(/[.,]/g, '')));
  return [...meant].filter((value) => !Number.isNaN(value));
}

/** Prefixes of number words: 1 to 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000. */
const SPOKEN = [
  'one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  'ერთ ორ სამ ოთხ ხუთ ექვს შვიდ რვა ცხრა ათ ოც ოცდაათ ორმოც ორმოცდაათ სამოც სამოცდაათ ოთხმოც ოთხმოცდაათ ას ათას',
  'bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin',
  'واحد اثن ثلاث أربع خمس ست سبع ثمان تسع عشر عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين مئة ألف',
  'bir iki üç dörd beş altı yeddi səkkiz doqquz on iyirmi otuz qırx əlli altmış yetmiş səksən doxsan yüz min',
].map((words) => words.split(' '));
const SPOKEN_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000];
/** Numbers that are one word where other languages need two, with and without hamza. */
const IN_ONE_WORD: readonly (readonly [RegExp, number])[] = [
  [/^و?[أا]لفين$/u, 2000],
  [/^و?(?:مي?تين|مئتين|مائتين|ميتين)$/u, 200],
  [/^و?(?:ثلاث|تلات|ثلث|تلت)(?:مئة|مائة|مية|ميه|ميت)$/u, 300],
  [/^و?(?:أربع|اربع|ربع)(?:مئة|مائة|مية|ميه|ميت)$/u, 400],
  [/^و?خمس(?:مئة|مائة|مية|ميه|ميت)$/u, 500],
  [/^ორას/u, 200],
  [/^სამას/u, 300],
  [/^ოთხას/u, 400],
  [/^ხუთას/u, 500],
];
/** A word may have an ending: `ორმოცდაათამდე`. */
const LONGEST_ENDING = 4;

/** Number words of a message. Two adjacent ones may form one number: two hundred. */
export function spokenNumbers(text: string): number[] {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const values = words.map((word) =>
    SPOKEN.flatMap((list) => list.flatMap((number, place) => (says(word, number) ? [SPOKEN_VALUES[place] ?? 0] : []))),
  );
  const pairs = values.flatMap((firsts, place) =>
    firsts.flatMap((one) => (values[place + 1] ?? []).flatMap((next) => [one * next, one + next])),
  );
  const whole = words.flatMap((word) => IN_ONE_WORD.flatMap(([form, value]) => (form.test(word) ? [value] : [])));
  return [...values.flat(), ...pairs, ...whole];
}

function says(word: string, number: string): boolean {
  return word.startsWith(number) && word.length <= number.length + LONGEST_ENDING;
}
