/** Helpers for chat tests. */
import { type ChatSession, type ChatSessionOptions } from '../chat/chat-session-types.ts';
import { createChatSession } from '../chat/chat-session.ts';
import type { ChatState } from '../chat/chat-state.ts';
import { type FakeServer, fakeServer, type RecordedCall, storeSettings } from './fake-server.ts';

interface ChatTest {
  chat: ChatSession;
  server: FakeServer;
  /** Every file that was given a URL, in order. */
  files: Blob[];
}

/** A chat of the store `veli` on the shop page, unless the test says otherwise. */
export function aChat(
  answer: (call: RecordedCall) => Response | Promise<Response>,
  { storeId = 'veli', ...options }: Partial<ChatSessionOptions> & { storeId?: string } = {},
): ChatTest {
  const server = fakeServer(answer);
  const files: Blob[] = [];
  const chat = createChatSession({
    store: storeSettings(storeId),
    section: 'shop',
    fetch: server.fetch,
    addressOf: (file) => `blob:${files.push(file)}`,
    ...options,
  });
  return { chat, server, files };
}

/** Waits until the chat's state meets the predicate. */
export function until(chat: ChatSession, isReached: (state: ChatState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(chat.getSnapshot())) return false;
      resolve();
      return true;
    };
    if (look()) return;
    const unsubscribe = chat.subscribe(() => {
      if (look()) unsubscribe();
    });
  });
}

/** Waits until the current reply has ended. */
export function untilIdle(chat: ChatSession): Promise<void> {
  return until(chat, ({ isBusy }) => !isBusy);
}

/** The conversation as short strings. */
export function said(chat: ChatSession): string[] {
  return chat
    .getSnapshot()
    .messages.map(({ isUser, text, type }) => (type ? `--- ${type}` : `${isUser ? 'shopper' : 'assistant'}: ${text}`));
}

/** The last message of the chat. */
export function lastOf(chat: ChatSession) {
  const message = chat.getSnapshot().messages.at(-1);
  if (!message) throw new Error('the chat is empty');
  return message;
}
