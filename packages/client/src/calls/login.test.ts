import { describe, expect, it } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { login, logout, readSession } from './login.ts';

const credentials = { username: 'veli', password: 'secret' };
const success = {
  success: true,
  message: 'Welcome.',
  context: 'chat/veli',
  isAdmin: false,
  availableContexts: ['chat/veli'],
};

describe('logging in', () => {
  it('CALL-09 AUTH-36 posts name, password and base, and answers the five fields', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply(success));

    expect(await login(credentials, { contextBase: 'chat', fetch })).toEqual(success);
    expect(calls[0]).toMatchObject({
      url: '/api/authenticate',
      method: 'POST',
      json: { ...credentials, contextBase: 'chat' },
      init: { credentials: 'include' },
    });
  });

  it('CALL-10 sends name and password alone where the section has no base to send', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply(success));
    await login(credentials, { fetch });

    expect(calls[0]?.json).toEqual(credentials);
  });

  it('uses defaults for missing fields of a reply', async () => {
    const { fetch } = fakeServer(() => jsonReply({ success: true, isAdmin: true }));

    expect(await login(credentials, { fetch })).toEqual({
      success: true,
      message: '',
      context: null,
      isAdmin: true,
      availableContexts: [],
    });
  });

  it.each([
    [{ success: false, message: 'Wrong password.' }, 401, 'Wrong password.'],
    [{ success: false, message: 'Wrong password.' }, 200, 'Wrong password.'],
    [{ success: false, message: ' ' }, 401, 'Authentication failed.'],
    [{ success: false }, 200, 'Authentication failed.'],
    [{ success: true, message: '' }, 500, 'Authentication failed.'],
  ])('AUTH-37 a failure %j with status %d says: %s', async (body, status, message) => {
    const { fetch } = fakeServer(() => jsonReply(body, status));

    await expect(login(credentials, { fetch })).rejects.toMatchObject({ name: 'LoginError', message });
  });

  it.each([
    [{ ok: true }],
    [[]],
    ['yes'],
    [null],
    [{ success: 'true' }],
    [{ success: true, context: 7 }],
    [{ success: true, isAdmin: 'yes' }],
    [{ success: true, availableContexts: 'chat/veli' }],
    [{ success: true, availableContexts: [1] }],
  ])('AUTH-38 the unusable reply %j says: Invalid login response format.', async (body) => {
    const { fetch } = fakeServer(() => jsonReply(body));

    await expect(login(credentials, { fetch })).rejects.toThrow('Invalid login response format.');
  });

  it('AUTH-38 so does a reply that is no JSON', async () => {
    const { fetch } = fakeServer(() => new Response('<html>', { status: 502 }));

    await expect(login(credentials, { fetch })).rejects.toThrow('Invalid login response format.');
  });

  it('AUTH-39 CONF-43 a network error says: please try again', async () => {
    const { fetch } = fakeServer(() => {
      throw new TypeError('Failed to fetch');
    });

    await expect(login(credentials, { fetch })).rejects.toMatchObject({
      name: 'LoginError',
      message: 'An error occurred during login. Please try again.',
    });
  });
});

describe('the session', () => {
  it('is requested with the base of the section', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ ...success, username: 'veli' }));

    expect(await readSession({ contextBase: 'dev-chat', fetch })).toEqual({ ...success, username: 'veli' });
    expect(calls[0]).toMatchObject({ url: '/api/session?contextBase=dev-chat', init: { credentials: 'include' } });
  });

  it('is requested without a base where the section sends none', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply(success));
    await readSession({ fetch });

    expect(calls[0]?.url).toBe('/api/session');
  });

  it.each([
    ['success false', () => jsonReply({ success: false, message: '' })],
    ['status 401', () => jsonReply({ success: false }, 401)],
    ['another shape', () => jsonReply({})],
  ])('is empty for %s', async (_, answer) => {
    expect(await readSession({ fetch: fakeServer(answer).fetch })).toBeNull();
  });

  it('fails when the server fails', async () => {
    const { fetch } = fakeServer(() => new Response('', { status: 500, statusText: 'Internal Server Error' }));

    await expect(readSession({ fetch })).rejects.toThrow('500: Internal Server Error');
  });

  it('is ended by a POST', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ success: true }));
    await logout({ fetch });

    expect(calls[0]).toMatchObject({ url: '/api/logout', method: 'POST', init: { credentials: 'include' } });
    await expect(logout({ fetch: fakeServer(() => jsonReply({}, 500)).fetch })).rejects.toThrow('status 500');
  });
});
