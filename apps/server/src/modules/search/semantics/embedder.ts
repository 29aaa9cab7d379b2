/** The interface of an embedding model. */
export interface Embedder {
  /** Names the model: vectors of two models are never compared. */
  id: string;
  /** Texts a call takes well. */
  batchSize: number;
  /**
   * One vector a text, in their order, all of one length.
   * @throws when the model cannot be reached, is too slow, or answers something else.
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}
