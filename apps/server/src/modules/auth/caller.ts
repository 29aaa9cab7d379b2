/** What the rules about logins need to know of a request. */
import type { FastifyRequest } from 'fastify';
import { asksForLoopback } from '../../loopback.ts';

export interface Caller {
  /** Network address, for limits. */
  address: string;
  /** Whether the client asked for a loopback host; demo accounts may be open to such requests alone. */
  asksForLoopback: boolean;
}

export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  return { address: request.ip, asksForLoopback: asksForLoopback(request.headers) };
}
