/** What the search demo shows, as `tools/make-home-demo.ts` writes it down from real answers. */

/** How many cards a query has at most. */
export const SHOWN_PER_QUERY = 3;

export interface DemoProduct {
  id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  /** Address of its picture: cut free, transparent around it. */
  image: string;
  /** 0 to 5; 0 when nobody has rated it. */
  rating: number;
  reviews: number;
  /** What of the product answered the query; plain keyword search knows no reasons. */
  reasons?: { field: string; value: string }[];
}

/** A part of the query that was understood. */
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
  /** How many products each of the two found in all. */
  foundBefore: number;
  foundAfter: number;
  /** Plain keyword search. */
  productsBefore: DemoProduct[];
  /** Our search. */
  productsAfter: DemoProduct[];
}

export interface HomeDemo {
  /** Products in the shop that was asked. */
  catalogueSize: number;
  queries: DemoQuery[];
}

/** Place in the data of the query about a style, for which plain keyword search finds nothing. */
export const STYLE_QUERY = 1;
