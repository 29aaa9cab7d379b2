/** The search given by the URL, and navigation to other searches. */
import { type SearchState, type SearchCriteria, visitId } from '@quarry/client';
import { useSearch } from '@quarry/client/react';
import { type StoreSettings, UNKNOWN_STORE } from '@quarry/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useRememberedChoice } from './remembered-choice.ts';
import { addressOf, criteriaOf } from './search-address.ts';

const PERSONAL_KEY = 'quarry.personal-order';

export interface SearchPage {
  /** The request in the URL, or the pending navigation's target, so that a press has an effect at once. */
  criteria: SearchCriteria;
  search: SearchState;
  /** `search.status` from the first render on: a request with words is loading before the call is made. */
  status: SearchState['status'];
  isPersonal: boolean;
  setPersonal: (isPersonal: boolean) => void;
  /**
   * Navigates to another search. `takesFocus`: focuses its results once loaded. `isAsked`: a new query by the shopper,
   * not another page, order or filter.
   */
  go: (criteria: SearchCriteria, how?: { takesFocus?: boolean; replaces?: boolean; isAsked?: boolean }) => void;
  again: () => void;
  /** Keeps the focus in the field while typing, even when results arrive. */
  keepFocus: () => void;
  /** The element of the results. */
  resultsRef: React.RefObject<HTMLElement | null>;
}

export function useSearchPage(store: StoreSettings): SearchPage {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const [isPersonal, setPersonal] = useRememberedChoice(PERSONAL_KEY);
  // Every navigation, even to the same URL, makes a new request, so that repeating a search gets a new reply.
  // oxlint-disable-next-line react/exhaustive-deps -- the key changes with every navigation
  const inAddress = useMemo(() => criteriaOf(address, isPersonal), [address, isPersonal, key]);
  // Navigation is a transition, which may take time. Until it completes, the page shows its target.
  const [leading, setLeading] = useState<{ from: string; criteria: SearchCriteria } | null>(null);
  // Cleared when it completes, because the back button returns to the same key.
  if (leading && leading.from !== key) setLeading(null);
  const criteria = leading?.from === key ? leading.criteria : inAddress;
  const { search, session } = useSearch({
    storeId: store.id,
    // Stores with suggestions expect their name in messages about an invalid reply.
    namesStore: store.gates.autocomplete,
    visitId: visitId(),
  });
  const resultsRef = useRef<HTMLElement>(null);
  const scrolledTo = useRef<number | null>(null);
  const takesFocus = useRef(false);

  useEffect(() => session.show(inAddress), [session, inAddress]);

  // Navigation scrolled to the top. Restores the position, or shows the first result if it was further down.
  useEffect(() => {
    const before = scrolledTo.current;
    scrolledTo.current = null;
    if (before === null || !resultsRef.current) return;
    const clear = Number.parseFloat(getComputedStyle(resultsRef.current).scrollMarginTop) || 0;
    const firstResult = resultsRef.current.getBoundingClientRect().top + window.scrollY - clear;
    window.scrollTo(0, Math.min(before, firstResult));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [key]);

  const { status } = search;
  useEffect(() => {
    if (!takesFocus.current || status === 'loading' || status === 'idle') return;
    takesFocus.current = false;
    resultsRef.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new search with the same outcome is announced too
  }, [status, search]);

  const isSearching = criteria.query !== '' && store.id !== UNKNOWN_STORE;
  return {
    criteria,
    search,
    status: isSearching && search.criteria !== criteria ? 'loading' : status,
    isPersonal,
    setPersonal,
    go(next, { takesFocus: takes = false, replaces = false, isAsked = false } = {}) {
      takesFocus.current = takes;
      scrolledTo.current = window.scrollY;
      setLeading({ from: key, criteria: next });
      // The history state of a query applies to all its pages: a redirect that was not followed on page 1 is not
      // followed on page 2.
      const isSameSearch = !isAsked && next.query === criteria.query;
      setAddress(addressOf(next), { replace: replaces, state: isSameSearch ? state : null });
    },
    again: () => session.show(inAddress),
    keepFocus: () => {
      takesFocus.current = false;
    },
    resultsRef,
  };
}
