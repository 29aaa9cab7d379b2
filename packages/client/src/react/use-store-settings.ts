import type { StoreReply } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchStoreSettings } from '../calls/stores.ts';

/** Settings of a store, undefined while loading. Never an error: see `fetchStoreSettings`. */
export function useStoreSettings(storeId: string | null | undefined): StoreReply | undefined {
  return useQuery({
    queryKey: ['store-settings', storeId ?? null],
    queryFn: ({ signal }) => fetchStoreSettings(storeId ?? '', { signal }),
    enabled: Boolean(storeId),
  }).data;
}
