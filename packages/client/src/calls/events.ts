/** Sends visitor events to the server, without waiting and without reporting failures. */
import type { EventsRequest } from '@quarry/contract';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

const EVENTS_URL = '/api/events';

/**
 * Sends events with a beacon, which survives leaving the page; with `fetch` where the browser has no beacons or its
 * queue is full. Ignores failures: analytics must never disturb a shopper.
 */
export function sendEvents(request: EventsRequest, { fetch = browserFetch }: { fetch?: Fetch } = {}): void {
  try {
    const body = new Blob([JSON.stringify(request)], { type: 'application/json' });
    if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(EVENTS_URL, body)) return;
  } catch {
    // A browser may block beacons and still allow `fetch`.
  }
  postJson(fetch, EVENTS_URL, request).catch(() => undefined);
}
