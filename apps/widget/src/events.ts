/** Reports what the shopper opens, for the order of later results. */
import { createEventQueue, type EventQueue, visitId } from '@quarry/client';

/** The queue, and with it the stored id of the visit, begins with the first event. */
export function openEvents(storeId: string, call: typeof fetch): Pick<EventQueue, 'track' | 'close'> {
  let queue: EventQueue | undefined;
  return {
    track(event) {
      queue ??= createEventQueue({
        storeId,
        sessionId: visitId(),
        // A lost report must not disturb a shopper.
        send: (request) =>
          void call('/api/events', {
            method: 'POST',
            keepalive: true,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(request),
          }).catch(() => undefined),
      });
      queue.track(event);
    },
    close: () => queue?.close(),
  };
}
