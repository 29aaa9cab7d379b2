/**
 * Finds price limits and ranges in five languages.
 *
 * The query is converted to a line of skeletons in which every amount is written `#`, followed by `$` when a currency was
 * named and by one letter for its case ending (`t` up to, `f` from, `h` than, `d` for, `g` of, `s` dative). The
 * grammar is a list of patterns on that line, tried in order: ranges, limits, amounts without a bound.
 */
import type { Measure } from '../units/measure.ts';
import { type Item, readItems } from './amounts.ts';
import type { Ending } from './price-words.ts';

interface PriceFinding {
  start: number;
  end: number;
  min?: number;
  max?: number;
}

type Meaning = 'range' | 'max' | 'min' | 'about';

interface Pattern {
  meaning: Meaning;
  /** The part without optional words around it. */
  said: string;
  form: RegExp;
  /**
   * Counts only when the context confirms that money is meant: `max 50` is a limit, the end of "Air Max 50" is a name.
   */
  isWeak?: boolean;
}

const ENDING_LETTER: Readonly<Record<Ending, string>> = {
  to: 't',
  from: 'f',
  than: 'h',
  for: 'd',
  of: 'g',
  dative: 's',
};

/** Any amount; one with a currency; one with the given endings. Each includes the space after it. */
const N = String.raw`#\$?[a-z]? `;
const MONEY = String.raw`#\$[a-z]? `;
const ending = (letters: string) => String.raw`#\$?[${letters}] `;
const TO = ending('t');
const FROM = ending('f');
const THAN = ending('h');
/** `1000 den` with a space, a common spelling. */
const THAN_APART = `${N}(?:den|dan|ten|tan) `;
const DASH = '(?:-|–|—|~) ';

/** "price" before or after the amount is included and has no effect of its own. */
const PRICE_NOUN = String.raw`(?:(?:price|prices|priced|pricing|cost|costs|costing|budget|ფას\S*|ბიუჯეტ\S*|fiyat\S*|butce\S*|qiymet\S*|budce\S*|سعر\S*|بسعر|ثمن\S*|ميزاني\S*|at|is|of|:) )*`;

const pattern = (meaning: Meaning, said: string, isWeak = false): Pattern => ({
  meaning,
  said,
  form: new RegExp(`(?<= )${PRICE_NOUN}(?:${said})(?:(?:ფასში|ფასად|fiyatina|qiymetine) )?`, 'gu'),
  isWeak,
});

/** Georgian verbs for exceeding an amount. */
const PASSING = '(?:გასცდ|აცდ|ასცდ|გადასცდ|გადაცდ|გადააცილ|აღემატ|გადააჭარბ|აჭარბ|ავიდ|ასცილდ|სცილდ|სცდ)';

const PATTERNS: readonly Pattern[] = [
  // Ranges.
  pattern('range', `between ${N}(?:and|to|&|${DASH.trim()}) ${N}`),
  pattern('range', `from ${N}(?:up )?(?:to|till|until|${DASH.trim()}) ${N}`),
  pattern('range', `${MONEY}to ${N}|${N}to ${MONEY}`),
  pattern('range', String.raw`${FROM}(?:და |-? ?)?${TO}(?:kadar |qeder |dek |kimi )?`),
  pattern(
    'range',
    `${N}(?:(?:-|–|—|და|ile|ila|ve) )${N}(?:arasi|arasinda|arasindaki|araligi|araliginda|შორის|ფარგლებში) `,
  ),
  pattern('range', `${FROM}${N}(?:kadar|qeder|dek) `),
  pattern('range', `بين ${N}(?:و|الي|-) ${N}`),
  pattern('range', `من ${N}(?:الي|ل|لـ|حتي|لحد|لغايه|-) ${N}`),
  pattern('range', `${MONEY}${DASH}${N}|${N}${DASH}${MONEY}`),
  pattern('range', `${N}${DASH}${N}`, true),

  // Upper limits. Negated comparisons come before the comparisons they contain.
  pattern(
    'max',
    `(?:no|not|nothing|none|never) (?:more|over|higher|above|beyond|dearer|pricier) (?:than )?${N}|not exceeding ${N}`,
  ),
  pattern(
    'max',
    `(?:dont|wont|cant|cannot|not|(?:don|won|can) ['’] t) (?:\\S+ ){0,3}(?:more|over|above|beyond|exceed|past)(?: than)? ${N}`,
  ),
  pattern('min', `(?:nothing|none) (?:less|under|below|lower|cheaper) (?:than )?${N}`),
  pattern('min', `(?:no|not) (?:less|under|below|lower|cheaper) (?:than )?${N}`),
  pattern('max', `(?:under|below|beneath|within|(?:less|cheaper|lower) than|up to|upto|at most|<=|<|≤) (?:the )?${N}`),
  pattern('max', `${N}(?:or|and) (?:less|under|below|cheaper|lower) |${N}tops `),
  pattern('max', `(?:max|maximum|until|maksimum|en fazla|azami|en cok|en cox|en coxu) (?:of )?${N}`, true),
  pattern('max', `${MONEY}(?:max|maximum|maksimum) `),
  pattern(
    'max',
    String.raw`${THAN}(?:უფრო )?(?:მეტ|ძვირ|მაღალ|მაღლა|ზემოთ)\S* (?:არა|არ)(?: (?:იყოს|მინდა|უნდა|ღირდეს|ჯდებოდეს))? `,
  ),
  // `900-ს რომ არ გასცდეს`, `არ აღემატებოდეს 100 ლარს`, `120-ს ზემოთ არ მინდა`, `200-ზე მეტს ვერ დავხარჯავ`.
  pattern('max', String.raw`${N}(?:ფას\S* )?(?:რომ |რო |თუ )?(?:არ|ნუ|არც|ვერ) (?:უნდა |იქნება )?${PASSING}\S* `),
  pattern('max', String.raw`(?:რომ |რო )?(?:არ|ნუ) (?:უნდა )?${PASSING}\S* ${N}`),
  pattern(
    'max',
    String.raw`${N}(?:ზემოთ|ზევით|მეტ\S*|ძვირ\S*) (?:არა|არ|ვერ|ნუ)(?: (?:იყოს|მინდა|უნდა|ღირდეს|ჯდებოდეს|\S*ხარჯ\S*|გადავიხდი))? `,
  ),
  pattern('max', String.raw`${THAN}(?:უფრო )?(?:მეტ|ძვირ)\S* (?:ვერ|არ) \S+ `),
  pattern('max', `(?:لا|مو|مش|ليس|ما) (?:اكثر|اكتر|اعلي|اغلي|ازيد|فوق) (?:من |عن )?${N}`),
  pattern('min', `(?:لا|مو|مش|ليس) (?:اقل|ارخص) (?:من|عن) ${N}`),
  pattern('max', String.raw`(?:მაქსიმუმ\S*|მაქს|არა ?უმეტეს|(?:ნაკლებ|იაფ)\S* ვიდრე) ${N}`),
  pattern('max', String.raw`${THAN}(?:უფრო )?(?:იაფ|ნაკლებ|დაბალ|დაბლა)\S* `),
  pattern('max', String.raw`${N}(?:ქვემოთ|ქვევით|ფარგლებში|ან ნაკლებ\S*|ან იაფ\S*) `),
  pattern(
    'max',
    String.raw`(?:${FROM}|${THAN_APART})(?:daha )?(?:cok|fazla|pahali|yuksek|cox|artiq|baha|yuxari|yukari)\S* (?:olmasin|olmayan|olmaz|degil|deyil|istemiyor\S*|istemem|ver\S*mem|veremem|harca\S*m[ae]m|odemem|istemirem|xerclemerem|verm[ae]\S*|vere(?: bilmerem)?) `,
  ),
  pattern(
    'min',
    String.raw`(?:${FROM}|${THAN_APART})(?:daha )?(?:ucuz|az|asagi|dusuk|eksik)\S* (?:olmasin|olmayan|degil|deyil) `,
  ),
  pattern('max', String.raw`(?:${FROM}|${THAN_APART})(?:daha )?(?:ucuz|az|asagi|dusuk|eksik)\S* `),
  pattern('max', `${N}(?:alti|altinda|altindaki|altinin|asagisi|asagi) `),
  pattern('max', `${TO}(?:kadar |qeder |dek |kimi )?|${N}(?:kadar|qeder|dek) `),
  pattern(
    'max',
    String.raw`${N}(?:(?:i|u|yi|yu) )?(?:gecmesin|gecmeyen|gecmese|kecmesin|kecmeyen|kecmese|asmasin|asmayan|asmasa|asmayacak)\S* `,
  ),
  pattern(
    'max',
    String.raw`${N}(?:ustu|ustune|ustunde|uzeri|uzerine|uzerinde)\S* (?:olmasin|cikmasin|cixmasin|cikmayalim|istemem|istemiyorum|istemirem) `,
  ),
  pattern(
    'max',
    `ب?(?:اقل|ارخص|ادني) (?:من|عن) ${N}|(?:بحدود|حدود|سقف|بسقف|ماكس|اقصي شي|بالكتير|بالكثير) ${N}|(?:تحت|دون|حتي|لحد|لغايه|بحدود) ${N}|(?:في|ب) حدود ${N}`,
  ),
  pattern(
    'max',
    `(?:لا|ما|لم|الا) (?:يزيد|تزيد|يتجاوز|تتجاوز|يتعدي|تتعدي|يطلع|تطلع|يفوت|تفوت)\\S? (?:عن |علي |من |فوق |سعره |سعرها )*${N}`,
  ),
  pattern('max', `(?:بحد|كحد|حد|الحد) (?:اقصي|الاقصي) ${N}|${N}(?:او اقل|فاقل|واقل|كحد اقصي|بحد اقصي|بالكثير) `),

  // Lower limits.
  pattern('min', `(?:over|above|(?:more|greater|higher) than|at least|starting (?:at|from)|>=|>|≥) (?:the )?${N}`),
  pattern('min', String.raw`${N}(?:or|and) (?:more|up|above|over|higher) |#\$?[a-z]? \+ `),
  pattern('min', `(?:min|minimum|from|en az|en azi|asgari) (?:of )?${N}`, true),
  pattern('min', String.raw`(?:მინიმუმ\S*|არანაკლებ|(?:მეტ|ძვირ)\S* ვიდრე) ${N}`),
  pattern('min', String.raw`${THAN}(?:უფრო )?(?:მეტ|ძვირ|მაღალ|მაღლა)\S* |${N}(?:ზემოთ|ზევით|ან მეტ\S*) `),
  pattern(
    'min',
    String.raw`(?:${FROM}|${THAN_APART})(?:daha )?(?:cok|fazla|pahali|yuksek|yukari|baslayan|cox|artiq|baha|yuxari)\S* `,
  ),
  pattern('min', `${N}(?:ve )?(?:ustu|ustunde|ustundeki|uzeri|uzerinde|uzerindeki|yuxari|yukari) `),
  pattern('min', `${FROM}(?:ზემოთ |ზევით )?`),
  pattern('min', `ب?(?:اكثر|اعلي|اغلي|ازيد) (?:من|عن) ${N}|فوق ${N}|(?:لا|ما) (?:يقل|تقل) (?:عن )?${N}|علي الاقل ${N}`),
  pattern('min', `${N}(?:او اكثر|فاكثر|واكثر|فما فوق|وما فوق|علي الاقل|كحد ادني) |(?:ابتدا|بدا|يبدا|تبدا) من ${N}`),
  pattern('min', `من ${MONEY}`),

  // Approximate amounts, and amounts without a bound: a budget.
  pattern(
    'about',
    `(?:around|about|approximately|approx|roughly|დაახლოებით|მიახლოებით|yaklasik|texminen|حوالي|تقريبا) ${N}`,
  ),
  pattern('about', `${N}(?:civari|civarinda|dolaylarinda|etrafinda|تقريبا) `),
  pattern('max', `(?:for |ب |بـ )?${MONEY}|${ending('d')}`),
];

/** Most numbers are not prices: a quick test whether any pattern can match. */
const ANY_PATTERN = new RegExp(`(?<= )(?:${PATTERNS.map(({ said }) => said).join('|')})`, 'u');

/** The range of "around 100", as a share to both sides. */
const ABOUT = 0.2;

/**
 * Finds price conditions; where several patterns match, the first in the list applies. `isKnownBefore` tells whether
 * the text before an offset ends in something understood (or is empty). Amounts in another currency than the store's
 * are not converted, because no exchange rates are known.
 */
export function findPrices(
  query: string,
  {
    currency,
    measures,
    isKnownBefore,
  }: { currency?: string; measures: readonly Measure[]; isKnownBefore: (offset: number) => boolean },
): PriceFinding[] {
  const items = readItems(query, measures, currency);
  if (items.length === 0) return [];

  const { line, offsets } = lineOf(items);
  if (!ANY_PATTERN.test(line)) return [];
  const taken = items.map(() => false);
  const findings: PriceFinding[] = [];
  for (const { meaning, form, isWeak } of PATTERNS) {
    for (const match of line.matchAll(form)) {
      const from = offsets.get(match.index);
      const to = offsets.get(match.index + match[0].length);
      if (from === undefined || to === undefined || taken.slice(from, to).some(Boolean)) continue;
      const said = items.slice(from, to);
      const amounts = said.flatMap(({ amount }) => amount ?? []);
      const start = said[0]?.start ?? 0;
      if (isWeak && !amounts.some(({ hasCurrency }) => hasCurrency) && !isConfirmed(amounts, start, isKnownBefore))
        continue;
      const limits = limitsOf(
        meaning,
        amounts.map(({ value }) => value),
      );
      if (limits === undefined) continue;
      findings.push({ start, end: said.at(-1)?.end ?? start, ...limits });
      taken.fill(true, from, to);
    }
  }
  return findings.sort((a, b) => a.start - b.start);
}

/** The line of skeletons, and the item at each position of it. */
function lineOf(items: readonly Item[]): { line: string; offsets: Map<number, number> } {
  const offsets = new Map<number, number>();
  let line = ' ';
  items.forEach((item, index) => {
    offsets.set(line.length, index);
    line += item.amount
      ? `#${item.amount.hasCurrency ? '$' : ''}${item.amount.ending ? ENDING_LETTER[item.amount.ending] : ''} `
      : `${item.text.replace(/[#$\s]/g, '') || '·'} `;
  });
  offsets.set(line.length, items.length);
  return { line, offsets };
}

function isConfirmed(
  amounts: readonly { value: number }[],
  start: number,
  isKnownBefore: (offset: number) => boolean,
): boolean {
  const [low, high] = amounts.map(({ value }) => value);
  if (low !== undefined && high !== undefined && (low >= high || looksLikeSizes(low, high))) return false;
  return isKnownBefore(start);
}

/** `36-38` is two shoe sizes, not a price. */
function looksLikeSizes(low: number, high: number): boolean {
  return low >= 16 && high <= 56 && high - low <= 8;
}

function limitsOf(meaning: Meaning, values: readonly number[]): { min?: number; max?: number } | undefined {
  const [first, second] = values;
  if (first === undefined) return undefined;
  if (meaning === 'max') return { max: first };
  if (meaning === 'min') return { min: first };
  if (meaning === 'about') return { min: round(first * (1 - ABOUT)), max: round(first * (1 + ABOUT)) };
  if (second === undefined) return undefined;
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
