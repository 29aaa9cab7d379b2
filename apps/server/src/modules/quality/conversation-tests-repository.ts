/** All SQL on conversation tests. */
import type { ConversationTest, ConversationTestBody } from '@quarry/contract';
import { conversationTests, type Database, withLockedStore } from '@quarry/database';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export type ConversationTestsRepository = ReturnType<typeof createConversationTestsRepository>;

export function createConversationTestsRepository(db: Database) {
  const ofStore = (storeId: string) => eq(conversationTests.storeId, storeId);
  const named = (storeId: string, id: string) => and(ofStore(storeId), eq(conversationTests.id, id));

  async function read(tx: Database, storeId: string, id?: string): Promise<ConversationTest[]> {
    const rows = await tx
      .select()
      .from(conversationTests)
      .where(id === undefined ? ofStore(storeId) : named(storeId, id))
      .orderBy(asc(sql`lower(${conversationTests.body} ->> 'name')`), asc(conversationTests.id));
    return rows.map(shown);
  }

  return {
    /** By name. */
    list: (storeId: string) => read(db, storeId),

    /** How many there are and when one changed last, as a text. */
    async version(storeId: string): Promise<string> {
      const [row] = await db
        .select({ tests: count(), last: max(conversationTests.updatedAt) })
        .from(conversationTests)
        .where(ofStore(storeId));
      return `${row?.tests ?? 0} ${row?.last ?? ''}`;
    },

    /**
     * Inserts or replaces. @param mayAdd false: only replaces.
     * @returns `full` when the store has `most` of them, `none` when there is none to replace.
     */
    write(
      storeId: string,
      { id, body, createdAt }: { id: string; body: ConversationTestBody; createdAt?: string | undefined },
      { most, mayAdd }: { most: number; mayAdd: boolean },
      { check, also }: ChangeOptions<ConversationTest> = {},
    ): Promise<ConversationTest | 'full' | 'none'> {
      return withLockedStore(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before && !mayAdd) return 'none';
        if (!before && (await tx.$count(conversationTests, ofStore(storeId))) >= most) return 'full';
        const [row] = await tx
          .insert(conversationTests)
          .values({ storeId, id, body, ...(createdAt && { createdAt }) })
          .onConflictDoUpdate({
            target: [conversationTests.storeId, conversationTests.id],
            set: { body, updatedAt: sql`now()` },
          })
          .returning();
        if (!row) return 'none';
        await also?.(tx, { before, after: shown(row) });
        return shown(row);
      });
    },

    /** @returns whether there was one. */
    remove(storeId: string, id: string, { check, also }: ChangeOptions<ConversationTest> = {}): Promise<boolean> {
      return withLockedStore(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before) return false;
        await tx.delete(conversationTests).where(named(storeId, id));
        await also?.(tx, { before, after: undefined });
        return true;
      });
    },
  };
}

function shown({ id, body, createdAt, updatedAt }: typeof conversationTests.$inferSelect): ConversationTest {
  return {
    ...body,
    id,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** The test without what belongs to its row. */
export function testBody({ id: _id, created_at: _at, updated_at: _updated, ...body }: ConversationTest) {
  return body;
}
