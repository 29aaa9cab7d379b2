import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonReply, type RecordedCall } from '../testing/fake-server.ts';
import { LOGIN_TEXTS } from '../calls/login.ts';
import { createAuthSession } from './auth-session.ts';
import { LOGGED_OUT } from './auth-state.ts';
import { sectionView } from './section-view.ts';
import type { AuthBase } from './sections.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const nobody = { success: false, message: '', context: null, isAdmin: false, availableContexts: [] };
const veli = { ...nobody, success: true, context: 'chat/veli', availableContexts: ['chat/veli'] };
const admin = { ...nobody, success: true, isAdmin: true, availableContexts: ['chat/veli', 'chat/gpc'] };
const credentials = { username: 'nino', password: 'secret' };

type Answers = Partial<
  Record<'session' | 'authenticate' | 'logout', (call: RecordedCall) => Response | Promise<Response>>
>;

function aLogin({ session, authenticate, logout }: Answers, base: AuthBase = 'chat') {
  const onLoggedOut = vi.fn();
  const server = fakeServer((call) => {
    if (call.url.startsWith('/api/session')) return session?.(call) ?? jsonReply(nobody);
    if (call.url === '/api/authenticate') return authenticate?.(call) ?? jsonReply(veli);
    return logout?.(call) ?? jsonReply({ success: true });
  });
  const auth = createAuthSession({ base, fetch: server.fetch, onLoggedOut });
  const views: string[] = [];
  auth.subscribe(() => {
    const { status } = auth.getSnapshot();
    if (views.at(-1) !== status) views.push(status);
  });
  return { auth, server, views, onLoggedOut, urls: () => server.calls.map(({ url }) => url) };
}

describe('a login section', () => {
  it('AUTH-09 runs from checking to logged out to logged in', async () => {
    const { auth, views } = aLogin({});
    expect(auth.getSnapshot()).toEqual({ status: 'checking', auth: LOGGED_OUT, error: null });

    await auth.check();
    await auth.login(credentials);

    expect(views).toEqual(['logged-out', 'logging-in', 'logged-in']);
    expect(auth.getSnapshot().auth).toMatchObject({ activeContext: 'chat/veli', username: 'nino' });
    expect(log).not.toHaveBeenCalled();
  });

  it('restores the login after a reload', async () => {
    const { auth, urls } = aLogin({ session: () => jsonReply({ ...veli, username: 'nino' }) });

    await auth.check();

    expect(auth.getSnapshot()).toMatchObject({
      status: 'logged-in',
      auth: { activeContext: 'chat/veli', username: 'nino' },
    });
    expect(urls()).toEqual(['/api/session?contextBase=chat']);
  });

  it.each<[AuthBase, string | undefined]>([
    ['dev-dummy-shop', 'dev-dummy-shop'],
    ['chat', 'chat'],
    ['dev-chat', 'dev-chat'],
    ['integrated-view', 'integrated-view'],
    ['button-chat', 'button-chat'],
    ['new-search', undefined],
    ['dummy-shop', undefined],
  ])('AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-06 CALL-10 CONF-07 CONF-08 at %s sends the base %s', async (base, sent) => {
    const { auth, server } = aLogin({}, base);
    await auth.check();
    await auth.login(credentials);

    const query = sent ? `?contextBase=${sent}` : '';
    expect(server.calls[0]?.url).toBe(`/api/session${query}`);
    expect(server.calls[1]?.json).toEqual({ ...credentials, ...(sent && { contextBase: sent }) });
  });

  it.each([
    ['nobody', () => jsonReply(nobody), 0],
    ['status 401', () => jsonReply(nobody, 401), 0],
    ['a broken server', () => new Response('', { status: 500 }), 1],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ])('is logged out when the check finds %s', async (_, session, logged) => {
    const { auth } = aLogin({ session });
    await auth.check();

    expect(auth.getSnapshot()).toEqual({ status: 'logged-out', auth: LOGGED_OUT, error: null });
    expect(log).toHaveBeenCalledTimes(logged);
  });

  it('AUTH-26 logs out a user of another section and shows the reason, at the login and at the check', async () => {
    const { auth, urls, onLoggedOut } = aLogin(
      { session: () => jsonReply(veli), authenticate: () => jsonReply(veli) },
      'dev-chat',
    );

    const undone = { status: 'logged-out', auth: LOGGED_OUT, error: LOGIN_TEXTS.otherSection };
    await auth.check();
    expect(auth.getSnapshot()).toEqual(undone);
    await auth.login(credentials);
    expect(auth.getSnapshot()).toEqual(undone);

    expect(urls()).toEqual(['/api/session?contextBase=dev-chat', '/api/logout', '/api/authenticate', '/api/logout']);
    expect(log).toHaveBeenCalledTimes(2);
    expect(onLoggedOut).toHaveBeenCalledTimes(2);
  });

  it('AUTH-28 CONF-41 logs out a user without a context, and the login screen shows the reason', async () => {
    const { auth, urls } = aLogin({ authenticate: () => jsonReply({ ...veli, context: null }) });
    await auth.check();
    await auth.login(credentials);

    expect(auth.getSnapshot()).toMatchObject({ status: 'logged-out', error: 'Invalid login response format.' });
    expect(urls()).toContain('/api/logout');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('AUTH-37 shows why a login failed, until the next attempt', async () => {
    let isRight = false;
    const { auth } = aLogin({
      authenticate: () => (isRight ? jsonReply(veli) : jsonReply({ ...nobody, message: 'Wrong password.' }, 401)),
    });
    await auth.login(credentials);
    expect(auth.getSnapshot()).toMatchObject({ status: 'logged-out', error: 'Wrong password.' });

    isRight = true;
    const trying = auth.login(credentials);
    expect(auth.getSnapshot()).toMatchObject({ status: 'logging-in', error: null });
    await trying;
    expect(auth.getSnapshot()).toMatchObject({ status: 'logged-in', error: null });
  });

  it('AUTH-39 AUTH-40 CONF-43 has a message for a network error and for any other error', async () => {
    const offline = aLogin({ authenticate: () => Promise.reject(new TypeError('Failed to fetch')) });
    await offline.auth.login(credentials);
    expect(offline.auth.getSnapshot().error).toBe('An error occurred during login. Please try again.');

    const broken = aLogin({});
    await broken.auth.login({
      username: 'nino',
      get password(): string {
        throw new Error('the form broke');
      },
    });
    expect(broken.auth.getSnapshot()).toMatchObject({
      status: 'logged-out',
      error: 'An error occurred during login.',
    });
  });

  it('sends one login at a time', async () => {
    const { auth, urls } = aLogin({});
    await Promise.all([auth.login(credentials), auth.login(credentials)]);

    expect(urls()).toEqual(['/api/authenticate']);
  });

  it('a login that completes before the check is not overwritten by it', async () => {
    let answerCheck: (response: Response) => void = () => undefined;
    const { auth } = aLogin({ session: () => new Promise((resolve) => (answerCheck = resolve)) });
    const checking = auth.check();
    await auth.login(credentials);
    answerCheck(jsonReply(nobody));
    await checking;

    expect(auth.getSnapshot().status).toBe('logged-in');
  });

  it.each([
    ['answers', () => jsonReply({ success: true })],
    ['is broken', () => jsonReply({}, 500)],
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('AUTH-19 AUTH-29 logs out over "Logging out..." and clears everything when the server %s', async (_, logout) => {
    const { auth, views, onLoggedOut } = aLogin({ session: () => jsonReply(admin), logout });
    await auth.check();
    await auth.logout();

    expect(views).toEqual(['logged-in', 'logging-out', 'logged-out']);
    expect(auth.getSnapshot()).toEqual({ status: 'logged-out', auth: LOGGED_OUT, error: null });
    expect(onLoggedOut).toHaveBeenCalledTimes(1);
  });

  it('AUTH-30 an administrator switches the shop', async () => {
    const { auth } = aLogin({ session: () => jsonReply(admin) });
    await auth.check();
    auth.switchContext('chat/gpc');

    expect(auth.getSnapshot().auth.activeContext).toBe('chat/gpc');
  });
});

describe('an expired session', () => {
  it('shows the login screen with a message, without a call', async () => {
    const { auth, urls, onLoggedOut } = aLogin({});
    await auth.login(credentials);
    const before = urls().length;

    auth.sessionEnded();

    expect(auth.getSnapshot()).toEqual({
      status: 'logged-out',
      auth: LOGGED_OUT,
      error: 'Your session has ended. Please log in again.',
    });
    expect(onLoggedOut).toHaveBeenCalledOnce();
    expect(urls()).toHaveLength(before);
  });

  it('changes nothing for a visitor who is already logged out', async () => {
    const { auth, onLoggedOut } = aLogin({});
    await auth.check();
    auth.sessionEnded();
    expect(auth.getSnapshot().error).not.toBe('Your session has ended. Please log in again.');
    expect(onLoggedOut).not.toHaveBeenCalled();
  });
});

describe('AUTH-20 the screens of a login section', () => {
  const shown = (status: Parameters<typeof sectionView>[0]['status'], auth: Partial<typeof LOGGED_OUT> = {}) =>
    sectionView({ status, auth: { ...LOGGED_OUT, ...auth }, error: null });

  it('follow the login', () => {
    expect(shown('checking')).toBe('checking');
    expect(shown('logged-out')).toBe('login');
    expect(shown('logging-in')).toBe('login');
    expect(shown('logging-out', { activeContext: 'chat/veli' })).toBe('logging-out');
    expect(shown('logged-in', { activeContext: 'chat/veli' })).toBe('ready');
  });

  it('AUTH-15 AUTH-16 AUTH-23 distinguish an account without a shop from one that has to select one', () => {
    expect(shown('logged-in')).toBe('no-context');
    expect(shown('logged-in', { isAdmin: true })).toBe('access-issue');
    expect(shown('logged-in', { isAdmin: true, userContexts: ['new-search/veli', 'new-search/gpc'] })).toBe(
      'pick-shop',
    );
  });
});
