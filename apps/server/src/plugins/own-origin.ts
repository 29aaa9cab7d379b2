/** Where a browser sees us. */
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

/** A caller chooses its `Host` freely; what is no plain host name is not repeated anywhere. */
const PLAIN_HOST = /^(?:[a-z\d](?:[\w.-]{0,250})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The configured origin, else the one that the request names: for the reply to that request alone. */
export function ownOrigin(request: Asked, publicOrigin?: string): string {
  return publicOrigin ?? `${request.protocol}://${PLAIN_HOST.test(request.host) ? request.host : 'localhost'}`;
}

/**
 * The origin that may stand in pages and lists, which caches and crawlers keep: the configured one. Without PUBLIC_URL a
 * caller could have any host written there, so only a loopback host is repeated.
 * @returns undefined where the origin is not known.
 */
export function publishedOrigin(request: Asked, publicOrigin?: string): string | undefined {
  if (publicOrigin) return publicOrigin;
  return PLAIN_HOST.test(request.host) && isLoopbackHost(request.host) ? ownOrigin(request) : undefined;
}
