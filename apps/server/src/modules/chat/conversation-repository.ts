/**
 * All SQL on conversations and messages. A conversation is identified by store, owner and session together: a session
 * id or conversation id alone gives no access to others' conversations.
 */
import type { EarlierMessage } from '@quarry/assistant';
import { Language, type StreamPiece } from '@quarry/contract';
import { conversations, type Database, messages, replies } from '@quarry/database';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { WrittenAnswer } from './voice.ts';

export interface ConversationKey {
  owner: string;
  sessionId: string;
}

/**
 * Of a reply: `writing` until the answer is complete; `stopping` while its process is asked to stop it; `stopped` by the
 * shopper or a person; `failed` by an error.
 */
export type ReplyStatus = 'writing' | 'stopping' | 'written' | 'stopped' | 'failed';

export interface Conversation {
  id: string;
  memory: unknown;
  /** A person of the staff answers; the assistant is silent. */
  isTakenOver: boolean;
  /** The shopper has asked for a person. */
  isHandedOver: boolean;
}

/** An answer to store. */
export interface AssistantMessage {
  id: string;
  text: string;
  shown: { products?: string[]; orders?: string[]; buttons?: string[] };
  trace: Record<string, unknown>;
  /** True when the shopper disconnected or an error occurred before it was complete. */
  isCut: boolean;
}

export interface ConversationRepository {
  /** The conversation of this key; created if missing. */
  open(
    storeId: string,
    key: ConversationKey,
    begin: { id: string; language: Language; isDev: boolean },
  ): Promise<Conversation>;
  /** The session of a conversation of this owner in this store. */
  sessionOf(storeId: string, owner: string, conversationId: string): Promise<string | undefined>;
  /** The last messages, oldest first. */
  recentMessages(storeId: string, conversationId: string, limit: number): Promise<EarlierMessage[]>;
  addShopperMessage(storeId: string, conversationId: string, message: { id: string; text: string }): Promise<void>;
  /** Stores an answer together with the dialogue state after it and the end of its reply. */
  addAnswer(
    storeId: string,
    conversationId: string,
    answer: AssistantMessage,
    after: { language: Language; memory: unknown },
    reply: { status: ReplyStatus; pieces: readonly StreamPiece[] },
  ): Promise<void>;
  /** Adds information to a stored answer's trace. */
  addToTrace(answerId: string, more: Record<string, unknown>): Promise<void>;
  /** An answer that this owner received, to be spoken. */
  answerOf(owner: string, answerId: string): Promise<WrittenAnswer | undefined>;
  /** Records that the shopper asked for a person. @returns whether it was the first time, which counts. */
  handOver(storeId: string, conversationId: string): Promise<boolean>;
}

export function createConversationRepository(db: Database): ConversationRepository {
  const inStore = (storeId: string, id: string) => and(eq(conversations.storeId, storeId), eq(conversations.id, id));

  return {
    async open(storeId, { owner, sessionId }, { id, language, isDev }) {
      await db
        .insert(conversations)
        .values({ id, storeId, owner, sessionId, language, isDev })
        .onConflictDoNothing({ target: [conversations.storeId, conversations.owner, conversations.sessionId] });
      const [row] = await db
        .select({
          id: conversations.id,
          memory: conversations.memory,
          isTakenOver: sql<boolean>`${conversations.takenOverId} is not null`,
          isHandedOver: sql<boolean>`${conversations.handedOverAt} is not null`,
        })
        .from(conversations)
        .where(
          and(
            eq(conversations.storeId, storeId),
            eq(conversations.owner, owner),
            eq(conversations.sessionId, sessionId),
          ),
        );
      if (!row) throw new Error('A conversation that was just opened is gone.');
      return row;
    },

    async sessionOf(storeId, owner, conversationId) {
      const [row] = await db
        .select({ sessionId: conversations.sessionId })
        .from(conversations)
        .where(and(inStore(storeId, conversationId), eq(conversations.owner, owner)));
      return row?.sessionId;
    },

    async recentMessages(storeId, conversationId, limit) {
      const rows = await db
        .select({ role: messages.role, text: messages.text })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(inStore(storeId, conversationId))
        .orderBy(desc(messages.position))
        .limit(limit);
      // To a model, a person of the staff and the assistant are one side.
      return rows.reverse().map(({ role, text }) => ({ role: role === 'person' ? 'assistant' : role, text }));
    },

    async addShopperMessage(storeId, conversationId, { id, text }) {
      // A message that is sent again after a failed reply is there already.
      await db.insert(messages).values({ id, conversationId, role: 'shopper', text }).onConflictDoNothing();
      // Staff see it at the top, also while nobody answers.
      await db.update(conversations).set({ updatedAt: sql`now()` }).where(inStore(storeId, conversationId));
    },

    async addAnswer(storeId, conversationId, { id, text, shown, trace, isCut }, { language, memory }, reply) {
      await db.transaction(async (tx) => {
        const answer = { text, shown, trace, isCut };
        await tx
          .insert(messages)
          .values({ id, conversationId, role: 'assistant', ...answer })
          // The answer to a message that was sent again replaces the broken one.
          .onConflictDoUpdate({ target: messages.id, set: answer });
        await tx
          .update(replies)
          .set({ status: reply.status, pieces: [...reply.pieces] })
          .where(eq(replies.id, id));
        await tx
          .update(conversations)
          .set({ language, updatedAt: sql`now()`, ...(memory !== null && { memory }) })
          .where(inStore(storeId, conversationId));
      });
    },

    async addToTrace(answerId, more) {
      await db
        .update(messages)
        .set({ trace: sql`coalesce(${messages.trace}, '{}'::jsonb) || ${JSON.stringify(more)}::jsonb` })
        .where(eq(messages.id, answerId));
    },

    async answerOf(owner, answerId) {
      const [row] = await db
        .select({
          storeId: conversations.storeId,
          language: conversations.language,
          text: messages.text,
          trace: messages.trace,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(messages.id, answerId), eq(messages.role, 'assistant'), eq(conversations.owner, owner)));
      if (!row) return undefined;
      const { storeId, text, trace } = row;
      // Answers stored before the trace had a language use their conversation's.
      const language = Language.safeParse(trace?.language).data ?? Language.parse(row.language);
      return { storeId, text, language, mayUseProvider: trace?.mayUseProvider === true };
    },

    async handOver(storeId, conversationId) {
      const rows = await db
        .update(conversations)
        .set({ handedOverAt: sql`now()` })
        .where(and(inStore(storeId, conversationId), isNull(conversations.handedOverAt)))
        .returning({ id: conversations.id });
      return rows.length > 0;
    },
  };
}
