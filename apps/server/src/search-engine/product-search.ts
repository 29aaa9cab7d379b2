/**
 * The interface of product search. The default implementation is the embedded engine; a search server can replace it.
 * It has types of its own and speaks of documents, versions and calls, so that an engine may be elsewhere:
 * understanding can be asked for alone, calls are bundled and can be cancelled, and health is a question.
 * `testing/engine-conformance.ts` has the tests that every engine must pass.
 */
import type { Language, SearchFilters, SearchSort, StoreSettings, Understood } from '@quarry/contract';
import type {
  AppliedOrder,
  Correction,
  Facet,
  LeadOn,
  MatchTier,
  MissingPart,
  Recommendation,
  ScorePart,
} from './answer-parts.ts';
import type { Affinity, Steering } from './steering.ts';

/** How a call may end before its answer. */
export interface CallOptions {
  /**
   * Cancels the call: the shopper has left, or a deadline (`AbortSignal.timeout`) has passed. The call then rejects with
   * the signal's reason, or with a `SearchTimeoutError` after a deadline.
   */
  signal?: AbortSignal | undefined;
}

/** What was read of a query, whether or not anything was found. */
export interface QueryUnderstanding {
  understood: Understood;
  spans: UnderstoodSpan[];
  /** Words that were read as others. */
  corrections: Correction[];
  /** The text in the letters in which it was read; null: as it was typed. */
  readAs: string | null;
}

export interface ProductQuery {
  /** Blank: every product that meets the filters. */
  text: string;
  /** Of the shopper; only evidence, for each word is read in the language it is in. */
  language?: Language;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** No word is read as another one because of a slip. */
  isLiteral?: boolean;
  skip: number;
  take: number;
  explain?: boolean;
  /** Attribute keys to count, and `price`; true for those that part the results best. */
  facets?: readonly string[] | true;
  steering?: Steering;
  /** The preferences of the visit. */
  affinity?: Affinity;
  /** Only the number of results is needed: the embedding model is not called. */
  countsOnly?: boolean;
}

export interface ProductHit {
  id: string;
  tier: MatchTier;
  /** Values that are not wanted and of which its data say nothing. */
  unsaid: string[];
  /** What it lacks; empty in the first tier. */
  missing: MissingPart[];
  /** `field` is `title`, `attributes.color`, `price` and the like; `words` are the shopper's. */
  reasons: { field: string; value: string; words: string }[];
  score: number;
  /** Pinned by staff to its position. */
  isPinned: boolean;
  /** Addends of the score, when asked for. */
  explanation?: ScorePart[];
}

/** What was understood, and which characters of the query said it. */
export interface UnderstoodSpan {
  start: number;
  end: number;
  /** `price`, `size`, `brand`, `word`, or the kind of a concept. */
  kind: string;
  value: string;
  negated: boolean;
}

export interface ProductHits extends QueryUnderstanding {
  hits: ProductHit[];
  total: number;
  /** How many of them meet everything that was understood and every other word. */
  greatTotal: number;
  /** How many are in each tier. */
  tierTotals: Readonly<Record<MatchTier, number>>;
  /** Name of the step that found something, null when none was needed. */
  recoveredBy: string | null;
  /** The order that the words asked for, where the list is in it. */
  order: AppliedOrder | null;
  /** Of what is not wanted: how many products state that they are without it, and how many do not say. */
  exclusions: { value: string; stated: number; unsaid: number }[];
  /** When asked for. */
  facets?: Facet[];
  /** A model of meaning is configured, but this was answered without it. */
  isFallback?: boolean;
}

export interface SuggestQuery {
  text: string;
  /** Of the suggestions, besides the language of the text. */
  language: Language;
  /** Proven queries of shoppers and their frequency. The same map until it changes. */
  popular?: ReadonlyMap<string, number>;
}

export interface ProductSuggestions {
  queries: string[];
  productIds: string[];
  /** Canonical categories and how many of the found products each holds. */
  categories: { value: string; count: number }[];
}

export interface RecommendationQuery {
  take: number;
  /** How many visits had another product besides this one: id → visits. */
  together?: ReadonlyMap<string, number>;
}

/** A figure that is learned beside the catalogue. */
export interface ProductPatch {
  id: string;
  popularity: number;
}

/** `serving`: it answers; `away`: it does not, and `reason` says why. */
export type EngineHealth = { status: 'serving' } | { status: 'away'; reason: string };

export interface ProductSearch {
  /** What the words say, without looking for products. */
  understand(
    settings: StoreSettings,
    query: Pick<ProductQuery, 'text' | 'language'>,
    call?: CallOptions,
  ): Promise<QueryUnderstanding>;
  search(settings: StoreSettings, query: ProductQuery, call?: CallOptions): Promise<ProductHits>;
  /** Several searches at once, in one call of a remote engine. @returns the answers in the order of the queries. */
  searchAll(settings: StoreSettings, queries: readonly ProductQuery[], call?: CallOptions): Promise<ProductHits[]>;
  /** Never a query that finds nothing with all its words. */
  suggest(settings: StoreSettings, query: SuggestQuery, call?: CallOptions): Promise<ProductSuggestions>;
  /** For a query that finds nothing: queries that find something, and categories. */
  leadOn(settings: StoreSettings, text: string, language: Language, call?: CallOptions): Promise<LeadOn>;
  /** Products like this one, never itself, never sold out; empty for an unknown id. */
  similar(
    settings: StoreSettings,
    id: string,
    query: RecommendationQuery,
    call?: CallOptions,
  ): Promise<Recommendation[]>;
  /** Products that complete this one, each with what belongs together. */
  goesWith(
    settings: StoreSettings,
    id: string,
    query: RecommendationQuery,
    call?: CallOptions,
  ): Promise<Recommendation[]>;
  /** Whether it answers now. Never rejects. */
  health(): Promise<EngineHealth>;
  /** The version of the catalogue that its answers of a store are of; null: it has no index of the store. */
  version(storeId: string): Promise<number | null>;
  /**
   * Applies learned figures without a rebuild. They are kept across rebuilds, and applied later if the store's index
   * does not exist yet. Unknown ids are ignored.
   */
  patch(storeId: string, changes: readonly ProductPatch[]): Promise<void>;
  /** The store was deleted: forgets all that is kept of it. */
  drop(storeId: string): Promise<void>;
  /**
   * Makes the store's products searchable as they are now; resolves when they are.
   * @param ids products that were changed singly: an engine may resolve when these are searchable.
   */
  refresh(storeId: string, ids?: readonly string[]): Promise<void>;
  /** The same also for a store that was never searched, so that its first search does not wait. */
  prepare(settings: StoreSettings): Promise<void>;
  /**
   * Rebuilds the index from the catalogue; resolves when it is active and written to disk. If the disk cannot be
   * written, this is logged and the new index is used from memory.
   */
  rebuild(settings: StoreSettings): Promise<void>;
}
