/** The search that the address bar asks for, and the ways to another one. */
import { type SearchState, type SearchWish, visitId } from '@quarry/client';
import { useSearch } from '@quarry/client/react';
import { type StoreSettings, UNKNOWN_STORE } from '@quarry/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useRememberedChoice } from './remembered-choice.ts';
import { addressOf, wishOf } from './search-address.ts';

const PERSONAL_KEY = 'quarry.personal-order';

export interface SearchPage {
  /** What the address asks for, or is about to: what was pressed shows at once. */
  wish: SearchWish;
  search: SearchState;
  /** `search.status`, from the first moment on: a wish with words in it is loading before the call is made. */
  status: SearchState['status'];
  isPersonal: boolean;
  setPersonal: (isPersonal: boolean) => void;
  /**
   * Goes to another search. `takesFocus`: its results get the focus once they are there. `isAsked`: a shopper asks for
   * the words, it is no other page, order or filter of the words before.
   */
  go: (wish: SearchWish, how?: { takesFocus?: boolean; replaces?: boolean; isAsked?: boolean }) => void;
  again: () => void;
  /** Whoever writes keeps the focus, whatever arrives. */
  keepFocus: () => void;
  /** The element of the results. */
  hall: React.RefObject<HTMLElement | null>;
}

export function useSearchPage(store: StoreSettings): SearchPage {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const [isPersonal, setPersonal] = useRememberedChoice(PERSONAL_KEY);
  // Every navigation wishes anew, also the one to the same address: whoever asks again wants a new answer, and what was
  // answered before is no answer to it.
  // oxlint-disable-next-line react/exhaustive-deps -- the key changes with every navigation
  const inAddress = useMemo(() => wishOf(address, isPersonal), [address, isPersonal, key]);
  // A navigation is a transition, which may take a moment. Until it is through, the page shows where it leads.
  const [leading, setLeading] = useState<{ from: string; wish: SearchWish } | null>(null);
  // Forgotten once it is through, for the way back leads to the same key again.
  if (leading && leading.from !== key) setLeading(null);
  const wish = leading?.from === key ? leading.wish : inAddress;
  const { search, session } = useSearch({
    storeId: store.id,
    // The stores that suggest are those whose search has a shape of its own.
    namesStore: store.gates.autocomplete,
    visitId: visitId(),
  });
  const hall = useRef<HTMLElement>(null);
  const scrolledTo = useRef<number | null>(null);
  const takesFocus = useRef(false);

  useEffect(() => session.show(inAddress), [session, inAddress]);

  // A navigation has put the view to the top of the page. Here it stays where it was, or at the first result if it
  // was further down.
  useEffect(() => {
    const before = scrolledTo.current;
    scrolledTo.current = null;
    if (before === null || !hall.current) return;
    const clear = Number.parseFloat(getComputedStyle(hall.current).scrollMarginTop) || 0;
    const firstResult = hall.current.getBoundingClientRect().top + window.scrollY - clear;
    window.scrollTo(0, Math.min(before, firstResult));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with every navigation
  }, [key]);

  const { status } = search;
  useEffect(() => {
    if (!takesFocus.current || status === 'loading' || status === 'idle') return;
    takesFocus.current = false;
    hall.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new search with the same outcome is announced too
  }, [status, search]);

  const isSearching = wish.query !== '' && store.id !== UNKNOWN_STORE;
  return {
    wish,
    search,
    status: isSearching && search.wish !== wish ? 'loading' : status,
    isPersonal,
    setPersonal,
    go(next, { takesFocus: takes = false, replaces = false, isAsked = false } = {}) {
      takesFocus.current = takes;
      scrolledTo.current = window.scrollY;
      setLeading({ from: key, wish: next });
      // What the history remembers of an address holds for its words: a redirect that was not followed on page 1 is not
      // followed on page 2 either.
      const isSameSearch = !isAsked && next.query === wish.query;
      setAddress(addressOf(next), { replace: replaces, state: isSameSearch ? state : null });
    },
    again: () => session.show(inAddress),
    keepFocus: () => {
      takesFocus.current = false;
    },
    hall,
  };
}
