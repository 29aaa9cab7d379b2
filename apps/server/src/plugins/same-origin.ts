/**
 * Refuses state changes from other sites that would use our visitor's cookies. Browsers send the origin; requests
 * without it come from programs and are allowed.
 */
import { problem } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const sameOrigin = fastifyPlugin<{ publicOrigin: string | undefined }>(async (app, { publicOrigin }) => {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || !request.headers.cookie) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const own = publicOrigin ?? `${request.protocol}://${request.host}`;
    const isForeign =
      origin === undefined ? site === 'cross-site' : origin !== own && !isSameHost(origin, request.host);
    if (isForeign) throw problem('foreign-origin');
  });
});

/** Behind a TLS-terminating proxy the scheme differs; a foreign page cannot have our host. */
function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
