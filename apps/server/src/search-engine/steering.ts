/** What staff and a visit ask of a ranking, beside the shopper's words. */
import type { SearchFilters } from '@quarry/contract';

/**
 * What the shop's staff decided; comes with every query, so that a change needs no new index. An engine may remember
 * by its identity what it has prepared of it, and must not rely on getting the same object again.
 */
export interface Steering {
  synonyms?: readonly SynonymRule[];
  /** Products with a fixed place, from 1. A product that breaks a filter or is sold out keeps none. */
  pins?: readonly { id: string; position: number }[];
  /** Points for products that meet the conditions: above zero boosts, below zero buries. */
  boosts?: readonly { match: SearchFilters; points: number; name: string }[];
  /** Products that are not shown. */
  hidden?: readonly SearchFilters[];
}

/** Synonymous words. One-way: `from` is also read as each of `to`, not the reverse. */
export type SynonymRule = { words: readonly string[] } | { from: readonly string[]; to: readonly string[] };

/** Preferences of a visit: attribute key → value → 0 to 1. */
export type Affinity = Readonly<Record<string, Readonly<Record<string, number>>>>;
