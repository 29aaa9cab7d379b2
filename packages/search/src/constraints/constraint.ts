/** Typed constraints on products, and the three verdicts of a product's data on one. */

/** `unknown`: the data do not say. Silence is never proof, neither for nor against. */
export type Verdict = 'met' | 'violated' | 'unknown';

/** Where in the query it was said, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

interface Said {
  /** null: not said in the query (a filter that was chosen). */
  span: Span | null;
}

/** A number with its unit: `16 GB RAM`, `over 10 kg`, `200 to 400`, energy class A. */
export interface MeasureConstraint extends Said {
  type: 'measure';
  operator: 'is' | 'is-not' | 'at-least' | 'at-most' | 'between';
  /** The shop's attribute; null if the query has a unit only: then the kind of the product determines the attribute. */
  attribute: string | null;
  /** As `quantityOf` of the language package; `number` without a unit, `money` for prices, `energy-class`. */
  quantity: string;
  /** In base units of the quantity, both included; 0 and `Infinity` where open. Equal for `is` and `is-not`. */
  low: number;
  high: number;
  /** As it was said, for showing. */
  unit: string;
}

/** A value of an attribute: `size 42`, `color red`. Any of several values will do. */
export interface ValueConstraint extends Said {
  type: 'value';
  operator: 'is' | 'is-not';
  attribute: string;
  /** Canonical, never empty. */
  values: readonly string[];
}

/** What a product contains, or is free from. Only a statement in the data proves that it is free. */
export interface SubstanceConstraint extends Said {
  type: 'substance';
  operator: 'has' | 'has-not';
  /** As `substanceOf` of the language package names it. */
  substance: string;
}

/** The model of a phone, car or printer that the product must fit. */
export interface FitConstraint extends Said {
  type: 'fit';
  operator: 'fits';
  /** Folded words: `iphone 13`, `bmw x5`. */
  model: string;
}

export type Constraint = MeasureConstraint | ValueConstraint | SubstanceConstraint | FitConstraint;

/** Both bounds of a range as one constraint each: a product meets `between` exactly when it meets both. */
export function boundsOf(constraint: MeasureConstraint): [MeasureConstraint, MeasureConstraint] {
  return [
    { ...constraint, operator: 'at-least', high: Number.POSITIVE_INFINITY },
    { ...constraint, operator: 'at-most', low: 0 },
  ];
}

/** The same answer turned around; what is unknown stays so. */
export function negated(verdict: Verdict): Verdict {
  if (verdict === 'unknown') return verdict;
  return verdict === 'met' ? 'violated' : 'met';
}
