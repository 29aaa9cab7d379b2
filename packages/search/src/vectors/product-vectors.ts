/** Vectors of products, and of words where they were learned from the catalogue itself. */

export interface ProductVectors {
  dimensions: number;
  /** Which product each row belongs to. */
  ids: readonly string[];
  /** Row by row, each of length 1 times 127, rounded. A row of zeros: nothing is known of the product. */
  products: Int8Array;
  /** Learned vectors only: how a query's words (stems) are placed. Vectors of a provider come with the query instead. */
  words?: WordVectors;
  /**
   * Cosine from which a product is near a query for a reason: what nearly all pairs that have nothing to do with each
   * other stay below. Absent: measured between the products themselves when the vectors are attached.
   */
  floor?: number;
}

export interface WordVectors {
  /** Sorted by code unit. */
  stems: readonly string[];
  /** Row by row, each of length 1 times 127, rounded. */
  vectors: Int8Array;
  /** How far each word pulls a text of several words its way. */
  weights: Float32Array;
}
