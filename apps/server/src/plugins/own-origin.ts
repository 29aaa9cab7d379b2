/** The origin of this server as browsers see it. */
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

/** Callers control `Host`; anything that is not a plain host name is never repeated. */
const PLAIN_HOST = /^(?:[a-z\d](?:[\w.-]{0,250})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The configured origin, else the request's; only for use in the reply to that request. */
export function ownOrigin(request: Asked, publicOrigin?: string): string {
  return publicOrigin ?? `${request.protocol}://${PLAIN_HOST.test(request.host) ? request.host : 'localhost'}`;
}

/**
 * The origin for cached or crawled content: the configured one. Without PUBLIC_URL only a loopback host is used,
 * because callers control `Host`.
 * @returns undefined where the origin is not known.
 */
export function publishedOrigin(request: Asked, publicOrigin?: string): string | undefined {
  if (publicOrigin) return publicOrigin;
  return PLAIN_HOST.test(request.host) && isLoopbackHost(request.host) ? ownOrigin(request) : undefined;
}
