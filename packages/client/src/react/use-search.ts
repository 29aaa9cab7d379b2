/** Binds the searches of one store to React: created with the store, aborted on unmount. */
import { useEffect, useState } from 'react';
import { createSearchSession, type SearchSession, type SearchSessionOptions } from '../search/search-session.ts';
import type { SearchState } from '../search/search-state.ts';
import { createSuggestions, type Suggestions } from '../search/suggestions.ts';
import type { Suggestion, SuggestionOptions } from '../calls/search.ts';
import { useObservable } from './use-observable.ts';

export interface UseSearch {
  readonly search: SearchState;
  readonly session: SearchSession;
}

/** Set the store as the component's `key`: the session lives as long as the component. */
export function useSearch(options: SearchSessionOptions): UseSearch {
  const [session] = useState(() => createSearchSession(options));
  useEffect(() => () => session.close(), [session]);
  return { search: useObservable(session), session };
}

export interface UseSuggestions {
  readonly suggestions: readonly Suggestion[];
  readonly write: Suggestions['write'];
  readonly clear: Suggestions['clear'];
}

/** Suggestions of one store while typing; makes no call where the store has none. */
export function useSuggestions({
  isOpen,
  ...options
}: { storeId: string; isOpen: boolean } & SuggestionOptions): UseSuggestions {
  const [asked] = useState(() => createSuggestions(options));
  useEffect(() => asked.clear, [asked]);
  return {
    suggestions: useObservable(asked),
    write: isOpen ? asked.write : ignore,
    clear: asked.clear,
  };
}

function ignore() {}
