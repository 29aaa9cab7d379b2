/** The log of the server: lines of JSON, from the level that LOG_LEVEL names. Errors go through `loggedError`. */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** @param destination by default standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, serializers: { err: loggedError }, hooks: { logMethod: withSafeMessage } };
  return destination ? pino(options, destination) : pino(options);
}

/** pino repeats the message of an error that is logged without one; a failed query's message holds its parameters. */
const withSafeMessage: NonNullable<LoggerOptions['hooks']>['logMethod'] = function logMethod(args, method) {
  const [first, message, ...values] = args as [unknown, string | undefined, ...unknown[]];
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error)) return method.apply(this, args);
  const fields = first instanceof Error ? { err: first } : first;
  return method.apply(this, [fields, message ?? loggedError(error).message, ...values] as typeof args);
};

/** What services report that goes on without a reply: a message, and the error behind it. */
export type OnTrouble = (message: string, error: unknown) => void;

export function troubleLog(log: Pick<Logger, 'error'>): OnTrouble {
  return (message, error) => log.error({ err: error }, message);
}
