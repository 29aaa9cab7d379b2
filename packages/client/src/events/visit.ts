/** The id of a visit: random, the same on every page of the platform until the tab is closed or the user logs out. */
import type { VisitHeader } from '@quarry/contract';
import { randomId } from '../chat/random-id.ts';

/** Carries the visit's id on searches and chat messages, so that both count for the same visit. */
export const VISIT_HEADER: VisitHeader = 'x-visit-id';

const KEY = 'quarry.visit';
let withoutStorage: string | undefined;

/** Answers the visit's id. Where the browser keeps nothing, it holds until the page is left. */
export function visitId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const fresh = randomId();
    sessionStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    withoutStorage ??= randomId();
    return withoutStorage;
  }
}

/** Ends the visit: the next user of the same tab gets another id, and inherits no learned preferences. */
export function endVisit(): void {
  withoutStorage = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser blocks storage: there is nothing to remove.
  }
}
