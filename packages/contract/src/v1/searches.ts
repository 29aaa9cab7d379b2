/** What visitors search for: numbers of a period, lists of queries, one query; and searches themselves. */
import { z } from 'zod';
import { Device, EventsAccepted, EventSource, EventsRequest } from '../events.ts';
import { Language } from '../language.ts';
import { QuickRequest, QuickResponse, ScoreExplanation, SearchInStore, SearchResponse } from '../search.ts';
import { VisitHeaders } from '../chat.ts';
import { type Operation, perCaller, problems } from './operation.ts';
import { InStore, IsoTime, ListQuery } from './shared.ts';

const REPORT_LIMIT = perCaller('reports', 240);
const SHOPPER_LIMIT = perCaller('shoppers', 600);

const Days = z.coerce.number().int().min(1).max(400).default(7).meta({ description: 'Length of the period in days.' });
const Until = z.iso.date().optional().meta({ description: 'Last day of the period; default: today in the shop.' });

/** Which searches are counted; without a member, all. */
const Segment = { source: EventSource.optional(), device: Device.optional(), language: Language.optional() };

/** A period of whole days in the shop's time zone, and the one before it. */
export const Period = z.object({
  time_zone: z.string(),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  from: IsoTime,
  to: IsoTime.meta({ description: 'End of the last day, or now when the day is not over.' }),
  is_partial: z.boolean().meta({ description: 'The last day is not over.' }),
  is_counting: z.boolean().meta({ description: 'Older events are still being counted: numbers may be too low.' }),
  previous: z.object({
    from: IsoTime,
    to: IsoTime.meta({ description: 'Cut like the period: both have the same length.' }),
  }),
});
export type Period = z.infer<typeof Period>;

const Share = z.number().min(0).max(1).nullable();
export const SearchNumbers = z.object({
  visits: z.number().int().meta({ description: 'Visits that began; one ends after 30 minutes without an event.' }),
  searches: z
    .number()
    .int()
    .meta({ description: 'Searches whose words had settled: not those that went on being typed.' }),
  click_rate: Share.meta({ description: 'Searches that led to a click, of all searches; null without searches.' }),
  without_result_share: Share,
  carts: z
    .number()
    .int()
    .meta({ description: 'Products put into the cart after a search of the same visit within a day.' }),
  orders: z.number().int().meta({ description: 'Orders after a search of the same visit within a day.' }),
  revenue: z.number().meta({ description: 'Sum of these orders, in the currency of the store.' }),
  replies: z.number().int().meta({ description: 'Answers of the assistant, to all visitors.' }),
  slow_replies: z.number().int().meta({ description: 'Answers whose first words took longer than `slow_after_ms`.' }),
});
export type SearchNumbers = z.infer<typeof SearchNumbers>;

export const SearchOverview = z.object({
  period: Period,
  slow_after_ms: z.number().int(),
  numbers: SearchNumbers,
  previous: SearchNumbers,
  buckets: z
    .array(
      z.object({
        start: IsoTime,
        is_partial: z.boolean(),
        searches: z.number().int(),
        without_result: z.number().int(),
        clicked: z.number().int().meta({ description: 'Searches that led to a click.' }),
      }),
    )
    .meta({ description: 'Days of the period; hours when it has one day.' }),
});
export type SearchOverview = z.infer<typeof SearchOverview>;

export const QueryFigures = z.object({
  query: z.string().meta({ description: 'In lower case: how it was written does not matter.' }),
  searches: z.number().int(),
  previous_searches: z.number().int(),
  visits: z.number().int().meta({ description: 'Visits with this query; one counts once an hour.' }),
  without_result: z.number().int(),
  clicked: z.number().int().meta({ description: 'Searches that led to a click.' }),
  click_rate: Share,
});
export type QueryFigures = z.infer<typeof QueryFigures>;

export const QueryDetail = z.object({
  period: Period,
  figures: QueryFigures,
  days: z.array(z.object({ day: z.iso.date(), searches: z.number().int() })),
  asked_by: z
    .array(
      z.object({
        source: EventSource.nullable(),
        device: Device.nullable(),
        language: Language.nullable(),
        searches: z.number().int(),
      }),
    )
    .meta({ description: 'Where and how these visitors came, the most searches first; null: not known.' }),
  clicks_by_position: z.array(z.object({ position: z.number().int(), clicks: z.number().int() })),
  products: z
    .array(
      z.object({
        id: z.string(),
        title: z.string().nullable().meta({ description: 'null: it is not in the catalogue any more.' }),
        clicks: z.number().int(),
        carts: z.number().int(),
        orders: z.number().int(),
        mean_position: z.number().nullable(),
      }),
    )
    .meta({ description: 'What visitors turned to after this query.' }),
  shown_now: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        position: z.number().int(),
        tier: z.string(),
        explain: ScoreExplanation.meta({ description: 'Why it stands there.' }),
      }),
    )
    .meta({ description: 'What a search for it shows at this moment.' }),
  total_now: z.number().int(),
  redirect_now: z.string().nullable(),
});
export type QueryDetail = z.infer<typeof QueryDetail>;

export const ProductQueries = z.object({
  period: Period,
  items: z
    .array(
      z.object({
        query: z.string(),
        clicks: z.number().int(),
        carts: z.number().int(),
        orders: z.number().int(),
        mean_position: z.number().nullable().meta({ description: 'Where it stood when it was clicked.' }),
      }),
    )
    .meta({ description: 'At most 50, those with the most clicks, carts and orders first.' }),
});
export type ProductQueries = z.infer<typeof ProductQueries>;

const PERIOD_EXAMPLE = {
  time_zone: 'Asia/Tbilisi',
  first_day: '2026-11-01',
  last_day: '2026-11-07',
  from: '2026-10-31T20:00:00.000Z',
  to: '2026-11-07T20:00:00.000Z',
  is_partial: false,
  is_counting: false,
  previous: { from: '2026-10-24T20:00:00.000Z', to: '2026-10-31T20:00:00.000Z' },
};
const NUMBERS_EXAMPLE = {
  searches: 4210,
  visits: 1804,
  click_rate: 0.43,
  without_result_share: 0.04,
  carts: 240,
  orders: 61,
  revenue: 4890.5,
  replies: 320,
  slow_replies: 2,
};
const FIGURES_EXAMPLE = {
  query: 'red coat',
  searches: 31,
  previous_searches: 12,
  visits: 28,
  without_result: 0,
  clicked: 14,
  click_rate: 0.45,
};
const EXPLANATION_EXAMPLE = {
  score: 12.4,
  parts: [{ part: 'word', value: 12.4, words: 'coat', field: 'title', text: '“coat” was found in the title.' }],
  pinned: false,
};
const IN_STORE = { store: 'myshop' };
const SEARCH_REPLY_EXAMPLE = {
  num_total_results: 0,
  num_great_matches: 0,
  num_results_by_tier: { meets_all: 0, unstated: 0, meets_some: 0 },
  documents: [],
  query_id: '0b0e7c1a-7d9b-4a63-9d0f-1f5b0d1c2e3f',
  understood: {},
  understood_parts: [],
  recovered_by: null,
  facets: [],
  redirect: null,
  page: 1,
  limit: 24,
};

const read = { limit: REPORT_LIMIT, permission: 'searches:read', isIdempotent: false, isAudited: false } as const;
const ofShoppers = { limit: SHOPPER_LIMIT, isForShoppers: true, isIdempotent: false, isAudited: false } as const;

export const searchesOperations = {
  searchOverview: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/searches/overview',
    schema: {
      tags: ['Searches'],
      summary: 'Numbers of a period beside those of the period before',
      params: InStore,
      querystring: z.object({
        days: Days,
        until: Until,
        ...Segment,
      }),
      response: { 200: SearchOverview, ...problems },
    },
    example: {
      params: IN_STORE,
      query: { days: 7 },
      reply: {
        period: PERIOD_EXAMPLE,
        slow_after_ms: 2000,
        numbers: NUMBERS_EXAMPLE,
        previous: { ...NUMBERS_EXAMPLE, searches: 3900 },
        buckets: [
          { start: '2026-10-31T20:00:00.000Z', is_partial: false, searches: 610, without_result: 22, clicked: 260 },
        ],
      },
    },
  },
  queries: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/searches/queries',
    schema: {
      tags: ['Searches'],
      summary: 'Queries of a period: the most frequent, without result, rarely clicked, or rising',
      params: InStore,
      querystring: ListQuery.extend({
        list: z.enum(['top', 'without-result', 'low-click', 'rising']).default('top'),
        days: Days,
        until: Until,
        text: z.string().trim().max(200).optional().meta({ description: 'Part of the query.' }),
        ...Segment,
      }),
      response: {
        200: z.object({ period: Period, items: z.array(QueryFigures), next_cursor: z.string().nullable() }),
        ...problems,
      },
    },
    example: {
      params: IN_STORE,
      query: { list: 'rising', days: 7 },
      reply: { period: PERIOD_EXAMPLE, items: [FIGURES_EXAMPLE], next_cursor: null },
    },
  },
  queryDetail: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/searches/query',
    schema: {
      tags: ['Searches'],
      summary: 'One query: its figures, clicks by position, what visitors turned to, and what it shows now',
      params: InStore,
      querystring: z.object({ query: z.string().trim().min(1).max(1000), days: Days, until: Until }),
      response: { 200: QueryDetail, ...problems },
    },
    example: {
      params: IN_STORE,
      query: { query: 'red coat', days: 7 },
      reply: {
        period: PERIOD_EXAMPLE,
        figures: FIGURES_EXAMPLE,
        days: [{ day: '2026-11-01', searches: 4 }],
        asked_by: [{ source: 'embed', device: 'phone', language: 'en', searches: 31 }],
        clicks_by_position: [{ position: 1, clicks: 6 }],
        products: [{ id: 'p1', title: 'Wool coat', clicks: 6, carts: 1, orders: 0, mean_position: 1.5 }],
        shown_now: [{ id: 'p1', title: 'Wool coat', position: 1, tier: 'meets_all', explain: EXPLANATION_EXAMPLE }],
        total_now: 1,
        redirect_now: null,
      },
    },
  },
  productQueries: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/searches/product',
    schema: {
      tags: ['Searches'],
      summary: 'One product: the queries after which visitors turned to it',
      params: InStore,
      querystring: z.object({ product: z.string().trim().min(1).max(200), days: Days, until: Until }),
      response: { 200: ProductQueries, ...problems },
    },
    example: {
      params: IN_STORE,
      query: { product: 'p1', days: 30 },
      reply: {
        period: PERIOD_EXAMPLE,
        items: [{ query: 'red coat', clicks: 6, carts: 1, orders: 0, mean_position: 1.5 }],
      },
    },
  },
  search: {
    ...ofShoppers,
    permission: 'searches:read',
    method: 'POST',
    url: '/api/v1/stores/:store/searches',
    schema: {
      tags: ['Search'],
      summary: 'Find products by words',
      params: InStore,
      headers: VisitHeaders,
      body: SearchInStore,
      response: { 200: SearchResponse, ...problems },
    },
    example: { params: IN_STORE, body: { query: 'red coat' }, reply: SEARCH_REPLY_EXAMPLE },
  },
  suggestions: {
    ...ofShoppers,
    permission: 'searches:read',
    method: 'POST',
    url: '/api/v1/stores/:store/suggestions',
    isFree: true,
    schema: {
      tags: ['Search'],
      summary: 'Suggestions while the shopper types',
      params: InStore,
      body: QuickRequest.omit({ store: true }),
      response: { 200: QuickResponse, ...problems },
    },
    example: {
      params: IN_STORE,
      body: { query: 'red' },
      reply: { documents: [], queries: ['red coat'], categories: [] },
    },
  },
  sendEvents: {
    ...ofShoppers,
    permission: 'events:write',
    method: 'POST',
    url: '/api/v1/stores/:store/events',
    schema: {
      tags: ['Events'],
      summary: 'What visitors did; the same event id counts once',
      params: InStore,
      body: EventsRequest.omit({ store: true }),
      response: { 202: EventsAccepted, ...problems },
    },
    example: {
      params: IN_STORE,
      body: {
        sessionId: 'visit-1',
        events: [{ id: 'e1', type: 'click', product_id: 'p1', position: 1, at: '2026-11-01T09:00:00Z' }],
      },
      reply: { accepted: 1 },
    },
  },
} as const satisfies Record<string, Operation>;
