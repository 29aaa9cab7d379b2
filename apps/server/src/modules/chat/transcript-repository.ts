/** Conversations as staff read them: the only SQL across visitors' conversations. */
import { isObject } from '@quarry/contract';
import type { ConversationSummary, Language, Transcript, TranscriptMessage } from '@quarry/contract';
import { conversations, type Database, feedback, messages } from '@quarry/database';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, type SQLWrapper, sql } from 'drizzle-orm';

export interface TranscriptFilter {
  handedOver: boolean;
  /** ISO time; only conversations last changed before it. */
  before?: string | undefined;
  limit: number;
}

export interface TranscriptRepository {
  /** Latest first. */
  list(storeId: string, filter: TranscriptFilter): Promise<ConversationSummary[]>;
  read(storeId: string, id: string): Promise<Transcript | undefined>;
}

const WHOLE_CONVERSATION = '';

export function createTranscriptRepository(db: Database): TranscriptRepository {
  const columns = {
    id: conversations.id,
    language: conversations.language,
    is_dev: conversations.isDev,
    created_at: isoTime(conversations.createdAt),
    updated_at: isoTime(conversations.updatedAt),
    handed_over_at: isoTime(conversations.handedOverAt),
  };

  /** Adds the message count and the overall rating. */
  async function counted(rows: readonly Row[]): Promise<ConversationSummary[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const counts = await db
      .select({ id: messages.conversationId, said: count() })
      .from(messages)
      .where(inArray(messages.conversationId, ids))
      .groupBy(messages.conversationId);
    const ratings = await db
      .select({ id: feedback.conversationId, value: feedback.value })
      .from(feedback)
      .where(
        and(
          inArray(feedback.conversationId, ids),
          eq(feedback.messageId, WHOLE_CONVERSATION),
          eq(feedback.kind, 'rating'),
        ),
      );
    return rows.map(({ language, created_at, updated_at, ...row }) => ({
      ...row,
      // oxlint-disable-next-line typescript/consistent-type-assertions -- only known languages are written to this column
      language: language as Language,
      created_at: created_at ?? '',
      updated_at: updated_at ?? '',
      messages: counts.find(({ id }) => id === row.id)?.said ?? 0,
      rating: stars(ratings.find(({ id }) => id === row.id)?.value ?? null),
    }));
  }

  return {
    async list(storeId, { handedOver, before, limit }) {
      const rows = await db
        .select(columns)
        .from(conversations)
        .where(
          and(
            eq(conversations.storeId, storeId),
            handedOver ? isNotNull(conversations.handedOverAt) : undefined,
            before === undefined ? undefined : lt(conversations.updatedAt, before),
          ),
        )
        .orderBy(desc(conversations.updatedAt), desc(conversations.id))
        .limit(limit);
      return counted(rows);
    },

    async read(storeId, id) {
      const [row] = await db
        .select(columns)
        .from(conversations)
        .where(and(eq(conversations.storeId, storeId), eq(conversations.id, id)));
      const [summary] = row ? await counted([row]) : [];
      if (!summary) return undefined;
      const said = await db
        .select({
          id: messages.id,
          role: messages.role,
          text: messages.text,
          created_at: isoTime(messages.createdAt),
          is_cut: messages.isCut,
          shown: messages.shown,
          trace: messages.trace,
        })
        .from(messages)
        .where(eq(messages.conversationId, id))
        .orderBy(asc(messages.position));
      const opinions = await db
        .select({ messageId: feedback.messageId, kind: feedback.kind, value: feedback.value })
        .from(feedback)
        .where(eq(feedback.conversationId, id));
      const of = (messageId: string, kind: string): string | null =>
        opinions.find((one) => one.messageId === messageId && one.kind === kind)?.value ?? null;
      return {
        ...summary,
        transcript: said.map(({ shown, trace, ...message }): TranscriptMessage => {
          const reaction = of(message.id, 'reaction');
          return {
            ...message,
            created_at: message.created_at ?? '',
            products: shown?.products ?? [],
            orders: shown?.orders ?? [],
            buttons: shown?.buttons ?? [],
            ...madeBy(trace),
            reaction: reaction === 'like' || reaction === 'dislike' ? reaction : null,
            comment: of(message.id, 'comment'),
            rating: stars(of(message.id, 'rating')),
          };
        }),
      };
    },
  };
}

/** Times as ISO strings in UTC, independent of the session's time zone. */
function isoTime(column: SQLWrapper) {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

interface Row {
  id: string;
  language: string;
  is_dev: boolean;
  created_at: string | null;
  updated_at: string | null;
  handed_over_at: string | null;
}

const stars = (value: string | null): number | null => (value === null ? null : Number(value));

/** The parts of an answer's trace that staff see. */
function madeBy(trace: Record<string, unknown> | null): Pick<TranscriptMessage, 'tools' | 'mind' | 'first_piece_ms'> {
  const calls: unknown[] = Array.isArray(trace?.calls) ? trace.calls : [];
  const { mind, firstPieceMs } = trace ?? {};
  return {
    tools: calls.flatMap((call) => (isObject(call) && typeof call.tool === 'string' ? [call.tool] : [])),
    mind: mind === 'built-in' || mind === 'model' ? mind : null,
    first_piece_ms: typeof firstPieceMs === 'number' ? firstPieceMs : null,
  };
}
