/** The parts of an engine's answers. */

/**
 * How well a product answers, the best first: `meets_all` that was asked; `unstated`: it meets the rest, and its data do
 * not say whether it is free from what is not wanted; `meets_some`.
 */
export type MatchTier = 'meets_all' | 'unstated' | 'meets_some';

/** Something that was asked and that a product lacks. */
export interface MissingPart {
  /**
   * `color`, `material` and other kinds of what is understood; `word`: a plain word; `thing`: it is for such a thing or
   * names it, but is none; `measure` and `fit`: a number or a model; `without`: it may have what is not wanted.
   */
  kind: string;
  /** Canonical, or the shopper's own words. */
  value: string;
  /** `violated`: its data say otherwise. `unknown`: they say nothing. */
  verdict: 'violated' | 'unknown';
}

/** A word that was read as another one because of a slip. */
export interface Correction {
  typed: string;
  meant: string;
}

/** An order that the words asked for ("cheapest", "largest") and that the list is in. */
export type AppliedOrder =
  | { by: 'price' | 'newest' | 'rating' | 'popularity'; direction: 'asc' | 'desc' }
  | {
      by: 'attribute';
      direction: 'asc' | 'desc';
      /** The shop's attribute; empty where titles say a number with its unit alone. */
      attribute: string;
      /** What is measured: `length`, `mass`, `data`, … */
      quantity: string;
      /** The most frequent unit of the products; empty if units are not distinguished. */
      unit: string;
    };

export interface Facet {
  /** `color`, `brand`, `category`, …, `price`. */
  key: string;
  /** Most frequent first. Counts are products that meet everything but this key's own filter. */
  values: { value: string; count: number }[];
  /** Of `price` alone: the span of all counted products. */
  min?: number;
  max?: number;
}

/** One addend of a score. */
export interface ScorePart {
  part:
    | 'identifier'
    | 'first_tier'
    | 'kind'
    | 'constraint'
    | 'conditions'
    | 'stated'
    | 'goes_with'
    | 'attribute'
    | 'word'
    | 'concept'
    | 'phrase'
    | 'vector'
    | 'rule'
    | 'personal'
    | 'popularity'
    | 'rating'
    | 'stock';
  value: number;
  words?: string;
  field?: string;
  /** How the word was read: `exact`, `stem`, `prefix`, `spelling`, `synonym`, …; the name of a rule; … */
  how?: string;
}

/** Where to go on where nothing was found. */
export interface LeadOn {
  /** Queries that find something: other spellings and readings of the words, then parts of them. */
  queries: string[];
  /** Canonical category values with their products: those near to what was named first, then the largest of the shop. */
  categories: { value: string; count: number }[];
}

export interface Recommendation {
  id: string;
  score: number;
  /** `goes-with`: the kinds of things that belong together, canonical; `similar`: what both have in common. */
  reason: { relation: 'goes_with' | 'bought_together' | 'similar'; key: string; value: string };
}
