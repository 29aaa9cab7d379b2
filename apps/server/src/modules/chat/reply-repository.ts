/**
 * All SQL on replies: how far each answer has been made, and the pieces of its stream. A reply belongs to the visitor
 * of its conversation; an id alone gives no access.
 */
import { StreamPiece } from '@quarry/contract';
import { conversations, type Database, replies } from '@quarry/database';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ConversationKey, ReplyStatus } from './conversation-repository.ts';

export interface StoredReply {
  id: string;
  key: string | null;
  requestHash: string;
  status: ReplyStatus;
  /** Of the written answer; empty while it is being written. */
  pieces: StreamPiece[];
  /** Seconds since the process that writes it was last seen. */
  silentSeconds: number;
}

export interface ReplyRepository {
  /** Records that an answer is being written; an earlier attempt with the same id begins anew. */
  begin(reply: { id: string; conversationId: string; key: string | null; requestHash: string }): Promise<void>;
  /** Ends a reply that leaves no answer. */
  end(id: string, status: ReplyStatus, pieces: readonly StreamPiece[]): Promise<void>;
  /** The processes that write these replies are alive. */
  keepAlive(ids: readonly string[]): Promise<void>;
  /** @param session of the chat, or the id of the conversation. */
  find(storeId: string, key: ConversationKey, id: string): Promise<StoredReply | undefined>;
  findByKey(storeId: string, of: ConversationKey, key: string): Promise<StoredReply | undefined>;
  /** The latest reply of a conversation. */
  latest(conversationId: string): Promise<StoredReply | undefined>;
  /** The pieces of these answers, by message id. */
  piecesOf(ids: readonly string[]): Promise<Map<string, StreamPiece[]>>;
}

export function createReplyRepository(db: Database): ReplyRepository {
  const columns = {
    id: replies.id,
    key: replies.key,
    requestHash: replies.requestHash,
    status: replies.status,
    pieces: replies.pieces,
    silentSeconds: sql<number>`extract(epoch from now() - ${replies.aliveAt})`.mapWith(Number),
  };
  const ofVisitor = (storeId: string, { owner, sessionId }: ConversationKey) =>
    and(
      eq(conversations.storeId, storeId),
      eq(conversations.owner, owner),
      or(eq(conversations.sessionId, sessionId), eq(conversations.id, sessionId)),
    );
  const read = <Row extends { pieces: unknown[] | null }>({ pieces, ...row }: Row) => ({
    ...row,
    pieces: readPieces(pieces),
  });

  return {
    async begin(reply) {
      await db
        .insert(replies)
        .values({ ...reply, status: 'writing' })
        .onConflictDoUpdate({ target: replies.id, set: { status: 'writing', pieces: null, aliveAt: sql`now()` } });
    },

    async end(id, status, pieces) {
      await db
        .update(replies)
        .set({ status, pieces: [...pieces] })
        .where(eq(replies.id, id));
    },

    async keepAlive(ids) {
      if (ids.length === 0) return;
      await db
        .update(replies)
        .set({ aliveAt: sql`now()` })
        .where(inArray(replies.id, [...ids]));
    },

    async find(storeId, key, id) {
      const [row] = await db
        .select(columns)
        .from(replies)
        .innerJoin(conversations, eq(conversations.id, replies.conversationId))
        .where(and(eq(replies.id, id), ofVisitor(storeId, key)));
      return row && read(row);
    },

    async findByKey(storeId, of, key) {
      const [row] = await db
        .select(columns)
        .from(replies)
        .innerJoin(conversations, eq(conversations.id, replies.conversationId))
        .where(and(eq(replies.key, key), ofVisitor(storeId, of)));
      return row && read(row);
    },

    async latest(conversationId) {
      const [row] = await db
        .select(columns)
        .from(replies)
        .where(eq(replies.conversationId, conversationId))
        .orderBy(desc(replies.createdAt))
        .limit(1);
      return row && read(row);
    },

    async piecesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: replies.id, pieces: replies.pieces })
        .from(replies)
        .where(inArray(replies.id, [...ids]));
      return new Map(rows.map(({ id, pieces }) => [id, readPieces(pieces)]));
    },
  };
}

/** Pieces of an earlier version that no longer fit the contract are left out. */
function readPieces(pieces: readonly unknown[] | null): StreamPiece[] {
  return (pieces ?? []).flatMap((piece) => StreamPiece.safeParse(piece).data ?? []);
}
