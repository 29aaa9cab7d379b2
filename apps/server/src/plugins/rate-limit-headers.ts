/** Rate limit response headers. */
import { LIMIT_HEADERS, type Quota } from '@quarry/contract';
import type { FastifyReply } from 'fastify';

/** Writes the quota to the reply, unless it already has one with less remaining. */
export function announceQuota(reply: FastifyReply, { limit, remaining, resetSeconds }: Quota): void {
  const announced = reply.getHeader(LIMIT_HEADERS.remaining);
  if (announced !== undefined && Number(announced) < remaining) return;
  reply.header(LIMIT_HEADERS.limit, limit);
  reply.header(LIMIT_HEADERS.remaining, remaining);
  reply.header(LIMIT_HEADERS.reset, resetSeconds);
}
