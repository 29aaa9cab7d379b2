/** The order of a facet's values: sizes ascending, all others as the server sorted them. */
import type { Facet } from '@quarry/contract';

type Value = Facet['values'][number];

/** `s`, `xl`, `xxl`, `3xl`; a number requires the x, because `5m` is a length. */
const LETTERS = /^(?:(\d)x|(x*))([sml])$/i;
const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/;

/**
 * Sorts letter sizes (`XS … 3XL`) and numbers: grouped by unit in order of first occurrence, plain numbers after
 * letters. A list with any other value is unchanged.
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
  /** Empty for plain numbers and letter sizes, which form one group. */
  unit: string;
  /** Letter sizes sort before numbers. */
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
