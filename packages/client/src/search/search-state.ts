/** Where a search stands, and the pure steps between: idle, loading, then results, empty or error. */
import type { SearchError, SearchReply } from '../calls/search.ts';
import type { SearchWish } from './search-wish.ts';

export type SearchStatus = 'idle' | 'loading' | 'results' | 'empty' | 'error';

/** A reply and the wish it answers. */
export interface FoundProducts {
  readonly wish: SearchWish;
  readonly reply: SearchReply;
}

export interface SearchState {
  readonly status: SearchStatus;
  /** What is searched for, or was last; null when nothing is. */
  readonly wish: SearchWish | null;
  /** The last reply; while loading, that of the wish before, if it had the same words. */
  readonly found: FoundProducts | null;
  readonly error: SearchError | null;
}

export const IDLE: SearchState = { status: 'idle', wish: null, found: null, error: null };

/** Another page, order or filter keeps what is shown until the reply is there; other words begin with nothing. */
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
