import { afterEach, describe, expect, it, vi } from 'vitest';
import { callV1, callV1WithTag } from './call-v1.ts';
import { newStoreSettings } from '@quarry/contract';

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fake = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status, headers }));
  vi.stubGlobal('fetch', fake);
  return fake;
}
afterEach(() => vi.unstubAllGlobals());

describe('a call of API v1', () => {
  it('fills in the address, and answers the reply with its tag', async () => {
    const settings = newStoreSettings('my.shop', 'My shop', 'en', 'EUR');
    const fake = answer(200, settings, { etag: '"7"' });

    const reply = await callV1WithTag('settings', { params: { store: 'my.shop' } });

    expect(fake.mock.calls[0]?.[0]).toBe('/api/v1/stores/my.shop/settings');
    expect(reply).toEqual({ data: settings, etag: '"7"' });
  });

  it('carries the tag of what was read and a key against repetition', async () => {
    const fake = answer(200, newStoreSettings('lamps', 'Lamps', 'en', 'EUR'));

    await callV1('changeSettings', { params: { store: 'lamps' }, body: { name: 'Lamps' } }, { ifMatch: '"7"' });

    const headers = new Headers(fake.mock.calls[0]?.[1].headers);
    expect(headers.get('if-match')).toBe('"7"');
    expect(headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('fails with the problem and its messages for fields', async () => {
    answer(400, { code: 'invalid-request', detail: 'No.', errors: [{ field: 'country', message: 'Two letters.' }] });

    await expect(callV1('changeSettings', { params: { store: 'lamps' }, body: {} })).rejects.toMatchObject({
      status: 400,
      code: 'invalid-request',
      fields: [{ field: 'country', message: 'Two letters.' }],
    });
  });

  it('fails with status 0 when no reply comes, and does not trust a reply of another shape', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callV1('me', {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });

    answer(200, { surprise: true });
    await expect(callV1('me', {})).rejects.toMatchObject({ code: 'unreadable' });
  });
});
