import { describe, expect, it } from 'vitest';
import { createDemandJob } from './demand-job.ts';

function aJob(popularity: Record<string, Record<string, number>>) {
  const sent: [string, { id: string; popularity: number }[]][] = [];
  const failures: unknown[] = [];
  const job = createDemandJob({
    stores: { all: async () => Object.keys(popularity).map((id) => ({ id })) },
    demand: {
      async popularity(storeId) {
        if (storeId === 'broken') throw new Error('The database is unavailable.');
        return new Map(Object.entries(popularity[storeId] ?? {}));
      },
      renew: () => {},
      provenQueries: async (storeId) => new Map([[`query of ${storeId}`, 2]]),
    },
    events: {
      reviewsOf: async (_storeId, ids) => new Map(ids.map((id) => [id, 7])),
    },
    engine: { patch: async (storeId, changes) => void sent.push([storeId, [...changes]]) },
    onError: (_message, error) => failures.push(error),
  });
  return { job, sent, failures, popularity };
}

describe('the demand job', () => {
  it('sends every store its figures, and later only changes', async () => {
    const { job, sent, popularity } = aJob({ shop: { a: 10, b: 20 }, other: {} });

    await job.run();
    popularity.shop = { a: 10.01, b: 30 };
    await job.run();
    await job.run();

    expect(sent).toEqual([
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

  it('returns a product without demand to its review count, once', async () => {
    const { job, sent, popularity } = aJob({ shop: { a: 10 } });

    await job.run();
    popularity.shop = {};
    await job.run();
    await job.run();

    expect(sent.slice(1)).toEqual([['shop', [{ id: 'a', popularity: 7 }]]]);
  });

  it('continues with the next store when one fails', async () => {
    const { job, sent, failures } = aJob({ broken: {}, shop: { a: 1 } });

    await job.run();

    expect(failures).toHaveLength(1);
    expect(sent.map(([storeId]) => storeId)).toEqual(['shop']);
  });

  it('knows the proven queries of the last update', async () => {
    const { job } = aJob({ shop: {} });
    expect(job.provenQueries('shop').size).toBe(0);

    await job.run();
    const queries = job.provenQueries('shop');
    await job.run();

    expect([...queries]).toEqual([['query of shop', 2]]);
    expect(job.provenQueries('shop')).toBe(queries);
    expect(job.provenQueries('nowhere').size).toBe(0);
  });

  it('starts with the server and completes a running update on stop', async () => {
    const { job, sent } = aJob({ shop: { a: 1 } });

    job.start();
    await job.run();
    await job.stop();

    expect(sent).toHaveLength(1);
  });
});
