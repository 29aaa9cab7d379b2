/**
 * Collects visitor events and sends them in batches. There is no timer: a choice is sent at once, because it affects
 * the next search; views wait for a choice, a full batch, or the page being hidden or left.
 */
import { type EventsRequest, MAX_EVENTS, type ShopEvent } from '@quarry/contract';
import { sendEvents } from '../calls/events.ts';
import { randomId } from '../chat/random-id.ts';

export interface ProductEvent {
  type: 'view' | 'click';
  productId: string;
  /** The search that led here. */
  queryId?: string | null;
  /** Position in the results, from 1. */
  position?: number | null;
}

export interface EventQueue {
  track(event: ProductEvent): void;
  /** Sends pending events. */
  flush(): void;
  /** Sends pending events and removes the page listeners. */
  close(): void;
}

interface EventQueueOptions {
  storeId: string;
  sessionId: string;
  send?: (request: EventsRequest) => void;
  now?: () => Date;
}

/** Half of the server's maximum, because browsers limit a beacon, mostly to 64 KB. */
const BATCH = MAX_EVENTS / 2;

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

  // On phones, closing a page fires only `visibilitychange`; navigation fires only `pagehide`.
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
