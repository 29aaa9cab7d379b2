import type { SetupState } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer, PASSWORD } from '../../api-v1/testing/open-api-server.ts';

const URL_ = '/api/v1/setup';
let server: ApiServer;

beforeEach(async () => {
  server = await openApiServer();
});
afterEach(() => server.close());

const OUTSIDE = { 'x-forwarded-for': '203.0.113.9' };
const state = async (headers: Record<string, string> = {}) =>
  (await server.call({ url: URL_, headers })).json<SetupState>();
async function make(
  body: { username?: string; password?: string; code?: string },
  headers: Record<string, string> = {},
) {
  const reply = await server.call({
    method: 'POST',
    url: URL_,
    body: { username: 'nino', password: PASSWORD, ...body },
    headers,
  });
  return reply.statusCode === 201 ? 'made' : reply.json<{ code: string }>().code;
}

describe('the first account', () => {
  it('is made with the code of the start, and then nobody else can make one', async () => {
    const code = await server.services.firstAccounts.open();
    expect(await state(OUTSIDE)).toEqual({ is_open: true });
    expect(await make({ code: 'AAAA-AAAA-AAAA' }, OUTSIDE)).toBe('setup-code-wrong');
    expect(await make({ code: code ?? '', password: 'short' }, OUTSIDE)).toBe('invalid-request');
    expect(await make({ code: code?.toLowerCase().replaceAll('-', ' ') ?? '' }, OUTSIDE)).toBe('made');

    const me = await server.call({ session: await server.login('nino'), url: '/api/v1/me' });
    expect(me.json()).toMatchObject({ name: 'nino', is_platform_admin: true });
    expect(await state()).toEqual({ is_open: false });
    expect(await make({ username: 'second', code: code ?? '' })).toBe('setup-closed');
    expect(await server.services.firstAccounts.open()).toBeUndefined();
  });

  it('needs the code on the machine itself too, and is never made without a start that found no account', async () => {
    expect(await make({ code: 'AAAA-AAAA-AAAA' })).toBe('setup-closed');
    const code = (await server.services.firstAccounts.open()) ?? '';
    expect(await state()).toEqual({ is_open: true });
    // A proxy without headers makes every caller look like the machine itself.
    const callers: Record<string, string>[] = [{}, { host: '127.0.0.1:3000' }, { host: 'quarry.example' }, OUTSIDE];
    for (const headers of callers) {
      expect(await make({ code: 'AAAA-AAAA-AAAA' }, headers)).toBe('setup-code-wrong');
      expect(await make({}, headers)).toBe('invalid-request');
    }
    const both = await Promise.all([make({ username: 'first', code }), make({ username: 'second', code })]);
    expect(both.toSorted()).toEqual(['made', 'setup-closed']);
  });

  it('is refused when an account was made in another way', async () => {
    const code = await server.services.firstAccounts.open();
    await server.account('by-command', { isAdmin: true });
    expect(await state()).toEqual({ is_open: false });
    expect(await make({ code: code ?? '' })).toBe('setup-closed');
  });

  it('takes an old code no more after another start', async () => {
    const old = await server.services.firstAccounts.open();
    const fresh = await server.services.firstAccounts.open();
    expect(await make({ code: old ?? '' }, OUTSIDE)).toBe('setup-code-wrong');
    expect(await make({ code: fresh ?? '' }, OUTSIDE)).toBe('made');
  });
});
