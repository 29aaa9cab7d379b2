/** The request and the reply of a search. */
import type { Language, Understanding } from '@quarry/language';
import type { IndexChange } from './engine-document.ts';
import type { ProductVectors } from './vectors/product-vectors.ts';

export type SortOrder = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'rating';

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
  /** Any other attribute, by its key: `{ season: 'winter' }`. */
  attributes?: Record<string, string | string[]> | undefined;
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
  /** Words are read as they are typed, and none as another one. */
  isLiteral?: boolean | undefined;
  /** Default `relevance`. Any other order leaves lesser matches out when there is a great one. */
  sort?: SortOrder | undefined;
  skip: number;
  take: number;
  explain?: boolean | undefined;
  /** Keys to count, `['color', 'brand', 'price']`, or true for all that part the matches. */
  facets?: readonly string[] | true | undefined;
  steering?: Steering | undefined;
  affinity?: Affinity | undefined;
  /**
   * The vector of the query, in the space of the attached vectors; absent: computed from the learned vectors of its
   * words.
   */
  vector?: Float32Array | undefined;
}

/**
 * What the shop's staff decided. Comes with every query, so that a change needs no new index. Pass the same object for
 * as long as nothing changes: what is prepared of it is remembered by its identity.
 */
export interface Steering {
  synonyms?: readonly SynonymRule[];
  /** Products with a fixed place, from 1. A product that breaks a filter or is sold out keeps none. */
  pins?: readonly { id: string; position: number }[];
  /** Points for products that meet the conditions: above zero boosts, below zero buries. */
  boosts?: readonly { match: EngineFilters; points: number; name: string }[];
  /** Products that are not shown. */
  hidden?: readonly EngineFilters[];
}

/** Synonymous words. One-way: `from` is also read as each of `to`, not the reverse. */
export type SynonymRule = { words: readonly string[] } | { from: readonly string[]; to: readonly string[] };

/** Preferences of a visitor: attribute key → value → 0 to 1. */
export type Affinity = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Facet {
  /** `color`, `brand`, `category`, …, `price`. */
  key: string;
  /** Most frequent first. Counts are products that meet everything but this key's own filter. */
  values: { value: string; count: number }[];
  /** Of `price` alone: the span of all counted products. */
  min?: number;
  max?: number;
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
  /** How the word was read: `exact`, `stem`, `prefix`, `spelling`, `synonym`, `joined`, `split`; the name of a rule; … */
  how?: string;
}

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

export interface EngineHit {
  id: string;
  score: number;
  tier: MatchTier;
  /** Meets everything that was understood and every remaining word, and its data state that it is without what is not wanted. */
  great: boolean;
  /** Values that are not wanted and of which its data say nothing: it may contain them. */
  unsaid: string[];
  /** What it lacks; empty in the first tier. */
  missing: MissingPart[];
  reasons: Reason[];
  /** Pinned by staff to its position. */
  pinned?: boolean;
  /** Addends of the score, when asked for. */
  explanation?: ScorePart[];
}

/**
 * The step that found something when the words as typed did not, in the order in which they are tried:
 * `spelling` (a word was read as another one), `keyboard-layout` (typed on the keyboard of another language),
 * `transliteration` (Latin letters read as Georgian, …), `synonym` (the staff's words for it), `dropped-word` (no
 * product has all words: the weakest was left out), `relaxed-filter` (no product meets all that was understood; a price
 * limit and a filter given by the caller are never relaxed), `concepts` (products that answer what was meant),
 * `category` (only the kind of thing fits).
 */
export type RecoveryStep =
  | 'spelling'
  | 'keyboard-layout'
  | 'transliteration'
  | 'synonym'
  | 'dropped-word'
  | 'relaxed-filter'
  | 'concepts'
  | 'category';

export interface EngineResult {
  hits: EngineHit[];
  /** All matches, not only those on this page. */
  total: number;
  /** How many of them meet everything that was understood and every remaining word. */
  greatTotal: number;
  /** How many of all matches are in each tier. */
  tierTotals: Readonly<Record<MatchTier, number>>;
  understood: Understanding['understood'];
  /** What was understood and where it was said, for chips: characters of the query. */
  spans: Understanding['spans'];
  /** The order that the words asked for, where the list is in it. */
  order: AppliedOrder | null;
  recoveredBy: RecoveryStep | null;
  /** Words that were read as others. */
  corrections: Correction[];
  /** The text that was read, where it was typed in other letters; null: as it was typed. */
  readAs: string | null;
  /** Of what is not wanted and data may leave open, among matches that meet the rest: how many state that they are without it, how many say nothing. */
  exclusions: { value: string; stated: number; unsaid: number }[];
  /** When asked for. */
  facets?: Facet[];
}

export interface SuggestOptions {
  language?: Language | undefined;
  /** At most this many completed queries, default 6. */
  queries?: number | undefined;
  /** At most this many products, default 6. */
  products?: number | undefined;
  /** At most this many categories, default 4. */
  categories?: number | undefined;
  /** Constraints that all suggestions must meet. */
  filters?: EngineFilters | undefined;
  /**
   * Proven queries of shoppers and their frequency. Those with the input as prefix are suggested first, if they have
   * results. Pass the same map until it changes, because results are cached by it.
   */
  popular?: ReadonlyMap<string, number> | undefined;
}

export interface Suggestions {
  queries: string[];
  productIds: string[];
  /** Canonical category values and how many of the found products each holds. */
  categories: { value: string; count: number }[];
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

export interface RecommendOptions {
  take: number;
  filters?: EngineFilters | undefined;
  /** How often another product was bought or looked at together with this one: id → count. */
  together?: ReadonlyMap<string, number> | undefined;
}

export interface ProductIndex {
  /** The result may be given again to an equal query: callers only read it. */
  search(query: EngineQuery): EngineResult;
  suggest(text: string, options?: SuggestOptions): Suggestions;
  /** For a query that finds nothing. */
  leadOn(text: string, options?: SuggestOptions): LeadOn;
  /** Products like this one, never itself, never sold out; empty for an unknown id. */
  similar(id: string, options: RecommendOptions): Recommendation[];
  /** Products that complete this one: another kind of thing, fitting in style, gender and the like. */
  goesWith(id: string, options: RecommendOptions): Recommendation[];
  /** Makes changes searchable at once, without a rebuild. Atomic. */
  apply(changes: readonly IndexChange[]): void;
  /** Puts vectors beside the words; they take part in ranking from the next query on. */
  attach(vectors: ProductVectors): void;
  /** How many products it holds. */
  readonly size: number;
  /** The number of products changed since the build; a large number is a reason for a rebuild. */
  readonly changed: number;
}
