import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthBase } from '../auth/sections.ts';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { withQueries } from '../testing/with-queries.tsx';
import { createQueryClient } from './query-client.ts';
import { useAuth } from './use-auth.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server with one account; `isLoggedIn` says whether its cookie is set. */
function serve(isLoggedIn = false) {
  const server = fakeServer(({ url }) => {
    if (url === '/api/authenticate') isLoggedIn = true;
    if (url === '/api/logout') isLoggedIn = false;
    return jsonReply({
      success: isLoggedIn,
      message: '',
      context: null,
      isAdmin: isLoggedIn,
      availableContexts: isLoggedIn ? ['chat/veli', 'chat/gpc'] : [],
      username: 'admin',
    });
  });
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

describe('the login of a page', () => {
  it('AUTH-08 AUTH-09 AUTH-30 checks, logs in, switches and logs out', async () => {
    serve();
    const { result } = renderHook(() => useAuth('chat'), { wrapper: withQueries() });
    expect(result.current.view).toBe('checking');
    await waitFor(() => expect(result.current.view).toBe('login'));

    await act(() => result.current.login({ username: 'admin', password: 'secret' }));
    expect(result.current).toMatchObject({ view: 'ready', auth: { activeContext: 'chat/veli', username: 'admin' } });

    act(() => result.current.switchContext('chat/gpc'));
    expect(result.current.auth.activeContext).toBe('chat/gpc');

    await act(() => result.current.logout());
    expect(result.current).toMatchObject({ view: 'login', auth: { isAuthenticated: false, userContexts: [] } });
  });

  it('survives a reload', async () => {
    serve(true);
    const { result } = renderHook(() => useAuth('chat'), { wrapper: withQueries() });

    await waitFor(() => expect(result.current.view).toBe('ready'));
  });

  it('AUTH-29 clears cached server data on logout', async () => {
    serve(true);
    const client = createQueryClient();
    client.setQueryData(['products', 'veli'], [{ id: '1' }]);
    const { result } = renderHook(() => useAuth('chat'), { wrapper: withQueries(client) });
    await waitFor(() => expect(result.current.view).toBe('ready'));

    await act(() => result.current.logout());

    expect(client.getQueryData(['products', 'veli'])).toBeUndefined();
  });

  it('checks again for another section', async () => {
    const { calls } = serve(true);
    const { result, rerender } = renderHook(({ base }) => useAuth(base), {
      wrapper: withQueries(),
      initialProps: { base: 'chat' as AuthBase },
    });
    await waitFor(() => expect(result.current.view).toBe('ready'));

    rerender({ base: 'integrated-view' });
    expect(result.current.view).toBe('checking');
    await waitFor(() => expect(result.current.view).toBe('pick-shop'));

    expect(calls.map(({ url }) => url)).toEqual([
      '/api/session?contextBase=chat',
      '/api/session?contextBase=integrated-view',
    ]);
  });

  it('works in strict mode', async () => {
    serve(true);
    const Queries = withQueries();
    const { result } = renderHook(() => useAuth('chat'), {
      wrapper: ({ children }) => (
        <StrictMode>
          <Queries>{children}</Queries>
        </StrictMode>
      ),
    });

    await waitFor(() => expect(result.current.view).toBe('ready'));
  });
});
