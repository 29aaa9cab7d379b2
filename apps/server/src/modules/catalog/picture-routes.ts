/**
 * Product picture routes. They are public, because an `<img>` cannot send a key and shops show them to everyone. A
 * picture's URL stays when its drawing changes, so browsers cache it for a day and then revalidate by ETag.
 */
import { z } from 'zod';
import { StoreId } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PictureService } from './picture-service.ts';

const KEEP_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export function pictureRoutes({ pictures }: { pictures: PictureService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/media/:store/:product/:view.webp',
      schema: {
        hide: true,
        params: z.object({ store: StoreId, product: z.string().min(1).max(200), view: z.string().min(1).max(100) }),
      },
      handler: async (request, reply) => {
        const { store, product, view } = request.params;
        const { bytes, fingerprint } = await pictures.picture(store, product, view);
        const etag = `"${fingerprint}"`;
        reply.header('etag', etag).header('cache-control', KEEP_FOR_A_DAY);
        if (request.headers['if-none-match']?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === etag)) {
          return reply.code(304).send();
        }
        return reply.type('image/webp').send(bytes);
      },
    });
  };
}
