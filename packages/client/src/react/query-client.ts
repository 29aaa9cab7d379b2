/** The query cache with the product's defaults: what was read stays, and nothing is asked for twice on its own. */
import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from '../calls/default-fetch.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        /** A query that names no function of its own is keyed by its address: `['/api', 'things', '7']`. */
        queryFn: ({ queryKey, signal }) => fetchJson(queryKey.join('/'), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        /** Without a network a call fails and says so; waiting for one would look like loading for ever. */
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
