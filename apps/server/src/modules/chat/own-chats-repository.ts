/** All SQL on a visitor's own conversations: listing, reading and deleting them. */
import { Language } from '@quarry/contract';
import { conversations, type Database, messages } from '@quarry/database';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { ConversationKey } from './conversation-repository.ts';

const TITLE_LENGTH = 80;

export type OwnChatsRepository = ReturnType<typeof createOwnChatsRepository>;

export function createOwnChatsRepository(db: Database) {
  const isKey = (storeId: string, { owner, sessionId }: ConversationKey) =>
    and(
      eq(conversations.storeId, storeId),
      eq(conversations.owner, owner),
      or(eq(conversations.sessionId, sessionId), eq(conversations.id, sessionId)),
    );

  return {
    /** Latest first; those in which the shopper has said something. */
    async list(storeId: string, owner: string, take: number) {
      // Written out: within the fields of a query on one table, drizzle leaves out the tables' names.
      const title = sql<
        string | null
      >`(select left(messages.text, ${TITLE_LENGTH}) from messages where messages.conversation_id = conversations.id and messages.role = 'shopper' order by messages.position limit 1)`;
      const rows = await db
        .select({ session: conversations.sessionId, title, updatedAt: conversations.updatedAt })
        .from(conversations)
        .where(and(eq(conversations.storeId, storeId), eq(conversations.owner, owner), sql`${title} is not null`))
        .orderBy(desc(conversations.updatedAt), desc(conversations.id))
        .limit(take);
      return rows.map(({ session, title: text, updatedAt }) => ({
        session,
        title: text ?? '',
        updated_at: iso(updatedAt),
      }));
    },

    async find(storeId: string, key: ConversationKey) {
      const [row] = await db
        .select({
          id: conversations.id,
          session: conversations.sessionId,
          language: conversations.language,
          takenOverBy: conversations.takenOverBy,
          isTakenOver: sql<boolean>`${conversations.takenOverId} is not null`,
          isHandedOver: sql<boolean>`${conversations.handedOverAt} is not null`,
        })
        .from(conversations)
        .where(isKey(storeId, key));
      return row && { ...row, language: Language.parse(row.language) };
    },

    /** The last messages of a conversation, oldest first. */
    async lastMessages(conversationId: string, take: number) {
      const rows = await db
        .select({
          id: messages.id,
          position: messages.position,
          role: messages.role,
          text: messages.text,
          author: messages.author,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .where(eq(messages.conversationId, conversationId))
        .orderBy(desc(messages.position))
        .limit(take);
      return rows.reverse().map(({ createdAt, ...row }) => ({ ...row, created_at: iso(createdAt) }));
    },

    /** Messages, replies and feedback go with it. */
    async delete(storeId: string, key: ConversationKey): Promise<boolean> {
      const rows = await db.delete(conversations).where(isKey(storeId, key)).returning({ id: conversations.id });
      return rows.length > 0;
    },
  };
}

/** The two databases format times differently. */
function iso(time: string): string {
  return new Date(time).toISOString();
}
