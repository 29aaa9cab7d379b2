/**
 * What the demo pages show, as `tools/make-demo-pages.ts` writes it. The folder has no common door: each page takes its
 * own demo, with its own file of data, so that nobody fetches the data of the others.
 */

/** A product that the real search or the real assistant brought. */
export interface DemoProduct {
  readonly id: string;
  readonly name: string;
  /** Dollars. */
  readonly price: number;
  /** The higher price from before; null: there was none. */
  readonly originalPrice: number | null;
  readonly picture: string;
  readonly rating: number | null;
  readonly reviews: number;
  readonly facts: readonly string[];
  /** What of the product answered which words. */
  readonly reasons: readonly { field: string; value: string; words: string }[];
  readonly isGreat: boolean;
}

/** A part of a query and what it was understood as. */
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
  /** What a search finds that only looks for the words. */
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
