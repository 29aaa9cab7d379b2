/**
 * The kinds of relations between concepts. A row reads "a product of TO meets a request for FROM", except `goes_with`
 * and `like`, which are symmetric, `accessory` and `part`, which name what belongs to FROM, and `not_for`, which names what
 * must not be offered for FROM.
 */
export const RELATION_NAMES = [
  /** FROM is wider: boots → ankle boots. */
  'narrower',
  /** headache → painkillers; camping → tents. */
  'used_for',
  /** wedding → dresses, suits, heels. */
  'worn_at',
  /** boho → floral, linen, dresses; mother → perfume; winter → coats, wool. */
  'suits',
  /** Bought or used together: sofa and cushion. */
  'goes_with',
  /** Near in meaning: grey and silver. */
  'like',
  /** Made for FROM and useless without it: guitar → guitar strings. */
  'accessory',
  /** A component of FROM, sold as a spare part: bicycle → bicycle chain. */
  'part',
  /** Contraindicated: constipation → loperamide; pregnancy → ibuprofen. */
  'not_for',
] as const;
export type Relation = (typeof RELATION_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(RELATION_NAMES);

export function isRelation(name: string): name is Relation {
  return NAMES.has(name);
}

/** Ids (`category:boots`), best first. */
export type RelationRow = readonly [from: string, relation: Relation, to: readonly string[]];
