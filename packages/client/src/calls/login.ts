/**
 * The three login calls: log in, read the session, log out. Replies are parsed by hand because an invalid one has its
 * own message.
 */
import type { LoginResponse } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import { fetchJson } from './default-fetch.ts';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Of an account with a second factor. */
  code?: string;
}

export const LOGIN_TEXTS = {
  failed: 'Authentication failed.',
  invalidReply: 'Invalid login response format.',
  unreachable: 'An error occurred during login. Please try again.',
  unexpected: 'An error occurred during login.',
  otherSection: 'This account has no access to this section. Please log in with another one.',
  sessionEnded: 'Your session has ended. Please log in again.',
} as const;

/** A failed login; `message` is shown on the login screen. */
export class LoginError extends Error {
  /** Code of the server's problem; undefined: there was none. */
  readonly code: string | undefined;

  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string | undefined } = {}) {
    super(message, options);
    this.name = 'LoginError';
    this.code = code;
  }
}

interface LoginOptions {
  /** The section that asks; omitted where the section sends none. */
  contextBase?: string | undefined;
  fetch?: Fetch;
}

/**
 * Logs in and returns the server's reply on success; `afterLogin` decides whether its contexts fit the section. @throws
 * LoginError on every failure.
 */
export async function login(
  { username, password, code }: Credentials,
  { contextBase, fetch = browserFetch }: LoginOptions = {},
): Promise<LoginResponse> {
  const body = { username, password, ...(code && { code }), ...(contextBase && { contextBase }) };
  const response = await postJson(fetch, '/api/authenticate', body).catch((error: unknown) => {
    throw new LoginError(LOGIN_TEXTS.unreachable, { cause: error });
  });

  const raw: unknown = await response.json().catch(() => undefined);
  const reply = readLoginReply(raw);
  if (!reply) throw new LoginError(LOGIN_TEXTS.invalidReply);
  if (!reply.success || !response.ok) {
    const code = isRecord(raw) && typeof raw.code === 'string' ? raw.code : undefined;
    throw new LoginError(reply.message.trim() || LOGIN_TEXTS.failed, { code });
  }
  return reply;
}

/** Who is logged in, with the contexts of the section; null when nobody is. */
export async function readSession({
  contextBase,
  fetch = browserFetch,
}: LoginOptions = {}): Promise<LoginResponse | null> {
  const query = contextBase ? `?contextBase=${encodeURIComponent(contextBase)}` : '';
  try {
    const reply = readLoginReply(await fetchJson(`/api/session${query}`, { fetch }));
    return reply?.success ? reply : null;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** Ends the session on the server. */
export async function logout({ fetch = browserFetch }: { fetch?: Fetch } = {}): Promise<void> {
  const response = await fetch('/api/logout', { method: 'POST', credentials: 'include' });
  if (!response.ok) throw new CallError(`Logging out failed (status ${response.status})`, response.status);
}

/** The reply with defaults for missing fields; null when invalid. Only `success` is required. */
function readLoginReply(reply: unknown): LoginResponse | null {
  if (!isRecord(reply)) return null;
  const { success, message, context, isAdmin, availableContexts, username } = reply;

  if (typeof success !== 'boolean') return null;
  if (!isStringOrMissing(message) || !isStringOrMissing(context)) return null;
  if (typeof (isAdmin ?? false) !== 'boolean') return null;
  const contexts = availableContexts ?? [];
  if (!Array.isArray(contexts) || !contexts.every((entry): entry is string => typeof entry === 'string')) return null;

  return {
    success,
    message: message ?? '',
    context: context || null,
    isAdmin: isAdmin === true,
    availableContexts: contexts,
    ...(typeof username === 'string' && { username }),
  };
}

function isStringOrMissing(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}
