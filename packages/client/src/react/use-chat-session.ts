/** A chat session for a component: made with the store, replaced with it, closed with the page. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type ChatSession, type ChatSessionOptions, createChatSession } from '../chat/chat-session.ts';
import type { ChatState } from '../chat/chat-state.ts';
import { subscribeFrameByFrame } from './frame-by-frame.ts';

export type UseChatSessionOptions = ChatSessionOptions;

export interface UseChatSession {
  /** What to draw; replaced at most once per animation frame while a reply streams. */
  readonly chat: ChatState;
  /** What the shopper may do. The same object until the store, the section or the endpoint changes. */
  readonly session: ChatSession;
}

/**
 * Another store, section or endpoint begins a new conversation: greeting, language, session id and grid filter start
 * again, and a reply still under way is hung up.
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
  useEffect(() => () => session.close(), [session]);

  const subscribe = useCallback((listener: () => void) => subscribeFrameByFrame(session, listener), [session]);
  const chat = useSyncExternalStore(subscribe, session.getSnapshot, session.getSnapshot);
  return { chat, session };
}
