/** The type of a measure in a text. */
import type { Bound } from './bounds.ts';
import type { MeasureEnding } from './unit-words.ts';

export interface Measure {
  /** As catalogues spell it: `9 kg`, `14″`, `205/55 r16`. */
  value: string;
  /** The first number. */
  number: number;
  /** `kg`, `″`, `m²`, …; `tyre`, `rim`, `viscosity`, `spf` and `k` (of 4k) for sizes with a notation of their own. */
  unit: string;
  bound: Bound;
  /** Offsets of the whole phrase: number, unit with its ending, and the words of a bound. */
  start: number;
  end: number;
}

/** A measure without the words around it. */
export interface FoundMeasure {
  value: string;
  number: number;
  unit: string;
  /** The first lexeme, and the one after the last. */
  from: number;
  to: number;
  ending: MeasureEnding | null;
  /** The bound if it is part of a range. */
  inRange?: 'at-least' | 'at-most';
}

/** How catalogues write a number and its unit. */
export function valueOf(written: string, unit: string): string {
  if (unit === '″') return `${written}″`;
  return `${written} ${unit === 'pcs' && written === '1' ? 'pc' : unit}`;
}
