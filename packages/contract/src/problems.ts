import { z } from 'zod';
import type { Quota } from './call-limit.ts';
import { SkippedPiece } from './try-on.ts';

/** Every error reply of the API, with its status and user-facing text. The only source of error texts for calls. */
export const PROBLEMS = {
  'invalid-request': { status: 400, message: 'The request is not valid.' },
  'not-json': { status: 400, message: 'The body is not valid JSON.' },
  'wrong-password': { status: 401, message: 'Invalid username or password.' },
  'login-needed': { status: 401, message: 'Please log in first.' },
  'key-invalid': { status: 401, message: 'This key is not valid, or not any more.' },
  'demo-accounts-closed': {
    status: 403,
    message: 'Demo accounts can log in only at a loopback address. Set DEMO_ACCOUNTS=1 to allow them everywhere.',
  },
  'store-not-granted': { status: 403, message: 'Your account has no access to this store.' },
  'staff-only': { status: 403, message: 'Only staff of this store may do this. Please log in with a staff account.' },
  'grant-too-narrow': {
    status: 403,
    message:
      'Your account may only chat in this store. Ask an administrator for a grant of another section, such as new-search.',
  },
  'permission-missing': { status: 403, message: 'You may not do this in this store.' },
  'platform-admins-only': { status: 403, message: 'Only administrators of the platform may do this.' },
  'accounts-only': { status: 403, message: 'Only a person who is logged in may do this, not a key.' },
  'address-not-allowed': { status: 403, message: 'This key may not be used from this address.' },
  'beyond-own-permissions': {
    status: 403,
    message: 'You cannot give or take permissions that you do not have yourself.',
  },
  'account-elsewhere': {
    status: 403,
    message:
      'This account also works in stores that you do not manage. Only an administrator of the platform may do this.',
  },
  'metrics-closed': {
    status: 403,
    message:
      'Metrics are open to this machine alone. Set METRICS_TOKEN and send it as `Authorization: Bearer …` to read them from elsewhere.',
  },
  'foreign-origin': { status: 403, message: 'This call must come from our own pages.' },
  'audio-not-supported': { status: 403, message: 'Sorry, sending audio is not supported for this store.' },
  'images-not-supported': { status: 403, message: 'Sorry, sending images is not supported for this store.' },
  'attachments-not-supported': {
    status: 403,
    message: 'Sorry, sending images or audio is not supported for this store.',
  },
  'streaming-not-supported': {
    status: 403,
    message: 'Streaming chat is switched off for this store. Send the message to /api/chat instead.',
  },
  'autocomplete-not-supported': {
    status: 403,
    message: 'Suggestions are switched off for this store. Use /api/search instead.',
  },
  'store-not-found': { status: 404, message: 'There is no such store.' },
  'message-not-found': { status: 404, message: 'There is no such message in your conversations.' },
  'conversation-not-found': { status: 404, message: 'There is no such conversation in this store.' },
  'product-not-found': { status: 404, message: 'There is no such product in this store.' },
  'rule-not-found': { status: 404, message: 'There is no such rule in this store.' },
  'synonym-not-found': { status: 404, message: 'There is no such synonym in this store.' },
  'picture-not-found': { status: 404, message: 'There is no such picture.' },
  'user-not-found': { status: 404, message: 'There is no such account.' },
  'grant-not-found': { status: 404, message: 'The account has no such grant.' },
  'key-not-found': { status: 404, message: 'There is no such key.' },
  'task-not-found': { status: 404, message: 'There is no such task in this store.' },
  'import-not-found': { status: 404, message: 'There is no such import in this store.' },
  'order-not-found': { status: 404, message: 'There is no such order in this store.' },
  'task-ended': { status: 409, message: 'The task has ended already.' },
  'dry-run-needed': { status: 409, message: 'Start a dry run first, and wait for its result.' },
  'large-loss': { status: 409, message: 'This import would delete a large share of the catalogue. Confirm it first.' },
  'unreadable-feed': { status: 422, message: 'The file is not a product feed. Nothing has changed.' },
  'feed-not-fetched': { status: 422, message: 'The file could not be fetched from this address.' },
  'member-not-found': { status: 404, message: 'This account is no member of this store.' },
  'invitation-not-found': { status: 404, message: 'There is no such invitation, or it was used or has expired.' },
  'session-not-found': { status: 404, message: 'There is no such session.' },
  'audit-entry-not-found': { status: 404, message: 'There is no such line in the audit log.' },
  'version-not-found': { status: 404, message: 'There is no such version.' },
  'query-not-found': { status: 404, message: 'Nobody searched for this in the period.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'booking-not-found': { status: 404, message: 'There is no such booking.' },
  'store-exists': { status: 409, message: 'There is already a store with this id.' },
  'changed-since': { status: 409, message: 'This was changed again since, so it cannot be undone.' },
  'not-undoable': { status: 409, message: 'This cannot be undone.' },
  'last-owner': { status: 409, message: 'A store needs an owner. Make somebody else an owner first.' },
  'already-member': { status: 409, message: 'This account is already a member of this store.' },
  'taken-over-by-other': { status: 409, message: 'Somebody else has taken this conversation over.' },
  'not-taken-over': { status: 409, message: 'Take the conversation over before you write in it.' },
  'call-still-running': {
    status: 409,
    message: 'The first call with this Idempotency-Key is still running. Please try again in a moment.',
  },
  'changed-meanwhile': {
    status: 412,
    message: 'This was changed in the meantime. Read it again, then repeat your change.',
  },
  'idempotency-key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used for another call. Use a new key for each change.',
  },
  'time-taken': { status: 409, message: 'This time has just been taken. Please pick another one.' },
  'time-not-offered': { status: 422, message: 'This time is not offered any more. Please pick another one.' },
  'too-many-bookings': { status: 429, message: 'There are already three meetings booked for this e-mail address.' },
  'too-many-rules': { status: 409, message: 'This store has as many entries as it may have. Delete some first.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'wrong-content-type': { status: 415, message: 'Unsupported content type.' },
  'nothing-to-wear': { status: 422, message: 'None of the pictures could be used for the look.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a little and try again.' },
  'too-many-logins': { status: 429, message: 'Too many failed logins. Please wait a few minutes and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'database-unavailable': {
    status: 503,
    message: 'The database cannot be reached at the moment. Please try again shortly.',
  },
  'storage-full': { status: 507, message: 'The server has no disk space left, so nothing was saved.' },
  'speech-unavailable': { status: 503, message: 'This answer cannot be spoken at the moment. Please try again.' },
  'not-ready': { status: 503, message: 'The service is starting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457, plus fields that pages read: `details`, `error` and `message` repeat `detail`. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  details: z.string(),
  error: z.string(),
  message: z.string(),
  success: z.literal(false),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  request_id: z.string().optional().meta({
    description: 'The same as in the header `X-Request-Id` and in the log of the server.',
  }),
  skipped: z.array(SkippedPiece).optional().meta({ description: 'Pieces that a look could not use.' }),
});
export type Problem = z.infer<typeof Problem>;

export interface ProblemExtras {
  /** Replaces the table's text with a more specific one. */
  detail?: string;
  errors?: { field: string; message: string }[];
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
  /** The limit that was reached, if it is not the call's own. */
  quota?: Quota;
  /** Garments that a look could not use. */
  skipped?: SkippedPiece[];
}

/** Thrown by services and routes; one plugin converts it to a reply. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(extras.detail ?? PROBLEMS[code].message);
    this.name = 'ProblemError';
    this.code = code;
    this.extras = extras;
  }
}

export function problem(code: ProblemCode, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, extras);
}

/** The response body. */
export function problemBody(code: ProblemCode, extras: ProblemExtras = {}): Problem {
  const { status, message } = PROBLEMS[code];
  const detail = extras.detail ?? message;
  return {
    type: `urn:quarry:problem:${code}`,
    title: message,
    status,
    detail,
    code,
    details: detail,
    error: detail,
    message: detail,
    success: false,
    ...(extras.errors && { errors: extras.errors }),
    ...(extras.skipped && { skipped: extras.skipped }),
  };
}
