/** What staff should do next: searches that fail, priced by what the shop's own searches earn. */
import { z } from 'zod';
import { type Operation, perCaller, problems } from './operation.ts';
import { Period } from './searches.ts';
import { InStore } from './shared.ts';

/** Advice reads more than a report: events of single queries, and what they show now. */
const ADVICE_LIMIT = perCaller('advice', 60);

export const Loss = z.object({
  estimate: z.number().meta({ description: 'In the currency of the store.' }),
  low: z.number(),
  high: z.number(),
});
export type Loss = z.infer<typeof Loss>;

export const SearchWorth = z
  .object({
    per_search: Loss.meta({ description: 'What a search with results earns: orders after it within a day.' }),
    days: z.number().int().meta({ description: 'Days from which it was computed.' }),
    orders: z.number().int(),
  })
  .meta({ description: 'The range holds the true value nine times in ten.' });
export type SearchWorth = z.infer<typeof SearchWorth>;

export const Advice = z.object({
  cause: z.enum(['no-result', 'few-clicks']),
  query: z.string(),
  searches: z.number().int(),
  failed: z.number().int().meta({
    description:
      '`no-result`: searches after which the visit found nothing in other words either; `few-clicks`: clicks that are missing beside the click rate of all queries.',
  }),
  loss: Loss.nullable().meta({ description: 'null: the shop has too few orders after searches to price it.' }),
  reworded: z.object({ query: z.string(), visits: z.number().int() }).nullable().meta({
    description: 'Other words after which most of these visitors clicked: a synonym would lead there at once.',
  }),
  found_now: z.number().int().meta({ description: 'Products that a search finds at this moment.' }),
  is_mended: z.boolean().meta({ description: 'It had no result in the period and has some now.' }),
});
export type Advice = z.infer<typeof Advice>;

export const AdviceList = z.object({
  period: Period,
  currency: z.string(),
  worth: SearchWorth.nullable(),
  loss: Loss.nullable().meta({ description: 'Of all items that are not mended.' }),
  items: z.array(Advice).meta({ description: 'The greatest loss first, what is mended last.' }),
});
export type AdviceList = z.infer<typeof AdviceList>;

const LOSS_EXAMPLE = { estimate: 184.5, low: 120.2, high: 248.8 };

export const adviceOperations = {
  advice: {
    method: 'GET',
    url: '/api/v1/stores/:store/searches/advice',
    limit: ADVICE_LIMIT,
    permission: 'searches:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Searches'],
      summary: 'Queries that fail, with what they are estimated to lose and what would help',
      description:
        'A search with results earns what orders within a day after it brought, on average over at least 28 days. A failed search is priced like that, with the range that the variation between the hours of the shop gives.',
      params: InStore,
      querystring: z.object({
        days: z.coerce.number().int().min(1).max(90).default(7).meta({ description: 'Length of the period in days.' }),
      }),
      response: { 200: AdviceList, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { days: 7 },
      reply: {
        period: {
          time_zone: 'Asia/Tbilisi',
          first_day: '2026-11-01',
          last_day: '2026-11-07',
          from: '2026-10-31T20:00:00.000Z',
          to: '2026-11-07T20:00:00.000Z',
          is_partial: false,
          is_counting: false,
          previous: { from: '2026-10-24T20:00:00.000Z', to: '2026-10-31T20:00:00.000Z' },
        },
        currency: 'GEL',
        worth: { per_search: { estimate: 1.23, low: 0.8, high: 1.66 }, days: 28, orders: 240 },
        loss: LOSS_EXAMPLE,
        items: [
          {
            cause: 'no-result',
            query: 'sofa bed',
            searches: 160,
            failed: 150,
            loss: LOSS_EXAMPLE,
            reworded: { query: 'sleeper sofa', visits: 31 },
            found_now: 0,
            is_mended: false,
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Operation>;
