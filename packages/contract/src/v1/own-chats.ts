/** A visitor's own conversations: continued after a reload, listed, stopped and deleted. */
import { z } from 'zod';
import { SessionId, StreamPiece } from '../chat.ts';
import { Language } from '../language.ts';
import { ConversationState, OwnChatMessage } from './conversations.ts';
import { type Operation, perCaller, problems } from './operation.ts';
import { Deleted, EntryId, InStore, IsoTime } from './shared.ts';

/** A shop's pages ask when they are opened, and again after a broken connection. */
const OWN_LIMIT = perCaller('own-chats', 300);

export const OWN_CHATS_SHOWN = 20;
/** The latest messages of a conversation that is continued. */
export const CONTINUED_MESSAGES = 200;

/** A message with what was shown beside its text. */
export const ContinuedMessage = OwnChatMessage.extend({
  pieces: z.array(StreamPiece).meta({ description: 'Of an answer: the pieces of its stream, without sound.' }),
});
export type ContinuedMessage = z.infer<typeof ContinuedMessage>;

/** A reply that is not complete. */
export const OpenReply = z.object({
  id: z.string(),
  state: z.enum(['writing', 'interrupted']).meta({
    description: '`interrupted`: the reply was not made to its end. Send the last message again, with this key.',
  }),
  key: z.string().nullable().meta({ description: 'The `Idempotency-Key` of the message.' }),
});
export type OpenReply = z.infer<typeof OpenReply>;

export const ContinuedChat = z.object({
  session: z.string(),
  conversation_id: z.string(),
  language: Language,
  state: ConversationState,
  person: z.string().nullable().meta({ description: 'Name of who answers.' }),
  opens_stream: z.boolean().meta({ description: 'A person may write: open `chatStream`.' }),
  items: z.array(ContinuedMessage),
  reply: OpenReply.nullable(),
  cursor: z.string().meta({ description: 'For `chatStream`: what comes after these messages.' }),
});
export type ContinuedChat = z.infer<typeof ContinuedChat>;

export const OwnChatEntry = z.object({
  session: z.string(),
  title: z.string().meta({ description: 'The first message, shortened.' }),
  updated_at: IsoTime,
});
export type OwnChatEntry = z.infer<typeof OwnChatEntry>;

const InSession = InStore.extend({
  session: SessionId.meta({ description: 'Of the chat; for the plain chat its `conversationId`.' }),
});
const own = { limit: OWN_LIMIT, permission: 'shopper', isIdempotent: false, isAudited: false } as const;
const OF_SESSION = { store: 'myshop', session: 'visit-1' };
const KNOWN_BY = 'The visitor is known by cookie or by the header `x-visitor-token`, as in the chat itself.';
const ANSWER_ID = '8f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f';

export const ownChatsOperations = {
  ownChats: {
    ...own,
    method: 'GET',
    url: '/api/v1/stores/:store/chats',
    schema: {
      tags: ['Chat'],
      summary: "The visitor's own conversations, the latest first",
      description: KNOWN_BY,
      params: InStore,
      response: { 200: z.object({ items: z.array(OwnChatEntry) }), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      reply: {
        items: [{ session: 'visit-1', title: 'A red dress under 50', updated_at: '2026-11-01T09:04:00.000Z' }],
      },
    },
  },
  ownChat: {
    ...own,
    method: 'GET',
    url: '/api/v1/stores/:store/chats/:session',
    ownProblems: ['conversation-not-found'],
    schema: {
      tags: ['Chat'],
      summary: 'A conversation as it was shown, so that a page can continue it',
      description: `At most the latest ${CONTINUED_MESSAGES} messages. ${KNOWN_BY}`,
      params: InSession,
      response: { 200: ContinuedChat, ...problems },
    },
    example: {
      params: OF_SESSION,
      reply: {
        session: 'visit-1',
        conversation_id: '1f0d8a4c-6b2e-4f7a-9c3d-5e8b7a6f4d21',
        language: 'en',
        state: 'bot',
        person: null,
        opens_stream: false,
        items: [
          {
            id: ANSWER_ID,
            role: 'assistant',
            text: 'Delivery costs $5.',
            author: null,
            created_at: '2026-11-01T09:05:10.000Z',
            pieces: [{ message_id: `e-${ANSWER_ID}`, type: 'text', content: 'Delivery costs $5.', n: 1, final: true }],
          },
        ],
        reply: null,
        cursor: 'MTI',
      },
    },
  },
  deleteOwnChat: {
    ...own,
    method: 'DELETE',
    url: '/api/v1/stores/:store/chats/:session',
    ownProblems: ['conversation-not-found'],
    schema: {
      tags: ['Chat'],
      summary: 'Delete one of the own conversations with all its messages; a reply that is being written is stopped',
      description: KNOWN_BY,
      params: InSession,
      response: { 200: Deleted, ...problems },
    },
    example: { params: OF_SESSION, reply: { deleted: true } },
  },
  replyStream: {
    ...own,
    method: 'GET',
    url: '/api/v1/stores/:store/chats/:session/messages/:id/stream',
    answersStream: 'application/x-ndjson',
    ownProblems: ['message-not-found'],
    schema: {
      tags: ['Chat'],
      summary: 'A reply from any of its pieces on, whether it is complete or still being written',
      description:
        'One piece a line, as in the reply to the message; an empty line every 15 seconds keeps the connection open. The last piece has `final`; with `interrupted` beside it, the reply was not made to its end. ' +
        KNOWN_BY,
      params: InSession.extend({ id: EntryId.meta({ description: '`message_id`, with or without its prefix.' }) }),
      querystring: z.object({
        after: z.coerce.number().int().min(0).max(100_000).default(0).meta({
          description: 'Number `n` of the last piece that was received.',
        }),
      }),
      response: { 200: z.string(), ...problems },
    },
    example: {
      params: { ...OF_SESSION, id: ANSWER_ID },
      query: { after: 3 },
      reply: `{"message_id":"e-${ANSWER_ID}","type":"text","content":" costs $5.","n":4,"final":true}\n`,
    },
  },
  stopReplies: {
    ...own,
    method: 'POST',
    url: '/api/v1/stores/:store/chats/:session/stop',
    schema: {
      tags: ['Chat'],
      summary: 'Stop what is being written in a conversation, also by a language model; what was written is kept',
      description: KNOWN_BY,
      params: InSession,
      response: { 200: z.object({ stopped: z.number().int() }), ...problems },
    },
    example: { params: OF_SESSION, reply: { stopped: 1 } },
  },
} as const satisfies Record<string, Operation>;
