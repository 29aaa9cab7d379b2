/**
 * The data of an index. Everything that a query needs is in flat arrays over two kinds of numbers: products (0 … in
 * order of arrival) and words (their position in the sorted dictionary).
 *
 *   "Dresses" ──analyze──▶ exact `dresses`, stem `dress`
 *                              │               │
 *                  words: `dresses` = 4711     stems: `dress` = 92 ──▶ words 4709 (`dress`), 4711 (`dresses`)
 *                              │
 *           postings of 4711 ──▶ (product 3, field title, once), (product 17, field description, twice), …
 *
 * Fields named as strong (see `STRONG_FIELD_SHARE`) are also kept as the sequence of their words, which answers "are
 * these two words next to each other?" for phrases, for `book shelf` where `bookshelf` was typed, and for negation.
 *
 * What was built never changes: it may lie in memory that several threads share. Changes since live beside it (see
 * `apply-changes.ts`): a product that was replaced or removed is gone, its new version has a new number at the end, and new
 * words have numbers behind the sorted ones. So outside this folder
 *   - skip products that are gone wherever products are listed (`isGone`; attribute values list none that is),
 *   - never assume that word numbers are sorted, and ask `Dictionary.withPrefix` for completions,
 *   - read columns (`prices`, `mass`, …) from the index each time: a change may put a larger one in their place,
 *   - remember what depends on words by `wordsVersion`, which is another object after every change of words.
 */
import type { Language } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import type { SpellingIndex } from '../match/spelling-index.ts';
import type { PhraseList } from '../suggest/phrase-list.ts';
import type { AttributeIndex } from './attribute-index.ts';
import type { Dictionary } from './dictionary.ts';
import type { IdIndex } from './id-index.ts';
import type { IdentifierIndex } from './identifier-index.ts';
import type { IdentifierParts } from './identifier-parts.ts';
import type { IndexedField } from './indexed-field.ts';
import type { ChangingLists } from './number-lists.ts';
import type { Postings } from './posting-lists.ts';
import type { VariantTable } from './variant-index.ts';

/** A field is strong when its weight is at least this share of the greatest weight: names, brands, categories. */
export const STRONG_FIELD_SHARE = 0.5;

/** Separates the strong fields and lines of a product in its word sequence, so that no phrase crosses them. */
export const FIELD_BREAK = 0xffffffff;

export interface IndexData {
  /** Product numbers that were ever given: arrays by product are this long. */
  size: number;
  /** Products that can be found: `size` without those that are gone. What statistics count with. */
  living: number;
  /** Replaced by a newer version, or removed. */
  isGone(product: number): boolean;
  /** A new object after every change of words; used as the key of caches. */
  wordsVersion: object;
  language: Language | undefined;
  currency: string | undefined;

  /** Product ↔ id. `find` gives the latest product of an id, which may be gone; `productOf` only what is there. */
  ids: IdIndex;
  /** The product with this id, or -1. */
  productOf(id: string): number;
  /** By product. NaN: unknown. */
  prices: Float64Array;
  /** -1: not counted. */
  stocks: Float32Array;
  /** NaN without ratings. */
  ratings: Float32Array;
  positions: Float64Array;
  /** 0 to 1, logarithmic within this index. */
  popularity: Float32Array;

  fields: IndexedField[];
  words: Dictionary;
  postings: Postings;
  /** By word: in how many products it occurs. */
  productCounts: Uint32Array;
  /** By word: its share of the index, the sum of its contributions over all products. Decides which completion is likelier. */
  mass: Float64Array;
  /** Whether Georgian words occur at all. */
  hasGeorgian: boolean;
  stems: Dictionary;
  /** Word → its stem. */
  stemOf: Uint32Array;
  /** Stem → its words. Read with `listAt`. */
  wordsOfStem: ChangingLists;
  /** In how many products a stem occurs in any form. */
  stemProductCounts: Uint32Array;
  /** Product → words of its strong fields in reading order, `FIELD_BREAK` between fields. Read with `listAt`. */
  sequences: ChangingLists;

  attributes: AttributeIndex;
  /** What products' own data state: `free_from` and `contains`, with substances as values. */
  statements: AttributeIndex;
  /** How products are sold: of the build, and where there were changes of those since. */
  variants: readonly VariantTable[];
  /** Brand names as they are written, for understanding a query. */
  brands: ReadonlySet<string>;
  /** What was learned of the catalogue: kinds, attributes, measures, models, spellings. Opened when first asked. */
  readonly catalog: CatalogModel;
  identifiers: IdentifierIndex;
  identifierParts: IdentifierParts;
  spelling: SpellingIndex;
  phrases: PhraseList;
}
