/** Products that a store recommends to everyone. Parsed leniently; `searchCard` converts them to cards. */
import { UNKNOWN_STORE } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import { browserFetch, type Fetch } from './fetch.ts';

export interface Recommended {
  readonly document: unknown;
  /** Why it is recommended, in the store's language; may be empty. */
  readonly reason: string;
  /** What the reason is based on: `events`, `popularity`, `rating`; may be empty. */
  readonly evidence: string;
}

/**
 * Reads currently popular products, at most `limit`. Returns none, without a call, for the unknown store. Throws when
 * the reply is not a list.
 */
export async function fetchTrending(
  storeId: string,
  { limit, fetch = browserFetch, signal }: { limit: number; fetch?: Fetch; signal?: AbortSignal },
): Promise<readonly Recommended[]> {
  if (storeId === UNKNOWN_STORE) return [];
  const url = `/api/trending?store=${encodeURIComponent(storeId)}&limit=${limit}`;
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new CallError(`Trending products failed (status ${response.status})`, response.status);

  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || !Array.isArray(body.documents)) throw new Error('Invalid format of trending products');
  return body.documents.map((document: unknown) => ({ document, ...reasonOf(document) }));
}

function reasonOf(document: unknown): Pick<Recommended, 'reason' | 'evidence'> {
  const reason = isRecord(document) && isRecord(document.reason) ? document.reason : {};
  return {
    reason: typeof reason.text === 'string' ? reason.text.trim() : '',
    evidence: typeof reason.key === 'string' ? reason.key : '',
  };
}
