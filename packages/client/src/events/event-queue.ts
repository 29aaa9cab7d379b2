/**
 * Gathers what a visitor sees and chooses, and sends it in batches. There is no timer: a choice is sent at once,
 * because the next search should know of it; views wait for it, for a full batch, or for the page to be hidden or left.
 */
import { type EventsRequest, MOST_EVENTS, type ShopEvent } from '@quarry/contract';
import { sendEvents } from '../calls/events.ts';
import { randomId } from '../chat/random-id.ts';

export interface ProductEvent {
  type: 'view' | 'click';
  productId: string;
  /** Of the search that led here. */
  queryId?: string | null;
  /** Place in the results, from 1. */
  position?: number | null;
}

export interface EventQueue {
  track(event: ProductEvent): void;
  /** Sends what is waiting. */
  flush(): void;
  /** Sends what is waiting and stops listening to the page. */
  close(): void;
}

interface EventQueueOptions {
  storeId: string;
  sessionId: string;
  send?: (request: EventsRequest) => void;
  now?: () => Date;
}

/** Half of what the server takes at once: a beacon has a limit of its own, 64 KB in most browsers. */
const BATCH = MOST_EVENTS / 2;

export function createEventQueue({
  storeId,
  sessionId,
  send = sendEvents,
  now = () => new Date(),
}: EventQueueOptions): EventQueue {
  let waiting: ShopEvent[] = [];

  function flush() {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    send({ store: storeId, sessionId, events });
  }
  function flushWhenHidden() {
    if (document.visibilityState === 'hidden') flush();
  }

  // A phone that closes a page tells only that it is hidden; a walk to another page tells only that it is left.
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);

  return {
    track({ type, productId, queryId, position }) {
      waiting.push({
        id: randomId(),
        type,
        product_id: productId,
        ...(queryId && { query_id: queryId }),
        ...(position && { position }),
        at: now().toISOString(),
      });
      if (type === 'click' || waiting.length >= BATCH) flush();
    },
    flush,
    close() {
      flush();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    },
  };
}
