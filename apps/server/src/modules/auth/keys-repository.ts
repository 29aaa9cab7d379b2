/** All SQL on keys as API v1 manages them, publishable and secret. */
import type { Permission } from '@quarry/contract';
import { apiKeys, type Database, withLockedStore } from '@quarry/database';
import { and, asc, count, eq } from 'drizzle-orm';
import type { AlsoWrite } from '../audit/index.ts';

export interface StoredSecretKey {
  id: string;
  storeId: string;
  name: string;
  scopes: Permission[];
  networks: string[];
  expiresAt: string | null;
}

/** A key without its hash. */
export interface KeyRow extends StoredSecretKey {
  kind: 'publishable' | 'secret';
  hint: string;
  /** Empty for a secret key. */
  origin: string;
  lastUsedOn: string | null;
  createdAt: string;
  createdBy: string;
}

export type NewKeyRow = Omit<KeyRow, 'lastUsedOn' | 'createdAt'> & { keyHash: string };

export type KeysRepository = ReturnType<typeof createKeysRepository>;

export function createKeysRepository(db: Database) {
  const secretColumns = {
    id: apiKeys.id,
    storeId: apiKeys.storeId,
    name: apiKeys.name,
    scopes: apiKeys.scopes,
    networks: apiKeys.networks,
    expiresAt: apiKeys.expiresAt,
  };
  const columns = {
    ...secretColumns,
    kind: apiKeys.kind,
    hint: apiKeys.hint,
    origin: apiKeys.origin,
    lastUsedOn: apiKeys.lastUsedOn,
    createdAt: apiKeys.createdAt,
    createdBy: apiKeys.createdBy,
  };
  const named = (storeId: string, id: string) => and(eq(apiKeys.storeId, storeId), eq(apiKeys.id, id));

  return {
    async secretKey(keyHash: string): Promise<StoredSecretKey | undefined> {
      const [row] = await db
        .select(secretColumns)
        .from(apiKeys)
        .where(and(eq(apiKeys.keyHash, keyHash), eq(apiKeys.kind, 'secret')));
      return row;
    },

    /** Oldest first. */
    list: (storeId: string): Promise<KeyRow[]> =>
      db
        .select(columns)
        .from(apiKeys)
        .where(eq(apiKeys.storeId, storeId))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),

    async find(storeId: string, id: string): Promise<KeyRow | undefined> {
      const [row] = await db.select(columns).from(apiKeys).where(named(storeId, id));
      return row;
    },

    /**
     * Adds a key; when it replaces another one, that one expires.
     * @returns undefined when the store already has `most` keys.
     */
    async add(
      key: NewKeyRow,
      { most, expires, also }: { most: number; expires?: { id: string; at: string }; also?: AlsoWrite | undefined },
    ): Promise<KeyRow | undefined> {
      return withLockedStore(db, key.storeId, async (tx) => {
        const [held] = await tx.select({ total: count() }).from(apiKeys).where(eq(apiKeys.storeId, key.storeId));
        if ((held?.total ?? 0) >= most) return undefined;
        const [row] = await tx.insert(apiKeys).values(key).returning(columns);
        if (expires) {
          await tx.update(apiKeys).set({ expiresAt: expires.at }).where(named(key.storeId, expires.id));
        }
        await also?.(tx, { before: undefined, after: row });
        return row;
      });
    },

    /** @returns whether there was one. */
    async remove(storeId: string, id: string, also?: AlsoWrite): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx.delete(apiKeys).where(named(storeId, id)).returning(columns);
        if (!row) return false;
        await also?.(tx, { before: row, after: undefined });
        return true;
      });
    },
  };
}
