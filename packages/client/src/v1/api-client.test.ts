import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../calls/fetch.ts';
import { ApiProblem, createApiClient } from './api-client.ts';

function client(reply: Response) {
  const fetch = vi.fn<Fetch>(async () => reply);
  return { fetch, api: createApiClient({ fetch, headers: { authorization: 'Bearer qk_sec_test' } }) };
}

describe('the client of API v1', () => {
  it('calls the address with its parameters, and returns the body with its tag', async () => {
    const { fetch, api } = client(Response.json({ items: [], next_cursor: null }, { headers: { etag: '"a"' } }));

    const { data, etag } = await api.call('GET /api/v1/stores/:store/rules', {
      params: { store: 'my.shop' },
      query: { state: 'draft', limit: 10 },
    });

    expect([data.items, data.next_cursor, etag]).toEqual([[], null, '"a"']);
    expect(fetch).toHaveBeenCalledWith('/api/v1/stores/my.shop/rules?state=draft&limit=10', {
      method: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer qk_sec_test' },
    });
  });

  it('sends a change with its tag and its key', async () => {
    const { fetch, api } = client(Response.json({}));
    await api.call('PATCH /api/v1/stores/:store/settings', {
      params: { store: 'myshop' },
      body: { name: 'New name' },
      ifMatch: '"a"',
      idempotencyKey: 'one',
    });

    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'PATCH',
      body: '{"name":"New name"}',
      headers: { 'content-type': 'application/json', 'if-match': '"a"', 'idempotency-key': 'one' },
    });
  });

  it('throws the problem of a refused call', async () => {
    const body = { code: 'too-many-requests', detail: 'Too many requests.', request_id: 'r1' };
    const { api } = client(Response.json(body, { status: 429, headers: { 'retry-after': '7' } }));
    const failed = await api.call('GET /api/v1/me', {}).catch((error: unknown) => error);

    expect(failed).toBeInstanceOf(ApiProblem);
    expect(failed).toMatchObject({ status: 429, code: 'too-many-requests', requestId: 'r1', retryAfter: 7 });
  });
});
