/**
 * The searches of one store, framework-free: a page requests results and renders the state. Only the latest request
 * counts; earlier calls are aborted and their replies ignored.
 */
import { type Language, UNKNOWN_STORE } from '@quarry/contract';
import { readFacets } from '../calls/facets.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { SEARCH_TEXTS, SearchError, searchProducts } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';
import { begin, fail, IDLE, type SearchState, succeed } from './search-state.ts';
import { hasFilters, type SearchCriteria, searchCall } from './search-criteria.ts';

export interface SearchSessionOptions {
  storeId: string;
  /** Error messages about an invalid reply name the store. */
  namesStore?: boolean;
  /** The visit id, for personal ranking. */
  visitId?: string;
  /** Of names, labels and notes. Default: the store's. */
  language?: Language;
  /** Filters alone list products, without a query. Default: false. */
  mayBrowse?: boolean;
  /** Default the browser's own. */
  fetch?: Fetch;
}

export interface SearchSession extends Observable<SearchState> {
  /**
   * Searches, even if the request is unchanged. A blank query (without filters that may be browsed by), or the unknown
   * store, resets to idle.
   */
  show(criteria: SearchCriteria): void;
  /** Aborts the current search. */
  close(): void;
}

export function createSearchSession({
  storeId,
  namesStore = false,
  visitId,
  language,
  mayBrowse = false,
  fetch = browserFetch,
}: SearchSessionOptions): SearchSession {
  const state = createObservable<SearchState>(IDLE);
  let underWay: AbortController | null = null;

  async function run(criteria: SearchCriteria, { signal }: AbortController) {
    try {
      const call = { ...searchCall(criteria, storeId), ...(language && { language }) };
      const reply = await searchProducts(call, { fetch, signal, namesStore, readFacets, ...(visitId && { visitId }) });
      if (!signal.aborted) state.set(succeed(criteria, reply));
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof SearchError ? error : new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
      state.set(fail(criteria, known));
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    show(criteria) {
      underWay?.abort();
      underWay = null;
      const isBrowsing = mayBrowse && hasFilters(criteria.filters);
      if ((criteria.query.trim() === '' && !isBrowsing) || storeId === UNKNOWN_STORE) {
        state.set(IDLE);
        return;
      }
      underWay = new AbortController();
      state.set(begin(state.getSnapshot(), criteria));
      void run(criteria, underWay);
    },
    close() {
      underWay?.abort();
      underWay = null;
    },
  };
}
