/** Addresses of feeds that the server fetches and imports on a schedule. */
import { z } from 'zod';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime } from './shared.ts';

export const MAX_FEEDS = 10;
export const FEED_INTERVALS_HOURS = [1, 3, 6, 12, 24, 168] as const;

const EveryHours = z.literal(FEED_INTERVALS_HOURS).meta({ description: 'Hours between two fetches.' });

export const FeedOutcome = z.enum(['running', 'imported', 'unchanged', 'failed', 'asks']).meta({
  description:
    '`unchanged`: the address says that the file is the same as before; `asks`: the deletion of a large share of the catalogue must be confirmed, until then nothing is fetched.',
});
export type FeedOutcome = z.infer<typeof FeedOutcome>;

export const FeedResult = z.object({
  at: IsoTime,
  outcome: FeedOutcome,
  error: z.string().nullable().meta({ description: 'Why it failed, in words for staff.' }),
  import_id: z.string().nullable(),
  counts: z.record(z.string(), z.number().int()).nullable().meta({
    description: 'Products `created`, `updated`, `unchanged`, `missing`, `deleted` and `rejected`.',
  }),
});
export type FeedResult = z.infer<typeof FeedResult>;

export const Feed = z.object({
  id: z.string(),
  url: z.string(),
  every_hours: EveryHours,
  delete_missing: z.boolean().meta({ description: 'Products that the feed does not contain any more are deleted.' }),
  enabled: z.boolean(),
  mapping: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'How the columns are read, as chosen for an import; null: as detected.' }),
  last: FeedResult.nullable(),
  next_at: IsoTime.nullable().meta({ description: 'null: it is off, at work, or asks.' }),
  created_at: IsoTime,
  created_by: z.string(),
});
export type Feed = z.infer<typeof Feed>;

export const NewFeed = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://.' }).max(2000),
  every_hours: EveryHours.default(24),
  delete_missing: z.boolean().default(false),
  import_id: EntryId.optional().meta({ description: 'The columns are read as they were chosen for this import.' }),
});
export type NewFeed = z.infer<typeof NewFeed>;

export const FeedChange = z
  .strictObject({ every_hours: EveryHours, delete_missing: z.boolean(), enabled: z.boolean() })
  .partial();
export type FeedChange = z.infer<typeof FeedChange>;

const FEED_EXAMPLE = {
  id: '1e0b7f3c-7d5a-4e7b-8a55-6b0e0d1c2f31',
  url: 'https://shop.example/export/products.csv',
  every_hours: 24,
  delete_missing: true,
  enabled: true,
  mapping: null,
  last: {
    at: '2026-11-02T03:00:00.000Z',
    outcome: 'imported',
    error: null,
    import_id: '5d5f0a0e-5d8a-4b60-8f0f-6e1f1a2b3c4d',
    counts: { created: 3, updated: 12, unchanged: 980, missing: 1, deleted: 1, rejected: 0 },
  },
  next_at: '2026-11-03T03:00:00.000Z',
  created_at: '2026-11-01T09:00:00.000Z',
  created_by: 'nino@shop.example',
};
const ADDRESS = { store: 'myshop', id: FEED_EXAMPLE.id };

export const feedsOperations = {
  listFeeds: {
    method: 'GET',
    url: '/api/v1/stores/:store/feeds',
    limit: READ_LIMIT,
    permission: 'imports:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Feeds'],
      summary: 'Feeds that are imported on a schedule, with their last result',
      params: InStore,
      response: { 200: z.object({ items: z.array(Feed) }), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [FEED_EXAMPLE] } },
  },
  createFeed: {
    method: 'POST',
    url: '/api/v1/stores/:store/feeds',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Feeds'],
      summary: 'Import a feed on a schedule, the first time at once',
      params: InStore,
      body: NewFeed,
      response: { 201: Feed, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { url: FEED_EXAMPLE.url, every_hours: 24, delete_missing: true },
      reply: FEED_EXAMPLE,
    },
  },
  changeFeed: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/feeds/:id',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Feeds'],
      summary: 'Change the schedule of a feed',
      params: InStoreWithId,
      body: FeedChange,
      response: { 200: Feed, ...problems },
    },
    example: { params: ADDRESS, body: { every_hours: 6 }, reply: FEED_EXAMPLE },
  },
  deleteFeed: {
    method: 'DELETE',
    url: '/api/v1/stores/:store/feeds/:id',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Feeds'],
      summary: 'Stop importing a feed; its products stay',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ADDRESS, reply: { deleted: true } },
  },
  runFeed: {
    method: 'POST',
    url: '/api/v1/stores/:store/feeds/:id/run',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    ownProblems: ['feed-not-found', 'feed-off'],
    schema: {
      tags: ['Feeds'],
      summary: 'Fetch and import a feed now; a question about a large loss is dropped',
      params: InStoreWithId,
      response: { 202: Feed, ...problems },
    },
    example: { params: ADDRESS, reply: FEED_EXAMPLE },
  },
  confirmFeedLoss: {
    method: 'POST',
    url: '/api/v1/stores/:store/feeds/:id/confirm-loss',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Feeds'],
      summary: 'Delete the products that are missing in the feed although they are a large share',
      params: InStoreWithId,
      response: { 202: Feed, ...problems },
    },
    example: { params: ADDRESS, reply: FEED_EXAMPLE },
  },
} as const satisfies Record<string, Operation>;
