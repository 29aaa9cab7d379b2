/** Routes of store settings; public, because pages need them before a login. */
import { endpoints, type Language, type StoreGates } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StoresService } from './stores-service.ts';

/** Gates of calls that an extra answers. */
const EXTRA_GATES = ['image_search'] as const satisfies readonly (keyof StoreGates)[];
export type ExtraGate = (typeof EXTRA_GATES)[number];

interface StoresRoutesParts {
  stores: StoresService;
  /** Of the gates of extras those that a running extra opens, whichever the store. */
  openGates: readonly ExtraGate[];
  /** Languages in which recordings are understood here, whichever the store. */
  hears: readonly Language[];
}

export function storesRoutes({ stores, openGates, hears }: StoresRoutesParts): FastifyPluginAsyncZod {
  const closed = Object.fromEntries(
    EXTRA_GATES.filter((gate) => !openGates.includes(gate)).map((gate) => [gate, false]),
  );
  return async (app) => {
    app.route({
      ...endpoints.store,
      handler: async (request) => {
        const settings = await stores.get(request.params.store);
        return { ...settings, gates: { ...settings.gates, ...closed }, hears: [...hears] };
      },
    });
  };
}
