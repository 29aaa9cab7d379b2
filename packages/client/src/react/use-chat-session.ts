/** Binds a chat session to React: created with the store, replaced with it, closed on unmount. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type ChatSession, type ChatSessionOptions } from '../chat/chat-session-types.ts';
import { createChatSession } from '../chat/chat-session.ts';
import type { ChatState } from '../chat/chat-state.ts';
import { subscribeFrameByFrame } from './frame-by-frame.ts';

export type UseChatSessionOptions = ChatSessionOptions;

export interface UseChatSession {
  /** The state to render; changes at most once per animation frame while a reply streams. */
  readonly chat: ChatState;
  /** The actions. The same object until the store, section or endpoint changes. */
  readonly session: ChatSession;
}

/**
 * A change of store, section or endpoint starts a new conversation: greeting, language, session id and grid filter are
 * reset, and a pending reply is aborted.
 */
export function useChatSession(options: UseChatSessionOptions): UseChatSession {
  const key = [options.store.id, options.section, options.endpoint].join(' ');
  const [held, setHeld] = useState(() => ({ key, session: createChatSession(options) }));
  let current = held;
  if (held.key !== key) {
    current = { key, session: createChatSession(options) };
    setHeld(current);
  }

  const { session } = current;
  useEffect(() => {
    session.resume();
    return () => session.close();
  }, [session]);

  const subscribe = useCallback((listener: () => void) => subscribeFrameByFrame(session, listener), [session]);
  const chat = useSyncExternalStore(subscribe, session.getSnapshot, session.getSnapshot);
  return { chat, session };
}
