/**
 * The port to whatever ranks a store's products for a shopper's words.
 * The embedded engine stands behind it by default; a search server may take its place.
 */
import type { Language, SearchFilters, SearchSort, StoreSettings, Understood } from '@quarry/contract';

export interface ProductQuery {
  text: string;
  /** Of the shopper; only evidence, for each word is read in the language it is in. */
  language?: Language;
  filters?: SearchFilters;
  sort?: SearchSort;
  skip: number;
  take: number;
}

export interface ProductHit {
  id: string;
  /** Meets everything that was understood and every other word. */
  isGreat: boolean;
  /** `field` is `title`, `attributes.color`, `price` and the like; `words` are the shopper's. */
  reasons: { field: string; value: string; words: string }[];
}

export interface ProductHits {
  hits: ProductHit[];
  total: number;
  understood: Understood;
  /** Name of the step that found something, null when none was needed. */
  recoveredBy: string | null;
}

export interface ProductSuggestions {
  queries: string[];
  productIds: string[];
  /** Canonical categories and how many of the found products each holds. */
  categories: { value: string; count: number }[];
}

export interface ProductSearch {
  search(settings: StoreSettings, query: ProductQuery): Promise<ProductHits>;
  suggest(settings: StoreSettings, text: string): Promise<ProductSuggestions>;
  /** Makes the store's products searchable as they are now; resolves when they are. */
  refresh(storeId: string): Promise<void>;
}
