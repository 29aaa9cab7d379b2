import { type ListedProduct, Product, type StoreSettings } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { listProduct } from '../../catalog/index.ts';
import { createSearchWarmUp } from './search-warm-up.ts';

const settings = demoStoreSettings('dressup');

function aWarmUp({ stored = [settings.id], find }: { stored?: string[]; find?: () => Promise<never> } = {}) {
  const asked: string[] = [];
  const failures: string[] = [];
  const warmUp = createSearchWarmUp({
    stores: { all: async () => [settings, { ...settings, id: 'other' }] },
    catalog: {
      first: async (store: StoreSettings): Promise<ListedProduct[]> => [
        listProduct(Product.parse({ id: 'lamp', title: `Lamp of ${store.id}`, currency: 'GEL' }), store),
      ],
    },
    search: {
      find:
        find ??
        (async (store, { query }) => {
          asked.push(`${store.id}: ${query}`);
          return { total: 0, documents: [], understood: {}, recoveredBy: null, exclusions: [], facets: [] };
        }),
      quick: async (store, query) => {
        asked.push(`${store.id}: ${query}`);
        return { documents: [], queries: [], categories: [] };
      },
    },
    files: { versions: async (storeId) => (stored.includes(storeId) ? [1] : []) },
    onError: (message) => failures.push(message),
  });
  return { warmUp, asked, failures };
}

describe('warming up searches', () => {
  it('searches each store that has an index on disk', async () => {
    const { warmUp, asked } = aWarmUp({ stored: ['other'] });
    await warmUp.openStored(10_000);

    expect(asked).toEqual(['other: Lamp of other', 'other: Lam']);
  });

  it('reports a failure and goes on', async () => {
    const { warmUp, failures } = aWarmUp({ stored: ['dressup', 'other'], find: () => Promise.reject(new Error('no')) });
    await warmUp.openStored(10_000);

    expect(failures).toEqual([
      'The index of dressup could not be warmed up.',
      'The index of other could not be warmed up.',
    ]);
  });

  it('does not keep the start waiting, and stops with the server', async () => {
    let finish = (): void => undefined;
    const { warmUp, asked } = aWarmUp({
      find: () =>
        new Promise<never>((_, reject) => {
          finish = () => reject(new Error('late'));
        }),
    });
    await warmUp.openStored(0);
    const stopped = warmUp.stop();
    finish();
    await stopped;

    expect(asked).toEqual([]);
  });
});
