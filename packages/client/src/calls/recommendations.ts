/** Products that a store recommends to everyone. Read by hand, and unchecked like results: `searchCard` makes cards of them. */
import { UNKNOWN_STORE } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import { browserFetch, type Fetch } from './fetch.ts';

export interface Recommended {
  readonly document: unknown;
  /** Why it is recommended, in the store's language; empty where nothing is said. */
  readonly reason: string;
  /** What the reason was read from: `events`, `popularity`, `rating`; empty where nothing is said. */
  readonly evidence: string;
}

/**
 * What visitors turn to now, at most `limit` products. Without a known store no call is made and nothing comes.
 * Fails on any reply that is not a list of them.
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
