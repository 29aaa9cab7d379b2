/** Conversation tests: messages of a shopper, and what the assistant's answers must hold. */
import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from '../constants.ts';
import { Language } from '../language.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime } from './shared.ts';

export const MAX_CONVERSATION_TESTS = 200;
const MAX_TURNS = 12;

const Phrases = z.array(z.string().trim().min(1).max(200)).max(10).default([]);
const Products = z.array(EntryId).max(20).default([]);

export const TurnExpectation = z.strictObject({
  products: z.enum(['some', 'none']).nullable().default(null).meta({ description: 'null: either.' }),
  shows: Products.meta({ description: 'Ids of products that must all be among the shown ones.' }),
  hides: Products.meta({ description: 'Ids of products that must not be shown.' }),
  max_price: z.number().positive().nullable().default(null).meta({ description: 'No shown product costs more.' }),
  says: Phrases.meta({ description: 'The text has each of these; case does not matter.' }),
  does_not_say: Phrases,
});
export type TurnExpectation = z.infer<typeof TurnExpectation>;

export const ConversationTestBody = z.strictObject({
  name: z.string().trim().min(1).max(120),
  language: Language.nullable().default(null).meta({ description: 'null: that of the messages.' }),
  turns: z
    .array(
      z.strictObject({
        message: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH),
        expect: TurnExpectation.default(TurnExpectation.parse({})),
      }),
    )
    .min(1)
    .max(MAX_TURNS),
});
export type ConversationTestBody = z.infer<typeof ConversationTestBody>;

export const ConversationTest = ConversationTestBody.extend({
  id: z.string(),
  created_at: IsoTime,
  updated_at: IsoTime,
});
export type ConversationTest = z.infer<typeof ConversationTest>;

const BODY_EXAMPLE = {
  name: 'A coat within a budget',
  language: null,
  turns: [
    {
      message: 'I need a wool coat under 200',
      expect: { products: 'some', shows: [], hides: [], max_price: 200, says: [], does_not_say: [] },
    },
  ],
} as const;
const TEST_EXAMPLE = {
  ...BODY_EXAMPLE,
  id: '5b0f2c57-1f3a-4e0b-9a51-0b1f9b0f7a10',
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const IN_STORE = { store: 'myshop' };
const ONE_TEST = { store: 'myshop', id: TEST_EXAMPLE.id };
const URL = '/api/v1/stores/:store/conversation-tests';

const change = { limit: WRITE_LIMIT, permission: 'quality:write', isIdempotent: true, isAudited: true } as const;

export const conversationTestsOperations = {
  listConversationTests: {
    limit: READ_LIMIT,
    permission: 'quality:read',
    isIdempotent: false,
    isAudited: false,
    method: 'GET',
    url: URL,
    schema: {
      tags: ['Quality'],
      summary: 'Conversation tests of a store, by name',
      params: InStore,
      response: { 200: z.object({ items: z.array(ConversationTest) }), ...problems },
    },
    example: { params: IN_STORE, reply: { items: [TEST_EXAMPLE] } },
  },
  createConversationTest: {
    ...change,
    method: 'POST',
    url: URL,
    ownProblems: ['too-many-rules'],
    schema: {
      tags: ['Quality'],
      summary: 'Add a conversation test',
      params: InStore,
      body: ConversationTestBody,
      response: { 201: ConversationTest, ...problems },
    },
    example: { params: IN_STORE, body: BODY_EXAMPLE, reply: TEST_EXAMPLE },
  },
  changeConversationTest: {
    ...change,
    method: 'PUT',
    url: `${URL}/:id`,
    ownProblems: ['conversation-test-not-found'],
    schema: {
      tags: ['Quality'],
      summary: 'Change a conversation test',
      params: InStoreWithId,
      body: ConversationTestBody,
      response: { 200: ConversationTest, ...problems },
    },
    example: { params: ONE_TEST, body: BODY_EXAMPLE, reply: TEST_EXAMPLE },
  },
  deleteConversationTest: {
    ...change,
    method: 'DELETE',
    url: `${URL}/:id`,
    ownProblems: ['conversation-test-not-found'],
    schema: {
      tags: ['Quality'],
      summary: 'Delete a conversation test',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ONE_TEST, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
