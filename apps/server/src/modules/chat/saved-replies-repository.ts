/** All SQL on saved replies. */
import type { SavedReply, SavedReplyBody } from '@quarry/contract';
import { type Database, savedReplies, withLockedStore } from '@quarry/database';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export type SavedRepliesRepository = ReturnType<typeof createSavedRepliesRepository>;

/** `full`: the store has as many as it may have; `exists`: another one has the name; `none`: there is no such reply. */
export type WriteOutcome = SavedReply | 'full' | 'exists' | 'none';

export function createSavedRepliesRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(savedReplies.storeId, storeId), eq(savedReplies.id, id));

  async function read(tx: Database, storeId: string, id?: string): Promise<SavedReply[]> {
    const rows = await tx
      .select()
      .from(savedReplies)
      .where(id === undefined ? eq(savedReplies.storeId, storeId) : named(storeId, id))
      .orderBy(asc(sql`lower(${savedReplies.name})`), asc(savedReplies.id));
    return rows.map(shown);
  }

  return {
    list: (storeId: string): Promise<SavedReply[]> => read(db, storeId),

    /** Inserts or replaces. @param most how many a store may have. @param mayAdd false: only replaces. */
    write(
      storeId: string,
      { id, name, text, createdAt }: SavedReplyBody & { id: string; createdAt?: string },
      { most, mayAdd }: { most: number; mayAdd: boolean },
      { check, also }: ChangeOptions<SavedReply> = {},
    ): Promise<WriteOutcome> {
      return withLockedStore(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before && !mayAdd) return 'none';
        if (!before && (await tx.$count(savedReplies, eq(savedReplies.storeId, storeId))) >= most) return 'full';
        const isTaken = and(
          eq(savedReplies.storeId, storeId),
          sql`lower(${savedReplies.name}) = lower(${name})`,
          ne(savedReplies.id, id),
        );
        if ((await tx.$count(savedReplies, isTaken)) > 0) return 'exists';
        const [row] = await tx
          .insert(savedReplies)
          .values({ storeId, id, name, text, ...(createdAt && { createdAt }) })
          .onConflictDoUpdate({
            target: [savedReplies.storeId, savedReplies.id],
            set: { name, text, updatedAt: sql`now()` },
          })
          .returning();
        if (!row) return 'none';
        await also?.(tx, { before, after: shown(row) });
        return shown(row);
      });
    },

    /** @returns whether there was one. */
    remove(storeId: string, id: string, { check, also }: ChangeOptions<SavedReply> = {}): Promise<boolean> {
      return withLockedStore(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before) return false;
        await tx.delete(savedReplies).where(named(storeId, id));
        await also?.(tx, { before, after: undefined });
        return true;
      });
    },
  };
}

function shown({ id, name, text, createdAt, updatedAt }: typeof savedReplies.$inferSelect): SavedReply {
  return {
    id,
    name,
    text,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
