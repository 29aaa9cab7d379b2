/** Where the vectors of a store's products come from: a model of meaning, or the catalogue itself. */
import type { ProductVectors } from '@quarry/search';

export interface VectorSource {
  /**
   * Vectors of all products as they are now. What is known already is not asked for again, so a call that was broken
   * off goes on where it stopped. @throws when it cannot be had at present.
   */
  vectorsOf(storeId: string, signal: AbortSignal): Promise<ProductVectors>;
  /** Where a query stands among them; undefined: its words place it, or nothing does. Never throws. */
  placeQuery(text: string): Promise<Float32Array | undefined>;
  /** Whether a few changed products are reason enough to ask anew. */
  followsEveryChange: boolean;
}
