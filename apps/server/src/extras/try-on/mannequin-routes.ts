/**
 * Mannequin picture routes. Public and rarely changed: browsers cache them for a week and then revalidate by ETag.
 * Drawn once and kept in memory: all twelve are less than a megabyte.
 */
import { createHash } from 'node:crypto';
import { MANNEQUINS, problem } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const KEEP_FOR_A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

interface MannequinRouteParts {
  /** WebP with alpha of a mannequin. */
  drawMannequin(id: string): Promise<Buffer>;
}

export function mannequinRoutes({ drawMannequin }: MannequinRouteParts): FastifyPluginAsyncZod {
  const drawn = new Map<string, Promise<{ picture: Buffer; etag: string }>>();

  function pictureOf(id: string) {
    let picture = drawn.get(id);
    if (!picture) {
      picture = drawMannequin(id).then((bytes) => ({ picture: bytes, etag: etagOf(bytes) }));
      drawn.set(id, picture);
      picture.catch(() => drawn.delete(id));
    }
    return picture;
  }

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/mannequins/:id.webp',
      schema: { hide: true, params: z.object({ id: z.string().min(1).max(100) }) },
      handler: async (request, reply) => {
        const { id } = request.params;
        if (!MANNEQUINS.some((mannequin) => mannequin.id === id)) throw problem('picture-not-found');
        const { picture, etag } = await pictureOf(id);
        reply.header('etag', etag).header('cache-control', KEEP_FOR_A_WEEK);
        const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
        if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
        return reply.type('image/webp').send(picture);
      },
    });
  };
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
