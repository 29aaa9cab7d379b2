/**
 * Selects the parts of an error that may be logged. A failed query's error contains the parameters (names, texts, token
 * hashes) in a property, its message and its stack, and PostgreSQL repeats values in `detail`. Only the SQL with
 * placeholders, the SQL state and PostgreSQL's message are logged.
 */
import { DrizzleQueryError } from 'drizzle-orm';

export interface LoggedError {
  type: string;
  message: string;
  /** SQL state, or the code of a system error. */
  code?: string;
  /** Stack frames without the message. */
  stack?: string;
  cause?: LoggedError;
}

/** SQL state class 22, "data exception": the message ends with the invalid value. */
const STATE_WITH_VALUE = /^22/;
const DEEPEST_CAUSE = 5;

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = codeOf(error);
  const frames = framesOf(error);
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(code !== undefined && { code }),
    ...(frames && { stack: frames }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** One sentence for a terminal; for a failed query the database's message without parameters. */
export function plainMessage(error: unknown): string {
  const { message, cause } = loggedError(error);
  return error instanceof DrizzleQueryError && cause ? cause.message : message;
}

function messageOf(error: Error, code: string | undefined): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const text = code && STATE_WITH_VALUE.test(code) ? error.message.replace(/: ".*$/s, '') : error.message;
  // Connecting to a name with several addresses fails with an AggregateError without a message.
  return text || (error instanceof AggregateError ? error.errors.map((one) => plainMessage(one)).join('; ') : '');
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The stack starts with the message, which may contain multi-line parameters. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trim();
}
