/** The interface of a source of product vectors: an embedding model, or the catalogue itself. */
import type { ProductVectors } from '@quarry/search';

export interface VectorSource {
  /**
   * Vectors of all products as they are now. What is known already is not asked for again, so a call that was broken
   * off goes on where it stopped. @throws when it cannot be had at present.
   */
  vectorsOf(storeId: string, signal: AbortSignal): Promise<ProductVectors>;
  /** The vector of a query. Resolves quickly and never rejects. */
  placeQuery(storeId: string, text: string): Promise<PlacedQuery>;
  /** Whether a few changed products require an update. */
  followsEveryChange: boolean;
}

/** Without a vector: the query's words place it, or nothing does. */
export interface PlacedQuery {
  vector?: Float32Array;
  /** The model should have said, but did not. */
  isFallback?: boolean;
}
