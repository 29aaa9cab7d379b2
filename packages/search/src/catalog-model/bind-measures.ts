/** Which attribute a measured value of a text belongs to, by the words beside it in the same clause. */
import { measuredAttribute } from '@quarry/language';
import type { MeasuredValue } from './measurement.ts';

const CLAUSE_BREAK = /[,;.!?()|•\n\r<>]|\s[-–—]\s/;
const REACH = 40;
const MAX_WORDS = 3;
const WORD = /[\p{L}\p{N}ø]+/gu;

/** Quantities that measure one thing only: attribute by quantity. */
export const SELF_NAMED: Readonly<Record<string, string>> = {
  charge: 'battery',
  'energy-class': 'energy_class',
  spf: 'spf',
  viscosity: 'viscosity',
  tyre: 'tyre_size',
  rim: 'rim_size',
  k: 'resolution',
  pages: 'pages',
  pixels: 'camera',
  'luminous-flux': 'brightness',
};

/** The attribute that the words beside the value name, or that its quantity always means; empty for neither. */
export function attributeBeside(text: string, value: MeasuredValue): string {
  const { quantity, start, end } = value;
  const before = lastClause(text.slice(Math.max(0, start - REACH), start));
  const behind = firstClause(text.slice(end, end + REACH));
  const wordsBefore = (before.match(WORD) ?? []).toReversed().slice(0, MAX_WORDS);
  const wordsBehind = (behind.match(WORD) ?? []).slice(0, MAX_WORDS);
  const named = (word: string | undefined) => (word === undefined ? undefined : measuredAttribute(word, quantity));
  const inside = (text.slice(start, end).match(WORD) ?? []).map(named).find((one) => one !== undefined);
  // `RAM: 16 GB SSD: 512 GB`: a colon binds what follows it.
  const announced = /[:=]\s*$/.test(before) ? named(wordsBefore[0]) : undefined;
  const found =
    announced ??
    named(wordsBehind[0]) ??
    named(wordsBefore[0]) ??
    inside ??
    wordsBehind
      .slice(1)
      .map(named)
      .find((one) => one !== undefined) ??
    wordsBefore
      .slice(1)
      .map(named)
      .find((one) => one !== undefined);
  return found ?? SELF_NAMED[quantity] ?? (isAgeRange(value) ? 'age' : '');
}

/** `3-6 years`, `6 months+`: a range of years or months is an age unless something else is said. */
function isAgeRange({ quantity, unit, low, high }: MeasuredValue): boolean {
  return quantity === 'time' && (unit === 'years' || unit === 'months') && low !== high;
}

/** The name under which an attribute of the shop is measured: `Operativ yaddaş` is `ram`, an unknown name itself. */
export function measuredName(key: string, quantity: string): string {
  const cued = (key.match(WORD) ?? [])
    .map((word) => measuredAttribute(word, quantity))
    .find((one) => one !== undefined);
  // Clothes of babies: the size `6-9 months` is an age.
  const ofSize = quantity === 'time' && key === 'size' ? 'age' : undefined;
  return cued ?? ofSize ?? SELF_NAMED[quantity] ?? key;
}

function lastClause(text: string): string {
  return text.split(CLAUSE_BREAK).at(-1) ?? '';
}

function firstClause(text: string): string {
  return text.split(CLAUSE_BREAK)[0] ?? '';
}
