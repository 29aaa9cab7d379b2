/**
 * Spells out what the voices misread or skip: amounts, measures, ranges, times, percentages, codes, signs and
 * abbreviations, in the sentence's language and with its endings.
 */
import type { Language } from '@quarry/contract';
import { z } from 'zod';
import data from './spoken-signs.json' with { type: 'json' };
import { plainText } from './plain-text.ts';
import { LARGEST_NUMBER, type Noun, NOUNS, type SpokenLanguage } from './languages/spoken-language.ts';
import { SPOKEN_LANGUAGES } from './languages/spoken-languages.ts';
import { type ReadNumber, readNumber } from './read-number.ts';

const NounName = z.enum(NOUNS);
/** `currencies`: a sign or code with its major and minor unit. `units`: a unit as it is written. */
const Signs = z.strictObject({
  currencies: z.record(z.string(), z.tuple([NounName, NounName])),
  units: z.record(z.string(), NounName),
});
const { currencies: SIGNS, units: UNITS } = Signs.parse(data);

const alternatives = (keys: Iterable<string>): string =>
  [...keys]
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replace(/[$.*+?^(){}|[\]\\]/g, '\\$&'))
    .join('|');
const SIGN = alternatives(Object.keys(SIGNS));
const UNIT = alternatives(Object.keys(UNITS));
/** Groups of three after a comma, dot or no-break space, with or without decimals. */
const FIGURES = String.raw`\d{1,3}(?:[,.٬'’\u00a0\u202f]\d{3})+(?:[.,٫]\d{1,2})?(?!\d)|\d+(?:[.,٫]\d+)?`;
/** A plain space separates thousands only next to a currency sign, which shows that it is one amount. */
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?:[.,٫]\d{1,2})?`;
const SPACE = String.raw`[ \u00a0\u202f]?`;
const NOT_LETTER = String.raw`(?![\p{L}\p{M}])`;
const ENDING = String.raw`(?:[-–'’]([\p{Script=Georgian}]{1,5}|[a-zçğıöşüə]{1,5})(?![\p{L}]))?`;

/** A spelled-out unit: an amount, measure, time or number with its context. */
const AMOUNT = String.raw`(?:(?<![\p{L}\p{N}])(?:${SIGN})${SPACE}(?:${FIGURES})|(?:${SPACED})${SPACE}(?:${SIGN})(?![\p{L}\p{M}\p{N}])|(?:${FIGURES})${SPACE}(?:(?:${SIGN})|(?:${UNIT}))(?![\p{L}\p{M}\p{N}])|%(?:${FIGURES})|(?:${FIGURES}))`;
const BETWEEN = String.raw`${SPACE}[-–—]${SPACE}`;

const TIME = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/gu;
const TIME_RANGE = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)\s?[-–—]\s?([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/gu;
const PHONE =
  /(?<![\p{L}\d.,-])(?:\+\d[\d -]{6,16}\d|0\d(?:[\d -]{5,14}\d)|\d{2,4}(?:[ -]\d{2,4}){2,5})(?![\p{L}\d-])/gu;
/** Mixed capitals and digits, as in tracking numbers: QX7F00812, 205-RB-17. */
const CODE =
  /(?<![\p{L}\p{N}-])(?=[A-Z0-9-]*\d[A-Z0-9-]*[A-Z]|[A-Z0-9-]*[A-Z][A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\p{L}\p{N}-])/gu;
const SHORTEST_CODE = 6;
const SIDES = new RegExp(
  String.raw`(?<![\p{L}\d])(${FIGURES})(?:${SPACE}[x×х*]${SPACE}(${FIGURES}))(?:${SPACE}[x×х*]${SPACE}(${FIGURES}))?(?:${SPACE}(${UNIT})${NOT_LETTER})?`,
  'gu',
);
const RANGE = new RegExp(String.raw`(?<![\p{L}\d.,-])(${AMOUNT})${BETWEEN}(${AMOUNT})(?![\d-])`, 'gu');
const ONE = new RegExp(String.raw`(${AMOUNT})${ENDING}`, 'gu');
const MONEY_BEFORE = new RegExp(String.raw`^(${SIGN})${SPACE}(${FIGURES})$`, 'u');
const AFTER = new RegExp(String.raw`^(${SPACED}|${FIGURES})${SPACE}(${SIGN}|${UNIT})$`, 'u');

/**
 * @param sentence of a reply, including Markdown.
 * @returns the text for the voice; empty when nothing can be spoken.
 */
export function spellOut(sentence: string, language: Language): string {
  const spoken = SPOKEN_LANGUAGES[language];
  const text = latinFigures(plainText(sentence).normalize('NFC'));
  if (!/[\p{L}\p{N}]/u.test(text)) return '';

  return (
    withoutAbbreviations(text, spoken)
      .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) => sayAddress(address, spoken))
      .replace(PHONE, (number) => ` ${sayFigures(number, spoken)} `)
      .replace(CODE, (code) => (code.replace(/-/g, '').length >= SHORTEST_CODE ? sayCode(code, spoken) : code))
      .replace(TIME_RANGE, (_all, h1: string, m1: string, h2: string, m2: string) =>
        spoken.range(spoken.time(Number(h1), Number(m1)), spoken.time(Number(h2), Number(m2))),
      )
      .replace(TIME, (_all, hours: string, minutes: string) => spoken.time(Number(hours), Number(minutes)))
      .replace(/(?<![\p{L}\d])მე-(\d{1,3})(?!\d)/gu, (all, value: string) => spoken.ordinal?.(Number(value)) ?? all)
      .replace(
        /(?<![\p{L}\d.,])(\d{1,3})(?:st|nd|rd|th|-ლი|-ე)(?![\p{L}])/gu,
        (all, value: string) => spoken.ordinal?.(Number(value)) ?? all,
      )
      .replace(SIDES, (_all, ...sides: (string | undefined)[]) => saySides(sides.slice(0, 4), language))
      .replace(RANGE, (_all, low: string, high: string) => ` ${sayRange(low, high, language)} `)
      .replace(/(?<=^|[\s(])[-−](?=\d)/g, `${spoken.minus} `)
      .replace(ONE, (_all, amount: string, ending: string | undefined) => ` ${sayOne(amount, ending, language)} `)
      // "من 20-50": the range already includes the preposition.
      .replace(/(?<=^|\s)من\s+من(?=\s)/g, 'من')
      .replace(/(?<=^|\s)#(?=\s)|№/g, ` ${spoken.signs.number} `)
      .replace(/\s&\s|&/g, ` ${spoken.signs.and} `)
      .replace(/(?<=\s)\+(?=\s)/g, spoken.signs.plus)
      .replace(/(?<=\s)=(?=\s)/g, spoken.signs.equals)
      .replace(/[/#@=+$€£₾₺₼₹%°"″“”„«»()‹›]/g, ' ')
      .replace(/\s+([.,!?;:…؟،؛])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Converts Eastern Arabic and Persian digits to Latin ones. */
function latinFigures(text: string): string {
  return text
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x6f0))
    .replace(/٪/g, '%');
}

function withoutAbbreviations(text: string, { abbreviations }: SpokenLanguage): string {
  const known = new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives(Object.keys(abbreviations))})`, 'gu');
  return text.replace(known, (short) => abbreviations[short] ?? short);
}

function sayOne(amount: string, ending: string | undefined, language: Language): string {
  const spoken = SPOKEN_LANGUAGES[language];
  const said = sayAmount(amount, language);
  if (ending === undefined) return said;
  return spoken.withEnding ? spoken.withEnding(said, ending) : `${said} ${ending}`;
}

/** "20–50 ₾": the sign is written and spoken once. */
function sayRange(low: string, high: string, language: Language): string {
  const spoken = SPOKEN_LANGUAGES[language];
  const isBare = (amount: string): boolean => new RegExp(`^(?:${FIGURES})$`, 'u').test(amount);
  // A sign before the first of two amounts applies to both.
  const sign = MONEY_BEFORE.exec(low)?.[1];
  const second = sign && isBare(high) ? `${sign}${high}` : high;
  const isShared =
    sign !== undefined ? MONEY_BEFORE.exec(second)?.[1] === sign : AFTER.exec(low)?.[2] === AFTER.exec(high)?.[2];
  const first = isShared ? (MONEY_BEFORE.exec(low)?.[2] ?? AFTER.exec(low)?.[1] ?? low) : low;
  return spoken.range(sayAmount(first, language), sayAmount(second, language));
}

function sayAmount(amount: string, language: Language): string {
  const spoken = SPOKEN_LANGUAGES[language];
  const [, signBefore, figuresBehind] = MONEY_BEFORE.exec(amount) ?? [];
  const [, figures, mark] = AFTER.exec(amount) ?? [];
  const sign = signBefore ?? (mark !== undefined && mark in SIGNS ? mark : undefined);
  const number = readNumber(figuresBehind ?? figures ?? amount.replace('%', ''), language);
  if (sign !== undefined) return sayMoney(number, SIGNS[sign] ?? ['dollar', 'cent'], spoken);
  const unit = amount.startsWith('%') ? 'percent' : mark === undefined ? undefined : UNITS[mark];
  return unit === undefined ? sayNumber(number, spoken) : sayMeasure(number, unit, spoken);
}

function sayNumber({ whole, figures, isLong, written }: ReadNumber, spoken: SpokenLanguage): string {
  if (isLong || whole > LARGEST_NUMBER) return sayFigures(written, spoken);
  return figures === '' ? spoken.whole(whole) : spoken.decimal(whole, figures);
}

function sayMeasure(number: ReadNumber, unit: Noun, spoken: SpokenLanguage): string {
  const { whole, figures } = number;
  if (whole > LARGEST_NUMBER) return sayNumber(number, spoken);
  return figures === '' ? spoken.counted(whole, unit) : spoken.countedDecimal(whole, figures, unit);
}

function sayMoney(number: ReadNumber, [major, minor]: readonly [Noun, Noun], spoken: SpokenLanguage): string {
  const { whole, figures } = number;
  if (whole > LARGEST_NUMBER) return sayNumber(number, spoken);
  if (figures.length > 2) return spoken.countedDecimal(whole, figures, major);
  const coins = Number(figures.padEnd(2, '0'));
  if (coins === 0) return spoken.counted(whole, major);
  if (whole === 0) return spoken.counted(coins, minor);
  return spoken.money(spoken.counted(whole, major), spoken.counted(coins, minor));
}

function saySides(written: readonly (string | undefined)[], language: Language): string {
  const spoken = SPOKEN_LANGUAGES[language];
  const [first = '', second = '', third, unit] = written;
  const sides = [first, second, ...(third === undefined ? [] : [third])];
  const said = sides.map((side) => sayNumber(readNumber(side, language), spoken));
  const together = spoken.by(said);
  const noun = unit === undefined ? undefined : UNITS[unit];
  if (noun === undefined) return together;
  // The unit agrees with the last number.
  const last = readNumber(sides.at(-1) ?? '', language);
  const alone = sayNumber(last, spoken);
  const counted = sayMeasure(last, noun, spoken);
  return counted.startsWith(alone)
    ? together + counted.slice(alone.length)
    : spoken.by([...said.slice(0, -1), counted]);
}

function sayFigures(written: string, spoken: SpokenLanguage): string {
  const groups = written.split(/\D+/).filter((group) => group !== '');
  return groups.map((group) => [...group].map((figure) => spoken.whole(Number(figure))).join(' ')).join(', ');
}

function sayCode(code: string, spoken: SpokenLanguage): string {
  const signs = [...code.replace(/-/g, '')];
  return signs.map((sign) => (/\d/.test(sign) ? spoken.whole(Number(sign)) : sign)).join(' ');
}

function sayAddress(address: string, spoken: SpokenLanguage): string {
  return address.replace('@', ` ${spoken.signs.at} `).replace(/[._-]/g, ' ');
}
