/**
 * The searches of one store as they unfold. Headless: a page says what it wants to see and draws what stands in the
 * state. Only the latest wish counts; an older call is hung up, and its answer would not be heard.
 */
import { UNKNOWN_STORE } from '@quarry/contract';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { SEARCH_TEXTS, SearchError, searchProducts } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';
import { begin, fail, IDLE, type SearchState, succeed } from './search-state.ts';
import { type SearchWish, searchCall } from './search-wish.ts';

export interface SearchSessionOptions {
  storeId: string;
  /** A reply of another shape is told with the name of the store. */
  namesStore?: boolean;
  /** The visit that searches, for an order of its own. */
  visitId?: string;
  /** Default the browser's own. */
  fetch?: Fetch;
}

export interface SearchSession extends Observable<SearchState> {
  /** Searches, also for what was asked before. A blank query, and any in the unknown store, leads back to idle. */
  show(wish: SearchWish): void;
  /** Hangs up. */
  close(): void;
}

export function createSearchSession({
  storeId,
  namesStore = false,
  visitId,
  fetch = browserFetch,
}: SearchSessionOptions): SearchSession {
  const state = createObservable<SearchState>(IDLE);
  let underWay: AbortController | null = null;

  async function run(wish: SearchWish, { signal }: AbortController) {
    try {
      const call = searchCall(wish, storeId);
      const reply = await searchProducts(call, { fetch, signal, namesStore, ...(visitId && { visitId }) });
      if (!signal.aborted) state.set(succeed(wish, reply));
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof SearchError ? error : new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
      state.set(fail(wish, known));
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    show(wish) {
      underWay?.abort();
      underWay = null;
      if (wish.query.trim() === '' || storeId === UNKNOWN_STORE) {
        state.set(IDLE);
        return;
      }
      underWay = new AbortController();
      state.set(begin(state.getSnapshot(), wish));
      void run(wish, underWay);
    },
    close() {
      underWay?.abort();
      underWay = null;
    },
  };
}
