/**
 * Every call of the API, once. The server registers its routes by spreading an entry (`app.route({ ...endpoints.search,
 * handler })`), the client builds its calls from the same entry, and the OpenAPI document is generated from them.
 */
import { z } from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { LoginRequest, LoginResponse } from './auth.ts';
import { Booking, BookingRequest, FreeTimes } from './booking.ts';
import {
  AskRequest,
  AskResponse,
  ChatForm,
  ChatHeaders,
  CommentRequest,
  FeedbackRequest,
  PlainChatRequest,
  PlainChatResponse,
  RatingRequest,
  Saved,
} from './chat.ts';
import { EventsAccepted, EventsRequest } from './events.ts';
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
} from './merchandising.ts';
import { ImageSearchForm, ImageSearchResponse } from './image-search.ts';
import { Problem } from './problems.ts';
import { ConversationSummary, ConversationsRequest, Transcript } from './transcripts.ts';
import { ListedProduct } from './product.ts';
import {
  QuickRequest,
  QuickResponse,
  Recommendations,
  RecommendationsRequest,
  SearchRequest,
  SearchResponse,
} from './search.ts';
import { StoreId, StoreReply } from './store.ts';
import { LookRequest, LookResponse } from './try-on.ts';

const problems = { '4xx': Problem, '5xx': Problem };

export const endpoints = {
  authenticate: {
    method: 'POST',
    url: '/api/authenticate',
    schema: {
      tags: ['Login'],
      summary: 'Log in and receive the contexts of a section',
      body: LoginRequest,
      response: { 200: LoginResponse, ...problems },
    },
  },
  session: {
    method: 'GET',
    url: '/api/session',
    schema: {
      tags: ['Login'],
      summary: 'Who is logged in, and with which contexts of a section',
      querystring: z.object({ contextBase: z.string().trim().max(100).optional() }),
      response: { 200: LoginResponse, ...problems },
    },
  },
  logout: {
    method: 'POST',
    url: '/api/logout',
    schema: { tags: ['Login'], summary: 'Log out', response: { 200: Saved, ...problems } },
  },
  store: {
    method: 'GET',
    url: '/api/stores/:store',
    schema: {
      tags: ['Stores'],
      summary: 'Settings of a store, and the languages that can be spoken to it',
      params: z.object({ store: StoreId }),
      response: { 200: StoreReply, ...problems },
    },
  },
  products: {
    method: 'GET',
    url: '/api/products',
    schema: {
      tags: ['Catalogue'],
      summary: 'The first products of a store',
      querystring: z.object({ store: StoreId, limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE) }),
      response: { 200: z.object({ products: z.array(ListedProduct) }), ...problems },
    },
  },
  search: {
    method: 'POST',
    url: '/api/search',
    schema: {
      tags: ['Search'],
      summary: 'Find products by words',
      body: SearchRequest,
      response: { 200: SearchResponse, ...problems },
    },
  },
  quick: {
    method: 'POST',
    url: '/api/quick',
    schema: {
      tags: ['Search'],
      summary: 'Suggestions while the shopper types',
      body: QuickRequest,
      response: { 200: QuickResponse, ...problems },
    },
  },
  imageSearch: {
    method: 'POST',
    url: '/api/image-search',
    schema: {
      tags: ['Search'],
      summary: 'Find products by a picture: the file `image`, or its address as `image_url`',
      response: { 200: ImageSearchResponse, ...problems },
    },
    multipart: ImageSearchForm,
    files: { image: { type: 'string', format: 'binary' } },
  },
  similar: {
    method: 'GET',
    url: '/api/products/:id/similar',
    schema: {
      tags: ['Search'],
      summary: 'Products like this one',
      params: z.object({ id: z.string().min(1).max(200) }),
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  goesWith: {
    method: 'GET',
    url: '/api/products/:id/goes-with',
    schema: {
      tags: ['Search'],
      summary: 'Products that complete this one, each with a reason',
      params: z.object({ id: z.string().min(1).max(200) }),
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  trending: {
    method: 'GET',
    url: '/api/trending',
    schema: {
      tags: ['Search'],
      summary: 'What visitors turn to at present',
      querystring: RecommendationsRequest,
      response: { 200: Recommendations, ...problems },
    },
  },
  events: {
    method: 'POST',
    url: '/api/events',
    schema: {
      tags: ['Events'],
      summary: 'What visitors did; the same id counts once',
      body: EventsRequest,
      response: { 202: EventsAccepted, ...problems },
    },
  },
  conversations: {
    method: 'GET',
    url: '/api/conversations',
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
    schema: {
      tags: ['Merchandising'],
      summary: 'Delete a synonym',
      querystring: NamedQuery,
      response: { 200: Saved, ...problems },
    },
  },
  chat: {
    method: 'POST',
    url: '/api/chat',
    schema: {
      tags: ['Chat'],
      summary: 'One message, one whole reply',
      headers: ChatHeaders,
      body: PlainChatRequest,
      response: { 200: PlainChatResponse, ...problems },
    },
  },
  /** JSON answers one document; multipart answers a stream of pieces, one a line. The route tells them apart. */
  qchat: {
    method: 'POST',
    url: '/api/qchat',
    schema: {
      tags: ['Chat'],
      summary: 'One message; JSON in and out, or multipart in and a stream of pieces out',
      headers: ChatHeaders,
      response: { 200: AskResponse, ...problems },
    },
    json: AskRequest,
    multipart: ChatForm,
  },
  qchatDev: {
    method: 'POST',
    url: '/api/qchat-dev',
    schema: {
      tags: ['Chat'],
      summary: 'The same as `/api/qchat`, kept out of reports and popularity',
      headers: ChatHeaders,
      response: { 200: AskResponse, ...problems },
    },
    json: AskRequest,
    multipart: ChatForm,
  },
  comment: {
    method: 'POST',
    url: '/api/comment',
    schema: {
      tags: ['Feedback'],
      summary: 'Like, dislike or comment on an answer',
      body: CommentRequest,
      response: { 200: Saved, ...problems },
    },
  },
  rating: {
    method: 'POST',
    url: '/api/rating',
    schema: {
      tags: ['Feedback'],
      summary: 'Rate an answer with 1 to 5 stars',
      body: RatingRequest,
      response: { 200: Saved, ...problems },
    },
  },
  feedback: {
    method: 'POST',
    url: '/api/feedback',
    schema: {
      tags: ['Feedback'],
      summary: 'Reaction to an answer, or rating of an answer or a conversation',
      body: FeedbackRequest,
      response: { 200: Saved, ...problems },
    },
  },
  qmatch: {
    method: 'POST',
    url: '/api/qmatch',
    schema: {
      tags: ['Try-on'],
      summary: 'A mannequin dressed in the pieces of the given pictures',
      body: LookRequest,
      response: { 200: LookResponse, ...problems },
    },
  },
  freeTimes: {
    method: 'GET',
    url: '/api/bookings/times',
    schema: {
      tags: ['Bookings'],
      summary: 'Times at which a demo can be booked',
      response: { 200: FreeTimes, ...problems },
    },
  },
  book: {
    method: 'POST',
    url: '/api/bookings',
    schema: {
      tags: ['Bookings'],
      summary: 'Book a demo at one of the free times',
      body: BookingRequest,
      response: { 201: Booking, ...problems },
    },
  },
} as const;
export type EndpointName = keyof typeof endpoints;
