/** Suggestions while a shopper writes: asked for once the writing rests, never for less than two characters. */
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { fetchSuggestions, type Suggestion, type SuggestionOptions } from '../calls/search.ts';
import { createObservable, type Observable } from '../observable.ts';

export const SUGGESTION_DEBOUNCE_MS = 500;
export const SUGGESTION_MIN_CHARACTERS = 2;

export interface Suggestions extends Observable<readonly Suggestion[]> {
  /** Tells what stands in the box now. */
  write(text: string): void;
  /** Drops the suggestions and whatever is on its way. */
  clear(): void;
}

const NONE: readonly Suggestion[] = [];

export function createSuggestions({
  storeId,
  fetch = browserFetch,
  prefersFullName = false,
}: { storeId: string; fetch?: Fetch } & SuggestionOptions): Suggestions {
  const list = createObservable<readonly Suggestion[]>(NONE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;
  let asked = '';

  function hangUp() {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  function clear() {
    hangUp();
    asked = '';
    list.set(NONE);
  }

  async function ask(query: string) {
    underWay = new AbortController();
    const { signal } = underWay;
    asked = query;
    try {
      const found = await fetchSuggestions({ query, store: storeId }, { fetch, signal, prefersFullName });
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
      // Spaces at the ends are no other question: what was asked, or is being asked, still holds.
      clearTimeout(timer);
      if (query === asked) return;
      hangUp();
      asked = '';
      timer = setTimeout(() => void ask(query), SUGGESTION_DEBOUNCE_MS);
    },
    clear,
  };
}
