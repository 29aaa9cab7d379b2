/**
 * What of an error may be logged. An error of a failed query carries the query's parameters (names, texts, hashes of
 * tokens) in a property, in its message and in its stack, and PostgreSQL repeats values in `detail`. None of that is
 * written: only the SQL with its placeholders, the SQL state and PostgreSQL's own sentence.
 */
import { DrizzleQueryError } from 'drizzle-orm';

export interface LoggedError {
  type: string;
  message: string;
  /** SQL state, or the code of a system error. */
  code?: string;
  /** The frames alone. */
  stack?: string;
  cause?: LoggedError;
}

/** Class 22 of SQL states, "data exception": the sentence ends with the value that was wrong. */
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

/** One sentence for a terminal: for a failed query what the database said, without its parameters. */
export function plainMessage(error: unknown): string {
  const { message, cause } = loggedError(error);
  return error instanceof DrizzleQueryError && cause ? cause.message : message;
}

function messageOf(error: Error, code: string | undefined): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const text = code && STATE_WITH_VALUE.test(code) ? error.message.replace(/: ".*$/s, '') : error.message;
  // A connection to a name with several addresses fails with one error for each and no sentence of its own.
  return text || (error instanceof AggregateError ? error.errors.map((one) => plainMessage(one)).join('; ') : '');
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The stack begins with the message, which may hold parameters of several lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trim();
}
