import { describe, expect, it } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { readConsoleStores } from './console-stores.ts';

describe('the stores whose console an account may open', () => {
  it('are those in which it has a role', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ stores: [{ id: 'lanterns' }, { id: 'kettles' }, {}] }));

    expect(await readConsoleStores({ fetch })).toEqual(new Set(['lanterns', 'kettles']));
    expect(calls[0]?.url).toBe('/api/v1/me');
  });

  it('are none without a login', async () => {
    const { fetch } = fakeServer(() => new Response('{}', { status: 401 }));

    expect(await readConsoleStores({ fetch })).toEqual(new Set());
  });

  it('are not known when the server fails', async () => {
    const { fetch } = fakeServer(() => new Response('', { status: 503 }));

    await expect(readConsoleStores({ fetch })).rejects.toMatchObject({ status: 503 });
  });
});
