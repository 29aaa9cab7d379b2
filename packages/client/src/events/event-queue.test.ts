import { EventsRequest, MAX_EVENTS } from '@quarry/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendEvents } from '../calls/events.ts';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

let open: EventQueue | undefined;
afterEach(() => {
  open?.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function aQueue() {
  const sent: EventsRequest[] = [];
  const queue = createEventQueue({
    storeId: 'veli',
    sessionId: 's-1',
    send: (request) => sent.push(request),
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  open = queue;
  return { queue, sent };
}

describe('a visitor event', () => {
  it('is sent at once for a choice, together with earlier views', () => {
    const { queue, sent } = aQueue();
    queue.track({ type: 'view', productId: 'a', queryId: 'q-1', position: 1 });
    expect(sent).toEqual([]);

    queue.track({ type: 'click', productId: 'a', queryId: 'q-1', position: 1 });

    expect(sent).toHaveLength(1);
    expect(EventsRequest.parse(sent[0])).toMatchObject({
      store: 'veli',
      sessionId: 's-1',
      events: [
        { type: 'view', product_id: 'a', query_id: 'q-1', position: 1, at: '2026-11-21T12:00:00.000Z' },
        { type: 'click', product_id: 'a' },
      ],
    });
    expect(sent[0]?.events[0]?.id).not.toBe(sent[0]?.events[1]?.id);
  });

  it('is never in a batch above the server limit', () => {
    const { queue, sent } = aQueue();
    for (let n = 0; n < 120; n++) queue.track({ type: 'view', productId: `p-${n}` });
    queue.flush();
    expect(sent.flatMap(({ events }) => events)).toHaveLength(120);
    for (const { events } of sent) expect(events.length).toBeLessThanOrEqual(MAX_EVENTS);
  });

  it('is sent when the page is hidden or left, and not when it is shown again', () => {
    const { queue, sent } = aQueue();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    queue.track({ type: 'view', productId: 'a' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([]);

    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);

    queue.track({ type: 'view', productId: 'b' });
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(2);
  });

  it('is sent when the queue is closed, which removes its listeners', () => {
    const { queue, sent } = aQueue();
    queue.track({ type: 'view', productId: 'a' });
    queue.close();
    expect(sent).toHaveLength(1);
    queue.track({ type: 'view', productId: 'b' });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });
});

describe('a report', () => {
  const request: EventsRequest = {
    store: 'veli',
    sessionId: 's-1',
    events: [{ id: 'e-1', type: 'view', product_id: 'a', at: '2026-11-21T12:00:00Z' }],
  };

  it('is sent by beacon as JSON', async () => {
    const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const { fetch, calls } = fakeServer(() => jsonReply({}));

    sendEvents(request, { fetch });

    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/events');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
    expect(calls).toEqual([]);
  });

  it.each([
    ['is full', { sendBeacon: () => false }],
    ['is forbidden', { sendBeacon: () => expect.unreachable() }],
    ['is missing', {}],
  ])('is sent by fetch where the beacon %s, and a failure is ignored', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { fetch, calls } = fakeServer(() => Promise.reject(new TypeError('offline')));

    sendEvents(request, { fetch });

    expect(calls).toMatchObject([{ url: '/api/events', json: request }]);
  });
});
