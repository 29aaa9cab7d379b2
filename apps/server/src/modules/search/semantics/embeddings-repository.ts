/** The only SQL about embeddings: what a model has said of a text, by the text's hash. */
import { type Database, embeddings } from '@quarry/database';
import { and, eq, inArray } from 'drizzle-orm';

export interface KeptVector {
  contentHash: string;
  vector: Int8Array;
}

export type EmbeddingsRepository = ReturnType<typeof createEmbeddingsRepository>;

export function createEmbeddingsRepository(db: Database) {
  return {
    /** Those that are known, by hash. */
    async find(storeId: string, model: string, contentHashes: readonly string[]): Promise<Map<string, Int8Array>> {
      if (contentHashes.length === 0) return new Map();
      const rows = await db
        .select({ contentHash: embeddings.contentHash, vector: embeddings.vector })
        .from(embeddings)
        .where(
          and(
            eq(embeddings.storeId, storeId),
            eq(embeddings.model, model),
            inArray(embeddings.contentHash, [...contentHashes]),
          ),
        );
      return new Map(rows.map(({ contentHash, vector }) => [contentHash, new Int8Array(vector)]));
    },

    /** Known ones stay as they are. */
    async save(storeId: string, model: string, vectors: readonly KeptVector[]): Promise<void> {
      if (vectors.length === 0) return;
      await db
        .insert(embeddings)
        .values(
          vectors.map(({ contentHash, vector }) => ({
            storeId,
            model,
            contentHash,
            vector: new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
          })),
        )
        .onConflictDoNothing();
    },
  };
}
