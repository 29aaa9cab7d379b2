/** Where a browser sees us: the configured origin, by default what the request says. */
import type { FastifyRequest } from 'fastify';

/** A caller chooses its `Host` freely; what is no plain host name is not written into a page. */
const PLAIN_HOST = /^(?:[a-z\d](?:[\w.-]{0,250})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function ownOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicOrigin?: string): string {
  if (publicOrigin) return publicOrigin;
  return `${request.protocol}://${PLAIN_HOST.test(request.host) ? request.host : 'localhost'}`;
}
