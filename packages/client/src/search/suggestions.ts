/** Suggestions while typing: requested after a pause, for two characters or more. */
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import type { Language } from '@quarry/contract';
import { fetchSuggestions, type Suggestion, type SuggestionOptions } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';

export const SUGGESTION_DEBOUNCE_MS = 500;
export const SUGGESTION_MIN_CHARACTERS = 2;

export interface Suggestions extends Observable<readonly Suggestion[]> {
  /** Sets the current text of the search box. */
  write(text: string): void;
  /** Clears the suggestions and aborts a pending request. */
  clear(): void;
}

const NONE: readonly Suggestion[] = [];

export function createSuggestions({
  storeId,
  fetch = browserFetch,
  prefersFullName = false,
  language,
}: { storeId: string; fetch?: Fetch; language?: Language } & SuggestionOptions): Suggestions {
  const list = createObservable<readonly Suggestion[]>(NONE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;
  let asked = '';

  function abort() {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  function clear() {
    abort();
    asked = '';
    list.set(NONE);
  }

  async function ask(query: string) {
    underWay = new AbortController();
    const { signal } = underWay;
    asked = query;
    try {
      const call = { query, store: storeId, ...(language && { language }) };
      const found = await fetchSuggestions(call, { fetch, signal, prefersFullName });
      if (!signal.aborted) list.set(found);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Failed to fetch suggestions', error);
      asked = '';
      list.set(NONE);
    }
  }

  return {
    subscribe: list.subscribe,
    getSnapshot: list.getSnapshot,
    write(text) {
      const query = text.trim();
      if ([...query].length < SUGGESTION_MIN_CHARACTERS) {
        clear();
        return;
      }
      // Leading and trailing spaces do not change the request, so it is kept.
      clearTimeout(timer);
      if (query === asked) return;
      abort();
      asked = '';
      timer = setTimeout(() => void ask(query), SUGGESTION_DEBOUNCE_MS);
    },
    clear,
  };
}
