/**
 * The visitor of the free chat: the e-mail given at the gate and how many messages were sent, both kept in this browser
 * alone. Nothing of it is sent anywhere; the server has bounds of its own.
 */
import { createObservable, type Observable } from '../observable.ts';

/** Messages one visitor may send. */
export const FREE_MESSAGE_LIMIT = 20;

const EMAIL_KEY = 'freeUserEmail';
const COUNT_KEY = 'freeMessageCount';

export interface FreeVisitState {
  /** Null before the gate. */
  readonly email: string | null;
  /** Messages sent so far, 0 to the limit. */
  readonly count: number;
}

/** Before the gate, and wherever there is no browser to ask. */
export const NO_FREE_VISIT: FreeVisitState = { email: null, count: 0 };

export interface FreeVisit extends Observable<FreeVisitState> {
  /** Lets the visitor in with no message counted; false when this is no e-mail. */
  signIn(email: string): boolean;
  /** Forgets the e-mail and the count. */
  signOut(): void;
  /** One message more was sent. */
  countMessage(): void;
}

/** `storage` null: the browser keeps nothing, and the visit lasts until the page is left. */
export function createFreeVisit(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): FreeVisit {
  const state = createObservable<FreeVisitState>(restored());

  function restored(): FreeVisitState {
    try {
      const email = storage?.getItem(EMAIL_KEY)?.trim();
      return email ? { email, count: keptCount() } : NO_FREE_VISIT;
    } catch {
      return NO_FREE_VISIT;
    }
  }

  function keptCount(): number {
    const kept = Math.floor(Number(storage?.getItem(COUNT_KEY)));
    return kept > 0 ? Math.min(kept, FREE_MESSAGE_LIMIT) : 0;
  }

  /** A browser that keeps nothing, or has no room left, ends no chat. */
  function keep(change: () => void) {
    try {
      change();
    } catch (error) {
      console.warn('The browser does not keep the visit.', error);
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    signIn(given) {
      const email = given.trim();
      if (!email.includes('@')) return false;
      keep(() => {
        storage?.setItem(EMAIL_KEY, email);
        storage?.setItem(COUNT_KEY, '0');
      });
      state.set({ email, count: 0 });
      return true;
    },
    signOut() {
      keep(() => {
        storage?.removeItem(EMAIL_KEY);
        storage?.removeItem(COUNT_KEY);
      });
      state.set(NO_FREE_VISIT);
    },
    countMessage() {
      const { email, count } = state.getSnapshot();
      const next = Math.min(Math.max(count, countElsewhere()) + 1, FREE_MESSAGE_LIMIT);
      keep(() => storage?.setItem(COUNT_KEY, String(next)));
      state.set({ email, count: next });
    },
  };

  /** The same visitor may chat in a second tab; both count on. */
  function countElsewhere(): number {
    try {
      return keptCount();
    } catch {
      return 0;
    }
  }
}

/** Messages that may still be sent. */
export function messagesLeft({ count }: FreeVisitState): number {
  return FREE_MESSAGE_LIMIT - count;
}
