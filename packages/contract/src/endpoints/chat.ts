/** The calls of the chat and of feedback on its answers. */
import { z } from 'zod';
import { perMinute } from '../call-limit.ts';
import {
  AskRequest,
  AskResponse,
  ChatForm,
  CommentRequest,
  FeedbackRequest,
  MessageHeaders,
  PlainChatRequest,
  PlainChatResponse,
  RatingRequest,
  SPEECH_FILE_TYPE,
  Saved,
  SpeechRequest,
} from '../chat.ts';
import { type Endpoint, problems } from './endpoint.ts';

const CHAT_LIMIT = perMinute('chat', 600);
/** For messages with attachments, in addition to the message limit. */
const UPLOAD_LIMIT = perMinute('uploads', 120);
const FEEDBACK_LIMIT = perMinute('feedback', 600);

export const chatCalls = {
  chat: {
    method: 'POST',
    url: '/api/chat',
    limit: CHAT_LIMIT,
    schema: {
      tags: ['Chat'],
      summary: 'One message, one whole reply',
      headers: MessageHeaders,
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
      headers: MessageHeaders,
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
      headers: MessageHeaders,
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
} as const satisfies Record<string, Endpoint>;
