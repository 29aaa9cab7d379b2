/** This browser's visit of the free chat. One for the whole tab: another page and back finds it as it was. */
import { createFreeVisit, type FreeVisitState, NO_FREE_VISIT } from '@quarry/client';
import { useSyncExternalStore } from 'react';

export const freeVisit = createFreeVisit(browserStorage());

/** The visit as it stands; a page that was written out ahead of time shows the gate until it is alive. */
export function useFreeVisit(): FreeVisitState {
  return useSyncExternalStore(freeVisit.subscribe, freeVisit.getSnapshot, () => NO_FREE_VISIT);
}

/** Null where there is no browser, or one that keeps nothing. */
function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
