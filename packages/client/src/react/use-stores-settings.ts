import type { StoreSettings } from '@quarry/contract';
import { useQueries } from '@tanstack/react-query';
import { fetchStoreSettings, type StoreSettingsOptions } from '../calls/stores.ts';

/** Settings of several stores, in their order; those still loading are left out. */
export function useStoresSettings(
  storeIds: readonly string[],
  { fallback }: Pick<StoreSettingsOptions, 'fallback'> = {},
): StoreSettings[] {
  return useQueries({
    queries: storeIds.map((storeId) => ({
      queryKey: ['store-settings', storeId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchStoreSettings(storeId, { signal, ...(fallback && { fallback }) }),
    })),
  }).flatMap(({ data }) => (data ? [data] : []));
}
