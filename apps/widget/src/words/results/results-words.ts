/** The texts of the results. Counts are parameters, so that each language places them itself. */
import type { SearchSort } from '@quarry/contract';

export interface ResultsWords {
  searchFor: string;
  /** `great` of `total` results meet the whole query. */
  results: (query: string, counts: { total: number; great: number }) => string;
  nothing: (query: string) => string;
  nothingHint: string;
  /** Heading of results that meet a part of the query. */
  similar: string;
  readAs: (typed: string, meant: string) => string;
  /** The way back from another reading. */
  asTyped: string;
  more: string;
  failed: string;
  retry: string;
  without: (label: string) => string;
  loading: string;
  close: string;
  /** Label of a struck-through price for screen readers. */
  originalPrice: string;
  filters: string;
  clearAll: string;
  sort: string;
  orders: Record<SearchSort, string>;
  lowest: string;
  highest: string;
  /** Label of the links to other pages. */
  pages: string;
  before: string;
  after: string;
  pageOf: (page: number, pages: number) => string;
  /** Of a list without a query. */
  products: (count: number) => string;
  addToCart: string;
  added: string;
  notAdded: string;
}
