/**
 * How concepts stand to each other. A row always reads "a product of TO answers a wish for FROM", but for `goes_with`
 * and `like`, which hold both ways.
 */
export type Relation =
  /** FROM is wider: boots → ankle boots. */
  | 'narrower'
  /** headache → painkillers; camping → tents. */
  | 'used_for'
  /** wedding → dresses, suits, heels. */
  | 'worn_at'
  /** boho → floral, linen, dresses; mother → perfume; winter → coats, wool. */
  | 'suits'
  /** Bought or used together: sofa and cushion. */
  | 'goes_with'
  /** Near in meaning: grey and silver. */
  | 'like';

/** Ids (`category:boots`); what answers best comes first. */
export type RelationRow = readonly [from: string, relation: Relation, to: readonly string[]];
