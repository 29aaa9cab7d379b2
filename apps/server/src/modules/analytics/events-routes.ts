/** Event routes. Everyone who may search a store may report events. */
import { endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { EventsService } from './events-service.ts';
import { visitOfRequest } from './visit-of-request.ts';

interface EventsRouteParts {
  events: Pick<EventsService, 'accept'>;
  access: Pick<Access, 'enter'>;
}

export function eventsRoutes({ events, access }: EventsRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.events,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.body.store);
        const accepted = await events.accept(settings.id, request.body, visitOfRequest(request));
        return reply.code(202).send({ accepted });
      },
    });
  };
}
