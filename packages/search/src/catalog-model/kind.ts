/** Kinds of products as the shop's own data name them. */

/** A concept of the lexicon that a kind may be, with how likely that is. */
export interface ConceptLink {
  /** `category:guitar` */
  id: string;
  /** 0 to 1. Links below `MIN_LINK` are not kept. */
  probability: number;
}

export interface KindName {
  text: string;
  /** Products that carry it. */
  count: number;
}

export interface Kind {
  /** Place in the list of kinds. */
  id: number;
  /**
   * `category`: a level of the shop's category paths. `head`: what titles call their product. `target`: what products are for
   * or made with, sold by itself or not (`phone` in a shop of phone cases).
   */
  source: 'category' | 'head' | 'target';
  /** As most products write it; folded for heads. */
  name: string;
  names: readonly KindName[];
  /** The stems of each name and of each part of a name that joins two (`case and kabro`). */
  stems: readonly (readonly string[])[];
  /** Products of it, those of narrower kinds included. 0 for what the shop only has things for. */
  count: number;
  /** The category level above, -1 for none. */
  parent: number;
  /** Most likely first. Empty: the kind is the shop's own. */
  concepts: ConceptLink[];
}

/** With a lower probability a kind is not linked to a concept. */
export const MIN_LINK = 0.3;

/** A span of a query that names a kind. */
export interface KindMention {
  kind: Kind;
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
}

/** What a product is to a kind: one of it, made for it, or neither. */
export type Standing = 'is' | 'for' | 'none';
