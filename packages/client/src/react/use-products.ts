import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchProducts } from '../calls/products.ts';

/**
 * The first products of a store, unchecked (`normalizeProducts` makes cards of them). Without a known store the query
 * fails at once with the words for it, and no call is made.
 */
export function useProducts(storeId: string | null | undefined): UseQueryResult<readonly unknown[]> {
  return useQuery<readonly unknown[]>({
    queryKey: ['products', storeId ?? null],
    queryFn: ({ signal }) => fetchProducts(storeId, { signal }),
  });
}
