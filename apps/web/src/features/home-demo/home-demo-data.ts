/** The data of the front page's search demo, as `tools/make-home-demo.ts` records it from real results. */

/** Maximum number of cards per query. */
export const SHOWN_PER_QUERY = 3;

export interface DemoProduct {
  id: string;
  name: string;
  description: string;
  /** In dollars. */
  price: number;
  /** URL of its picture, with transparent background. */
  image: string;
  /** 0 to 5; 0 when there are no ratings. */
  rating: number;
  reviews: number;
  /** Which values matched the query; keyword search has no reasons. */
  reasons?: { field: string; value: string }[];
}

/** An understood part of the query. */
export interface DemoReading {
  words: string;
  kind: string;
  label: string;
  negated: boolean;
}

export interface DemoQuery {
  id: string;
  query: string;
  understood: DemoReading[];
  /** The total results of keyword search and of ours. */
  foundBefore: number;
  foundAfter: number;
  /** Results of keyword search. */
  productsBefore: DemoProduct[];
  /** Results of our search. */
  productsAfter: DemoProduct[];
}

export interface HomeDemo {
  /** Number of products in the demo shop. */
  catalogueSize: number;
  queries: DemoQuery[];
}

/** Index of the style query, for which keyword search finds nothing. */
export const STYLE_QUERY = 1;
