import type { StoreSettings } from '@quarry/contract';
import { useQueries } from '@tanstack/react-query';
import { fetchStoreSettings } from '../calls/stores.ts';

/** Settings of several stores, in their order; those still loading are left out. */
export function useStoresSettings(storeIds: readonly string[]): StoreSettings[] {
  return useQueries({
    queries: storeIds.map((storeId) => ({
      queryKey: ['store-settings', storeId],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchStoreSettings(storeId, { signal }),
    })),
  }).flatMap(({ data }) => (data ? [data] : []));
}
