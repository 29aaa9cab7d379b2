/** The random id of a visit, the same on every page of the platform until the tab is closed or the user logs out. */
import type { VisitHeader } from '@quarry/contract';
import { randomId } from '../chat/random-id.ts';

/** Sends the visit's id with searches and chat messages, so that both count for the same visit. */
export const VISIT_HEADER: VisitHeader = 'x-visit-id';

const KEY = 'quarry.visit';
let withoutStorage: string | undefined;

/** Returns the visit's id. Where storage is blocked it lasts until the page is left. */
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

/** Ends the visit, so that the next user of the tab gets a new id and no learned preferences. */
export function endVisit(): void {
  withoutStorage = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing to remove.
  }
}
