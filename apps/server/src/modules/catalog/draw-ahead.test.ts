import type { Product } from '@quarry/contract';
import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from './catalog-fixtures.ts';
import { createDrawAhead, type DrawAhead, FIRST_PAGE_PRODUCTS } from './draw-ahead.ts';
import { createRequestActivity } from '../../plugins/request-activity.ts';

/** Generous timeout for a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

let job: DrawAhead | undefined;
afterEach(() => job?.stop());

const shelf = (storeId: string) =>
  Array.from({ length: FIRST_PAGE_PRODUCTS + 2 }, (_, place) => aProduct({ id: `${storeId}-${place}` }));

function aJob({ drawAhead }: { drawAhead?: (product: Product) => Promise<void> } = {}) {
  const drawn: string[] = [];
  const failures: unknown[] = [];
  const activity = createRequestActivity();
  job = createDrawAhead({
    stores: { all: async () => [{ id: 'one' }, { id: 'two' }] },
    catalog: {
      async *allProducts(storeId) {
        yield shelf(storeId).slice(0, 20);
        yield shelf(storeId).slice(20);
      },
    },
    pictures: {
      dropOutdated: async () => {},
      async drawAhead(_storeId, product) {
        drawn.push(product.id);
        await drawAhead?.(product);
      },
    },
    activity,
    onError: (_message, error) => failures.push(error),
    quietMs: 1,
  });
  return { job, drawn, failures, activity };
}

const firstPage = (storeId: string) =>
  shelf(storeId)
    .slice(0, FIRST_PAGE_PRODUCTS)
    .map(({ id }) => id);

describe('drawing ahead', () => {
  it('draws the first page of every store, and the rest of a store after a visit', async () => {
    const { job: ahead, drawn } = aJob();

    ahead.start();
    await eventually(() => expect(drawn).toEqual([...firstPage('one'), ...firstPage('two')]));
    ahead.visited('two');
    ahead.visited('two');

    await eventually(() => expect(drawn.slice(2 * FIRST_PAGE_PRODUCTS)).toEqual(shelf('two').map(({ id }) => id)));
  });

  it('waits while a request is running', async () => {
    const { job: ahead, drawn, activity } = aJob();
    const app = fastify();
    await app.register(activity.plugin);
    let answer = () => {};
    const answered = new Promise<string>((resolve) => {
      answer = () => resolve('done');
    });
    app.get('/slow', () => answered);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const begun = new Promise((resolve) => app.server.once('request', resolve));
    const reply = fetch(`${address}/slow`);
    await begun;

    ahead.start();
    const again = await fetch(`${address}/missing`);
    expect(again.status).toBe(404);
    expect(drawn).toEqual([]);

    answer();
    expect(await (await reply).text()).toBe('done');
    await eventually(() => expect(drawn.length).toBeGreaterThan(0));
    await app.close();
  });

  it('continues after a picture that cannot be drawn', async () => {
    const broken = new Error('no such drawing');
    const {
      job: ahead,
      drawn,
      failures,
    } = aJob({
      drawAhead: (product) => (product.id === 'one-0' ? Promise.reject(broken) : Promise.resolve()),
    });

    ahead.start();

    await eventually(() => expect(drawn).toHaveLength(2 * FIRST_PAGE_PRODUCTS));
    expect(failures).toEqual([broken]);
  });

  it('has finished when stop resolves', async () => {
    let finish = () => {};
    const { job: ahead, drawn } = aJob({ drawAhead: () => new Promise((resolve) => (finish = resolve)) });
    ahead.start();
    await eventually(() => expect(drawn).toEqual(['one-0']));

    const stopped = ahead.stop();
    finish();
    await stopped;
    ahead.visited('two');

    expect(drawn).toEqual(['one-0']);
  });
});
