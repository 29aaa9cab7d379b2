/** All SQL on conversations as staff work with them: the inbox, transcripts with their traces, and the take-over. */
import { randomUUID } from 'node:crypto';
import {
  type InboxEntry,
  Language,
  type OwnChatMessage,
  SLOW_REPLY_MS,
  type StaffMessage,
  type WrittenMessage,
} from '@quarry/contract';
import { conversations, type Database, feedback, messages } from '@quarry/database';
import { and, asc, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChangeOptions } from '../audit/index.ts';

export interface InboxFilter {
  isWaiting: boolean;
  isTakenOver: boolean;
  isHandedOver: boolean;
  isUnanswered: boolean;
  isLowRated: boolean;
  hasDanger: boolean;
  /** ISO 8601: only with a slow answer since then. */
  slowSince?: string | undefined;
  language?: Language | undefined;
  text?: string | undefined;
  withDev: boolean;
  /** Of the last entry of the page before. */
  after?: readonly [updatedAt: string, id: string] | undefined;
  take: number;
}

/** Who answers: nobody of the staff, or an account. */
export interface Holder {
  takenOverId: string | null;
  takenOverBy: string | null;
  /** ISO 8601. */
  takenOverAt: string | null;
}

/** A message with its place in the conversation. */
export interface PlacedMessage extends OwnChatMessage {
  position: number;
}

export type InboxRepository = ReturnType<typeof createInboxRepository>;

const MAX_STARS_OF_LOW_RATING = 2;

/** The parts of a trace that staff see. Traces of earlier versions lack some of them. */
const Trace = z.object({
  language: Language.nullable().catch(null),
  read: z.array(z.object({ kind: z.string(), confidence: z.number() })).catch([]),
  calls: z
    .array(
      z.object({
        tool: z.string(),
        input: z.record(z.string(), z.unknown()).catch({}),
        results: z.number().catch(0),
        ms: z.number().catch(0),
      }),
    )
    .catch([]),
  mind: z.enum(['built-in', 'model']).nullable().catch(null),
  firstPieceMs: z.number().int().nullable().catch(null),
  danger: z.string().nullable().catch(null),
  fallback: z.string().nullable().catch(null),
});

export function createInboxRepository(db: Database) {
  const inStore = (storeId: string, id: string) => and(eq(conversations.storeId, storeId), eq(conversations.id, id));
  // Written out: within the fields of a query on one table, drizzle leaves out the tables' names.
  const ofConversation = sql`messages.conversation_id = conversations.id`;
  const isUnanswered = sql`messages.role = 'assistant' and jsonb_array_length(coalesce(messages.trace->'calls', '[]'::jsonb)) > 0
    and not exists (select 1 from jsonb_array_elements(messages.trace->'calls') as call where coalesce((call->>'results')::float8, 0) > 0)`;
  const hasDanger = sql`messages.trace->>'danger' is not null`;
  const isDisliked = sql`feedback.conversation_id = conversations.id and (
    (feedback.kind = 'reaction' and feedback.value = 'dislike')
    or (feedback.kind = 'rating' and feedback.value ~ '^[0-9]$' and feedback.value::int <= ${MAX_STARS_OF_LOW_RATING}))`;
  const isSlowSince = (since: string) => sql`messages.role = 'assistant' and messages.created_at >= ${since}
    and (messages.trace->>'firstPieceMs')::float8 > ${SLOW_REPLY_MS}`;
  const isWaiting = sql`conversations.taken_over_id is null and conversations.handed_over_at is not null
    and not exists (select 1 from messages where ${ofConversation} and messages.role = 'person' and messages.created_at > conversations.handed_over_at)`;
  const anyMessage = (condition: SQL) => sql`exists (select 1 from messages where ${ofConversation} and ${condition})`;

  const columns = {
    id: conversations.id,
    language: conversations.language,
    isDev: conversations.isDev,
    createdAt: conversations.createdAt,
    updatedAt: conversations.updatedAt,
    handedOverAt: conversations.handedOverAt,
    takenOverBy: conversations.takenOverBy,
    takenOverId: conversations.takenOverId,
    takenOverAt: conversations.takenOverAt,
    messages: sql<number>`(select count(*) from messages where ${ofConversation})`.mapWith(Number),
    unanswered: sql<number>`(select count(*) from messages where ${ofConversation} and ${isUnanswered})`.mapWith(
      Number,
    ),
    disliked: sql<number>`(select count(*) from feedback where ${isDisliked})`.mapWith(Number),
    danger: sql<boolean>`${anyMessage(hasDanger)}`,
    isWaiting: sql<boolean>`${isWaiting}`,
    rating: sql<
      string | null
    >`(select feedback.value from feedback where feedback.conversation_id = conversations.id and feedback.message_id = '' and feedback.kind = 'rating')`,
    last: sql<{
      role: 'shopper' | 'assistant' | 'person';
      text: string;
    } | null>`(select jsonb_build_object('role', messages.role, 'text', left(messages.text, 200)) from messages where ${ofConversation} order by messages.position desc limit 1)`,
  };

  function entry(row: {
    id: string;
    language: string;
    isDev: boolean;
    createdAt: string;
    updatedAt: string;
    handedOverAt: string | null;
    takenOverBy: string | null;
    takenOverId: string | null;
    takenOverAt: string | null;
    messages: number;
    unanswered: number;
    disliked: number;
    danger: boolean;
    isWaiting: boolean;
    rating: string | null;
    last: InboxEntry['last_message'];
  }): InboxEntry {
    return {
      id: row.id,
      language: Language.parse(row.language),
      is_dev: row.isDev,
      created_at: iso(row.createdAt),
      updated_at: iso(row.updatedAt),
      handed_over_at: row.handedOverAt === null ? null : iso(row.handedOverAt),
      messages: row.messages,
      rating: row.rating === null ? null : Number(row.rating),
      ...shownHolder(row),
      is_waiting: row.isWaiting,
      unanswered: row.unanswered,
      disliked: row.disliked,
      danger: row.danger,
      last_message: row.last,
    };
  }

  async function holder(tx: Database, storeId: string, id: string): Promise<Holder | undefined> {
    const [row] = await tx
      .select({
        takenOverId: conversations.takenOverId,
        takenOverBy: conversations.takenOverBy,
        takenOverAt: conversations.takenOverAt,
      })
      .from(conversations)
      .where(inStore(storeId, id))
      .for('update');
    return row && { ...row, takenOverAt: row.takenOverAt === null ? null : iso(row.takenOverAt) };
  }

  return {
    /** Latest first. */
    async list(storeId: string, filter: InboxFilter): Promise<InboxEntry[]> {
      const { after, text } = filter;
      const rows = await db
        .select(columns)
        .from(conversations)
        .where(
          and(
            eq(conversations.storeId, storeId),
            filter.withDev ? undefined : eq(conversations.isDev, false),
            filter.language === undefined ? undefined : eq(conversations.language, filter.language),
            filter.isTakenOver ? isNotNull(conversations.takenOverId) : undefined,
            filter.isHandedOver ? isNotNull(conversations.handedOverAt) : undefined,
            filter.isWaiting ? isWaiting : undefined,
            filter.isUnanswered ? anyMessage(isUnanswered) : undefined,
            filter.hasDanger ? anyMessage(hasDanger) : undefined,
            filter.slowSince === undefined ? undefined : anyMessage(isSlowSince(filter.slowSince)),
            filter.isLowRated ? sql`exists (select 1 from feedback where ${isDisliked})` : undefined,
            text === undefined
              ? undefined
              : anyMessage(sql`position(${text.toLowerCase()} in lower(messages.text)) > 0`),
            after === undefined
              ? undefined
              : sql`(date_trunc('milliseconds', ${conversations.updatedAt}), ${conversations.id}) < (${after[0]}::timestamptz, ${after[1]})`,
          ),
        )
        .orderBy(desc(sql`date_trunc('milliseconds', ${conversations.updatedAt})`), desc(conversations.id))
        .limit(filter.take);
      return rows.map(entry);
    },

    async find(storeId: string, id: string): Promise<InboxEntry | undefined> {
      const [row] = await db.select(columns).from(conversations).where(inStore(storeId, id));
      return row && entry(row);
    },

    /** All messages of a conversation that was found in the store, oldest first. */
    async transcript(conversationId: string): Promise<StaffMessage[]> {
      const rows = await db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, conversationId))
        .orderBy(asc(messages.position));
      const opinions = await db.select().from(feedback).where(eq(feedback.conversationId, conversationId));
      return rows.map(({ id, role, text, author, shown, trace, isCut, createdAt }): StaffMessage => {
        const opinion = (kind: string) =>
          opinions.find((one) => one.messageId === id && one.kind === kind)?.value ?? null;
        const made = Trace.parse(trace ?? {});
        const reaction = opinion('reaction');
        const rating = opinion('rating');
        return {
          id,
          role,
          text,
          author,
          created_at: iso(createdAt),
          is_cut: isCut,
          products: shown?.products ?? [],
          orders: shown?.orders ?? [],
          buttons: shown?.buttons ?? [],
          tools: made.calls.map(({ tool }) => tool),
          look_ups: made.calls,
          understood: made.read,
          mind: made.mind,
          first_piece_ms: made.firstPieceMs,
          language: made.language,
          danger: made.danger,
          fallback: made.fallback,
          reaction: reaction === 'like' || reaction === 'dislike' ? reaction : null,
          comment: opinion('comment'),
          rating: rating === null ? null : Number(rating),
        };
      });
    },

    /** Messages after a place in the conversation, oldest first. */
    async messagesAfter(conversationId: string, position: number, take: number): Promise<PlacedMessage[]> {
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
        .where(and(eq(messages.conversationId, conversationId), gt(messages.position, position)))
        .orderBy(asc(messages.position))
        .limit(take);
      return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: iso(createdAt) }));
    },

    /**
     * Who answers in the conversation of a visitor's session; undefined: there is none yet. Callers of the plain chat
     * know the conversation's id instead of its session.
     */
    async ofVisitor(
      storeId: string,
      { owner, sessionId }: { owner: string; sessionId: string },
    ): Promise<({ id: string } & Holder) | undefined> {
      const [row] = await db
        .select({
          id: conversations.id,
          takenOverId: conversations.takenOverId,
          takenOverBy: conversations.takenOverBy,
          takenOverAt: conversations.takenOverAt,
        })
        .from(conversations)
        .where(
          and(
            eq(conversations.storeId, storeId),
            eq(conversations.owner, owner),
            or(eq(conversations.sessionId, sessionId), eq(conversations.id, sessionId)),
          ),
        );
      return row;
    },

    /**
     * Changes who answers.
     * @param by null: the assistant.
     * @param mayChange throws when who answers now forbids it.
     * @returns undefined when there is no such conversation.
     */
    async hold(
      storeId: string,
      id: string,
      by: { id: string; name: string } | null,
      mayChange: (current: Holder) => void,
      { also }: Pick<ChangeOptions<unknown>, 'also'> = {},
    ): Promise<Holder | undefined> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        const before = await holder(tx, storeId, id);
        if (!before) return undefined;
        mayChange(before);
        if (before.takenOverId === (by?.id ?? null)) return before;
        await tx
          .update(conversations)
          .set({
            takenOverId: by?.id ?? null,
            takenOverBy: by?.name ?? null,
            takenOverAt: by ? sql`now()` : null,
            updatedAt: sql`now()`,
          })
          .where(inStore(storeId, id));
        const after = await holder(tx, storeId, id);
        await also?.(tx, { before: { taken_over_by: before.takenOverBy }, after: { taken_over_by: by?.name ?? null } });
        return after;
      });
    },

    /**
     * Adds a message of a person.
     * @param mayWrite throws when the author does not hold the conversation.
     * @returns undefined when there is no such conversation.
     */
    async write(
      storeId: string,
      id: string,
      { text, author }: { text: string; author: string },
      mayWrite: (current: Holder) => void,
    ): Promise<WrittenMessage | undefined> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        const current = await holder(tx, storeId, id);
        if (!current) return undefined;
        mayWrite(current);
        const [row] = await tx
          .insert(messages)
          .values({ id: randomUUID(), conversationId: id, role: 'person', text, author })
          .returning({ id: messages.id, createdAt: messages.createdAt });
        await tx.update(conversations).set({ updatedAt: sql`now()` }).where(inStore(storeId, id));
        return row && { id: row.id, role: 'person', text, author, created_at: iso(row.createdAt) };
      });
    },
  };
}

export function shownHolder({ takenOverId, takenOverBy, takenOverAt }: Holder) {
  return {
    state: takenOverId === null ? ('bot' as const) : ('person' as const),
    taken_over_by: takenOverBy,
    taken_over_at: takenOverAt === null ? null : iso(takenOverAt),
  };
}

/** The two databases format times differently. */
function iso(time: string): string {
  return new Date(time).toISOString();
}
