/** Raw events of a store, for analysis elsewhere. */
import { z } from 'zod';
import { Device, EventSource, EventType } from '../events.ts';
import { Language } from '../language.ts';
import { Understood } from '../search.ts';
import { type Operation, perCaller, problems } from './operation.ts';
import { InStore, IsoTime } from './shared.ts';

/** One export reads many events. */
const EXPORT_LIMIT = perCaller('event-export', 10);

const Moment = z.iso.datetime({ offset: true });

export const ExportSpan = z
  .object({
    from: Moment.optional().meta({ description: 'Events from this moment on; default: the last 28 days.' }),
    to: Moment.optional().meta({ description: 'Events before this moment; default: now.' }),
  })
  .meta({ description: 'Which events.' });

/** A line of the export. */
export const ExportedEvent = z.object({
  id: z.string(),
  at: IsoTime,
  type: EventType,
  session_id: z.string().nullable().meta({ description: 'The visit; null: the search named none.' }),
  query_id: z.string().nullable(),
  query: z.string().nullable().meta({ description: 'Of a search, with personal data masked.' }),
  language: Language.nullable(),
  results: z.number().int().nullable(),
  recovered_by: z.string().nullable(),
  product_id: z.string().nullable(),
  position: z.number().int().nullable(),
  value: z.number().nullable(),
  source: EventSource.nullable().meta({ description: '`simulated`: no visitor, but the traffic simulator.' }),
  device: Device.nullable(),
  understood: Understood.nullable(),
});
export type ExportedEvent = z.infer<typeof ExportedEvent>;

const EXAMPLE: ExportedEvent = {
  id: 'search:7c1d',
  at: '2026-11-02T09:00:00.000Z',
  type: 'search',
  session_id: 'visit-1',
  query_id: '7c1d',
  query: 'wool coat',
  language: 'en',
  results: 14,
  recovered_by: null,
  product_id: null,
  position: null,
  value: null,
  source: 'api',
  device: 'phone',
  understood: null,
};

export const eventExportOperations = {
  exportEvents: {
    method: 'GET',
    url: '/api/v1/stores/:store/events/export',
    limit: EXPORT_LIMIT,
    permission: 'events:read',
    isIdempotent: false,
    isAudited: false,
    answersStream: 'application/x-ndjson',
    schema: {
      tags: ['Events'],
      summary: 'All events of a span as lines of JSON, the oldest first',
      description: 'The reply is a stream, read from the database page by page; it ends early when its reader leaves.',
      params: InStore,
      querystring: ExportSpan,
      response: { 200: z.string(), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
      reply: `${JSON.stringify(EXAMPLE)}\n`,
    },
  },
} as const satisfies Record<string, Operation>;
