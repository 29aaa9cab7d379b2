/**
 * Refuses state changes that a foreign page makes with our visitor's cookies. Browsers say where a request comes from;
 * requests that say nothing come from programs and pass.
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

/** Behind a proxy that ends TLS the scheme differs; the host is what a foreign page cannot have. */
function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
