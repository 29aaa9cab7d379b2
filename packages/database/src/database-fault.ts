/** Distinguishes an unavailable database or a full disk from an error in a query. */
import { DrizzleQueryError } from 'drizzle-orm';

/** `unavailable`: the query may be correct; a later retry may succeed. */
export type DatabaseFault = 'unavailable' | 'disk-full';

/** The embedded database has stopped; only a new process can open it again. */
export class DatabaseEndedError extends Error {
  override name = 'DatabaseEndedError';
}

/** Connection exceptions (class 08), too many connections, and the server going down or coming up. */
const UNAVAILABLE_STATES = /^(?:08...|53300|57P0[1-5])$/;
const DISK_FULL_STATE = '53100';
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the PostgreSQL driver that have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** @returns undefined for every other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const { code, syscall }: NodeJS.ErrnoException = cause;
  if (cause instanceof DatabaseEndedError || DRIVER_MESSAGES.test(cause.message)) return 'unavailable';
  if (code === undefined) return undefined;
  if (code === DISK_FULL_STATE) return 'disk-full';
  // A missing local socket means that the server is not running.
  const isNoSocket = code === 'ENOENT' && syscall === 'connect';
  // A client that aborts its request also causes ECONNRESET, but without a system call.
  const isConnection = CONNECTION_CODES.has(code) && (syscall !== undefined || cause instanceof AggregateError);
  return isNoSocket || isConnection || UNAVAILABLE_STATES.test(code) ? 'unavailable' : undefined;
}
