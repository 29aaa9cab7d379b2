/** The route of a store's first products. */
import { endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { CatalogService } from './catalog-service.ts';

interface CatalogRouteParts {
  catalog: Pick<CatalogService, 'first'>;
  access: Pick<Access, 'enter'>;
}

export function catalogRoutes({ catalog, access }: CatalogRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.products,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.query.store);
        return { products: await catalog.first(settings, request.query.limit) };
      },
    });
  };
}
