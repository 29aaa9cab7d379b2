/**
 * What the embed remembers in the shopper's browser, from the first message on: who the shopper is to the server, which
 * conversation goes on, and, for the tab, whether its window is open. Where storage is blocked, nothing is remembered.
 */
const VISITOR = 'quarry.visitor';
const OPEN = 'quarry.open';
const sessionKey = (store: string) => `quarry.chat.${store}`;

type Kind = 'localStorage' | 'sessionStorage';

function read(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes it. */
function write(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // The conversation then ends with the page.
  }
}

export function keptVisitor(): string | null {
  return read('localStorage', VISITOR);
}

/** The session of the conversation that goes on in this store. */
export function keptSession(store: string): string | null {
  return read('localStorage', sessionKey(store));
}

export function keepSession(store: string, session: string, visitor: string): void {
  write('localStorage', VISITOR, visitor);
  write('localStorage', sessionKey(store), session);
}

export function forgetSession(store: string): void {
  write('localStorage', sessionKey(store), null);
  write('sessionStorage', OPEN, null);
}

/** Whether the window of this store was open on the page before, in this tab. */
export function wasOpen(store: string): boolean {
  return read('sessionStorage', OPEN) === store;
}

/** @param isOpen remembered only while there is a conversation. */
export function keepOpen(store: string, isOpen: boolean): void {
  if (isOpen && keptSession(store) === null) return;
  if (isOpen || wasOpen(store)) write('sessionStorage', OPEN, isOpen ? store : null);
}
