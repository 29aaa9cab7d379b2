/** The calls of a store's staff: transcripts, search rules and synonyms. */
import { z } from 'zod';
import { perMinute } from '../call-limit.ts';
import { Saved } from '../chat.ts';
import {
  ChangedRule,
  ChangedSynonym,
  NamedQuery,
  NewRule,
  NewSynonym,
  Rule,
  Rules,
  StoreQuery,
  Synonym,
  Synonyms,
} from '../merchandising.ts';
import { ConversationSummary, ConversationsRequest, Transcript } from '../transcripts.ts';
import { type Endpoint, problems } from './endpoint.ts';

const MERCHANDISING_LIMIT = perMinute('merchandising', 600);
const TRANSCRIPT_LIMIT = perMinute('transcripts', 600);

export const staffCalls = {
  conversations: {
    method: 'GET',
    url: '/api/conversations',
    limit: TRANSCRIPT_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'Conversations of a store, the latest first; for staff',
      querystring: ConversationsRequest,
      response: { 200: z.object({ conversations: z.array(ConversationSummary) }), ...problems },
    },
  },
  transcript: {
    method: 'GET',
    url: '/api/conversations/:id',
    limit: TRANSCRIPT_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'What was said in a conversation, and how the answers came about; for staff',
      params: z.object({ id: z.string().min(1).max(200) }),
      querystring: StoreQuery,
      response: { 200: Transcript, ...problems },
    },
  },
  rules: {
    method: 'GET',
    url: '/api/rules',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'All rules of a store',
      querystring: StoreQuery,
      response: { 200: Rules, ...problems },
    },
  },
  createRule: {
    method: 'POST',
    url: '/api/rules',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Add a rule',
      body: NewRule,
      response: { 201: Rule, ...problems },
    },
  },
  changeRule: {
    method: 'PUT',
    url: '/api/rules',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Replace a rule',
      body: ChangedRule,
      response: { 200: Rule, ...problems },
    },
  },
  deleteRule: {
    method: 'DELETE',
    url: '/api/rules',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Delete a rule',
      querystring: NamedQuery,
      response: { 200: Saved, ...problems },
    },
  },
  synonyms: {
    method: 'GET',
    url: '/api/synonyms',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'All synonyms of a store',
      querystring: StoreQuery,
      response: { 200: Synonyms, ...problems },
    },
  },
  createSynonym: {
    method: 'POST',
    url: '/api/synonyms',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Add a synonym',
      body: NewSynonym,
      response: { 201: Synonym, ...problems },
    },
  },
  changeSynonym: {
    method: 'PUT',
    url: '/api/synonyms',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Replace a synonym',
      body: ChangedSynonym,
      response: { 200: Synonym, ...problems },
    },
  },
  deleteSynonym: {
    method: 'DELETE',
    url: '/api/synonyms',
    limit: MERCHANDISING_LIMIT,
    schema: {
      tags: ['Merchandising'],
      summary: 'Delete a synonym',
      querystring: NamedQuery,
      response: { 200: Saved, ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;
