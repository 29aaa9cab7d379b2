/** Text search and suggestions over HTTP. */
import { endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { SearchService } from './search-service.ts';

interface SearchRouteParts {
  search: Pick<SearchService, 'search' | 'quick'>;
  access: Pick<Access, 'enter'>;
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
