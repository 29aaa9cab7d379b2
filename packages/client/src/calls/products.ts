/** Reads the first products of a store, as its shop page shows them. */
import { PAGE_SIZE, UNKNOWN_STORE } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { browserFetch, type Fetch } from './fetch.ts';

export const PRODUCT_TEXTS = {
  noStore: 'Store context is not available.',
  invalid: 'Invalid product data received from API',
  unknown: 'An unknown error occurred during product fetch.',
} as const;

/** A failure with a specific message; all others show `PRODUCT_TEXTS.unknown`. */
class ProductsError extends Error {}

/**
 * Reads the first 24 products, unchecked; `normalizeProducts` converts them to cards. Makes no call for the unknown
 * store. Every failure is an `Error` whose message may be shown.
 */
export async function fetchProducts(
  storeId: string | null | undefined,
  options: { fetch?: Fetch; signal?: AbortSignal } = {},
): Promise<readonly unknown[]> {
  if (!storeId || storeId === UNKNOWN_STORE) throw new ProductsError(PRODUCT_TEXTS.noStore);
  try {
    return await readProducts(storeId, options);
  } catch (error) {
    if (error instanceof ProductsError) throw error;
    throw new ProductsError(PRODUCT_TEXTS.unknown, { cause: error });
  }
}

async function readProducts(
  storeId: string,
  { fetch = browserFetch, signal }: { fetch?: Fetch; signal?: AbortSignal },
): Promise<readonly unknown[]> {
  const url = `/api/products?store=${encodeURIComponent(storeId)}&limit=${PAGE_SIZE}`;
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new ProductsError(`Failed to fetch products (status ${response.status})`);

  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || !Array.isArray(body.products)) throw new ProductsError(PRODUCT_TEXTS.invalid);
  return body.products;
}
