/**
 * Enforces the limits that the contract declares on its calls, before a body is read. The limit counts every request,
 * also one that is refused for another reason later.
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
  /** Bytes above which a request counts as an upload, where its call has a limit for uploads. */
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

  // A route is made by spreading an entry of the contract, so the declaration arrives as a property of the route.
  app.addHook('onRoute', (route) => {
    const { limit, uploadLimit } = route as DeclaredLimits;
    if (limit) route.config = { ...route.config, limit, ...(uploadLimit && { uploadLimit }) };
  });

  app.addHook('onRequest', async (request, reply) => {
    const { limit, uploadLimit } = request.routeOptions.config;
    if (limit) await enforce(limit, request, reply);
    if (uploadLimit && isLarge(request, uploadsAbove)) await enforce(uploadLimit, request, reply);
  });
});

/** A body of unknown length may have any. */
function isLarge({ headers }: FastifyRequest, bytes: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes;
}
