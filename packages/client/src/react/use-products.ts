import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchProducts } from '../calls/products.ts';

/**
 * The first products of a store, unchecked (`normalizeProducts` converts them to cards). For the unknown store the
 * query fails at once without a call.
 */
export function useProducts(storeId: string | null | undefined): UseQueryResult<readonly unknown[]> {
  return useQuery<readonly unknown[]>({
    queryKey: ['products', storeId ?? null],
    queryFn: ({ signal }) => fetchProducts(storeId, { signal }),
  });
}
