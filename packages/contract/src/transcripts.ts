/**
 * Conversations as a shop's staff read them: who waits for a person, what was said, and how the answers were produced.
 */
import { z } from 'zod';
import { Language } from './language.ts';
import { StoreId } from './store.ts';

export const ConversationsRequest = z.object({
  store: StoreId,
  handed_over: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'true: only those whose shopper asked for a person.' }),
  before: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: '`updated_at` of the last one of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type ConversationsRequest = z.infer<typeof ConversationsRequest>;

export const ConversationSummary = z.object({
  id: z.string(),
  language: Language,
  is_dev: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  handed_over_at: z.string().nullable(),
  messages: z.number().int(),
  rating: z.number().int().nullable().meta({ description: 'Stars for the whole conversation.' }),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const TranscriptMessage = z.object({
  id: z.string(),
  role: z.enum(['shopper', 'assistant', 'person']).meta({ description: '`person`: written by staff.' }),
  text: z.string(),
  created_at: z.string(),
  is_cut: z.boolean().meta({ description: 'The shopper hung up before the answer was complete.' }),
  products: z.array(z.string()),
  orders: z.array(z.string()),
  buttons: z.array(z.string()),
  tools: z.array(z.string()).meta({ description: 'The tools that were used, in order.' }),
  mind: z.enum(['built-in', 'model']).nullable(),
  first_piece_ms: z.number().int().nullable(),
  reaction: z.enum(['like', 'dislike']).nullable(),
  comment: z.string().nullable(),
  rating: z.number().int().nullable(),
});
export type TranscriptMessage = z.infer<typeof TranscriptMessage>;

export const Transcript = ConversationSummary.extend({ transcript: z.array(TranscriptMessage) });
export type Transcript = z.infer<typeof Transcript>;
