/** Rate limit response headers, and those of a month's calls. */
import { LIMIT_HEADERS, type Quota, QUOTA_HEADERS } from '@quarry/contract';
import type { FastifyReply } from 'fastify';

/** Calls of a store in a calendar month. */
export interface MonthQuota {
  used: number;
  /** null: no limit. */
  limit: number | null;
  remaining: number | null;
  resetSeconds: number;
}

/** Writes the quota to the reply, unless it already has one with less remaining. */
export function announceQuota(reply: FastifyReply, { limit, remaining, resetSeconds }: Quota): void {
  const announced = reply.getHeader(LIMIT_HEADERS.remaining);
  if (announced !== undefined && Number(announced) < remaining) return;
  reply.header(LIMIT_HEADERS.limit, limit);
  reply.header(LIMIT_HEADERS.remaining, remaining);
  reply.header(LIMIT_HEADERS.reset, resetSeconds);
}

/** Writes how much a store has used of its month; a limit only where there is one. */
export function announceMonth(reply: FastifyReply, { used, limit, remaining, resetSeconds }: MonthQuota): void {
  reply.header(QUOTA_HEADERS.used, used);
  if (limit === null || remaining === null) return;
  reply.header(QUOTA_HEADERS.limit, limit);
  reply.header(QUOTA_HEADERS.remaining, remaining);
  reply.header(QUOTA_HEADERS.reset, resetSeconds);
}
