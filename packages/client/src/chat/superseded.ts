import type { ChatMessage } from './chat-message.ts';

/** The messages before a new one: without notes of stopped replies, and without retry buttons, which it supersedes. */
export const superseded = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages
    .filter(({ failure }) => failure?.kind !== 'stopped')
    .map((message) =>
      message.failure?.canRetry ? { ...message, failure: { ...message.failure, canRetry: false } } : message,
    );
