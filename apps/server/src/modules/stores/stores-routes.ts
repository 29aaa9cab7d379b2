/** Settings of a store over HTTP; public, for pages need them before anybody has logged in. */
import { endpoints } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StoresService } from './stores-service.ts';

export function storesRoutes({ stores }: { stores: StoresService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...endpoints.store, handler: (request) => stores.get(request.params.store) });
  };
}
