/**
 * Calls a model with one retry: after a connection failure, a temporary refusal (429, 5xx) or a stream that breaks
 * before its first chunk. If the endpoint requests a long delay there is no retry, so that the shopper does not wait.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, type LanguageModelMiddleware } from 'ai';
import pRetry from 'p-retry';

type Call = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>;
type Stream = Call['stream'];
type Part = Stream extends ReadableStream<infer One> ? One : never;

/** Delay in milliseconds before the retry when the endpoint requests none. */
const DEFAULT_DELAY_MS = 400;
/** Longer requested delays are not waited for. */
const MAX_DELAY_MS = 3_000;

export async function withRetry(
  call: () => PromiseLike<Call>,
  { retries, signal }: { retries: number; signal: AbortSignal | undefined },
): Promise<Call> {
  const attempt = async (): Promise<Call> => {
    const called = await call();
    return { ...called, stream: await untilFirstChunk(called.stream) };
  };
  return pRetry(attempt, {
    retries,
    signal,
    // The delay depends on the error, so it is waited for here.
    minTimeout: 0,
    shouldRetry: async ({ error }) => {
      const wait = delayBeforeRetry(error);
      if (wait !== null) await sleep(wait, undefined, { signal });
      return wait !== null;
    },
  });
}

/** Milliseconds to wait before a retry; null: do not retry. */
function delayBeforeRetry(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return DEFAULT_DELAY_MS;
  if (!error.isRetryable) return null;
  const asked = requestedDelay(error.responseHeaders ?? {});
  return asked === null ? DEFAULT_DELAY_MS : asked <= MAX_DELAY_MS ? asked : null;
}

/** `retry-after-ms`, or `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function requestedDelay(headers: Record<string, string>): number | null {
  const inMilliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (inMilliseconds >= 0) return inMilliseconds;
  const written = headers['retry-after'];
  if (written === undefined) return null;
  const wait = /^\s*\d/.test(written) ? Number.parseFloat(written) * 1000 : Date.parse(written) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

const EMPTY_PARTS: ReadonlySet<Part['type']> = new Set([
  'stream-start',
  'response-metadata',
  'raw',
  'text-start',
  'reasoning-start',
]);

/** Resolves with the stream once its first chunk has arrived. @throws the error that broke it before. */
async function untilFirstChunk(stream: Stream): Promise<Stream> {
  const reader = stream.getReader();
  const waiting: Part[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (value.type === 'error') throw value.error;
    waiting.push(value);
    if (!EMPTY_PARTS.has(value.type) && !(value.type === 'text-delta' && value.delta === '')) break;
  }
  return new ReadableStream<Part>({
    async pull(controller) {
      const first = waiting.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
