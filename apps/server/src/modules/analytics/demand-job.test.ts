import { describe, expect, it } from 'vitest';
import { createDemandJob } from './demand-job.ts';

function house(popularity: Record<string, Record<string, number>>) {
  const told: [string, { id: string; popularity: number }[]][] = [];
  const failures: unknown[] = [];
  const job = createDemandJob({
    stores: { all: async () => Object.keys(popularity).map((id) => ({ id })) },
    demand: {
      async popularity(storeId) {
        if (storeId === 'broken') throw new Error('The record is away.');
        return new Map(Object.entries(popularity[storeId] ?? {}));
      },
      renew: () => {},
      settledQueries: async (storeId) => new Map([[`query of ${storeId}`, 2]]),
    },
    events: {
      forgetBefore: async () => {},
      reviewsOf: async (_storeId, ids) => new Map(ids.map((id) => [id, 7])),
    },
    engine: { patch: async (storeId, changes) => void told.push([storeId, [...changes]]) },
    onTrouble: (_message, error) => failures.push(error),
  });
  return { job, told, failures, popularity };
}

describe('the demand job', () => {
  it('hands every store its figures, and later only what changed', async () => {
    const { job, told, popularity } = house({ shop: { a: 10, b: 20 }, other: {} });

    await job.run();
    popularity.shop = { a: 10.01, b: 30 };
    await job.run();
    await job.run();

    expect(told).toEqual([
      [
        'shop',
        [
          { id: 'a', popularity: 10 },
          { id: 'b', popularity: 20 },
        ],
      ],
      ['shop', [{ id: 'b', popularity: 30 }]],
    ]);
  });

  it('gives a product whose demand has faded its reviews back, once', async () => {
    const { job, told, popularity } = house({ shop: { a: 10 } });

    await job.run();
    popularity.shop = {};
    await job.run();
    await job.run();

    expect(told.slice(1)).toEqual([['shop', [{ id: 'a', popularity: 7 }]]]);
  });

  it('goes on with the next store when one fails', async () => {
    const { job, told, failures } = house({ broken: {}, shop: { a: 1 } });

    await job.run();

    expect(failures).toHaveLength(1);
    expect(told.map(([storeId]) => storeId)).toEqual(['shop']);
  });

  it('knows the settled queries of the last round', async () => {
    const { job } = house({ shop: {} });
    expect(job.settledQueries('shop').size).toBe(0);

    await job.run();
    const queries = job.settledQueries('shop');
    await job.run();

    expect([...queries]).toEqual([['query of shop', 2]]);
    expect(job.settledQueries('shop')).toBe(queries);
    expect(job.settledQueries('nowhere').size).toBe(0);
  });

  it('runs with its start and ends what it began', async () => {
    const { job, told } = house({ shop: { a: 1 } });

    job.start();
    await job.run();
    await job.stop();

    expect(told).toHaveLength(1);
  });
});
