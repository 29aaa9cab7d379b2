/**
 * Repeated changes: a call with an `Idempotency-Key` runs once, and a repetition within a day gets the first reply.
 * Failures of the server and refused requests are not kept, so that the caller may correct or repeat them.
 */
import { createHash } from 'node:crypto';
import { isObject, type Operation, problem, ProblemError, problemBody, PROBLEMS } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYieldToEventLoop } from '../yield-to-event-loop.ts';
import type { V1Caller } from './caller.ts';
import { canonicalJson } from './etag.ts';
import type { IdempotencyRepository, KeptReply } from './idempotency-repository.ts';

const KEY_MAX_LENGTH = 200;
const RETRY_AFTER_SECONDS = 1;
/** Problems that depend on the state of the store, not on the request or the server. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([404, 409, 412, 422]);

export interface Answer {
  status: number;
  body: unknown;
}

/** The headers of a first reply that its repetition has too. */
const REPEATED_HEADERS = ['etag', 'location'];

export function createIdempotency(replies: IdempotencyRepository) {
  async function run(
    operation: Operation,
    { caller, keyHash }: { caller: string; keyHash: string },
    work: () => Promise<Answer>,
    reply: FastifyReply,
  ): Promise<Answer> {
    const headersOf = () =>
      Object.fromEntries(
        REPEATED_HEADERS.flatMap((name) => {
          const value = reply.getHeader(name);
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
    let isKept = false;
    try {
      const answer = await work();
      const kept: KeptReply = { ...answer, body: withoutSecrets(operation, answer.body), headers: headersOf() };
      await replies.keep(caller, keyHash, kept);
      isKept = true;
      return answer;
    } catch (error) {
      if (error instanceof ProblemError && KEPT_STATUSES.has(PROBLEMS[error.code].status)) {
        const body = problemBody(error.code, error.extras);
        await replies.keep(caller, keyHash, { status: body.status, body, headers: {} });
        isKept = true;
      }
      throw error;
    } finally {
      if (!isKept) await replies.release(caller, keyHash);
    }
  }

  return {
    /** @throws `invalid-request`, `idempotency-key-reused`, `call-still-running`, and what the work throws. */
    async once(
      operation: Operation,
      caller: V1Caller,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      work: () => Promise<Answer>,
    ): Promise<Answer> {
      const key = request.headers['idempotency-key'];
      if (!operation.isIdempotent || key === undefined || caller.id === '') return work();
      if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX_LENGTH) throw wrongKey();
      const keyHash = sha256(key);
      const requestHash = await hashOfRequest(request);
      const callerKey = `${caller.kind}:${caller.id}`;

      const earlier = await replies.reserve(callerKey, keyHash, requestHash);
      if (!earlier) return run(operation, { caller: callerKey, keyHash }, work, reply);
      if (earlier.requestHash !== requestHash) throw problem('idempotency-key-reused');
      if (!earlier.reply) throw problem('call-still-running', { retryAfter: RETRY_AFTER_SECONDS });
      const { status, body, headers } = earlier.reply;
      reply.headers({ ...headers, 'idempotent-replayed': 'true' });
      return { status, body };
    },
  };
}

function withoutSecrets({ secrets = [] }: Operation, body: unknown): unknown {
  if (secrets.length === 0 || typeof body !== 'object' || body === null) return body;
  return { ...body, ...Object.fromEntries(secrets.map((field) => [field, null])) };
}

/** Reads long lists step by step, so that other calls do not wait for a large batch. */
async function hashOfRequest({ method, url, body }: FastifyRequest): Promise<string> {
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  if (!isObject(body) || Array.isArray(body)) return hash.update(canonicalJson(body)).digest('hex');
  const yieldToEventLoop = createYieldToEventLoop();
  for (const [name, value] of Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${JSON.stringify(name)}:`);
    for (const part of Array.isArray(value) ? value : [value]) {
      hash.update(`${canonicalJson(part)}\n`);
      await yieldToEventLoop();
    }
  }
  return hash.digest('hex');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function wrongKey() {
  const message = `An Idempotency-Key has 1 to ${KEY_MAX_LENGTH} characters.`;
  return problem('invalid-request', { detail: message, errors: [{ field: 'Idempotency-Key', message }] });
}
