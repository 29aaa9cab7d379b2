/** Vectors of products, and of words where they were learned from the catalogue itself. */

export interface ProductVectors {
  dimensions: number;
  /** Which product each row belongs to. */
  ids: readonly string[];
  /** Row by row, each of length 1 times 127, rounded. */
  products: Int8Array;
  /** Learned vectors only: how a query's words (stems) are placed. Vectors of a provider come with the query instead. */
  words?: { stems: readonly string[]; vectors: Int8Array };
}
