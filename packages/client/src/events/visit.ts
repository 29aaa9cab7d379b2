/** The id of a visit: random, the same on every page of the platform until the tab is closed. It names nobody. */
import { randomId } from '../chat/random-id.ts';

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
