/** The texts of the search part. Counts are parameters, so that each language places them itself. */
export interface SearchWords {
  suggestions: (count: number) => string;
  searchFor: string;
  loading: string;
  /** Label of a struck-through price for screen readers. */
  originalPrice: string;
  /** Above the searches that the shopper made before. */
  recent: string;
  forgetRecent: string;
}
