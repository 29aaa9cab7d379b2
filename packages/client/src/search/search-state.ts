/** The states of a search and the pure transitions: idle, loading, then results, empty or error. */
import type { SearchError, SearchReply } from '../calls/search.ts';
import type { SearchCriteria } from './search-criteria.ts';

export type SearchStatus = 'idle' | 'loading' | 'results' | 'empty' | 'error';

/** A reply and the request it answers. */
export interface FoundProducts {
  readonly criteria: SearchCriteria;
  readonly reply: SearchReply;
}

export interface SearchState {
  readonly status: SearchStatus;
  /** The current or last request; null for none. */
  readonly criteria: SearchCriteria | null;
  /** The last reply; while loading, the previous one if its words were the same. */
  readonly found: FoundProducts | null;
  readonly error: SearchError | null;
}

export const IDLE: SearchState = { status: 'idle', criteria: null, found: null, error: null };

/** Changing page, order or filters keeps the old results until the reply arrives; changing words clears them. */
export function begin(state: SearchState, criteria: SearchCriteria): SearchState {
  const before = state.found?.criteria;
  const keeps = before?.query === criteria.query && before.isLiteral === criteria.isLiteral;
  return { status: 'loading', criteria, found: keeps ? state.found : null, error: null };
}

export function succeed(criteria: SearchCriteria, reply: SearchReply): SearchState {
  const status = reply.documents.length > 0 ? 'results' : 'empty';
  return { status, criteria, found: { criteria, reply }, error: null };
}

export function fail(criteria: SearchCriteria, error: SearchError): SearchState {
  return { status: 'error', criteria, found: null, error };
}
