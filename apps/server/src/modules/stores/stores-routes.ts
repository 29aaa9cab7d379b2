/** Routes of store settings; public, because pages need them before a login. */
import { type Language, endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StoresService } from './stores-service.ts';

interface StoresRoutesParts {
  stores: StoresService;
  /** Languages in which recordings are understood here, whichever the store. */
  hears: readonly Language[];
}

export function storesRoutes({ stores, hears }: StoresRoutesParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.store,
      handler: async (request) => ({ ...(await stores.get(request.params.store)), hears: [...hears] }),
    });
  };
}
