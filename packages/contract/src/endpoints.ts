/**
 * All calls of the API. The server registers its routes by spreading an entry (`app.route({ ...endpoints.search,
 * handler })`), the client builds its calls from the same entry, and the OpenAPI document is generated from them.
 */
import { z } from 'zod';
import { type CallLimit, perHour, perMinute } from './call-limit.ts';
import { PAGE_SIZE } from './constants.ts';
import { LoginRequest, LoginResponse } from './auth.ts';
import { Booking, BookingRequest, FreeTimes } from './booking.ts';
import {
  AskRequest,
  AskResponse,
  ChatForm,
  CommentRequest,
  FeedbackRequest,
  PlainChatRequest,
  PlainChatResponse,
  RatingRequest,
  Saved,
  SPEECH_FILE_TYPE,
  SpeechRequest,
  VisitHeaders,
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

const MERCHANDISING_LIMIT = perMinute('merchandising', 600);
const TRANSCRIPT_LIMIT = perMinute('transcripts', 600);
const CHAT_LIMIT = perMinute('chat', 600);
/** For messages with attachments, in addition to the message limit. */
const UPLOAD_LIMIT = perMinute('uploads', 120);
const FEEDBACK_LIMIT = perMinute('feedback', 600);
const FREE_TIMES_LIMIT = perMinute('free-times', 120);
const BOOKED_LIMIT = perMinute('booked', 120);
/** A booking takes a time slot, so few are allowed; invalid requests count too. */
const BOOKING_LIMIT = perHour('bookings', 20);

export const endpoints = {
  authenticate: {
    method: 'POST',
    url: '/api/authenticate',
    limit: perMinute('login', 300),
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
    limit: perMinute('session', 600),
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
    limit: perMinute('logout', 600),
    schema: { tags: ['Login'], summary: 'Log out', response: { 200: Saved, ...problems } },
  },
  store: {
    method: 'GET',
    url: '/api/stores/:store',
    limit: perMinute('store', 600),
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
    limit: perMinute('products', 600),
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
    limit: perMinute('search', 600),
    schema: {
      tags: ['Search'],
      summary: 'Find products by words',
      headers: VisitHeaders,
      body: SearchRequest,
      response: { 200: SearchResponse, ...problems },
    },
  },
  quick: {
    method: 'POST',
    url: '/api/quick',
    limit: perMinute('quick', 600),
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
    limit: perMinute('image-search', 120),
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
    limit: perMinute('similar', 600),
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
    limit: perMinute('goes-with', 600),
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
    limit: perMinute('trending', 600),
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
    limit: perMinute('events', 600),
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
  chat: {
    method: 'POST',
    url: '/api/chat',
    limit: CHAT_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'One message, one whole reply',
      headers: VisitHeaders,
      body: PlainChatRequest,
      response: { 200: PlainChatResponse, ...problems },
    },
  },
  /** JSON gets one document; multipart gets a stream of pieces, one per line. The route distinguishes them. */
  qchat: {
    method: 'POST',
    url: '/api/qchat',
    limit: CHAT_LIMIT,
    uploadLimit: UPLOAD_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'One message; JSON in and out, or multipart in and a stream of pieces out',
      headers: VisitHeaders,
      response: { 200: AskResponse, ...problems },
    },
    json: AskRequest,
    multipart: ChatForm,
  },
  qchatDev: {
    method: 'POST',
    url: '/api/qchat-dev',
    limit: CHAT_LIMIT,
    uploadLimit: UPLOAD_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'The same as `/api/qchat`, kept out of reports and popularity',
      headers: VisitHeaders,
      response: { 200: AskResponse, ...problems },
    },
    json: AskRequest,
    multipart: ChatForm,
  },
  speech: {
    method: 'GET',
    url: '/api/messages/:id/speech',
    limit: perMinute('speech', 60),
    schema: {
      tags: ['Chat'],
      summary: 'An answer spoken, as one compressed file; for the person who was given the answer',
      params: SpeechRequest,
      response: { 200: z.unknown(), ...problems },
    },
    answersFile: SPEECH_FILE_TYPE,
  },
  comment: {
    method: 'POST',
    url: '/api/comment',
    limit: FEEDBACK_LIMIT,
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
    limit: FEEDBACK_LIMIT,
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
    limit: FEEDBACK_LIMIT,
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
    limit: perMinute('try-on', 60),
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
    limit: FREE_TIMES_LIMIT,
    schema: {
      tags: ['Bookings'],
      summary: 'Times at which a demo can be booked',
      response: { 200: FreeTimes, ...problems },
    },
  },
  book: {
    method: 'POST',
    url: '/api/bookings',
    limit: BOOKING_LIMIT,
    schema: {
      tags: ['Bookings'],
      summary: 'Book a demo at one of the free times',
      body: BookingRequest,
      response: { 201: Booking, ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** The calls of the scheduling page, which works without JavaScript. Not part of the API documentation. */
export const bookingPageCalls = {
  times: { method: 'GET', url: '/booking/30min', limit: FREE_TIMES_LIMIT },
  book: { method: 'POST', url: '/booking/30min/book', limit: BOOKING_LIMIT },
  booked: { method: 'GET', url: '/booking/30min/booked/:id', limit: BOOKED_LIMIT },
  cancel: { method: 'POST', url: '/booking/30min/booked/:id/cancel', limit: BOOKED_LIMIT },
  calendarFile: { method: 'GET', url: '/booking/30min/booked/:id/demo.ics', limit: BOOKED_LIMIT },
} as const satisfies Record<string, LimitedCall>;

/** A call with its rate limit; every call declares one. */
interface LimitedCall {
  method: string;
  url: string;
  limit: CallLimit;
  /** An additional limit for requests with a body larger than the JSON maximum; checked before the body is read. */
  uploadLimit?: CallLimit;
}

export interface Endpoint extends LimitedCall {
  schema: {
    tags: readonly string[];
    summary: string;
    body?: z.ZodType;
    querystring?: z.ZodObject;
    params?: z.ZodObject;
    headers?: z.ZodObject;
    response: Record<string, z.ZodType>;
  };
  /** JSON body of a call that also accepts multipart forms. */
  json?: z.ZodType;
  multipart?: z.ZodType;
  /** Media type of the file that the call returns instead of JSON. */
  answersFile?: string;
  /** The form's files by name; by default those of a chat message. */
  files?: Record<string, unknown>;
}
