/**
 * The interface of a search server that holds large catalogues. It stores documents as tokens and conditions, and
 * retrieves candidates; what a query means and how candidates are ranked is decided here, by the code of the embedded
 * engine (`retrieved-product-search.ts`).
 */
import type { SearchSort } from '@quarry/contract';
import type { CallOptions, EngineHealth } from '../../../search-engine/product-search.ts';

/** A document as it is retrieved. Its texts are tokens already, so that the server needs no analysis of a language. */
export interface RetrievalDocument {
  id: string;
  /** The version of the catalogue that wrote it. */
  version: number;
  /** Words of the name, category and brand: exact forms and stems. */
  name: string[];
  /** Words of all texts. */
  words: string[];
  /** Concepts that the name mentions: `color:red`. */
  concepts: string[];
  /** Article numbers, whole and in parts. */
  identifiers: string[];
  /** `key=value` of the product and its variants. */
  attributes: string[];
  /** The least and the greatest price of the product and its variants; null: unknown. */
  prices: { low: number; high: number } | null;
  /** The price that lists are sorted by. */
  price: number | null;
  isAvailable: boolean;
  rating: number | null;
  popularity: number;
  position: number;
}

export type RetrievalChange =
  | { kind: 'put'; document: RetrievalDocument }
  | { kind: 'remove'; id: string; version: number };

/** One word of a query, met by any of these. */
export interface RetrievalWord {
  /** Exact forms and stems of its readings. */
  forms: string[];
  /** Concepts and `key=value` that it names. */
  concepts: string[];
  attributes: string[];
  /** Words that begin with it count too: it is still being typed. */
  mayBeBeginning: boolean;
  /** Words that differ by a slip count too. */
  mayBeSlip: boolean;
}

export interface RetrievalConditions {
  /** Each group is met by any of its `key=value`. */
  attributes: string[][];
  priceMin: number | undefined;
  priceMax: number | undefined;
  inStock: boolean | undefined;
  ids: readonly string[] | undefined;
}

export interface RetrievalRequest {
  words: RetrievalWord[];
  identifiers: string[];
  conditions: RetrievalConditions;
  /** Products that meet none of the words come last instead of being left out. */
  fillsUp: boolean;
  /** Only products that meet every word. */
  meetsAllWords: boolean;
  sort: SearchSort;
  skip: number;
  take: number;
  /** `key` of attributes that are counted over all that is found, each without the conditions given here for it. */
  facets: readonly { key: string; conditions: RetrievalConditions }[];
}

export interface Retrieved {
  candidates: { id: string; position: number; popularity: number }[];
  /** All that meet the request, not only the candidates. */
  total: number;
  facets: { key: string; values: { value: string; count: number }[] }[];
}

export interface Retriever {
  health(): Promise<EngineHealth>;
  /** The version of the catalogue that is indexed; null: nothing is. */
  version(storeId: string, call?: CallOptions): Promise<number | null>;
  /**
   * Writes changes, which can then be found, and notes the version that they lead to. A change that is older than what
   * is indexed is ignored, so that changes may be sent again and by several processes.
   */
  apply(storeId: string, changes: readonly RetrievalChange[], version: number): Promise<void>;
  /** Indexes all documents anew beside what is indexed, and then replaces it in one step. */
  rebuild(storeId: string, documents: AsyncIterable<RetrievalDocument[]>, version: number): Promise<void>;
  find(storeId: string, requests: readonly RetrievalRequest[], call?: CallOptions): Promise<Retrieved[]>;
  drop(storeId: string): Promise<void>;
  close(): Promise<void>;
}
