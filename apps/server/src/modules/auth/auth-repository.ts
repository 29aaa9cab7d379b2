/** Accounts, their grants, sessions and publishable keys. */
import { apiKeys, type Database, grants, members, secondFactors, sessions, users } from '@quarry/database';
import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Account, Grant } from './contexts.ts';

export interface NewUser {
  id: string;
  username: string;
  passwordHash: string;
  isAdmin: boolean;
  grantsAll: boolean;
  isDemo: boolean;
  grants: Grant[];
}

export interface StoredAccount extends Account {
  passwordHash: string;
}

export interface StoredKey {
  keyHash: string;
  storeId: string;
  origin: string;
  /** The first characters of the key. */
  hint: string;
  createdAt: string;
}

export interface PublishableKey {
  id: string;
  storeId: string;
  origin: string;
  /** null: until it is revoked. */
  expiresAt: string | null;
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(db: Database) {
  async function withGrants(row: typeof users.$inferSelect): Promise<StoredAccount> {
    const rows = await db
      .select({ base: grants.base, storeId: grants.storeId })
      .from(grants)
      .where(eq(grants.userId, row.id))
      .orderBy(asc(grants.storeId), asc(grants.base));
    const memberships = await db
      .select({ storeId: members.storeId, role: members.role })
      .from(members)
      .where(eq(members.userId, row.id))
      .orderBy(asc(members.storeId));
    const confirmed = and(eq(secondFactors.userId, row.id), isNotNull(secondFactors.confirmedAt));
    const hasSecondFactor = (await db.$count(secondFactors, confirmed)) > 0;
    return { ...row, grants: rows, memberships, hasSecondFactor };
  }

  return {
    /** Nothing is cached here; see `cached-auth-repository.ts`. */
    forget(): void {},

    async byUsername(username: string): Promise<StoredAccount | undefined> {
      const [row] = await db.select().from(users).where(eq(users.username, username));
      return row && withGrants(row);
    },

    async bySession(tokenHash: string): Promise<StoredAccount | undefined> {
      const [row] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      return row && withGrants(row.user);
    },

    async addUser({ grants: list, ...user }: NewUser): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction.insert(users).values(user);
        if (list.length === 0) return;
        await transaction.insert(grants).values(list.map((grant) => ({ userId: user.id, ...grant })));
      });
    },

    /** Every account, in the order of the names. */
    async all(): Promise<Account[]> {
      const rows = await db.select().from(users).orderBy(asc(users.username));
      return Promise.all(rows.map(withGrants));
    },

    /** A new password ends every session of the account, and its second factor: who sets it may have lost the app. */
    async changePassword(userId: string, passwordHash: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      });
    },

    /** Deletes the account with its grants and sessions. */
    async removeUser(userId: string): Promise<void> {
      await db.delete(users).where(eq(users.id, userId));
    },

    /** Takes grants from an account and ends its sessions. */
    async removeGrants(userId: string, list: readonly Grant[]): Promise<void> {
      await db.transaction(async (tx) => {
        for (const { base, storeId } of list) {
          await tx
            .delete(grants)
            .where(and(eq(grants.userId, userId), eq(grants.base, base), eq(grants.storeId, storeId)));
        }
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      });
    },

    async hasUsers(): Promise<boolean> {
      return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
    },

    async startSession(tokenHash: string, userId: string, expiresAt: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
      await db.insert(sessions).values({ tokenHash, userId, expiresAt: expiresAt.toISOString() });
    },

    /** Sessions of an account that have not ended, newest first. */
    async sessionsOf(userId: string): Promise<{ tokenHash: string; createdAt: string; expiresAt: string }[]> {
      return db
        .select({ tokenHash: sessions.tokenHash, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.createdAt), asc(sessions.tokenHash));
    },

    async endSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    async addKey(key: { keyHash: string; storeId: string; origin: string; hint: string }): Promise<void> {
      await db.insert(apiKeys).values(key);
    },

    /** The store of a publishable key. */
    async keyStore(keyHash: string): Promise<PublishableKey | undefined> {
      const [row] = await db
        .select({ id: apiKeys.id, storeId: apiKeys.storeId, origin: apiKeys.origin, expiresAt: apiKeys.expiresAt })
        .from(apiKeys)
        .where(and(eq(apiKeys.keyHash, keyHash), eq(apiKeys.kind, 'publishable')));
      return row;
    },

    /** @param day ISO 8601, such as `2026-11-01`. */
    async noteKeyUse(keyId: string, day: string): Promise<void> {
      await db.update(apiKeys).set({ lastUsedOn: day }).where(eq(apiKeys.id, keyId));
    },

    /** Publishable keys of one store, or of all; oldest first. */
    async keys(storeId?: string): Promise<StoredKey[]> {
      return db
        .select({
          keyHash: apiKeys.keyHash,
          storeId: apiKeys.storeId,
          origin: apiKeys.origin,
          hint: apiKeys.hint,
          createdAt: apiKeys.createdAt,
        })
        .from(apiKeys)
        .where(and(eq(apiKeys.kind, 'publishable'), storeId === undefined ? undefined : eq(apiKeys.storeId, storeId)))
        .orderBy(asc(apiKeys.storeId), asc(apiKeys.createdAt));
    },

    async removeKey(keyHash: string): Promise<void> {
      await db.delete(apiKeys).where(eq(apiKeys.keyHash, keyHash));
    },

    async isKeyOrigin(origin: string): Promise<boolean> {
      return (
        (await db.select({ origin: apiKeys.origin }).from(apiKeys).where(eq(apiKeys.origin, origin)).limit(1)).length >
        0
      );
    },
  };
}
