/** The states of a search and the pure transitions: idle, loading, then results, empty or error. */
import type { SearchError, SearchReply } from '../calls/search.ts';
import type { SearchWish } from './search-wish.ts';

export type SearchStatus = 'idle' | 'loading' | 'results' | 'empty' | 'error';

/** A reply and the request it answers. */
export interface FoundProducts {
  readonly wish: SearchWish;
  readonly reply: SearchReply;
}

export interface SearchState {
  readonly status: SearchStatus;
  /** The current or last request; null for none. */
  readonly wish: SearchWish | null;
  /** The last reply; while loading, the previous one if its words were the same. */
  readonly found: FoundProducts | null;
  readonly error: SearchError | null;
}

export const IDLE: SearchState = { status: 'idle', wish: null, found: null, error: null };

/** Changing page, order or filters keeps the old results until the reply arrives; changing words clears them. */
export function begin(state: SearchState, wish: SearchWish): SearchState {
  const keeps = state.found?.wish.query === wish.query;
  return { status: 'loading', wish, found: keeps ? state.found : null, error: null };
}

export function succeed(wish: SearchWish, reply: SearchReply): SearchState {
  const status = reply.documents.length > 0 ? 'results' : 'empty';
  return { status, wish, found: { wish, reply }, error: null };
}

export function fail(wish: SearchWish, error: SearchError): SearchState {
  return { status: 'error', wish, found: null, error };
}
