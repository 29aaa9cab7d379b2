/**
 * All SQL on replies: how far each answer has been made, and the pieces of its stream. A reply belongs to the visitor
 * of its conversation; an id alone gives no access.
 */
import { StreamPiece } from '@quarry/contract';
import { conversations, type Database, replies } from '@quarry/database';
import { and, count, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ConversationKey, ReplyStatus } from './conversation-repository.ts';

/** After this time without a renewal, the process that wrote a reply is considered ended. */
export const SILENT_SECONDS = 20;

export interface StoredReply {
  id: string;
  key: string | null;
  requestHash: string;
  status: ReplyStatus;
  /** Of the answer; while it is being written, those that other processes may read already. */
  pieces: StreamPiece[];
  /** Seconds since the process that writes it was last seen. */
  silentSeconds: number;
}

export interface BegunReply {
  id: string;
  conversationId: string;
  key: string | null;
  requestHash: string;
}

/** A reply of this process that somebody else wants to end. */
export interface UnwantedReply {
  id: string;
  conversationId: string;
  /** A person of the staff answers instead. */
  isTakenOver: boolean;
}

export interface ReplyRepository {
  /** Records that an answer is being written; an earlier attempt with the same id begins anew. */
  begin(reply: BegunReply): Promise<void>;
  /**
   * The same where other processes write in the database too: only while no other reply of the conversation is written.
   * @returns false when one is.
   */
  beginAlone(reply: BegunReply): Promise<boolean>;
  /** Ends a reply that leaves no answer. */
  end(id: string, status: ReplyStatus, pieces: readonly StreamPiece[]): Promise<void>;
  /** Stores how far a reply has been made, for readers at other processes; one that has ended is not changed. */
  storeSoFar(id: string, pieces: readonly StreamPiece[]): Promise<void>;
  /** Asks the processes that write replies of a session to stop them. @returns the ids of these replies. */
  askToStop(storeId: string, key: ConversationKey): Promise<string[]>;
  /** Those of these replies that are to be stopped. */
  unwanted(ids: readonly string[]): Promise<UnwantedReply[]>;
  /** How many of these replies are still written by a process that is alive. */
  countWritten(ids: readonly string[]): Promise<number>;
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

  /** Replies that a process which is alive writes. */
  const isBeingWritten = and(
    inArray(replies.status, ['writing', 'stopping']),
    sql`${replies.aliveAt} > now() - make_interval(secs => ${SILENT_SECONDS})`,
  );
  async function begin(reply: BegunReply, on: Pick<Database, 'insert'> = db): Promise<void> {
    await on
      .insert(replies)
      .values({ ...reply, status: 'writing' })
      .onConflictDoUpdate({ target: replies.id, set: { status: 'writing', pieces: null, aliveAt: sql`now()` } });
  }

  return {
    begin: (reply) => begin(reply),

    beginAlone: (reply) =>
      db.transaction(async (tx) => {
        // The lock lets one process at a time look and begin.
        await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, reply.conversationId))
          .for('update');
        const [other] = await tx
          .select({ id: replies.id })
          .from(replies)
          .where(and(eq(replies.conversationId, reply.conversationId), ne(replies.id, reply.id), isBeingWritten))
          .limit(1);
        if (other) return false;
        await begin(reply, tx);
        return true;
      }),

    async end(id, status, pieces) {
      await db
        .update(replies)
        .set({ status, pieces: [...pieces] })
        .where(eq(replies.id, id));
    },

    async storeSoFar(id, pieces) {
      await db
        .update(replies)
        .set({ pieces: [...pieces], aliveAt: sql`now()` })
        .where(and(eq(replies.id, id), inArray(replies.status, ['writing', 'stopping'])));
    },

    async askToStop(storeId, key) {
      const ofKey = db.select({ id: conversations.id }).from(conversations).where(ofVisitor(storeId, key));
      const rows = await db
        .update(replies)
        .set({ status: 'stopping' })
        .where(and(inArray(replies.conversationId, ofKey), isBeingWritten))
        .returning({ id: replies.id });
      return rows.map(({ id }) => id);
    },

    async unwanted(ids) {
      if (ids.length === 0) return [];
      return db
        .select({
          id: replies.id,
          conversationId: replies.conversationId,
          isTakenOver: sql<boolean>`${conversations.takenOverId} is not null`,
        })
        .from(replies)
        .innerJoin(conversations, eq(conversations.id, replies.conversationId))
        .where(
          and(inArray(replies.id, [...ids]), or(eq(replies.status, 'stopping'), isNotNull(conversations.takenOverId))),
        );
    },

    async countWritten(ids) {
      if (ids.length === 0) return 0;
      const [row] = await db
        .select({ number: count() })
        .from(replies)
        .where(and(inArray(replies.id, [...ids]), isBeingWritten));
      return row?.number ?? 0;
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
