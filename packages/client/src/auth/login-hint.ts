/**
 * Whether this browser logged in last time, for pages that make no call: the session itself is a cookie that scripts
 * cannot read. Only a hint, corrected by the next check of a session.
 */
import { createObservable, type Observable } from '../observable.ts';

const KEY = 'quarry.logged-in';
const hint = createObservable(false);
let isRead = false;

/** Read when first subscribed to, so that a page renders on the server and at first in the browser without it. */
export const loginHint: Observable<boolean> = {
  subscribe(listener) {
    const stop = hint.subscribe(listener);
    if (!isRead) {
      isRead = true;
      hint.set(stored());
    }
    return stop;
  },
  getSnapshot: hint.getSnapshot,
};

export function noteLogin(isLoggedIn: boolean): void {
  isRead = true;
  hint.set(isLoggedIn);
  try {
    if (isLoggedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, the hint lasts until the page is left.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
