/**
 * Calls of an OpenSearch server over HTTP: JSON, deadlines, cancelling, and a circuit breaker, so that requests do not
 * wait for a server that is away. Closing a connection cancels its work on the server.
 */
import { Pool } from 'undici';
import { z } from 'zod';
import { SearchTimeoutError, SearchUnavailableError } from '../../search-engine/engine-fault.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';

const CONNECTIONS = 16;
/** A call without a deadline of its own. */
const ANSWER_WITHIN_MS = 30_000;
const CONNECT_WITHIN_MS = 3_000;
/** States of a server that is overloaded or has no copy of the data: it may answer again soon. */
const BUSY = new Set([429, 502, 503, 504]);

/** The server refuses what was sent; sending it again would change nothing. */
export class OpenSearchError extends Error {
  override name = 'OpenSearchError';
  readonly status: number;
  /** `index_not_found_exception` and the like. */
  readonly type: string;

  constructor(status: number, type: string) {
    // The server's reason may repeat what was searched for, so it is left out.
    super(`OpenSearch answered ${status} (${type}).`);
    this.status = status;
    this.type = type;
  }
}

export interface OpenSearchCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  /** JSON, or the lines of a bundle (NDJSON). */
  body?: object | readonly object[] | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds; default 30 seconds. */
  withinMs?: number;
}

export interface OpenSearchClient {
  /** @throws OpenSearchError, SearchUnavailableError, SearchTimeoutError, or the reason of the signal. */
  call<Reply>(schema: z.ZodType<Reply>, call: OpenSearchCall): Promise<Reply>;
  close(): Promise<void>;
}

const Failure = z.object({ error: z.object({ type: z.string() }) });

export function createOpenSearchClient(url: string, circuitBreaker: CircuitBreaker): OpenSearchClient {
  const { origin, pathname, username, password } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_WITHIN_MS } });
  const authorization =
    username &&
    `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;

  async function send({ method, path, body }: OpenSearchCall, signal: AbortSignal) {
    const isBundle = Array.isArray(body);
    const { statusCode, body: reply } = await pool.request({
      method,
      path: prefix + path,
      signal,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': isBundle ? 'application/x-ndjson' : 'application/json' }),
        ...(authorization && { authorization }),
      },
      ...(body && {
        body: isBundle ? `${body.map((line) => JSON.stringify(line)).join('\n')}\n` : JSON.stringify(body),
      }),
    });
    const text = await reply.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    return { statusCode, answer };
  }

  return {
    async call(schema, call) {
      if (circuitBreaker.isOpen()) throw new SearchUnavailableError('OpenSearch does not answer; it is left alone.');
      const deadline = AbortSignal.timeout(call.withinMs ?? ANSWER_WITHIN_MS);
      const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
      let received: Awaited<ReturnType<typeof send>>;
      try {
        received = await send(call, signal);
      } catch (error) {
        if (call.signal?.aborted) throw endOf(call.signal);
        circuitBreaker.recordFailure();
        if (deadline.aborted) throw new SearchTimeoutError('OpenSearch did not answer in time.', { cause: error });
        throw new SearchUnavailableError('OpenSearch cannot be reached.', { cause: error });
      }
      const { statusCode, answer } = received;
      if (BUSY.has(statusCode)) {
        circuitBreaker.recordFailure();
        throw new SearchUnavailableError(`OpenSearch is busy (${statusCode}).`);
      }
      circuitBreaker.recordSuccess();
      if (statusCode >= 400) {
        throw new OpenSearchError(statusCode, Failure.safeParse(answer).data?.error.type ?? 'unknown');
      }
      return schema.parse(answer);
    },
    close: () => pool.close(),
  };
}

function endOf({ reason }: AbortSignal): unknown {
  const isDeadline = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isDeadline ? new SearchTimeoutError('OpenSearch did not answer in time.', { cause: reason }) : reason;
}
