/** All SQL on members of stores. Changes of one store's members run one after another. */
import type { Role } from '@quarry/contract';
import { type Database, lockStore, members, users } from '@quarry/database';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export interface StoredMember {
  id: string;
  username: string;
  role: Role;
  createdAt: string;
}

/** A member as the audit log and undo know it. */
export interface MemberChange {
  id: string;
  username: string;
  role: Role;
}

export interface MemberOptions extends ChangeOptions<MemberChange> {
  /** Called in the transaction with the owners that there would be afterwards. */
  checkOwners?: (owners: number) => void;
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;

export function createMembersRepository(db: Database) {
  const columns = { id: users.id, username: users.username, role: members.role, createdAt: members.createdAt };

  async function read(tx: Database, storeId: string, userId: string): Promise<MemberChange | undefined> {
    const [row] = await tx
      .select({ id: users.id, username: users.username, role: members.role })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.storeId, storeId), eq(members.userId, userId)));
    return row;
  }

  return {
    /** In the order of the names. */
    list: (storeId: string, { after, take }: { after?: string | undefined; take: number }): Promise<StoredMember[]> =>
      db
        .select(columns)
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.storeId, storeId), after === undefined ? undefined : gt(users.username, after)))
        .orderBy(asc(users.username))
        .limit(take),

    async find(storeId: string, userId: string): Promise<StoredMember | undefined> {
      const [row] = await db
        .select(columns)
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.storeId, storeId), eq(members.userId, userId)));
      return row;
    },

    /** @param role null: the account is no member any more. */
    async set(
      storeId: string,
      userId: string,
      role: Role | null,
      { check, also, checkOwners }: MemberOptions = {},
    ): Promise<void> {
      await db.transaction(async (transaction) => {
        const tx: Database = transaction;
        await lockStore(tx, storeId);
        const before = await read(tx, storeId, userId);
        check?.(before);
        if (role === null) {
          await tx.delete(members).where(and(eq(members.storeId, storeId), eq(members.userId, userId)));
        } else {
          await tx
            .insert(members)
            .values({ storeId, userId, role })
            .onConflictDoUpdate({ target: [members.storeId, members.userId], set: { role } });
        }
        const owners = await tx
          .select({ id: members.userId })
          .from(members)
          .where(and(eq(members.storeId, storeId), eq(members.role, 'owner')));
        checkOwners?.(owners.length);
        await also?.(tx, { before, after: await read(tx, storeId, userId) });
      });
    },
  };
}
