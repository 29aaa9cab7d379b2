import { newStoreSettings } from '@quarry/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../calls/fetch.ts';
import { createApiClient } from './api-client.ts';
import { ApiProblem } from './api-problem.ts';

const SETTINGS = newStoreSettings('my.shop', 'My shop', 'en', 'EUR');

function client(reply: Response) {
  const fetch = vi.fn<Fetch>(async () => reply);
  const api = createApiClient({ fetch, origin: 'https://q.test', headers: { authorization: 'Bearer qk_sec_test' } });
  const sent = () => {
    const [address, init] = fetch.mock.calls[0] ?? [];
    return { address, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
  };
  return { api, sent };
}

describe('the client of API v1', () => {
  it('calls the address with its parameters, and returns the reply with its tag', async () => {
    const { api, sent } = client(Response.json(SETTINGS, { headers: { etag: '"a"' } }));

    const reply = await api.callWithTag('settings', { params: { store: 'my.shop' } });

    expect(reply).toEqual({ data: SETTINGS, etag: '"a"' });
    expect(sent()).toMatchObject({ address: 'https://q.test/api/v1/stores/my.shop/settings', method: 'GET' });
    expect(Object.fromEntries(sent().headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer qk_sec_test',
    });
  });

  it('writes a query without the values that are missing', async () => {
    const { api, sent } = client(Response.json({ items: [], next_cursor: null }));

    await api.call('listRules', { params: { store: 'a b' }, query: { state: 'draft', limit: 10, cursor: undefined } });

    expect(sent().address).toBe('https://q.test/api/v1/stores/a%20b/rules?state=draft&limit=10');
  });

  it('sends a change with the tag of what was read and a key against repetition', async () => {
    const inputs = { params: { store: 'myshop' }, body: { name: 'New name' } };
    const given = client(Response.json(SETTINGS));
    await given.api.call('changeSettings', inputs, { ifMatch: '"a"', idempotencyKey: 'one' });
    expect(given.sent()).toMatchObject({ method: 'PATCH', body: '{"name":"New name"}' });
    const { headers } = given.sent();
    expect([headers.get('content-type'), headers.get('if-match'), headers.get('idempotency-key')]).toEqual([
      'application/json',
      '"a"',
      'one',
    ]);

    const made = client(Response.json(SETTINGS));
    await made.api.call('changeSettings', inputs);
    expect(made.sent().headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('sends a file as a form', async () => {
    const { api, sent } = client(Response.json({}, { status: 400 }));
    const file = new File(['id,title'], 'feed.csv', { type: 'text/csv' });

    await api.call('uploadImport', { params: { store: 'myshop' } }, { file }).catch(() => {});

    const { body, headers } = sent();
    expect(headers.has('content-type')).toBe(false);
    const form = body instanceof FormData ? body.get('file') : null;
    expect(form instanceof File && [form.name, form.size]).toEqual(['feed.csv', file.size]);
  });

  it('throws the problem of a refused call with its fields', async () => {
    const body = {
      code: 'invalid-request',
      detail: 'country: Two letters.',
      request_id: 'r1',
      errors: [{ field: 'country', message: 'Two letters.' }, 'damaged'],
    };
    const { api } = client(Response.json(body, { status: 400, headers: { 'retry-after': '7' } }));
    const failed = await api.call('me', {}).catch((error: unknown) => error);

    expect(failed).toBeInstanceOf(ApiProblem);
    expect(failed).toMatchObject({
      status: 400,
      code: 'invalid-request',
      message: 'country: Two letters.',
      errors: [{ field: 'country', message: 'Two letters.' }],
      requestId: 'r1',
      retryAfter: 7,
    });
  });

  it('does not trust a reply of another shape', async () => {
    const { api } = client(Response.json({ surprise: true }));
    await expect(api.call('me', {})).rejects.toMatchObject({ status: 200, code: 'unreadable' });
  });

  it('throws with status 0 when no reply comes, and the abort itself when the caller gave up', async () => {
    const refused = createApiClient({ fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(refused.call('me', {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });

    const gone = AbortSignal.abort();
    const aborted = createApiClient({ fetch: async () => Promise.reject(gone.reason) });
    await expect(aborted.call('me', {}, { signal: gone })).rejects.toBe(gone.reason);
  });
});
