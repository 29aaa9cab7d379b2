/**
 * Searches of one store by picture, framework-free. A second picture during a search is ignored, so that a double drop
 * makes one call.
 */
import { type ImageSearchReply, searchByImage } from '../calls/image-search.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { SEARCH_TEXTS, SearchError } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';
import type { SearchStatus } from './search-state.ts';

/** A picture and words that narrow the similar products; blank for none. */
export interface PictureCriteria {
  readonly image: Blob;
  readonly query: string;
}

export interface ImageSearchState {
  readonly status: SearchStatus;
  /** The current or last search; null for none. */
  readonly criteria: PictureCriteria | null;
  readonly reply: ImageSearchReply | null;
  readonly error: SearchError | null;
}

export interface ImageSearchSession extends Observable<ImageSearchState> {
  /** Starts a search unless one is pending. @returns whether it started. */
  show(criteria: PictureCriteria): boolean;
  /** Removes the picture and aborts the search. */
  clear(): void;
}

const IDLE: ImageSearchState = { status: 'idle', criteria: null, reply: null, error: null };

export function createImageSearchSession({
  storeId,
  fetch = browserFetch,
}: {
  storeId: string;
  fetch?: Fetch;
}): ImageSearchSession {
  const state = createObservable<ImageSearchState>(IDLE);
  let underWay: AbortController | null = null;

  async function run(criteria: PictureCriteria, { signal }: AbortController): Promise<void> {
    try {
      const reply = await searchByImage({ store: storeId, ...criteria }, { fetch, signal });
      if (signal.aborted) return;
      state.set({ status: reply.documents.length > 0 ? 'results' : 'empty', criteria, reply, error: null });
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof SearchError ? error : new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
      state.set({ status: 'error', criteria, reply: null, error: known });
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    show(criteria) {
      const before = state.getSnapshot();
      if (before.status === 'loading') return false;
      // New words for the same picture keep the old results until the reply arrives.
      const reply = before.criteria?.image === criteria.image ? before.reply : null;
      underWay = new AbortController();
      state.set({ status: 'loading', criteria, reply, error: null });
      void run(criteria, underWay);
      return true;
    },
    clear() {
      underWay?.abort();
      underWay = null;
      state.set(IDLE);
    },
  };
}
