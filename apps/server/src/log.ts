/** The server's log: JSON lines from LOG_LEVEL upwards. Errors are sanitized by `loggedError`. */
import { isObject } from '@quarry/contract';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedError } from './logged-error.ts';
import { currentWork } from './telemetry/current-work.ts';

/** @param destination default: standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: loggedError },
    hooks: { logMethod: withSafeMessage },
    mixin: (_fields, _level, logger) => currentIds(logger),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** pino uses the message of an error that is logged without one; a failed query's message contains its parameters. */
const withSafeMessage: NonNullable<LoggerOptions['hooks']>['logMethod'] = function logMethod(args, method) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- pino types the arguments of a hook as a format string alone
  const [first, message, ...values] = args as [unknown, string | undefined, ...unknown[]];
  const error = isObject(first) && !(first instanceof Error) ? first.err : first;
  if (!(error instanceof Error)) return method.apply(this, args);
  const fields = first instanceof Error ? { err: first } : first;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- pino types the arguments of a hook as a format string alone
  return method.apply(this, [fields, message ?? loggedError(error).message, ...values] as typeof args);
};

/** Ids of the request and the trace in which a line is written. Fastify's logger of a request has its id already. */
function currentIds(logger: Logger) {
  const { requestId, span } = currentWork();
  return {
    ...(requestId !== undefined && !('request_id' in logger.bindings()) && { request_id: requestId }),
    ...(span && { trace_id: span.traceId, span_id: span.spanId }),
  };
}

/** Reports an error that has no reply to fail: a message and the error. */
export type OnError = (message: string, error: unknown) => void;

export function errorReporter(log: Pick<Logger, 'error'>): OnError {
  return (message, error) => log.error({ err: error }, message);
}
