/**
 * A finished index, as data. Everything a query needs is in flat arrays over two kinds of numbers: products (0 … in the
 * order they came) and words (their place in the sorted dictionary).
 *
 *   "Dresses" ──analyze──▶ exact `dresses`, stem `dress`
 *                              │               │
 *                  words: `dresses` = 4711     stems: `dress` = 92 ──▶ words 4709 (`dress`), 4711 (`dresses`)
 *                              │
 *           postings of 4711 ──▶ (product 3, field title, once), (product 17, field description, twice), …
 *
 * Fields named as strong (see `STRONG_FIELD_SHARE`) are also kept as the sequence of their words, which answers "are
 * these two words next to each other?" for phrases, for `book shelf` where `bookshelf` was typed, and for negation.
 */
import type { Language } from '@quarry/language';
import type { SpellingIndex } from '../match/spelling-index.ts';
import type { PhraseList } from '../suggest/phrase-list.ts';
import type { AttributeIndex } from './attribute-index.ts';
import type { Dictionary } from './dictionary.ts';
import type { IdentifierIndex } from './identifier-index.ts';
import type { NumberLists } from './number-lists.ts';
import type { PostingLists } from './posting-lists.ts';

/** A field is strong when its weight is at least this share of the greatest weight: names, brands, categories. */
export const STRONG_FIELD_SHARE = 0.5;

/** Stands between the strong fields of a product in its sequence, and between lines, so that no phrase runs across them. */
export const FIELD_BREAK = 0xffffffff;

export interface IndexedField {
  name: string;
  weight: number;
  strong: boolean;
  /** By product: weight ÷ length normalisation, what one occurrence of a word in this field contributes. */
  contribution: Float32Array;
}

export interface IndexData {
  size: number;
  language: Language | undefined;
  currency: string | undefined;

  /** By product. */
  ids: string[];
  /** NaN: unknown. */
  prices: Float64Array;
  /** -1: not counted. */
  stocks: Float64Array;
  /** NaN: nobody rated it. */
  ratings: Float64Array;
  positions: Float64Array;
  /** 0 to 1, logarithmic within this index. */
  popularity: Float32Array;
  numberOfId: ReadonlyMap<string, number>;

  fields: IndexedField[];
  words: Dictionary;
  postings: PostingLists;
  /** In how many products a word occurs. */
  productCounts: Uint32Array;
  /** A word's share of the index: sum of its contributions over all products. Decides which completion is likelier. */
  mass: Float32Array;
  /** Whether Georgian words occur at all. */
  hasGeorgian: boolean;
  stems: Dictionary;
  /** Word → its stem. */
  stemOf: Uint32Array;
  /** Stem → its words. */
  wordsOfStem: NumberLists;
  /** In how many products a stem occurs in any form. */
  stemProductCounts: Uint32Array;
  /** Product → words of its strong fields in reading order, `FIELD_BREAK` between fields. */
  sequences: NumberLists;

  attributes: AttributeIndex;
  /** Brand names as they are written, for understanding a query. */
  brands: ReadonlySet<string>;
  identifiers: IdentifierIndex;
  spelling: SpellingIndex;
  phrases: PhraseList;
}
