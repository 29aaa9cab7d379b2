/** Search by picture. The reply is parsed leniently: only the hits are required. */
import { isRecord } from '../is-record.ts';
import { browserFetch, type Fetch } from './fetch.ts';
import { SEARCH_TEXTS, SearchError } from './search.ts';

export const IMAGE_SEARCH_TEXTS = {
  invalid: 'Invalid response format from image search.',
  failed: (status: number) => `Image search failed (status ${status})`,
} as const;

export interface ImageSearchCall {
  store: string;
  image: Blob;
  /** Words that narrow the results; blank for none. */
  query: string;
}

export interface ImageSearchReply {
  /** Unchecked, most similar first; `searchCard` converts them to cards. */
  readonly documents: readonly unknown[];
  /** No similar product matches all the words; the results match only some of them. */
  readonly isRelaxed: boolean;
  /** Progress of indexing the store's pictures; null when complete or unknown. */
  readonly underWay: { readonly done: number; readonly total: number } | null;
}

/** @throws SearchError on every failure, including an invalid reply. An aborted search throws the abort error. */
export async function searchByImage(
  { store, image, query }: ImageSearchCall,
  { fetch = browserFetch, signal }: { fetch?: Fetch; signal?: AbortSignal } = {},
): Promise<ImageSearchReply> {
  const form = new FormData();
  form.set('store', store);
  if (query.trim() !== '') form.set('query', query.trim());
  form.set('image', image);
  try {
    const response = await fetch('/api/image-search', {
      method: 'POST',
      credentials: 'include',
      body: form,
      ...(signal && { signal }),
    });
    const { status } = response;
    if (!response.ok) throw new SearchError(IMAGE_SEARCH_TEXTS.failed(status), { status });
    const reply = readReply(await response.json().catch(() => null));
    signal?.throwIfAborted();
    if (!reply) throw new SearchError(IMAGE_SEARCH_TEXTS.invalid);
    return reply;
  } catch (error) {
    if (error instanceof SearchError || signal?.aborted) throw error;
    throw new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
  }
}

function readReply(body: unknown): ImageSearchReply | null {
  if (!isRecord(body) || !Array.isArray(body.documents)) return null;
  const index = isRecord(body.index) ? body.index : {};
  const [done, total] = [Number(index.done), Number(index.total)];
  const isUnderWay = index.ready === false && Number.isInteger(done) && Number.isInteger(total);
  return {
    documents: body.documents,
    isRelaxed: body.recovered_by === 'relaxed-filter',
    underWay: isUnderWay ? { done, total } : null,
  };
}
