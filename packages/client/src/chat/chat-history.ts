/**
 * The conversations before the present one, independent of any UI framework. A page offers to continue the last one of
 * this browser, lists all that the server knows of this visitor, and lets them be opened and deleted. Nothing is asked
 * of the server before the shopper wants to see them.
 */
import type { OwnChatEntry } from '@quarry/contract';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { deleteOwnChat, fetchOwnChats } from '../calls/own-chats.ts';
import { createObservable, type Observable } from '../observable.ts';
import type { ChatSession } from './chat-session-types.ts';
import { forgetLastChat, keepLastChat, lastChat } from './kept-chats.ts';
import type { ChatPlace } from './kept-conversation.ts';

export interface ChatHistoryState {
  /** Whether the present conversation has begun. */
  readonly isUsed: boolean;
  /** The last conversation of this browser, while another can be continued; null for none. */
  readonly last: string | null;
  /** The visitor's conversations, the latest first; null until they are loaded. */
  readonly entries: readonly OwnChatEntry[] | null;
  /** The list could not be loaded. */
  readonly hasFailed: boolean;
}

export interface ChatHistory extends Observable<ChatHistoryState> {
  /** Finds the last conversation of this browser, and remembers the present one once it is used. @returns its end. */
  start(): () => void;
  /** Loads the list. Before anything was said, a visitor without a login has none, and nothing is asked. */
  load(): Promise<void>;
  /** Shows another conversation in place of the present one. False when it is gone; a failed call is logged. */
  open(session: string): Promise<boolean>;
  /** Deletes a conversation on the server. False when it failed. */
  remove(session: string): Promise<boolean>;
  /** Begins a new conversation; the present one stays among the earlier ones. */
  startNew(): void;
}

export interface ChatHistoryOptions {
  /** Whether the visitor is logged in: then the server knows conversations of other browsers. */
  isKnown: boolean;
  /** Default: the browser's own. */
  fetch?: Fetch;
}

export function createChatHistory(
  session: ChatSession,
  place: ChatPlace,
  { isKnown, fetch = browserFetch }: ChatHistoryOptions,
): ChatHistory {
  const state = createObservable<ChatHistoryState>({ isUsed: false, last: null, entries: null, hasFailed: false });
  let kept: string | null = null;

  function update(change: Partial<ChatHistoryState>) {
    state.set({ ...state.getSnapshot(), ...change });
  }

  function follow() {
    const { messages, conversationId, sessionId } = session.getSnapshot();
    const isUsed = messages.some((message) => message.isUser);
    const present = conversationId ?? sessionId;
    if (isUsed && kept !== present) {
      kept = present;
      keepLastChat(place, present);
    }
    const last = isUsed ? null : kept;
    const before = state.getSnapshot();
    if (before.isUsed !== isUsed || before.last !== last) update({ isUsed, last });
  }

  function forgetIfLast(...names: (string | null)[]) {
    if (!names.includes(kept)) return;
    kept = null;
    forgetLastChat(place);
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    start() {
      kept = lastChat(place);
      follow();
      return session.subscribe(follow);
    },
    async load() {
      if (!isKnown && kept === null) return update({ entries: [], hasFailed: false });
      update({ hasFailed: false });
      try {
        update({ entries: await fetchOwnChats(place.storeId, fetch) });
      } catch (error) {
        console.error('The earlier conversations cannot be listed.', error);
        update({ hasFailed: true });
      }
    },
    async open(wanted) {
      if (state.getSnapshot().isUsed) session.reset();
      try {
        if (await session.continueChat(wanted)) return true;
        forgetIfLast(wanted);
        follow();
      } catch (error) {
        console.error('The conversation cannot be shown.', error);
      }
      return false;
    },
    async remove(removed) {
      try {
        await deleteOwnChat(place.storeId, removed, fetch);
      } catch (error) {
        console.error('The conversation was not deleted.', error);
        return false;
      }
      const { sessionId, conversationId } = session.getSnapshot();
      if (removed === sessionId || removed === conversationId) {
        session.reset();
        forgetIfLast(sessionId, conversationId);
      } else forgetIfLast(removed);
      const { entries } = state.getSnapshot();
      update({ entries: entries?.filter((entry) => entry.session !== removed) ?? null });
      follow();
      return true;
    },
    startNew: () => session.reset(),
  };
}
