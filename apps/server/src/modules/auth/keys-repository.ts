/** All SQL on keys as API v1 manages them, publishable and secret. */
import type { Permission } from '@quarry/contract';
import { apiKeys, type Database } from '@quarry/database';
import { and, eq } from 'drizzle-orm';

export interface StoredSecretKey {
  id: string;
  storeId: string;
  name: string;
  scopes: Permission[];
  networks: string[];
  expiresAt: string | null;
}

export type KeysRepository = ReturnType<typeof createKeysRepository>;

export function createKeysRepository(db: Database) {
  return {
    async secretKey(keyHash: string): Promise<StoredSecretKey | undefined> {
      const [row] = await db
        .select({
          id: apiKeys.id,
          storeId: apiKeys.storeId,
          name: apiKeys.name,
          scopes: apiKeys.scopes,
          networks: apiKeys.networks,
          expiresAt: apiKeys.expiresAt,
        })
        .from(apiKeys)
        .where(and(eq(apiKeys.keyHash, keyHash), eq(apiKeys.kind, 'secret')));
      return row;
    },

    /** @param day ISO 8601, such as `2026-11-01`. */
    async noteUse(id: string, day: string): Promise<void> {
      await db.update(apiKeys).set({ lastUsedOn: day }).where(eq(apiKeys.id, id));
    },
  };
}
