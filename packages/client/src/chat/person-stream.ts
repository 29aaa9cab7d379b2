/**
 * Keeps the connection on which a chat receives what a person of the shop writes. After a break it connects again and
 * continues where it stopped, so that nothing is lost.
 */
import { CallError } from '../calls/call-error.ts';
import { pause } from '../calls/pause.ts';
import { type ChatEvent, readChatEvents } from '../calls/chat-events.ts';
import type { Fetch } from '../calls/fetch.ts';

const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

export interface PersonStream {
  /** Connects, unless it is connected already. */
  open(session: string): void;
  close(): void;
}

export function createPersonStream(
  storeId: string,
  { fetch, onEvent }: { fetch: Fetch; onEvent: (event: ChatEvent) => void },
): PersonStream {
  let connection: AbortController | null = null;

  async function listen(session: string, { signal }: AbortController): Promise<void> {
    let after = '';
    let pauseMs = MIN_PAUSE_MS;
    while (!signal.aborted) {
      try {
        for await (const event of readChatEvents({ storeId, session, after }, { fetch, signal })) {
          if (signal.aborted) return;
          after = event.place || after;
          pauseMs = MIN_PAUSE_MS;
          onEvent(event);
        }
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) {
          console.error('What a person writes cannot be received.', error);
          return;
        }
      }
      await pause(pauseMs, signal);
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    }
  }

  return {
    open(session) {
      if (connection) return;
      const opened = new AbortController();
      connection = opened;
      void listen(session, opened).finally(() => {
        if (connection === opened) connection = null;
      });
    },
    close() {
      connection?.abort();
      connection = null;
    },
  };
}

/** Whether another try would fail alike. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
}
