/** All SQL on one-time links: invitations to a store, and password resets. */
import type { Role } from '@quarry/contract';
import { accountLinks, type Database, grants, members, secondFactors, sessions, users } from '@quarry/database';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { AlsoWrite } from '../audit/index.ts';

export interface AccountLink {
  id: string;
  storeId: string;
  kind: 'invitation' | 'password-reset';
  username: string;
  role: Role | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
}

export interface NewAccountLink extends Omit<AccountLink, 'createdAt'> {
  tokenHash: string;
}

export type AccountLinksRepository = ReturnType<typeof createAccountLinksRepository>;

export function createAccountLinksRepository(db: Database) {
  const columns = {
    id: accountLinks.id,
    storeId: accountLinks.storeId,
    kind: accountLinks.kind,
    username: accountLinks.username,
    role: accountLinks.role,
    createdBy: accountLinks.createdBy,
    createdAt: accountLinks.createdAt,
    expiresAt: accountLinks.expiresAt,
  };
  const isOpen = gt(accountLinks.expiresAt, sql`now()`);

  return {
    /** A new link replaces an earlier one of the same kind for the same name in the store. */
    async add(link: NewAccountLink, also?: AlsoWrite): Promise<AccountLink> {
      return db.transaction(async (tx) => {
        await tx.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`));
        await tx
          .delete(accountLinks)
          .where(
            and(
              eq(accountLinks.storeId, link.storeId),
              eq(accountLinks.kind, link.kind),
              eq(accountLinks.username, link.username),
            ),
          );
        const [row] = await tx.insert(accountLinks).values(link).returning(columns);
        if (!row) throw new Error('A link was not kept.');
        await also?.(tx, { before: undefined, after: { username: row.username, role: row.role } });
        return row;
      });
    },

    /** Invitations of a store that may still be accepted, oldest first. */
    invitations: (storeId: string): Promise<AccountLink[]> =>
      db
        .select(columns)
        .from(accountLinks)
        .where(and(eq(accountLinks.storeId, storeId), eq(accountLinks.kind, 'invitation'), isOpen))
        .orderBy(asc(accountLinks.createdAt), asc(accountLinks.id)),

    async byToken(kind: AccountLink['kind'], tokenHash: string): Promise<AccountLink | undefined> {
      const [row] = await db
        .select(columns)
        .from(accountLinks)
        .where(and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.kind, kind), isOpen));
      return row;
    },

    /** @returns whether there was such an invitation. */
    async withdraw(storeId: string, id: string, also?: AlsoWrite): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .delete(accountLinks)
          .where(and(eq(accountLinks.storeId, storeId), eq(accountLinks.id, id), eq(accountLinks.kind, 'invitation')))
          .returning(columns);
        if (!row) return false;
        await also?.(tx, { before: { username: row.username, role: row.role }, after: undefined });
        return true;
      });
    },

    /**
     * Uses an invitation once: the account is created unless it exists, and becomes a member.
     * @param newAccount undefined: the account exists.
     * @returns false when the invitation was used in the meantime.
     */
    async accept(
      { id, storeId, role }: Pick<AccountLink, 'id' | 'storeId'> & { role: Role },
      account: { id: string; newUser?: { username: string; passwordHash: string } },
      also: AlsoWrite,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const used = await tx.delete(accountLinks).where(eq(accountLinks.id, id)).returning({ id: accountLinks.id });
        if (used.length === 0) return false;
        if (account.newUser) await tx.insert(users).values({ id: account.id, ...account.newUser });
        await tx.insert(members).values({ storeId, userId: account.id, role }).onConflictDoNothing();
        const [member] = await tx
          .select({ id: users.id, username: users.username, role: members.role })
          .from(members)
          .innerJoin(users, eq(users.id, members.userId))
          .where(and(eq(members.storeId, storeId), eq(members.userId, account.id)));
        await also(tx, { before: undefined, after: member });
        return true;
      });
    },

    /** Uses a password link once; the sessions of the account end, and its second factor. @returns whether it was still there. */
    async setPassword(id: string, username: string, passwordHash: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const used = await tx.delete(accountLinks).where(eq(accountLinks.id, id)).returning({ id: accountLinks.id });
        if (used.length === 0) return false;
        const [user] = await tx
          .update(users)
          .set({ passwordHash })
          .where(eq(users.username, username))
          .returning({ id: users.id });
        if (!user) return false;
        await tx.delete(sessions).where(eq(sessions.userId, user.id));
        // Whoever asked for the link may have lost the app.
        await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
        return true;
      });
    },

    /** The other stores in which an account works, by membership or grant. */
    async otherStoresOf(userId: string, storeId: string): Promise<string[]> {
      const ofMembers = await db.select({ id: members.storeId }).from(members).where(eq(members.userId, userId));
      const ofGrants = await db.select({ id: grants.storeId }).from(grants).where(eq(grants.userId, userId));
      return [...new Set([...ofMembers, ...ofGrants].map(({ id }) => id))].filter((id) => id !== storeId);
    },
  };
}
