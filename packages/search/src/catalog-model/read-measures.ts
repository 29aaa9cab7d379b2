/** Parses measured values in texts, in base units. A range becomes one value, `120 × 60 cm` one value per length. */
import {
  type Language,
  type Measure,
  measuredAttribute,
  measuresIn,
  quantityOf,
  toBaseUnit,
  elementAt,
} from '@quarry/language';
import type { MeasuredValue } from './measurement.ts';

const PLAIN_NUMBER = /^\s*(\d+(?:[.,]\d+)?)\s*$/;
const PLAIN_RANGE = /^\s*(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)\s*$/;
const OPEN_NUMBER = /^\s*(\d+(?:[.,]\d+)?)\s*\+\s*$/;
const ENERGY_CLASS = /(?<![\p{L}\p{N}])([A-G])(\+{0,3})(?![\p{L}\p{N}+])/u;
const ENERGY_WORDS =
  /energy[\s_-]*(?:class|rating|label|efficiency)|enerji[\s_-]*(?:s[ıi]n[ıi]f|verim)|ენერგო?[\s_-]*(?:კლას|ეფექტ)|(?:فئة|كفاءة|كفاءه)[\s\p{L}]*الطاقة|класс[\s\p{L}]*энерг|энергокласс/iu;
/** Maximum distance in characters between a class and the word for it. */
const ENERGY_REACH = 24;
const OPEN_AGE =
  /(?<![\p{L}\d.,])(\d{1,2})\s?\+\s?(?:(ay|months?|თვ\p{L}*|شهر|أشهر|мес\p{L}*)|yaş\p{L}*|yas|years?|yrs|წ\p{L}*|سنوات|سنة|лет)(?!\p{L})/giu;
const NUMBERS = /\d+(?:\.\d+)?/g;
const OPEN = Number.POSITIVE_INFINITY;
const WORD = /\p{L}+/gu;

/** Everything that is measured in the text, in order. */
export function measuredIn(text: string, language: Language | undefined): MeasuredValue[] {
  const measures = measuresIn(text, language === undefined ? {} : { language }).filter((one) => isMeasured(text, one));
  const read: MeasuredValue[] = [];
  for (let i = 0; i < measures.length; i++) {
    const one = elementAt(measures, i);
    const next = measures[i + 1];
    if (one.bound === 'at-least' && next?.bound === 'at-most' && next.unit === one.unit && next.number > one.number) {
      const [low, high] = [toBaseUnit(one.number, one.unit), toBaseUnit(next.number, next.unit)];
      read.push({ quantity: quantityOf(one.unit), low, high, unit: one.unit, start: one.start, end: next.end });
      i++;
    } else read.push(...valuesOf(text, one));
  }
  const energy = energyClassIn(text);
  return [...read, ...openAgesIn(text, read), ...(energy === null ? [] : [energy])];
}

/** `8+ yaş`, `3+ years`: the sign stands before the unit. */
function openAgesIn(text: string, read: readonly MeasuredValue[]): MeasuredValue[] {
  if (!text.includes('+')) return [];
  return Array.from(text.matchAll(OPEN_AGE), (match): MeasuredValue => {
    const [said, number = '', months] = match;
    const unit = months === undefined ? 'years' : 'months';
    const [start, end] = [match.index, match.index + said.length];
    return { quantity: 'time', low: toBaseUnit(Number(number), unit), high: OPEN, unit, start, end };
  }).filter((one) => !read.some(({ start, end }) => start < one.end && one.start < end));
}

/** What the value of an attribute measures; a number without a unit has the quantity `number`, of an age `time`. */
export function measuredValue(key: string, value: string, language: Language | undefined): MeasuredValue[] {
  const plain = plainNumbers(value);
  if (plain !== null) {
    const isAge = (key.match(WORD) ?? []).some((word) => measuredAttribute(word, 'time') === 'age');
    const unit = isAge ? 'years' : '';
    const [low, high] = isAge ? plain.map((one) => toBaseUnit(one, unit)) : plain;
    return [
      { quantity: isAge ? 'time' : 'number', low: low ?? 0, high: high ?? OPEN, unit, start: 0, end: value.length },
    ];
  }
  if (ENERGY_WORDS.test(key)) {
    // Canonical values are in small letters; in a text a small letter is a word.
    const energy = readEnergyClass(value.toUpperCase(), 0);
    if (energy !== null) return [energy];
  }
  return measuredIn(value, language);
}

/** Lowest and highest of `88`, `9-42`, `3+`; null for anything else. */
function plainNumbers(value: string): [number, number] | null {
  const one = PLAIN_NUMBER.exec(value)?.[1];
  if (one !== undefined) return [numberOf(one), numberOf(one)];
  const [, from, to] = PLAIN_RANGE.exec(value) ?? [];
  if (from !== undefined && to !== undefined && numberOf(from) < numberOf(to)) return [numberOf(from), numberOf(to)];
  const open = OPEN_NUMBER.exec(value)?.[1];
  return open === undefined ? null : [numberOf(open), OPEN];
}

/** `G` is 1 and `A+++` 10, so that classes can be compared. */
export function energyRank(letter: string, pluses: number): number {
  return 'GFEDCBA'.indexOf(letter.toUpperCase()) + 1 + pluses;
}

function energyClassIn(text: string): MeasuredValue | null {
  const named = ENERGY_WORDS.exec(text);
  if (named === null) return null;
  const start = Math.max(0, named.index - ENERGY_REACH);
  return readEnergyClass(text.slice(start, named.index + 2 * ENERGY_REACH), start);
}

function readEnergyClass(text: string, offset: number): MeasuredValue | null {
  const match = ENERGY_CLASS.exec(text);
  if (match === null) return null;
  const [said, letter = '', pluses = ''] = match;
  const rank = energyRank(letter, pluses.length);
  const start = offset + match.index;
  return { quantity: 'energy-class', low: rank, high: rank, unit: '', start, end: start + said.length };
}

/** `9H` is a hardness and `100 MB/s` a speed. */
function isMeasured(text: string, { unit, end }: Measure): boolean {
  if (unit === 'h' && text[end - 1] === 'H') return false;
  return !(unit === 'mb' || unit === 'gb') || !/^\s?\/\s?(?:s|sn|san|წმ|ث|с)/u.test(text.slice(end, end + 4));
}

function valuesOf(text: string, measure: Measure): MeasuredValue[] {
  const { value, number, unit, start, end } = measure;
  // `20W + USB` joins two things; `3 years+` is open.
  const bound = /\s\+$/.test(text.slice(start, end)) ? 'exact' : measure.bound;
  const at = { quantity: quantityOf(unit), unit, start, end };
  if (unit === 'tyre') return [{ ...at, ...tyreRange(value) }];
  if (unit === 'viscosity') {
    const [cold = 0, hot = 0] = (value.match(/\d+/g) ?? []).map(Number);
    return [{ ...at, low: 100 * cold + hot, high: 100 * cold + hot }];
  }
  if (value.includes('×')) {
    const written = (value.match(NUMBERS) ?? []).map((one) => toBaseUnit(Number(one), unit));
    // `6 × 130 g` is six of 130 g, `120 × 60 cm` two lengths.
    const numbers = at.quantity === 'length' ? written : written.slice(-1);
    return numbers.map((one) => ({ ...at, low: one, high: one }));
  }
  const base = toBaseUnit(number, unit);
  return [{ ...at, low: bound === 'at-most' ? 0 : base, high: bound === 'at-least' ? OPEN : base }];
}

/** `205/55 r16` as 2055516; without a rim all rims of the profile. */
function tyreRange(value: string): { low: number; high: number } {
  const [width = 0, profile = 0, rim] = (value.match(/\d+/g) ?? []).map(Number);
  const size = (100 * width + profile) * 100;
  return rim === undefined ? { low: size, high: size + 99 } : { low: size + rim, high: size + rim };
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
