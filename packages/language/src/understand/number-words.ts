/**
 * Reads numbers in words, for amounts of money: `ორმოცდაათი ლარი`, `yüz elli lira`, `خمسمية وعشرين جنيه`.
 *
 * Words are skeletons. Small numbers are ordinary words too (`on`, `one`, `ست`, `alti`), so callers require money
 * directly after them.
 */
import { readTable } from '../data/word-table.ts';

/** The value that a word adds, or by which it multiplies the previous ones. */
type Part = { plus: number } | { times: number };

const PLAIN: ReadonlyMap<string, number> = new Map(
  readTable('words/numbers.tsv', ['number', 'words']).flatMap(([value, words = '']) =>
    words.split('|').map((word) => [word, Number(value)] as const),
  ),
);
/** Arabic hundreds in one word: `خمسميه`, `ثلاثمايه`, `ربعميه`. */
const ARABIC_HUNDREDS =
  /^(?:(ثلاث|تلات|تلت|ثلث)|(اربع|ربع)|(خمس)|(ست)|(سبع)|(ثماني|ثمان|تمن|تمان)|(تسع))(?:ما?ييه|ما?يه|مايه|ميت)$/;

const GEORGIAN_ONES = 'ერთ ორ სამ ოთხ ხუთ ექვს შვიდ რვა ცხრა ათ'.split(' ');
const GEORGIAN_TEENS = 'თერთმეტ თორმეტ ცამეტ თოთხმეტ თხუთმეტ თექვსმეტ ჩვიდმეტ თვრამეტ ცხრამეტ'.split(' ');
const GEORGIAN_BELOW_TWENTY: ReadonlyMap<string, number> = new Map(
  [...GEORGIAN_ONES, ...GEORGIAN_TEENS].map((word, before) => [word, before + 1]),
);
/** Georgian numbers are multiples of twenty: `ორმოცდაათი` is two twenties and ten. */
const GEORGIAN_TWENTIES: Readonly<Record<string, number>> = { ოც: 20, ორმოც: 40, სამოც: 60, ოთხმოც: 80 };
const GEORGIAN_NUMBER =
  /^(?:(?<hundreds>ორ|სამ|ოთხ|ხუთ|ექვს|შვიდ|რვა|ცხრა)?(?<hundred>ას))?(?<twenties>ოც|ორმოც|სამოც|ოთხმოც)?(?:(?<and>და)?(?<rest>[ა-ჰ]+))?$/;

export interface NumberInWords {
  value: number;
  /** Number of words. */
  length: number;
}

/** The number at the beginning of the words; undefined for none. `words` are skeletons. */
export function readNumberInWords(words: readonly string[]): NumberInWords | undefined {
  let whole = 0;
  let current = 0;
  let length = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const part = partOf(word) ?? (length > 0 && /^(?:and|და|و)$/.test(word) ? { plus: 0 } : undefined);
    if (part === undefined) break;
    if ('times' in part) {
      if (part.times === 1000) {
        whole += (current || 1) * 1000;
        current = 0;
      } else current = (current || 1) * part.times;
      smallest = part.times;
    } else if (part.plus > 0) {
      // `yirmi elli` is two numbers; in Arabic the ones come first: `خمسه وعشرين`.
      const isOneBeforeTen = smallest < 10 && part.plus >= 20 && part.plus < 100 && word.startsWith('و');
      if (part.plus >= smallest && !isOneBeforeTen) return undefined;
      current += part.plus;
      smallest = part.plus;
    }
    length += 1;
  }
  const value = whole + current;
  return value === 0 ? undefined : { value, length };
}

/** Whether a number may begin with the word. */
export function isNumberWord(word: string): boolean {
  return partOf(word) !== undefined;
}

function partOf(word: string): Part | undefined {
  if (/^(?:hundred|yuz)$/.test(word)) return { times: 100 };
  if (/^(?:thousand|bin|min|ათასი?|الف|والف|الاف)$/.test(word)) return { times: 1000 };
  const plus = PLAIN.get(word) ?? arabicNumber(word) ?? georgianNumber(word);
  return plus === undefined ? undefined : { plus };
}

function arabicNumber(word: string): number | undefined {
  const bare = word.replace(/^و(?=..)/, '');
  const hundreds = ARABIC_HUNDREDS.exec(bare);
  if (hundreds !== null) return (hundreds.slice(1).findIndex((part) => part !== undefined) + 3) * 100;
  return bare === word || !/^[ء-ي]/.test(bare) ? undefined : PLAIN.get(bare);
}

function georgianNumber(word: string): number | undefined {
  if (!/^[ა-ჰ]/.test(word)) return undefined;
  const { hundreds, hundred, twenties, and, rest } = GEORGIAN_NUMBER.exec(word.replace(/ი$/, ''))?.groups ?? {};
  // "And" joins only twenties and what follows them.
  if ((and !== undefined) !== (twenties !== undefined && rest !== undefined)) return undefined;
  const ones = rest === undefined ? 0 : GEORGIAN_BELOW_TWENTY.get(rest);
  if (ones === undefined) return undefined;
  const count = hundreds === undefined ? 1 : (GEORGIAN_BELOW_TWENTY.get(hundreds) ?? 1);
  const value = (hundred === undefined ? 0 : count * 100) + (twenties ? (GEORGIAN_TWENTIES[twenties] ?? 0) : 0) + ones;
  return value === 0 ? undefined : value;
}
