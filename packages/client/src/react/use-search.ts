/** The searches of one store, for a component: made with the store, replaced with it, hung up with the page. */
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

/** Give the component a key of its store: the session lives as long as the component does. */
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

/** Suggestions of one store while a shopper writes; nothing is asked for where the store has none. */
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
