import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchTrending, type Recommended } from '../calls/recommendations.ts';

/** What visitors of a store turn to now, at most `limit` products, unchecked (`searchCard` makes cards of them). */
export function useTrending(storeId: string, { limit }: { limit: number }): UseQueryResult<readonly Recommended[]> {
  return useQuery({
    queryKey: ['trending', storeId, limit],
    queryFn: ({ signal }) => fetchTrending(storeId, { limit, signal }),
  });
}
