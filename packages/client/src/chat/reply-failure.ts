/** Why a reply failed, told apart by what a shopper can do about it. */
import { CallError } from '../calls/call-error.ts';
import type { SectionRules } from './section-rules.ts';

/**
 * - `refused`: the server answered with an error, and the message's text says which.
 * - `busy`: the same, because too many messages came at once.
 * - `login-needed`: the server no longer knows the login.
 * - `unreachable`: no server answered.
 * - `empty`: the server answered with nothing.
 * - `broken`: the connection broke off within the reply; what came before stands above.
 * - `not-supported`: nothing was sent, because the store does not take what was attached.
 */
export type FailureKind = 'refused' | 'busy' | 'login-needed' | 'unreachable' | 'empty' | 'broken' | 'not-supported';

export interface ReplyFailure {
  readonly kind: FailureKind;
  /** Sending the same message again may help, and nothing was sent since. */
  readonly canRetry: boolean;
}

const TOO_EARLY = 425;
const TIMED_OUT = 408;
const TOO_MANY = 429;

/** @param hasBegun a piece of the reply had come. */
export function failureOf(
  error: unknown,
  hasBegun: boolean,
  rules: Pick<SectionRules, 'needsLogin' | 'errorDetail'>,
): ReplyFailure {
  if (hasBegun) return { kind: 'broken', canRetry: true };
  if (!(error instanceof CallError)) return { kind: 'unreachable', canRetry: true };
  const { status } = error;
  if (status === 401 && rules.needsLogin) return { kind: 'login-needed', canRetry: false };
  if (status === TOO_MANY) return { kind: 'busy', canRetry: true };
  // Where the status alone is told, an empty reply is told like any other (row FREE-40).
  if (status < 300) return { kind: rules.errorDetail === 'status' ? 'refused' : 'empty', canRetry: true };
  return { kind: 'refused', canRetry: status >= 500 || status === TIMED_OUT || status === TOO_EARLY };
}

/** The words that the acceptance rows ask for; a page shows its own where they ask for none. */
export function failureText(error: unknown, rules: Pick<SectionRules, 'errorPrefix' | 'errorDetail'>): string {
  if (error instanceof CallError && rules.errorDetail === 'status') {
    return `${rules.errorPrefix}API Error: ${error.status}`;
  }
  return rules.errorPrefix + ((error instanceof Error && error.message) || 'An unknown error occurred.');
}
