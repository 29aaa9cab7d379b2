/** Binds the earlier conversations of a chat to React. */
import { useEffect, useMemo } from 'react';
import { type ChatHistory, type ChatHistoryState, createChatHistory } from '../chat/chat-history.ts';
import type { ChatSession } from '../chat/chat-session-types.ts';
import type { ChatPlace } from '../chat/kept-conversation.ts';
import { useObservable } from './use-observable.ts';

export interface UseChatHistory {
  readonly state: ChatHistoryState;
  /** The same object until the session or the place changes. */
  readonly history: ChatHistory;
}

export function useChatHistory(
  session: ChatSession,
  { storeId, section }: ChatPlace,
  { isKnown }: { isKnown: boolean },
): UseChatHistory {
  const history = useMemo(
    () => createChatHistory(session, { storeId, section }, { isKnown }),
    [session, storeId, section, isKnown],
  );
  useEffect(() => history.start(), [history]);
  return { state: useObservable(history), history };
}
