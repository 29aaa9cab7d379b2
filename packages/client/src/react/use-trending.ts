import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchTrending, type Recommended } from '../calls/recommendations.ts';

/** Currently popular products of a store, at most `limit`, unchecked (`searchCard` converts them to cards). */
export function useTrending(storeId: string, { limit }: { limit: number }): UseQueryResult<readonly Recommended[]> {
  return useQuery({
    queryKey: ['trending', storeId, limit],
    queryFn: ({ signal }) => fetchTrending(storeId, { limit, signal }),
  });
}
