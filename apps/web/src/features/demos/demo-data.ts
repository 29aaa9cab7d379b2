/**
 * The data of the demo pages, as `tools/make-demo-pages.ts` writes it. The folder has no index file: each page imports
 * its own demo with its own data file, so that no page loads the data of others.
 */

/** A product that the real search or assistant returned. */
export interface DemoProduct {
  readonly id: string;
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** The price before a reduction; null for none. */
  readonly originalPrice: number | null;
  readonly picture: string;
  readonly rating: number | null;
  readonly reviews: number;
  readonly facts: readonly string[];
  /** Which of the product's values matched which query words. */
  readonly reasons: readonly { field: string; value: string; words: string }[];
  readonly isGreat: boolean;
}

/** An understood part of a query. */
export interface DemoReading {
  readonly words: string;
  readonly kind: string;
  readonly label: string;
  readonly negated: boolean;
}

export interface DemoAnswer {
  readonly query: string;
  readonly total: number;
  readonly understood: readonly DemoReading[];
  /** Best first. */
  readonly products: readonly DemoProduct[];
}

export interface DemoComparison extends DemoAnswer {
  /** The results of a keyword search. */
  readonly plain: { readonly total: number; readonly products: readonly DemoProduct[] };
}

export interface DemoTurn {
  readonly says: string;
  readonly steps: readonly string[];
  readonly text: string;
  readonly products: readonly DemoProduct[];
  readonly buttons: readonly string[];
}

export interface DemoQuery {
  readonly language: string;
  readonly query: string;
  readonly understood: readonly DemoReading[];
  readonly total: number;
}
