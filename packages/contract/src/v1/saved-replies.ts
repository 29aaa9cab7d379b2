/** Texts that staff keep for answering shoppers themselves. */
import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from '../constants.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, InStore, InStoreWithId, IsoTime } from './shared.ts';

export const MAX_SAVED_REPLIES = 200;

export const SavedReplyBody = z.strictObject({
  name: z.string().trim().min(1).max(80).meta({ description: 'By which staff find it; once in a store.' }),
  text: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH),
});
export type SavedReplyBody = z.infer<typeof SavedReplyBody>;

export const SavedReply = SavedReplyBody.extend({ id: z.string(), created_at: IsoTime, updated_at: IsoTime });
export type SavedReply = z.infer<typeof SavedReply>;

const BODY_EXAMPLE = { name: 'Returns', text: 'You can return anything within 14 days, unworn and with its label.' };
const REPLY_EXAMPLE = {
  ...BODY_EXAMPLE,
  id: '2b6f0a7d-93b1-4f0c-8f6e-0d8c5a4b3e21',
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const IN_STORE = { store: 'myshop' };
const ONE_REPLY = { store: 'myshop', id: REPLY_EXAMPLE.id };

const change = { limit: WRITE_LIMIT, permission: 'conversations:write', isIdempotent: true, isAudited: true } as const;

export const savedRepliesOperations = {
  listSavedReplies: {
    method: 'GET',
    url: '/api/v1/stores/:store/saved-replies',
    limit: READ_LIMIT,
    permission: 'conversations:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Conversations'],
      summary: 'Saved replies of a store, by name',
      params: InStore,
      response: { 200: z.object({ items: z.array(SavedReply) }), ...problems },
    },
    example: { params: IN_STORE, reply: { items: [REPLY_EXAMPLE] } },
  },
  createSavedReply: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/saved-replies',
    ownProblems: ['saved-reply-exists', 'too-many-rules'],
    schema: {
      tags: ['Conversations'],
      summary: 'Save a reply',
      params: InStore,
      body: SavedReplyBody,
      response: { 201: SavedReply, ...problems },
    },
    example: { params: IN_STORE, body: BODY_EXAMPLE, reply: REPLY_EXAMPLE },
  },
  changeSavedReply: {
    ...change,
    method: 'PUT',
    url: '/api/v1/stores/:store/saved-replies/:id',
    ownProblems: ['saved-reply-exists', 'saved-reply-not-found'],
    schema: {
      tags: ['Conversations'],
      summary: 'Change a saved reply',
      params: InStoreWithId,
      body: SavedReplyBody,
      response: { 200: SavedReply, ...problems },
    },
    example: { params: ONE_REPLY, body: BODY_EXAMPLE, reply: REPLY_EXAMPLE },
  },
  deleteSavedReply: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/saved-replies/:id',
    ownProblems: ['saved-reply-not-found'],
    schema: {
      tags: ['Conversations'],
      summary: 'Delete a saved reply',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ONE_REPLY, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
