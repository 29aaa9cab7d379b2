/**
 * The visitor of the free chat: the e-mail address entered at the start and the number of messages sent. Both are
 * stored only in this browser; the server has its own limits.
 */
import { createObservable, type Observable } from '../observable.ts';

/** Messages that one visitor may send. */
export const FREE_MESSAGE_LIMIT = 20;

const EMAIL_KEY = 'freeUserEmail';
const COUNT_KEY = 'freeMessageCount';

export interface FreeVisitState {
  /** Null before the e-mail is entered. */
  readonly email: string | null;
  /** Messages sent so far, 0 to the limit. */
  readonly count: number;
}

/** The state before the e-mail is entered, and during server rendering. */
export const NO_FREE_VISIT: FreeVisitState = { email: null, count: 0 };

export interface FreeVisit extends Observable<FreeVisitState> {
  /** Stores the e-mail with a count of 0; false when it is not a valid e-mail. */
  signIn(email: string): boolean;
  /** Forgets the e-mail and the count. */
  signOut(): void;
  /** Counts one more sent message. */
  countMessage(): void;
}

/** With `storage` null nothing is stored, and the visit ends when the page is left. */
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

  /** Ignores storage errors (blocked or full): the chat must continue. */
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

  /** Reads the stored count: the same visitor may chat in another tab. */
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
