/** Conversations as staff read and take over; and how a shopper's page receives what a person writes. */
import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, SLOW_REPLY_MS } from '../constants.ts';
import { SessionId } from '../chat.ts';
import { Language } from '../language.ts';
import { ConversationSummary, TranscriptMessage } from '../transcripts.ts';
import { type Operation, perCaller, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Cursor, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

/** Pages that poll instead of streaming ask up to once a second. */
const CHAT_LIMIT = perCaller('chat-messages', 300);

/** Who answers the shopper. */
export const ConversationState = z.enum(['bot', 'person']);
export type ConversationState = z.infer<typeof ConversationState>;

const Holder = z.object({
  state: ConversationState,
  taken_over_by: z.string().nullable().meta({ description: 'Name of the account that answers.' }),
  taken_over_at: IsoTime.nullable(),
});

export const InboxEntry = ConversationSummary.extend({
  ...Holder.shape,
  is_waiting: z.boolean().meta({ description: 'The shopper asked for a person, and nobody has taken over since.' }),
  unanswered: z.number().int().meta({ description: 'Answers for which everything that was looked up found nothing.' }),
  disliked: z.number().int().meta({ description: 'Answers with a dislike or at most two stars.' }),
  danger: z.boolean().meta({ description: 'The assistant gave help in danger.' }),
  last_message: z.object({ role: z.enum(['shopper', 'assistant', 'person']), text: z.string() }).nullable(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

export const StaffMessage = TranscriptMessage.extend({
  author: z.string().nullable().meta({ description: 'Who of the staff wrote it.' }),
  language: Language.nullable(),
  understood: z
    .array(z.object({ kind: z.string(), confidence: z.number() }))
    .meta({ description: 'What the message before was read as.' }),
  look_ups: z.array(
    z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()), results: z.number(), ms: z.number() }),
  ),
  danger: z.string().nullable(),
  fallback: z.string().nullable().meta({ description: 'Why the built-in assistant answered instead of the model.' }),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

export const Conversation = InboxEntry.extend({
  messages_shown: z.array(StaffMessage),
  hides_orders: z.boolean().meta({ description: 'Numbers of orders are left out: it needs `orders:read`.' }),
});
export type Conversation = z.infer<typeof Conversation>;

export const WrittenMessage = z.object({
  id: z.string(),
  role: z.literal('person'),
  text: z.string(),
  author: z.string(),
  created_at: IsoTime,
});
export type WrittenMessage = z.infer<typeof WrittenMessage>;

/** A conversation as the shopper's own page reads it. */
export const OwnChatMessage = z.object({
  id: z.string(),
  role: z.enum(['shopper', 'assistant', 'person']),
  text: z.string(),
  author: z.string().nullable(),
  created_at: IsoTime,
});
export type OwnChatMessage = z.infer<typeof OwnChatMessage>;
export const OwnChat = z.object({
  state: ConversationState,
  person: z.string().nullable().meta({ description: 'Name of who answers.' }),
  items: z.array(OwnChatMessage),
  cursor: z.string().meta({ description: 'Give it as `after` to get what comes later.' }),
});
export type OwnChat = z.infer<typeof OwnChat>;

const Yes = z.enum(['true']).optional();

const INBOX_EXAMPLE = {
  id: '1f0d8a4c-6b2e-4f7a-9c3d-5e8b7a6f4d21',
  language: 'en',
  is_dev: false,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:04:00.000Z',
  handed_over_at: '2026-11-01T09:03:00.000Z',
  messages: 6,
  rating: null,
  state: 'bot',
  taken_over_by: null,
  taken_over_at: null,
  is_waiting: true,
  unanswered: 1,
  disliked: 0,
  danger: false,
  last_message: { role: 'shopper', text: 'Can I talk to somebody?' },
};
const MESSAGE_EXAMPLE = {
  id: '5a7c9e1b-3d5f-4a6b-8c9d-0e1f2a3b4c5d',
  role: 'shopper',
  text: 'Can I talk to somebody?',
  created_at: '2026-11-01T09:03:00.000Z',
  is_cut: false,
  products: [],
  orders: [],
  buttons: [],
  tools: [],
  mind: null,
  first_piece_ms: null,
  reaction: null,
  comment: null,
  rating: null,
  author: null,
  language: null,
  understood: [],
  look_ups: [],
  danger: null,
  fallback: null,
};
const HELD_EXAMPLE = { state: 'person', taken_over_by: 'nino@shop.example', taken_over_at: '2026-11-01T09:05:00.000Z' };
const OF_CONVERSATION = { store: 'myshop', id: INBOX_EXAMPLE.id };
const OF_SESSION = { store: 'myshop', session: 'visit-1' };

const read = { limit: READ_LIMIT, permission: 'conversations:read', isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'conversations:write', isIdempotent: true, isAudited: true } as const;
const own = { limit: CHAT_LIMIT, permission: 'shopper', isIdempotent: false, isAudited: false } as const;

const InSession = InStore.extend({
  session: SessionId.meta({ description: 'Of the chat; for the plain chat its `conversationId`.' }),
});

export const conversationsOperations = {
  listConversations: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/conversations',
    schema: {
      tags: ['Conversations'],
      summary: 'Conversations of a store, the latest first; all given filters hold',
      params: InStore,
      querystring: ListQuery.extend({
        waiting: Yes,
        taken_over: Yes,
        handed_over: Yes,
        unanswered: Yes,
        low_rated: Yes,
        danger: Yes,
        slow_since: IsoTime.optional().meta({
          description: `Those with an answer since this moment whose first words took longer than ${SLOW_REPLY_MS} ms.`,
        }),
        language: Language.optional(),
        text: z.string().trim().min(2).max(200).optional().meta({ description: 'Part of a message.' }),
        with_dev: Yes.meta({ description: 'Those of the development chat too.' }),
      }),
      response: { 200: pageOf(InboxEntry), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { waiting: 'true' },
      reply: { items: [INBOX_EXAMPLE], next_cursor: null },
    },
  },
  conversation: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/conversations/:id',
    schema: {
      tags: ['Conversations'],
      summary: 'What was said, and at each turn what was understood and looked up',
      params: InStoreWithId,
      response: { 200: Conversation, ...problems },
    },
    example: {
      params: OF_CONVERSATION,
      reply: { ...INBOX_EXAMPLE, messages_shown: [MESSAGE_EXAMPLE], hides_orders: true },
    },
  },
  conversationStream: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/conversations/:id/stream',
    answersStream: 'text/event-stream',
    schema: {
      tags: ['Conversations'],
      summary: 'Messages and changes of state as they happen, as server-sent events',
      description: 'Events: `message` (as in `chatMessages`), `state`; a comment every 15 seconds keeps it open.',
      params: InStoreWithId,
      querystring: z.object({ after: Cursor.optional() }),
      response: { 200: z.string(), ...problems },
    },
    example: {
      params: OF_CONVERSATION,
      query: {},
      reply: 'id: WzEyXQ\nevent: message\ndata: {"id":"…","role":"shopper","text":"Hello?"}\n\n',
    },
  },
  takeOver: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/conversations/:id/take-over',
    schema: {
      tags: ['Conversations'],
      summary: 'Answer a shopper as a person; the assistant is silent until the conversation is handed back',
      params: InStoreWithId,
      response: { 200: Holder, ...problems },
    },
    example: { params: OF_CONVERSATION, reply: HELD_EXAMPLE },
  },
  writeMessage: {
    ...change,
    isAudited: false,
    method: 'POST',
    url: '/api/v1/stores/:store/conversations/:id/messages',
    schema: {
      tags: ['Conversations'],
      summary: 'Write to the shopper in a conversation that the caller has taken over',
      params: InStoreWithId,
      body: z.object({ text: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH) }),
      response: { 201: WrittenMessage, ...problems },
    },
    example: {
      params: OF_CONVERSATION,
      body: { text: 'Hello, this is Nino.' },
      reply: {
        id: '8f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f',
        role: 'person',
        text: 'Hello, this is Nino.',
        author: 'nino@shop.example',
        created_at: '2026-11-01T09:05:10.000Z',
      },
    },
  },
  handBack: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/conversations/:id/hand-back',
    schema: {
      tags: ['Conversations'],
      summary: 'Let the assistant answer again',
      params: InStoreWithId,
      response: { 200: Holder, ...problems },
    },
    example: { params: OF_CONVERSATION, reply: { state: 'bot', taken_over_by: null, taken_over_at: null } },
  },
  chatMessages: {
    ...own,
    method: 'GET',
    url: '/api/v1/stores/:store/chats/:session/messages',
    schema: {
      tags: ['Chat'],
      summary: "The visitor's own conversation of a session: who answers, and what was said since a moment",
      description: 'The visitor is known by cookie or by the header `x-visitor-token`, as in the chat itself.',
      params: InSession,
      querystring: z.object({ after: Cursor.optional() }),
      response: { 200: OwnChat, ...problems },
    },
    example: {
      params: OF_SESSION,
      query: {},
      reply: {
        state: 'person',
        person: 'Nino',
        items: [
          {
            id: '8f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f',
            role: 'person',
            text: 'Hello, this is Nino.',
            author: 'Nino',
            created_at: '2026-11-01T09:05:10.000Z',
          },
        ],
        cursor: 'MTI',
      },
    },
  },
  chatStream: {
    ...own,
    method: 'GET',
    url: '/api/v1/stores/:store/chats/:session/stream',
    answersStream: 'text/event-stream',
    schema: {
      tags: ['Chat'],
      summary: 'The same as it happens, as server-sent events',
      description:
        'Events: `message`, `state`; a comment every 15 seconds keeps it open. After a break the header `Last-Event-ID` (or `after`) continues where it stopped, so that no message is lost.',
      params: InSession,
      querystring: z.object({ after: Cursor.optional() }),
      response: { 200: z.string(), ...problems },
    },
    example: {
      params: OF_SESSION,
      query: {},
      reply: 'event: state\ndata: {"state":"person","person":"Nino"}\n\n',
    },
  },
} as const satisfies Record<string, Operation>;
