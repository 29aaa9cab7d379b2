/** What visitors did, on its way to the server. Nobody waits for it and nobody hears of a failure. */
import type { EventsRequest } from '@quarry/contract';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

const EVENTS_URL = '/api/events';

/**
 * Sends events by a beacon, which outlives the page; where the browser has none, or its line is full, by a plain call.
 * Silent whatever happens: a report must never disturb a shopper.
 */
export function sendEvents(request: EventsRequest, { fetch = browserFetch }: { fetch?: Fetch } = {}): void {
  try {
    const body = new Blob([JSON.stringify(request)], { type: 'application/json' });
    if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(EVENTS_URL, body)) return;
  } catch {
    // A browser that forbids beacons may still allow calls.
  }
  postJson(fetch, EVENTS_URL, request).catch(() => undefined);
}
