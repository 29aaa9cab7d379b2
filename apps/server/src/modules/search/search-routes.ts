/** Search, suggestions and recommendations over HTTP. */
import { endpoints, problem } from '@quarry/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { disconnectSignal } from '../../disconnect-signal.ts';
import type { CallOptions } from '../../search-engine/product-search.ts';
import { visitOfRequest } from '../analytics/index.ts';
import type { Access } from '../auth/index.ts';
import type { RecommendationService } from './recommendation-service.ts';
import type { SearchService } from './search-service.ts';

interface SearchRouteParts {
  search: Pick<SearchService, 'search' | 'quick'>;
  recommendations: RecommendationService;
  access: Pick<Access, 'enter'>;
}

/** A first search may wait for the build of an index; whoever waits longer is told to come again. */
const ANSWER_WITHIN_MS = 30_000;

export function searchRoutes({ search, recommendations, access }: SearchRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.search,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.body.store);
        return search.search(settings, request.body, visitOfRequest(request), callOf(reply));
      },
    });
    app.route({
      ...endpoints.quick,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.body.store);
        if (!settings.gates.autocomplete) throw problem('autocomplete-not-supported');
        const { query, language } = request.body;
        return search.quick(settings, query, language, callOf(reply));
      },
    });
    app.route({
      ...endpoints.similar,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.query.store);
        return recommendations.similar(settings, request.params.id, request.query.limit);
      },
    });
    app.route({
      ...endpoints.goesWith,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.query.store);
        return recommendations.goesWith(settings, request.params.id, request.query.limit);
      },
    });
    app.route({
      ...endpoints.trending,
      handler: async (request, reply) => {
        const { settings } = await access.enter(request, reply, request.query.store);
        return recommendations.trending(settings, request.query.limit);
      },
    });
  };
}

/** Ends with its deadline, or when the client disconnects. */
function callOf({ raw }: FastifyReply): CallOptions {
  return { signal: AbortSignal.any([disconnectSignal(raw), AbortSignal.timeout(ANSWER_WITHIN_MS)]) };
}
