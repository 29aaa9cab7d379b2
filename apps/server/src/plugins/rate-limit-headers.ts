/** The header fields that tell a caller how much of a limit is left. */
import { LIMIT_HEADERS, type Quota } from '@quarry/contract';
import type { FastifyReply } from 'fastify';

/** Writes the quota into the reply, unless the reply already names one of which less is left. */
export function announceQuota(reply: FastifyReply, { limit, remaining, resetSeconds }: Quota): void {
  const announced = reply.getHeader(LIMIT_HEADERS.remaining);
  if (announced !== undefined && Number(announced) < remaining) return;
  reply.header(LIMIT_HEADERS.limit, limit);
  reply.header(LIMIT_HEADERS.remaining, remaining);
  reply.header(LIMIT_HEADERS.reset, resetSeconds);
}
