import { VISITOR_HEADER } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';

const call = vi.fn(async (_input: URL, _init: RequestInit) => new Response());

beforeEach(() => void vi.stubGlobal('fetch', call));
afterEach(() => {
  vi.unstubAllGlobals();
  call.mockClear();
});

/** The address and the options of the last call. */
function last(): { address: string; init: RequestInit; headers: Headers } {
  const [input, init] = call.mock.lastCall ?? [];
  if (!input || !init) throw new Error('There was no call.');
  return { address: input.href, init, headers: new Headers(init.headers) };
}

describe('a call of the embed', () => {
  it('goes to our origin with the key of the store, and without cookies', async () => {
    await connect({ origin: 'https://quarry.test', key: 'qk_pub_test' })('/api/search', { method: 'POST' });

    const { address, init, headers } = last();
    expect(address).toBe('https://quarry.test/api/search');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(headers.get('authorization')).toBe('Bearer qk_pub_test');
  });

  it('keeps the headers that it is given', async () => {
    await connect({ origin: 'https://quarry.test', key: '' })('/api/events', { headers: { 'x-visit-id': 'v1' } });

    expect(last().headers.get('x-visit-id')).toBe('v1');
    expect(last().headers.has('authorization')).toBe(false);
  });

  it('names the same visitor as every other call of the page', async () => {
    await connect({ origin: 'https://quarry.test', key: 'a' })('/api/search');
    const visitor = last().headers.get(VISITOR_HEADER);
    await connect({ origin: 'https://quarry.test', key: 'b' })('/api/chat');

    expect(visitor).toMatch(/^[\w-]{32,64}$/);
    expect(last().headers.get(VISITOR_HEADER)).toBe(visitor);
  });
});
