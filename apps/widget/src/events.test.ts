import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEvents } from './events.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('begins a visit with the first product that is opened, and survives a lost report', async () => {
  const call = vi.fn<typeof fetch>(async () => {
    throw new TypeError('offline');
  });
  const events = openEvents('dior', call);
  events.close();
  expect(sessionStorage.length).toBe(0);

  events.track({ type: 'click', productId: 'p1' });

  expect(sessionStorage.length).toBe(1);
  const [path, init] = call.mock.calls[0] ?? [];
  expect(path).toBe('/api/events');
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
    store: 'dior',
    events: [{ type: 'click', product_id: 'p1' }],
  });
  events.close();
});
