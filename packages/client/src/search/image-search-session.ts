/**
 * Searches of one store by picture: headless, as the search by words. A second picture while one is under way is ignored,
 * so that dropping twice asks once.
 */
import { type ImageSearchReply, searchByImage } from '../calls/image-search.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { SEARCH_TEXTS, SearchError } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';
import type { SearchStatus } from './search-state.ts';

/** A picture, and the words that narrow what looks like it; blank: none. */
export interface PictureWish {
  readonly image: Blob;
  readonly query: string;
}

export interface ImageSearchState {
  readonly status: SearchStatus;
  /** What is searched with, or was last; null when nothing is. */
  readonly wish: PictureWish | null;
  readonly reply: ImageSearchReply | null;
  readonly error: SearchError | null;
}

export interface ImageSearchSession extends Observable<ImageSearchState> {
  /** Searches, unless a search is under way. @returns whether it does. */
  show(wish: PictureWish): boolean;
  /** Back to no picture; hangs up. */
  clear(): void;
}

const IDLE: ImageSearchState = { status: 'idle', wish: null, reply: null, error: null };

export function createImageSearchSession({
  storeId,
  fetch = browserFetch,
}: {
  storeId: string;
  fetch?: Fetch;
}): ImageSearchSession {
  const state = createObservable<ImageSearchState>(IDLE);
  let underWay: AbortController | null = null;

  async function run(wish: PictureWish, { signal }: AbortController): Promise<void> {
    try {
      const reply = await searchByImage({ store: storeId, ...wish }, { fetch, signal });
      if (signal.aborted) return;
      state.set({ status: reply.documents.length > 0 ? 'results' : 'empty', wish, reply, error: null });
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof SearchError ? error : new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
      state.set({ status: 'error', wish, reply: null, error: known });
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    show(wish) {
      const before = state.getSnapshot();
      if (before.status === 'loading') return false;
      // Other words to the same picture keep what is shown until the reply is there.
      const reply = before.wish?.image === wish.image ? before.reply : null;
      underWay = new AbortController();
      state.set({ status: 'loading', wish, reply, error: null });
      void run(wish, underWay);
      return true;
    },
    clear() {
      underWay?.abort();
      underWay = null;
      state.set(IDLE);
    },
  };
}
