import { describe, expect, it } from 'vitest';
import { createDemandService } from './demand-service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function demandOf(facts: {
  demand?: { productId: string; demand: number }[];
  visits?: { productId: string; recent: number; before: number }[];
  queries?: string[];
  reviews?: Record<string, number>;
  meanReviews?: number;
}) {
  const asked: string[][] = [];
  const service = createDemandService({
    now: () => NOW,
    events: {
      // Events of today; earlier days are empty.
      demand: async (_storeId, { until }) => (until.getTime() >= NOW.getTime() ? (facts.demand ?? []) : []),
      firstAfter: async () => undefined,
      turnedTo: async (_storeId, { least }) => (facts.visits ?? []).filter(({ recent }) => recent >= least),
      provenQueries: async () => (facts.queries ?? []).map((query) => ({ query, visits: 2 })),
      together: async (_storeId, _productId, { types }) => {
        asked.push([...types]);
        return new Map();
      },
      meanReviews: async () => facts.meanReviews ?? 0,
      reviewsOf: async (_storeId, ids) =>
        new Map(Object.entries(facts.reviews ?? {}).filter(([id]) => ids.includes(id))),
    },
  });
  return { service, asked };
}

describe('popularity', () => {
  it('is the reviews, and as many more as the demand is worth beside them', async () => {
    const { service } = demandOf({
      demand: [
        { productId: 'new', demand: 10 },
        { productId: 'old', demand: 1 },
        { productId: 'gone', demand: 50 },
      ],
      reviews: { new: 0, old: 100 },
      meanReviews: 20,
    });

    expect(await service.popularity('shop')).toEqual(
      new Map([
        ['new', 40],
        ['old', 104],
      ]),
    );
  });

  it('counts in a shop that has no reviews at all', async () => {
    const { service } = demandOf({ demand: [{ productId: 'a', demand: 5 }], reviews: { a: 0 } });

    expect((await service.popularity('shop')).get('a')).toBeGreaterThan(0);
  });

  it('is not touched without events', async () => {
    expect(await demandOf({}).service.popularity('shop')).toEqual(new Map());
  });
});

describe('what is on the rise', () => {
  it('rises against its own past, not against other products', async () => {
    const { service } = demandOf({
      visits: [
        { productId: 'always-first', recent: 100, before: 1400 },
        { productId: 'from-nothing', recent: 9, before: 0 },
        { productId: 'doubled', recent: 40, before: 280 },
      ],
    });

    expect((await service.rising('shop')).map(({ productId }) => productId)).toEqual(['from-nothing', 'doubled']);
  });

  it('is not what two visits did by chance', async () => {
    expect(await demandOf({ visits: [{ productId: 'a', recent: 2, before: 0 }] }).service.rising('shop')).toEqual([]);
  });
});

describe('what is wanted and rising', () => {
  it('is looked up once a minute, and anew when told', async () => {
    const demand = [{ productId: 'a', demand: 1 }];
    const visits = [{ productId: 'a', recent: 9, before: 0 }];
    const facts = { demand, visits };
    const { service } = demandOf(facts);
    await Promise.all([service.wanted('shop'), service.rising('shop')]);
    facts.demand = [];
    facts.visits = [];

    expect([await service.wanted('shop'), (await service.rising('shop')).length]).toEqual([demand, 1]);
    service.renew('shop');
    expect([await service.wanted('shop'), await service.rising('shop')]).toEqual([[], []]);
  });
});

describe('settled queries', () => {
  it('are never what named a person, nor a whole letter', async () => {
    const { service } = demandOf({ queries: ['red dress', 'call [phone]', 'x'.repeat(200)] });

    expect([...(await service.provenQueries('shop')).keys()]).toEqual(['red dress']);
  });
});

describe('what goes together', () => {
  it('was bought together, or only looked at, as asked', async () => {
    const { service, asked } = demandOf({});

    await service.together('shop', 'a', 'bought');
    await service.together('shop', 'a', 'looked-at');

    expect(asked[0]).toEqual(['cart', 'order']);
    expect(asked[1]).toContain('click');
  });
});
