/**
 * Makes Fastify routes from the registry: limit, authorization, validation, idempotency, the handler, entity tags. So a
 * handler has only what is special about its call.
 */
import {
  allOperations,
  type CallLimit,
  type Operation,
  type OperationName,
  problem,
  successOf,
} from '@quarry/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { announceMonth, announceQuota } from '../plugins/rate-limit-headers.ts';
import { visitOfRequest } from '../modules/analytics/index.ts';
import type { UsageMeter } from '../modules/usage/index.ts';
import type { AuditRepository } from '../modules/audit/index.ts';
import { type CreateLimiter, type Limiter, quotaOf } from '../rate-limits/limiter.ts';
import { type Authorize, type Authorized, demand } from './authorize.ts';
import { etagOf, matchesTag } from './etag.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import type { IdempotencyRepository } from './idempotency-repository.ts';
import type { V1Call, V1Handler, V1Handlers } from './v1-handler.ts';

export interface OperationParts {
  handlers: V1Handlers;
  authorize: Authorize['authorize'];
  replies: IdempotencyRepository;
  audit: Pick<AuditRepository, 'add'>;
  createLimiter: CreateLimiter | undefined;
  meter: Meter;
}

type Meter = Pick<UsageMeter, 'quota' | 'take' | 'isStopped'>;

/** A handler without the types of its call: the registry is a list here. */
type AnyHandler = (call: V1Call<OperationName>) => unknown;

export function operationRoutes({
  handlers,
  authorize,
  replies,
  audit,
  createLimiter,
  meter,
}: OperationParts): FastifyPluginAsync {
  const idempotency = createIdempotency(replies);
  const takeCall = limitOfCallers(createLimiter);

  return async (app) => {
    const authorized = new WeakMap<FastifyRequest, Authorized>();

    for (const [name, operation] of allOperations()) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- each handler has the types of its own operation, which the registry as a list does not
      const handler = handlers[name] as V1Handler<never> as AnyHandler;
      const [status] = successOf(operation);
      app.route({
        method: operation.method,
        url: operation.url,
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the limit is read by a plugin and is no option of Fastify
        ...({ limit: operation.limit } as object),
        schema: operation.laxBody ? { ...operation.schema, body: operation.laxBody } : operation.schema,
        ...(operation.bodyMaxBytes && { bodyLimit: operation.bodyMaxBytes }),
        // Before the body is read: whoever may not call learns nothing about the body.
        onRequest: async (request, reply) => {
          const allowed = await authorize(operation, request, reply);
          await takeCall(operation.limit, allowed, reply);
          authorized.set(request, allowed);
          if (isCountedCall(operation, allowed, request)) await demandMonth(meter, allowed);
        },
        // What is counted is known when the reply is: a refused or failed call is none.
        onSend: async (request, reply, payload) => {
          const allowed = authorized.get(request);
          if (allowed && reply.statusCode < 500) {
            const isCounted = reply.statusCode < 400 && isCountedCall(operation, allowed, request);
            await announceUsage(meter, allowed, reply, isCounted);
          }
          return payload;
        },
        handler: async (request, reply) => {
          const allowed = authorized.get(request);
          if (!allowed) throw problem('login-needed');
          const call = callOf(operation, allowed, { request, reply, audit });
          if (operation.answersStream) return handler(call);
          const answer = await idempotency.once(operation, allowed.caller, { request, reply }, async () => {
            const body = await handler(call);
            if (!reply.hasHeader('etag')) reply.header('etag', etagOf(body));
            return { status, body };
          });
          return send(answer, request, reply);
        },
      });
    }
  };
}

function send({ status, body }: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const tag = reply.getHeader('etag');
  const asked = request.headers['if-none-match'];
  if (request.method === 'GET' && typeof tag === 'string' && asked !== undefined && matchesTag(asked, tag)) {
    return reply.code(304).send();
  }
  if (status >= 400) reply.type('application/problem+json');
  // Replies are about one caller: no shared cache may keep them.
  return reply.header('cache-control', 'private, no-cache').code(status).send(body);
}

function callOf(
  operation: Operation,
  { caller, storeId }: Authorized,
  { request, reply, audit }: { request: FastifyRequest; reply: FastifyReply; audit: Pick<AuditRepository, 'add'> },
): V1Call<OperationName> {
  const ifMatch = request.headers['if-match'];

  const call: Omit<V1Call<OperationName>, 'params' | 'query' | 'body'> = {
    storeId,
    caller,
    request,
    reply,
    demand: (permission) => demand(caller, permission),
    audit:
      ({ isOfPlatform, ...line }) =>
      async (tx, { before, after }) => {
        await audit.add(
          {
            storeId: isOfPlatform || storeId === '' ? null : storeId,
            actorKind: caller.kind === 'key' ? 'key' : 'account',
            actorId: caller.id,
            actorName: caller.name,
            ...line,
            before: before ?? null,
            after: after ?? null,
            requestId: request.id,
          },
          tx,
        );
      },
    audited: (line, shownAs = (current) => current) => ({
      check: (current) => {
        if (ifMatch === undefined) return;
        const isSame = current !== undefined && matchesTag(ifMatch, etagOf(shownAs(current)));
        if (!isSame) throw problem('changed-meanwhile');
      },
      also: call.audit(line),
    }),
  };
  // Validated by the schemas of this operation, whose types its handler has.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- validated by the schemas of this operation, whose types its handler has
  return { ...call, params: request.params, query: request.query, body: request.body } as V1Call<OperationName>;
}

/** Calls of keys and shoppers in a store count for its month; not those of staff and crawlers, nor keystrokes. */
function isCountedCall({ isFree }: Operation, { caller, storeId }: Authorized, request: FastifyRequest): boolean {
  if (storeId === '' || isFree) return false;
  // What a shop's own servers call themselves does not matter.
  return caller.kind === 'key' || (caller.kind === 'shopper' && !visitOfRequest(request).isBot);
}

/** @throws `quota-used` when the calls of the month are used up. */
async function demandMonth(meter: Meter, { storeId }: Authorized): Promise<void> {
  const left = await meter.quota(storeId);
  if (meter.isStopped(left)) throw problem('quota-used', { retryAfter: left.resetSeconds });
}

/** Everybody in a store is told how much of its month is left. */
async function announceUsage(
  meter: Meter,
  { caller, storeId }: Authorized,
  reply: FastifyReply,
  isCounted: boolean,
): Promise<void> {
  const { kind } = caller;
  if (storeId === '' || kind === 'nobody') return;
  if (isCounted && kind !== 'account') announceMonth(reply, await meter.take(storeId, kind));
  else announceMonth(reply, await meter.quota(storeId));
}

/** Counts the calls of each account and key; those of shoppers count by address alone. */
function limitOfCallers(createLimiter: CreateLimiter | undefined) {
  const limiters = new Map<string, Limiter>();

  return async ({ counter, calls, seconds }: CallLimit, { caller }: Authorized, reply: FastifyReply): Promise<void> => {
    if (!createLimiter || caller.id === '') return;
    let limiter = limiters.get(counter);
    if (!limiter) {
      limiter = createLimiter({ name: `caller-${counter}`, points: calls, seconds });
      limiters.set(counter, limiter);
    }
    const taken = await limiter.take(`${caller.kind}:${caller.id}`);
    const quota = quotaOf(calls, taken);
    announceQuota(reply, quota);
    if (!taken.isAllowed) throw problem('too-many-requests', { retryAfter: quota.resetSeconds });
  };
}
