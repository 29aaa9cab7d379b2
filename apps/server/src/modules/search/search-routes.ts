/** Text search and suggestions over HTTP. */
import { endpoints, type StoreSettings } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SearchService } from './search-service.ts';

interface SearchRouteParts {
  search: Pick<SearchService, 'search' | 'quick'>;
  access: {
    enter(request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<{ settings: StoreSettings }>;
  };
}

export function searchRoutes({ search, access }: SearchRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.search,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.body.store);
        return search.search(settings, request.body);
      },
    });
    app.route({
      ...endpoints.quick,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.body.store);
        return search.quick(settings, request.body.query);
      },
    });
  };
}
