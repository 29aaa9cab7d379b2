/**
 * Enforces the rate limits that the contract declares, before a body is read. Every request counts, even if it is
 * refused later for another reason.
 */
import { type CallLimit, problem } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { clientNetwork } from '../rate-limits/client-network.ts';
import { type CreateLimiter, type Limiter, quotaOf } from '../rate-limits/limiter.ts';
import { announceQuota } from './rate-limit-headers.ts';

interface DeclaredLimits {
  limit?: CallLimit;
  uploadLimit?: CallLimit;
}

declare module 'fastify' {
  interface FastifyContextConfig extends DeclaredLimits {}
}

interface LimitsOptions {
  createLimiter: CreateLimiter;
  /** Body size in bytes from which a request counts as an upload. */
  uploadsAbove: number;
}

export const limits = fastifyPlugin<LimitsOptions>(async (app, { createLimiter, uploadsAbove }) => {
  const limiters = new Map<string, Limiter>();

  function limiterOf({ counter, calls, seconds }: CallLimit): Limiter {
    let limiter = limiters.get(counter);
    if (!limiter) {
      limiter = createLimiter({ name: `call-${counter}`, points: calls, seconds });
      limiters.set(counter, limiter);
    }
    return limiter;
  }

  async function enforce(limit: CallLimit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const taken = await limiterOf(limit).take(clientNetwork(request.ip));
    const quota = quotaOf(limit.calls, taken);
    announceQuota(reply, quota);
    if (!taken.isAllowed) throw problem('too-many-requests', { retryAfter: quota.resetSeconds });
  }

  // Routes are created by spreading a contract entry, so the limit is a property of the route.
  app.addHook('onRoute', (route) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- Fastify's type of a route omits the properties of ours.
    const { limit, uploadLimit } = route as DeclaredLimits;
    if (limit) route.config = { ...route.config, limit, ...(uploadLimit && { uploadLimit }) };
  });

  app.addHook('onRequest', async (request, reply) => {
    const { limit, uploadLimit } = request.routeOptions.config;
    if (limit) await enforce(limit, request, reply);
    if (uploadLimit && isLarge(request, uploadsAbove)) await enforce(uploadLimit, request, reply);
  });
});

/** A body without a length may be large. */
function isLarge({ headers }: FastifyRequest, bytes: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes;
}
