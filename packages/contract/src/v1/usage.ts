/** How much a store uses: its calls of this month beside their limit, and what they were for. */
import { z } from 'zod';
import { type Operation, problems, READ_LIMIT } from './operation.ts';
import { InStore, IsoTime } from './shared.ts';

/**
 * Sent with every reply of a call in a store. Without a limit, only the number of calls is sent.
 */
export const QUOTA_HEADERS = {
  used: 'Quota-Used',
  limit: 'Quota-Limit',
  remaining: 'Quota-Remaining',
  /** Seconds until the next month begins (UTC). */
  reset: 'Quota-Reset',
} as const;

const Count = z.number().int().min(0);

export const Usage = z.object({
  from: IsoTime.meta({ description: 'The month in UTC.' }),
  to: IsoTime,
  used: Count.meta({
    description:
      "Answered calls of API v1 by secret keys and by shoppers' pages in this month. Those of staff and of crawlers, refused and failed ones, and suggestions while typing do not count.",
  }),
  limit: Count.nullable().meta({ description: 'Calls that the operator allows a month; null: as many as there are.' }),
  remaining: Count.nullable(),
  beyond: z.enum(['refused', 'counted']).meta({
    description: 'What happens to calls above the limit, as the operator has set it.',
  }),
  overage: Count.meta({ description: 'Calls above the limit.' }),
  forecast: Count.nullable().meta({
    description: 'Calls at the end of the month at its pace so far; null: it began less than a day ago.',
  }),
  level: z.enum(['ok', 'half', 'most', 'all']).meta({
    description:
      'Share of the limit that is used: below 50 %, from 50 %, from 80 %, all. Webhooks are told of 50, 80 and 100 %.',
  }),
  days: z.array(z.object({ day: z.iso.date(), by_keys: Count, by_shoppers: Count })),
  searches: Count.meta({ description: 'Settled searches of visitors in this month, by all ways.' }),
  replies: Count.meta({ description: 'Answers of the assistant in this month.' }),
  model_tokens: Count.meta({ description: 'Tokens that a language model used in this month.' }),
});
export type Usage = z.infer<typeof Usage>;

export const usageOperations = {
  usage: {
    method: 'GET',
    url: '/api/v1/stores/:store/usage',
    limit: READ_LIMIT,
    permission: 'usage:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Usage'],
      summary: 'Calls of this month beside their limit, by day, and what they were for',
      params: InStore,
      response: { 200: Usage, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      reply: {
        from: '2026-11-01T00:00:00.000Z',
        to: '2026-12-01T00:00:00.000Z',
        used: 41_200,
        limit: 100_000,
        remaining: 58_800,
        beyond: 'refused',
        overage: 0,
        forecast: 82_400,
        level: 'ok',
        days: [{ day: '2026-11-01', by_keys: 1_200, by_shoppers: 1_500 }],
        searches: 30_400,
        replies: 2_100,
        model_tokens: 0,
      },
    },
  },
} as const satisfies Record<string, Operation>;
