/** In which order the values of a filter stand: measures from small to large, everything else as it was counted. */
import type { Facet } from '@quarry/contract';

type Value = Facet['values'][number];

/** `s`, `xl`, `xxl`, `3xl`; a number of its own needs the x, for `5m` is a length. */
const LETTERS = /^(?:(\d)x|(x*))([sml])$/i;
const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/;

/**
 * Sizes in letters (`XS … 3XL`) and numbers stand in their own order: numbers that share a unit together, the unit that
 * came first before the others, plain numbers behind letters. A list with anything else in it stays as it is.
 */
export function inTheirOrder(values: readonly Value[]): readonly Value[] {
  const measured = values.flatMap((value) => {
    const measure = letterSize(value.value) ?? number(value.value);
    return measure ? [{ value, ...measure }] : [];
  });
  if (measured.length < values.length) return values;
  const units = [...new Set(measured.map(({ unit }) => unit))];
  const place = ({ unit }: Measure) => units.indexOf(unit);
  return measured
    .sort((a, b) => place(a) - place(b) || a.rank - b.rank || a.amount - b.amount)
    .map(({ value }) => value);
}

interface Measure {
  amount: number;
  /** Empty for plain numbers and for sizes in letters, which go together. */
  unit: string;
  /** Letters before numbers. */
  rank: number;
}

function letterSize(text: string): Measure | null {
  const [, times, more = '', letter = ''] = LETTERS.exec(text) ?? [];
  if (letter === '') return null;
  const steps = times ? Number(times) : more.length;
  const side = { s: -1, m: 0, l: 1 }[letter.toLowerCase()] ?? 0;
  return { unit: '', rank: 0, amount: side === 0 ? 0 : side * (1 + steps) };
}

function number(text: string): Measure | null {
  const [, amount, unit = ''] = MEASURE.exec(text.trim()) ?? [];
  if (amount === undefined) return null;
  return { unit: unit.trim().toLowerCase(), rank: 1, amount: Number(amount.replace(',', '.')) };
}
