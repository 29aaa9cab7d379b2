/** The query cache with the product's defaults: cached data stays, and nothing is refetched automatically. */
import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from '../calls/default-fetch.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        /** A query without its own function is keyed by its URL: `['/api', 'things', '7']`. */
        queryFn: ({ queryKey, signal }) => fetchJson(queryKey.join('/'), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        /** Offline calls fail at once; pausing them would look like endless loading. */
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
