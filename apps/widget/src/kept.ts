/**
 * What the embed remembers in the shopper's browser. From the first message on: who the shopper is to the server, which
 * conversation goes on, and, for the tab, whether its window is open. With consent: recent searches. Where storage is
 * blocked, nothing is remembered.
 */
const VISITOR = 'quarry.visitor';
const OPEN = 'quarry.open';
const sessionKey = (store: string) => `quarry.chat.${store}`;
const recentKey = (store: string) => `quarry.recent.${store}`;

type Kind = 'localStorage' | 'sessionStorage';

function read(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

function write(kind: Kind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // The conversation then ends with the page.
  }
}

function remove(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // Nothing was stored.
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
  remove('localStorage', sessionKey(store));
  remove('sessionStorage', OPEN);
}

/** Whether the window of this store was open on the page before, in this tab. */
export function wasOpen(store: string): boolean {
  return read('sessionStorage', OPEN) === store;
}

/** @param isOpen remembered only while there is a conversation. */
export function keepOpen(store: string, isOpen: boolean): void {
  if (isOpen && keptSession(store) === null) return;
  if (isOpen) write('sessionStorage', OPEN, store);
  else if (wasOpen(store)) remove('sessionStorage', OPEN);
}

/** The recent searches as they were stored, unchecked. */
export function keptRecent(store: string): string | null {
  return read('localStorage', recentKey(store));
}

export function keepRecent(store: string, searches: readonly string[]): void {
  write('localStorage', recentKey(store), JSON.stringify(searches));
}

export function forgetRecent(store: string): void {
  remove('localStorage', recentKey(store));
}
