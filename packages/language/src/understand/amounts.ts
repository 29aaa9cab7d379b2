/**
 * Splits a query into items for the price grammar: words, signs, and amounts of money.
 *
 * A number is an amount unless the context says otherwise: `iphone13`, `205/55`, `120x60`, `0707` and `555-12-34` are
 * codes, `500 mg`, `6 months` and `50%` are measures. An amount includes its currency and the case ending that means
 * "up to" or "from" in Georgian, Turkish and Azerbaijani: `50 ლარამდე`, `100 TL'ye`, `100 manatdan`.
 */
import { foldExact, skeleton } from '../analysis/fold.ts';
import type { Measure } from '../units/measure.ts';
import { parseNumber } from '../units/parse-number.ts';
import { isNumberWord, readNumberInWords } from './number-words.ts';
import { CURRENCY_SIGNS, type Ending, readCurrencyWord, readEnding, UNITS } from './price-words.ts';

export interface Item {
  start: number;
  end: number;
  /** The skeleton of a word, a sign unchanged, empty for amounts. */
  text: string;
  amount?: { value: number; hasCurrency: boolean; ending: Ending | null };
}

interface Lexeme {
  kind: 'code' | 'number' | 'word' | 'sign';
  start: number;
  end: number;
  text: string;
}

const CODE = [
  String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?(?:\s?[x×х*]\s?\p{Nd}+(?:[.,]\p{Nd}+)?)+`,
  String.raw`\p{Nd}+\s?\/\s?\p{Nd}[\p{L}\p{Nd}]*`,
  String.raw`\p{Nd}+(?:-\p{Nd}+){2,}`,
  String.raw`\p{Nd}+\p{Script=Latin}+\p{Nd}[\p{L}\p{Nd}]*`,
  String.raw`0\p{Nd}+(?![.,]\p{Nd})(?:-\p{Nd}+)*`,
  String.raw`(?!(?:usd|eur|gbp|gel|try|tl|azn|rs|inr|pkr|aed|sar|egp)\.?\p{Nd})\p{Script=Latin}+[-._]?\p{Nd}[\p{L}\p{Nd}._/-]*`,
].join('|');
const MONEY_AHEAD = String.raw`(?=\s?(?:[$€£₾₺₼₹]|ლარ|lari|gel|tl\b|lira|manat|azn|usd|دولار|لار))`;
const NUMBER = String.raw`\p{Nd}{1,3}(?:[.,'’٬\u00a0\u202f]\p{Nd}{3})+(?:[.,٫]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})${MONEY_AHEAD}|\p{Nd}+(?:[.,٫]\p{Nd}+)?`;
/** A code, a number, a word, a sign. */
const LEXEME = new RegExp(String.raw`(${CODE})|(${NUMBER})|(\p{L}[\p{L}\p{M}\u0640]*)|(<=|>=|\S)`, 'giu');

/**
 * Splits the query into items; empty when there is no amount. `currency` is the store's ISO code, one more word for
 * money; a number in one of the `measures` is not an amount.
 */
export function readItems(query: string, measures: readonly Measure[], currency?: string): Item[] {
  const lexemes = readLexemes(query);
  if (!lexemes.some(({ kind, text }) => kind === 'number' || (kind === 'word' && isNumberWord(text)))) return [];
  const items: Item[] = [];
  let at = 0;
  while (at < lexemes.length) {
    const lexeme = lexemes[at];
    const isMeasured =
      lexeme?.kind === 'number' && measures.some(({ start, end }) => start <= lexeme.start && lexeme.start < end);
    const amount = isMeasured ? undefined : readAmount(lexemes, at, currency);
    if (amount !== undefined) {
      items.push(amount.item);
      at = amount.next;
    } else {
      if (lexeme !== undefined) items.push({ start: lexeme.start, end: lexeme.end, text: lexeme.text });
      at += 1;
    }
  }
  return items.some(({ amount }) => amount !== undefined) ? items : [];
}

function readLexemes(query: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (const match of query.matchAll(LEXEME)) {
    const [, code, number, word] = match;
    const kind = code !== undefined ? 'code' : number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign';
    const text = kind === 'word' ? withoutAnd(skeleton(foldExact(match[0]))) : foldExact(match[0]);
    lexemes.push({ kind, start: match.index, end: match.index + match[0].length, text });
  }
  return lexemes;
}

/** In Arabic, "and" is part of the next word: `وتحت ٢٠٠`, `واقل من خمسين`. */
const withoutAnd = (word: string): string =>
  word.replace(/^و(?=(?:ب?اقل|ب?اكثر|ب?ارخص|ب?اغلي|تحت|فوق|دون|حتي|بحدود|حدود|لحد|لغايه|ما|لا|بين|من)$)/u, '');

function readAmount(
  lexemes: readonly Lexeme[],
  at: number,
  currency?: string,
): { item: Item; next: number } | undefined {
  let next = at;
  const isMoneySign = (lexeme: Lexeme | undefined) => lexeme !== undefined && CURRENCY_SIGNS.has(lexeme.text);
  const money = (lexeme: Lexeme | undefined) =>
    lexeme?.kind === 'word' ? readCurrencyWord(lexeme.text, currency) : undefined;
  const unitAt = (place: number) => (isLetterForLari(lexemes, place) ? { ending: null } : money(lexemes[place]));

  let hasCurrency = isMoneySign(lexemes[next]) || money(lexemes[next])?.ending === null;
  if (hasCurrency) next += 1;
  const number = lexemes[next]?.kind === 'number' ? readDigits(lexemes, next) : readWords(lexemes, next);
  if (number === undefined) return undefined;
  let { value, end } = number;
  next += number.length;

  const multiplier = readMultiplier(lexemes, next);
  if (multiplier !== undefined) {
    value *= multiplier.times;
    end = lexemes[next]?.end ?? end;
    next += 1;
  }

  let ending: Ending | null = multiplier?.ending ?? null;
  const own = suffixAt(lexemes, next, end);
  if (own !== undefined) {
    ({ ending } = own);
    end = own.end;
    next = own.next;
  }
  const unit = unitAt(next);
  if (isMoneySign(lexemes[next]) || unit !== undefined) {
    hasCurrency = true;
    ending = unit?.ending ?? ending;
    end = lexemes[next]?.end ?? end;
    next += 1;
    const late = suffixAt(lexemes, next, end);
    if (late !== undefined) {
      ({ ending } = late);
      end = late.end;
      next = late.next;
    }
  } else if (!hasCurrency && (isMeasure(lexemes, next) || (number.isInWords && !isLimited(lexemes, at, value)))) {
    return undefined;
  }
  // `16A` and `10Gbps` are units that nobody listed, or codes.
  const behind = lexemes[next];
  if (!hasCurrency && behind?.kind === 'word' && behind.start === end && /^[a-z]/.test(behind.text)) return undefined;
  if (!Number.isFinite(value)) return undefined;
  const start = lexemes[at]?.start ?? 0;
  return { item: { start, end, text: '', amount: { value, hasCurrency, ending } }, next };
}

interface Digits {
  value: number;
  end: number;
  /** Number of lexemes. */
  length: number;
  isInWords?: true;
}

function readDigits(lexemes: readonly Lexeme[], at: number): Digits | undefined {
  const number = lexemes[at];
  return number && { value: parseNumber(number.text), end: number.end, length: 1 };
}

/** `ორმოცდაათ ლარამდე`: number words are an amount only if a currency follows. */
function readWords(lexemes: readonly Lexeme[], at: number): Digits | undefined {
  if (!isNumberWord(lexemes[at]?.text ?? '')) return undefined;
  let to = at;
  while (lexemes[to]?.kind === 'word') to += 1;
  const number = readNumberInWords(lexemes.slice(at, to).map(({ text }) => text));
  if (number === undefined) return undefined;
  return { ...number, end: lexemes[at + number.length - 1]?.end ?? 0, isInWords: true };
}

/** `50 ლ-მდე` is money, `10 ლ` is litres. */
function isLetterForLari(lexemes: readonly Lexeme[], at: number): boolean {
  const letter = lexemes[at];
  return letter?.kind === 'word' && letter.text === 'ლ' && suffixAt(lexemes, at + 1, letter.end) !== undefined;
}

/**
 * `-მდე`, `'ye`, `-dən` directly after a number or a currency; `50 ye` with a space has another meaning. A single Latin
 * letter needs an apostrophe, or a word for "up to" behind it: `5A` is a size.
 */
function suffixAt(lexemes: readonly Lexeme[], at: number, end: number) {
  const first = lexemes[at];
  if (first === undefined || first.start !== end) return undefined;
  const joint = /^[-‐‑–'’ʼ`´]$/.test(first.text);
  const word = joint ? lexemes[at + 1] : first;
  if (word?.kind !== 'word' || (joint && word.start !== first.end)) return undefined;
  const ending = readEnding(word.text);
  const isOneLetter = !joint && /^[a-z]$/.test(word.text);
  if (isOneLetter && !UP_TO.test(lexemes[at + 1]?.text ?? '')) return undefined;
  return ending === undefined ? undefined : { ending, end: word.end, next: joint ? at + 2 : at + 1 };
}

const UP_TO = /^(?:kadar|qeder|dek|kimi)$/;

/** `50 mg`, `6 months`, `20%`, `15 inch`, `12"`: a measure instead of money. */
function isMeasure(lexemes: readonly Lexeme[], at: number): boolean {
  const unit = lexemes[at];
  if (unit === undefined) return false;
  if (unit.text === '-' && lexemes[at + 1]?.kind === 'number') {
    const after = lexemes[at + 2];
    return after !== undefined && (UNITS.has(after.text) || after.text === '%');
  }
  const joined = unit.text === '-' ? lexemes[at + 1] : unit;
  return joined !== undefined && (UNITS.has(joined.text) || /^[%"″°]$/.test(joined.text));
}

/** `تحت الفين`, "under two hundred": a large number in words after a limit word is an amount without a currency. */
const LIMITS =
  /^(?:under|below|over|above|max|maximum|budget|تحت|فوق|دون|حتي|لحد|لغايه|بحدود|حدود|من|ميزانيتي|ميزانيه|butcem|budcem|maksimum)$/;
const MIN_IN_WORDS = 50;

function isLimited(lexemes: readonly Lexeme[], at: number, value: number): boolean {
  const before = lexemes[at - 1];
  return value >= MIN_IN_WORDS && before?.kind === 'word' && LIMITS.test(before.text);
}

const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^k$/, 1000],
  [/^thousand$/, 1000],
  [/^bin$/, 1000],
  [/^ათას(?:ი|ს)?$/, 1000],
  [/^(?:الف|الاف)$/, 1000],
];

function readMultiplier(lexemes: readonly Lexeme[], at: number): { times: number; ending: Ending | null } | undefined {
  const word = lexemes[at];
  if (word?.kind !== 'word') return undefined;
  if (word.text === 'k' && word.start !== lexemes[at - 1]?.end) return undefined;
  // Azerbaijani `min` (thousand) also means "minimum": it is a number only directly before money.
  const following = lexemes[at + 1];
  if (word.text === 'min' && following?.kind === 'word' && /^(?:manat|azn)/.test(following.text)) {
    return { times: 1000, ending: null };
  }
  const times = MULTIPLIERS.find(([form]) => form.test(word.text))?.[1];
  return times === undefined ? undefined : { times, ending: null };
}
