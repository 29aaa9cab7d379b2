/** All SQL on embeddings, stored by the hash of the text. */
import { type Database, embeddings } from '@quarry/database';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';

export interface KeptVector {
  contentHash: string;
  vector: Int8Array;
}

/** Hashes looked through at once. */
const PAGE = 5_000;

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

    /** Forgets all that this model has said of the store's texts. */
    async forgetModel(storeId: string, model: string): Promise<void> {
      await db.delete(embeddings).where(and(eq(embeddings.storeId, storeId), eq(embeddings.model, model)));
    },

    /** Forgets what other models have said, and what this one said of texts that are not among these. */
    async keepOnly(storeId: string, model: string, contentHashes: ReadonlySet<string>): Promise<void> {
      await db.delete(embeddings).where(and(eq(embeddings.storeId, storeId), ne(embeddings.model, model)));
      const own = and(eq(embeddings.storeId, storeId), eq(embeddings.model, model));
      for (let after = ''; ; ) {
        const page = await db
          .select({ contentHash: embeddings.contentHash })
          .from(embeddings)
          .where(and(own, gt(embeddings.contentHash, after)))
          .orderBy(embeddings.contentHash)
          .limit(PAGE);
        const gone = page.map(({ contentHash }) => contentHash).filter((hash) => !contentHashes.has(hash));
        if (gone.length > 0) await db.delete(embeddings).where(and(own, inArray(embeddings.contentHash, gone)));
        if (page.length < PAGE) return;
        after = page.at(-1)?.contentHash ?? after;
      }
    },
  };
}
