/**
 * All SQL on token spending. A reservation is one transaction of two conditional updates, so that concurrent processes
 * and turns cannot exceed the limits together.
 */
import { conversations, type Database, tokenDays } from '@quarry/database';
import { and, eq, sql } from 'drizzle-orm';

interface Spent {
  conversationId: string;
  day: string;
  tokens: number;
}

export interface TokenSpendingRepository {
  reserve(storeId: string, spent: Spent, limits: { perConversation: number; perStoreAndDay: number }): Promise<boolean>;
  correct(storeId: string, spent: Spent): Promise<void>;
}

/** Rolls a transaction back. */
class OverLimit extends Error {}

export function createTokenSpendingRepository(db: Database): TokenSpendingRepository {
  const ofConversation = (storeId: string, conversationId: string) =>
    and(eq(conversations.storeId, storeId), eq(conversations.id, conversationId));

  return {
    async reserve(storeId, { conversationId, day, tokens }, { perConversation, perStoreAndDay }) {
      if (tokens > perConversation || tokens > perStoreAndDay) return false;
      try {
        await db.transaction(async (tx) => {
          const [conversation] = await tx
            .update(conversations)
            .set({ tokensSpent: sql`${conversations.tokensSpent} + ${tokens}` })
            .where(
              and(
                ofConversation(storeId, conversationId),
                sql`${conversations.tokensSpent} + ${tokens} <= ${perConversation}`,
              ),
            )
            .returning({ id: conversations.id });
          if (!conversation) throw new OverLimit();
          const [today] = await tx
            .insert(tokenDays)
            .values({ storeId, day, tokens })
            .onConflictDoUpdate({
              target: [tokenDays.storeId, tokenDays.day],
              set: { tokens: sql`${tokenDays.tokens} + ${tokens}` },
              setWhere: sql`${tokenDays.tokens} + ${tokens} <= ${perStoreAndDay}`,
            })
            .returning({ tokens: tokenDays.tokens });
          if (!today) throw new OverLimit();
        });
        return true;
      } catch (error) {
        if (error instanceof OverLimit) return false;
        throw error;
      }
    },

    async correct(storeId, { conversationId, day, tokens }) {
      await db.transaction(async (tx) => {
        await tx
          .update(conversations)
          .set({ tokensSpent: sql`greatest(0, ${conversations.tokensSpent} + ${tokens})` })
          .where(ofConversation(storeId, conversationId));
        await tx
          .update(tokenDays)
          .set({ tokens: sql`greatest(0, ${tokenDays.tokens} + ${tokens})` })
          .where(and(eq(tokenDays.storeId, storeId), eq(tokenDays.day, day)));
      });
    },
  };
}
