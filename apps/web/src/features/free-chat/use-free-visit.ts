/** The free chat visit of this browser. One instance per tab, so that it survives navigation. */
import { createFreeVisit, type FreeVisitState, NO_FREE_VISIT } from '@quarry/client';
import { useSyncExternalStore } from 'react';

export const freeVisit = createFreeVisit(browserStorage());

/** The current visit; a prerendered page shows the form until hydration. */
export function useFreeVisit(): FreeVisitState {
  return useSyncExternalStore(freeVisit.subscribe, freeVisit.getSnapshot, () => NO_FREE_VISIT);
}

/** Null without a browser or where storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
