/**
 * Notifies the streams of a conversation of changes: at once of those by this process. Where other processes share the
 * database, streams read it every second.
 */
import { EventEmitter } from 'node:events';

export interface ConversationFeed {
  /** Whether other processes change conversations too. */
  readonly isShared: boolean;
  changed(conversationId: string): void;
  /** Resolves at the next change, after `withinMs`, or when the signal aborts. */
  next(conversationId: string, withinMs: number, signal: AbortSignal): Promise<void>;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
  close(): void;
}

export function createConversationFeed({ isShared }: Pick<ConversationFeed, 'isShared'>): ConversationFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  return {
    isShared,
    closing: closing.signal,
    close: () => closing.abort(),
    changed: (conversationId) => void emitter.emit(conversationId),
    next: (conversationId, withinMs, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(conversationId, done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, withinMs);
        emitter.on(conversationId, done);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
      }),
  };
}
