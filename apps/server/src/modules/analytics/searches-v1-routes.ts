/** API v1: reports about searches, and searches, suggestions and events of shops' own pages and servers. */
import { Readable } from 'node:stream';
import { problem } from '@quarry/contract';
import type { Language, QuickResponse, SearchRequest, SearchResponse, StoreSettings } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { StoresService } from '../stores/index.ts';
import { type ExportEvents, exportSpan } from './event-export-repository.ts';
import type { EventsService } from './events-service.ts';
import type { SearchesService } from './searches-service.ts';
import { type Visit, visitOfRequest } from './visit-of-request.ts';

export interface SearchesV1Parts {
  reports: SearchesService;
  stores: Pick<StoresService, 'get'>;
  search: {
    search(settings: StoreSettings, request: SearchRequest, visit: Visit): Promise<SearchResponse>;
    quick(settings: StoreSettings, query: string, language?: Language): Promise<QuickResponse>;
  };
  events: Pick<EventsService, 'accept'>;
  exportEvents: ExportEvents;
}

type Names =
  | 'advice'
  | 'searchOverview'
  | 'queries'
  | 'queryDetail'
  | 'productQueries'
  | 'search'
  | 'suggestions'
  | 'sendEvents'
  | 'exportEvents';

export function searchesV1Handlers({
  reports,
  stores,
  search,
  events,
  exportEvents,
}: SearchesV1Parts): V1Handlers<Names> {
  return {
    async searchOverview({ storeId, query: { days, until, ...segment } }) {
      return reports.overview(await stores.get(storeId), { days, until, segment });
    },

    advice: async ({ storeId, query: { days } }) => reports.advice(await stores.get(storeId), days),

    async queries({ storeId, query: { cursor, limit, source, device, language, ...asked } }) {
      const skip = readCursor(cursor, z.number().int().min(0)) ?? 0;
      const settings = await stores.get(storeId);
      const segment = { source, device, language };
      const { period, figures } = await reports.queries(settings, { ...asked, segment, skip, take: limit + 1 });
      return { period, ...page(figures, limit, () => skip + limit) };
    },

    queryDetail: async ({ storeId, query }) => reports.query(await stores.get(storeId), query),

    productQueries: async ({ storeId, query }) => reports.productQueries(await stores.get(storeId), query),

    async search({ storeId, body, request }) {
      const settings = await stores.get(storeId);
      return search.search(settings, { ...body, store: storeId }, visitOfRequest(request));
    },

    async suggestions({ storeId, body }) {
      const settings = await stores.get(storeId);
      if (!settings.gates.autocomplete) throw problem('autocomplete-not-supported');
      return search.quick(settings, body.query, body.language);
    },

    sendEvents: async ({ storeId, body, request }) => ({
      accepted: await events.accept(storeId, body, visitOfRequest(request)),
    }),

    exportEvents({ storeId, query, reply }) {
      const lines = exportEvents(storeId, exportSpan(query, new Date()));
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="events-${storeId}.ndjson"`)
        .send(Readable.from(lines));
    },
  };
}
