import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { fetchJson } from './default-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the default fetch', () => {
  it('CALL-23 is a GET with credentials, read as JSON', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ things: [1] }));

    expect(await fetchJson('/api/things', { fetch })).toEqual({ things: [1] });
    expect(calls[0]).toMatchObject({ url: '/api/things', method: 'GET', init: { credentials: 'include' } });
  });

  it('uses the browser by default, as it is at the time of the call', async () => {
    vi.stubGlobal('fetch', async () => jsonReply('stubbed'));

    expect(await fetchJson('/api/things')).toBe('stubbed');
  });

  it.each([
    [500, 'Internal Server Error', 'a trace', '500: Internal Server Error'],
    [503, 'Service Unavailable', '', '503: Service Unavailable'],
    [499, 'Client Closed', 'the body says why', '499: the body says why'],
    [404, 'Not Found', '{"error":"x"}', '404: {"error":"x"}'],
    [300, 'Multiple Choices', 'choose', '300: choose'],
  ])('ERR-01 ERR-02 ERR-03 CONF-63 makes an error of status %d', async (status, statusText, body, message) => {
    const { fetch } = fakeServer(() => new Response(body, { status, statusText }));

    await expect(fetchJson('/api/things', { fetch })).rejects.toMatchObject({ name: 'CallError', message, status });
  });
});
