/** Classifies reply failures by what a shopper can do about them. */
import { CallError } from '../calls/call-error.ts';
import type { SectionRules } from './section-rules.ts';

/**
 * - `refused`: the server answered with an error; the message's text is its reason.
 * - `busy`: too many requests.
 * - `login-needed`: the session has expired.
 * - `unreachable`: no server answered.
 * - `empty`: the server's reply was empty.
 * - `broken`: the connection broke during the reply; earlier content is kept.
 * - `stopped`: the shopper stopped the reply before anything of it was shown.
 * - `not-supported`: nothing was sent, because the store does not accept the attachments.
 */
export type FailureKind =
  | 'refused'
  | 'busy'
  | 'login-needed'
  | 'unreachable'
  | 'empty'
  | 'broken'
  | 'stopped'
  | 'not-supported';

export interface ReplyFailure {
  readonly kind: FailureKind;
  /** Whether resending may help and nothing was sent since. */
  readonly canRetry: boolean;
}

const TOO_EARLY = 425;
const TIMED_OUT = 408;
const TOO_MANY = 429;

/** @param hasBegun whether a piece of the reply arrived. */
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
  // Where only the status is shown, an empty reply is treated like other errors (FREE-40).
  if (status < 300) return { kind: rules.errorDetail === 'status' ? 'refused' : 'empty', canRetry: true };
  return { kind: 'refused', canRetry: status >= 500 || status === TIMED_OUT || status === TOO_EARLY };
}

/** The text that an acceptance row requires; where none does, a page shows its own. */
export function failureText(error: unknown, rules: Pick<SectionRules, 'errorPrefix' | 'errorDetail'>): string {
  if (error instanceof CallError && rules.errorDetail === 'status') {
    return `${rules.errorPrefix}API Error: ${error.status}`;
  }
  return rules.errorPrefix + ((error instanceof Error && error.message) || 'An unknown error occurred.');
}
