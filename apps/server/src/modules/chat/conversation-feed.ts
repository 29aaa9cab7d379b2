/**
 * Tells those who watch a conversation that it has changed. Within a process at once; changes of other processes that
 * share the database are found by looking again every second.
 */
import { EventEmitter } from 'node:events';

export interface ConversationFeed {
  changed(conversationId: string): void;
  /** Resolves at the next change, after `withinMs`, or when the signal aborts. */
  next(conversationId: string, withinMs: number, signal: AbortSignal): Promise<void>;
  /** Aborts when the server stops: nobody watches any longer. */
  readonly closing: AbortSignal;
  close(): void;
}

export function createConversationFeed(): ConversationFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  return {
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
