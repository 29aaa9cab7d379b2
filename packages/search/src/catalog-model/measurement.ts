/** A measured value of a product, in the base unit of its quantity, so that `1 kg` equals `1000 g`. */
export interface Measurement {
  /** The shop's attribute, or the one that the words beside the number name; empty: nothing says what was measured. */
  attribute: string;
  /** As `quantityOf` of the language package: `mass`, `length`, …; `number` for one without a unit. */
  quantity: string;
  /** Equal for one value. `Infinity` and 0 where a range is open. */
  low: number;
  high: number;
  source: MeasureSource;
  /** Of which variant it is said; -1: of the product. */
  variant: number;
}

export type MeasureSource = 'attribute' | 'title' | 'text';
export const SOURCES: readonly MeasureSource[] = ['attribute', 'title', 'text'];

/** What a value or a text says before it is known whose it is. */
export interface MeasuredValue {
  quantity: string;
  low: number;
  high: number;
  /** As it was written, for showing: `kg`, `″`. */
  unit: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}
