/** Try-on routes: for logged-in users, as on the page. */
import { endpoints, problem, ProblemError } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { disconnectSignal } from '../../disconnect-signal.ts';
import type { Access } from '../../modules/auth/index.ts';
import type { Asker } from './piece-sources.ts';
import type { TryOnService } from './try-on-service.ts';

interface TryOnRouteParts {
  tryOn: TryOnService;
  access: Pick<Access, 'enter' | 'visitorOf'>;
  /** Our configured origin. */
  publicOrigin: string | undefined;
}

export function tryOnRoutes({ tryOn, access, publicOrigin }: TryOnRouteParts): FastifyPluginAsyncZod {
  function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
    return {
      // Pages copy URLs as displayed, so the request's own host counts too: such pictures are read directly, never
      // fetched.
      ownOrigins: [...(publicOrigin ? [publicOrigin] : []), `${request.protocol}://${request.host}`],
      async mayRead(storeId) {
        try {
          await access.enter(request, reply, storeId);
          return true;
        } catch (error) {
          if (error instanceof ProblemError) return false;
          throw error;
        }
      },
    };
  }

  return async (app) => {
    app.route({
      ...endpoints.qmatch,
      async handler(request, reply) {
        const visitor = await access.visitorOf(request);
        if (visitor?.kind !== 'staff') throw problem('login-needed');
        const gone = disconnectSignal(reply.raw);
        return tryOn.look(request.body.id, request.body.image_urls, askerOf(request, reply), gone);
      },
    });
  };
}
