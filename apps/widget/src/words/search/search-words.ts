/** The texts of the search part. Counts are parameters, so that each language places them itself. */
export interface SearchWords {
  suggestions: (count: number) => string;
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
}
