/**
 * Sizes in the systems of several countries: `data/size-systems.json` has shoes (two US columns: men, women) and rings (EU: the
 * circumference in millimetres).
 */
import table from './data/size-systems.json' with { type: 'json' };

type System = 'eu' | 'uk' | 'us' | 'any';

interface Size {
  system: System;
  value: string;
}

const SIZE = /^(?:(eu|uk|us)[\s:-]*)?([0-9]{1,3}(?:[.,]5)?|[2-6]?x{0,5}[sml])(?:\s*(eu|uk|us))?$/i;

/** `eu 42`, `42 EU`, `9 us`, `XXL`; null for anything else. */
export function readSize(text: string): Size | null {
  const [, before, value, behind] = SIZE.exec(text.trim()) ?? [];
  if (value === undefined) return null;
  return {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the pattern matches only names of systems
    system: ((before ?? behind)?.toLowerCase() as System | undefined) ?? 'any',
    value: letters(value.toLowerCase()),
  };
}

/** Whether two sizes may be one: `eu 42` is `uk 8`. A bare number is taken for the system of the other. */
export function sameSize(one: string, other: string): boolean {
  const [a, b] = [readSize(one), readSize(other)];
  if (a === null || b === null) return one === other;
  if (a.value === b.value && (a.system === b.system || a.system === 'any' || b.system === 'any')) return true;
  return rowsOf(a).some((row) => rowsOf(b).includes(row));
}

/** Rows of the table. A bare number from 30 on is European, as shops of these countries write it. */
function rowsOf({ system, value }: Size): number[] {
  const own = system === 'any' && Number(value) >= MIN_EUROPEAN ? 'eu' : system;
  if (own === 'any') return [];
  return ROWS.flatMap((row, place) => ([row[own]].flat().includes(value) ? [place] : []));
}

const ROWS = [...table.shoes, ...table.rings];
const MIN_EUROPEAN = 30;

/** `2xl` is `xxl`; a comma is a point. */
function letters(value: string): string {
  const times = /^([2-6])xl$/.exec(value)?.[1];
  return times === undefined ? value.replace(',', '.') : `${'x'.repeat(Number(times))}l`;
}
