import type { ProductVectors } from '@quarry/search';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVectorUpkeep } from './vector-upkeep.ts';

const vectors: ProductVectors = { dimensions: 1, ids: ['lamp'], products: Int8Array.of(127) };
const soon = { settleMs: 1, retryMs: 1 };

it('takes in many changes of a store at once, store after store', async () => {
  const asked: string[] = [];
  const attached: string[] = [];
  const upkeep = createVectorUpkeep({
    source: {
      vectorsOf: async (storeId) => {
        asked.push(storeId);
        return vectors;
      },
    },
    attach: (storeId) => attached.push(storeId),
    ...soon,
  });

  for (let i = 0; i < 20; i++) upkeep.schedule('shop');
  upkeep.schedule('other');
  await vi.waitFor(() => expect(attached).toEqual(['shop', 'other']));
  expect(asked).toEqual(['shop', 'other']);

  upkeep.schedule('shop');
  await vi.waitFor(() => expect(attached).toHaveLength(3));
  await upkeep.close();
});

it('tries again when the source was away, and says so', async () => {
  let isAway = true;
  const troubles: string[] = [];
  const attached: string[] = [];
  const upkeep = createVectorUpkeep({
    source: {
      vectorsOf: async () => {
        if (!isAway) return vectors;
        isAway = troubles.length < 2;
        throw new Error('away');
      },
    },
    attach: (storeId) => attached.push(storeId),
    onError: (message) => troubles.push(message),
    ...soon,
  });

  upkeep.schedule('shop');

  await vi.waitFor(() => expect(attached).toEqual(['shop']));
  expect(troubles.length).toBeGreaterThan(1);
  expect(troubles[0]).toContain('shop');
  await upkeep.close();
});

describe('a change in the midst of a renewal', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Each renewal takes 100 milliseconds, and as it begins something changes again. */
  function changing(ends: () => ProductVectors) {
    const began: number[] = [];
    const upkeep = createVectorUpkeep({
      source: {
        async vectorsOf() {
          began.push(performance.now());
          if (began.length < 4) upkeep.schedule('shop');
          await new Promise((resolve) => setTimeout(resolve, 100));
          return ends();
        },
      },
      attach: () => {},
      onError: () => {},
      settleMs: 10,
      retryMs: 5_000,
    });
    upkeep.schedule('shop');
    return { upkeep, pauses: () => began.slice(1).map((at, i) => Math.round(at - (began[i] ?? 0))) };
  }

  it('is no reason to ask again at once when the source is away: longer and longer pauses', async () => {
    const { upkeep, pauses } = changing(() => {
      throw new Error('away');
    });

    await vi.advanceTimersByTimeAsync(40_000);

    expect(pauses()).toEqual([5_100, 10_100, 20_100]);
    await upkeep.close();
  });

  it('waits as others do when it went well', async () => {
    const { upkeep, pauses } = changing(() => vectors);

    await vi.advanceTimersByTimeAsync(40_000);

    expect(pauses()).toEqual([1_100, 1_100, 1_100]);
    await upkeep.close();
  });
});

it("gives a store another source's vectors for as long as its own has never answered", async () => {
  const other: ProductVectors = { dimensions: 1, ids: ['lamp'], products: Int8Array.of(1) };
  const attached: [string, ProductVectors][] = [];
  const standIn = { vectorsOf: vi.fn(async () => other) };
  let failures = 2;
  const upkeep = createVectorUpkeep({
    source: {
      vectorsOf: async () => {
        failures -= 1;
        if (failures >= 0) throw new Error('away');
        return vectors;
      },
    },
    standIn,
    attach: (...given) => attached.push(given),
    onError: () => {},
    ...soon,
  });

  upkeep.schedule('shop');
  await vi.waitFor(() => expect(attached).toHaveLength(2));
  expect(attached).toEqual([
    ['shop', other],
    ['shop', vectors],
  ]);
  expect(standIn.vectorsOf).toHaveBeenCalledTimes(1);

  failures = 1;
  upkeep.schedule('shop');
  await vi.waitFor(() => expect(attached).toHaveLength(3));
  expect(standIn.vectorsOf).toHaveBeenCalledTimes(1);
  await upkeep.close();
});

it('stops asking when it is closed', async () => {
  const signals: AbortSignal[] = [];
  const attach = vi.fn();
  const upkeep = createVectorUpkeep({
    source: {
      vectorsOf: (_storeId, signal) => {
        signals.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
      },
    },
    attach,
    ...soon,
  });
  upkeep.schedule('shop');
  await vi.waitFor(() => expect(signals).toHaveLength(1));

  await upkeep.close();
  upkeep.schedule('shop');

  expect(signals).toHaveLength(1);
  expect(attach).not.toHaveBeenCalled();
});
