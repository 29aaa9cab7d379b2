/** All SQL on feedback. One row per kind and target: a new value replaces the old. */
import { conversations, type Database, feedback, messages } from '@quarry/database';
import { and, desc, eq, sql } from 'drizzle-orm';

export interface Opinion {
  conversationId: string;
  /** Null: about the whole conversation. */
  messageId: string | null;
  kind: 'reaction' | 'comment' | 'rating';
  /** Null: withdrawn. */
  value: string | null;
}

/** How the table marks feedback on the whole conversation. */
const WHOLE_CONVERSATION = '';

export interface FeedbackRepository {
  /** The conversation in which this owner received this answer. */
  conversationOfAnswer(owner: string, messageId: string): Promise<string | undefined>;
  /** The owner's latest conversation of a session. */
  conversationOfSession(owner: string, sessionId: string): Promise<string | undefined>;
  save(opinion: Opinion): Promise<void>;
}

export function createFeedbackRepository(db: Database): FeedbackRepository {
  return {
    async conversationOfAnswer(owner, messageId) {
      const [row] = await db
        .select({ id: conversations.id })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(messages.id, messageId), eq(messages.role, 'assistant'), eq(conversations.owner, owner)));
      return row?.id;
    },

    async conversationOfSession(owner, sessionId) {
      const [row] = await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.owner, owner), eq(conversations.sessionId, sessionId)))
        .orderBy(desc(conversations.updatedAt))
        .limit(1);
      return row?.id;
    },

    async save({ conversationId, messageId, kind, value }) {
      await db
        .insert(feedback)
        .values({ conversationId, messageId: messageId ?? WHOLE_CONVERSATION, kind, value })
        .onConflictDoUpdate({
          target: [feedback.conversationId, feedback.messageId, feedback.kind],
          set: { value, updatedAt: sql`now()` },
        });
    },
  };
}
