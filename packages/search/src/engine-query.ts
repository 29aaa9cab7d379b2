/** What can be asked of an index, and the shape of its answer. */
import type { Language, Understanding } from '@quarry/language';

export type SortOrder = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'rating';

/** Conditions that every hit must meet: the keys of what can be understood, in canonical English, and two more. */
export interface EngineFilters {
  price_min?: number | undefined;
  price_max?: number | undefined;
  color?: string | string[] | undefined;
  size?: string | string[] | undefined;
  gender?: string | string[] | undefined;
  category?: string | string[] | undefined;
  material?: string | string[] | undefined;
  brand?: string | string[] | undefined;
  /** Values that must not occur. */
  exclude?: string[] | undefined;
  in_stock?: boolean | undefined;
  /** Only these products. */
  ids?: string[] | undefined;
}

export interface EngineQuery {
  /** The shopper's words. Blank: every product that meets the filters. */
  text: string;
  language?: Language | undefined;
  filters?: EngineFilters | undefined;
  /** Default `relevance`. Any other order leaves lesser matches out when there is a great one. */
  sort?: SortOrder | undefined;
  skip: number;
  take: number;
  explain?: boolean | undefined;
}

/** Why a hit answers the query. */
export interface Reason {
  /** `title`, `attributes.color`, `price`, `identifiers`. */
  field: string;
  /** The attribute value, the price, or the word that was found in the text (folded, as it is indexed). */
  value: string;
  /** The shopper's words that it answers, as they were typed. */
  words: string;
}

/** One addend of a score. */
export interface ScorePart {
  part: 'identifier' | 'conditions' | 'attribute' | 'word' | 'phrase' | 'popularity' | 'rating' | 'stock';
  value: number;
  words?: string;
  field?: string;
  /** How the word was read: `exact`, `stem`, `prefix`, `spelling`, `joined`, `split`. */
  how?: string;
}

export interface EngineHit {
  id: string;
  score: number;
  /** Meets everything that was understood and every remaining word. */
  great: boolean;
  reasons: Reason[];
  /** Addends of the score, when asked for. */
  explanation?: ScorePart[];
}

/**
 * The step that found something when the words as typed did not:
 * `spelling` (a word was read as another one), `transliteration` (Latin letters read as Georgian),
 * `dropped-word` (no product has all words), `relaxed-filter` (no product meets all that was understood; a price limit
 * and a filter given by the caller are never relaxed).
 */
export type RecoveryStep = 'spelling' | 'transliteration' | 'dropped-word' | 'relaxed-filter';

export interface EngineResult {
  hits: EngineHit[];
  /** All matches, not only those on this page. */
  total: number;
  understood: Understanding['understood'];
  recoveredBy: RecoveryStep | null;
}

export interface SuggestOptions {
  language?: Language | undefined;
  /** At most this many completed queries, default 6. */
  queries?: number | undefined;
  /** At most this many products, default 6. */
  products?: number | undefined;
  /** At most this many categories, default 4. */
  categories?: number | undefined;
}

export interface Suggestions {
  queries: string[];
  productIds: string[];
  /** Canonical category values and how many of the found products each holds. */
  categories: { value: string; count: number }[];
}

/** A finished index. It never changes: a changed catalogue gets a new index that takes its place. */
export interface ProductIndex {
  search(query: EngineQuery): EngineResult;
  suggest(text: string, options?: SuggestOptions): Suggestions;
  /** How many products it holds. */
  readonly size: number;
}
