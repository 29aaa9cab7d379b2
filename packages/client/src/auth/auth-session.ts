/**
 * The login of one section as it unfolds: checking, then logged out, then logged in. Headless; `useAuth` draws with it.
 *
 * The session itself is the server's cookie. This only asks who it belongs to, so a reload and a walk to another
 * section keep the login.
 */
import type { LoginResponse } from '@quarry/contract';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { type Credentials, LOGIN_TEXTS, LoginError, login, logout, readSession } from '../calls/login.ts';
import { endVisit } from '../events/visit.ts';
import { createObservable, type Observable } from '../observable.ts';
import { type AuthState, afterLogin, LOGGED_OUT, switchContext } from './auth-state.ts';
import { type AuthBase, contextBaseOf } from './sections.ts';

/** How long `Logging out...` stands at least: words that flash by cannot be read. */
export const LOGGING_OUT_SHOWN_MS = 500;

export type AuthStatus = 'checking' | 'logged-out' | 'logging-in' | 'logged-in' | 'logging-out';

export interface AuthSessionState {
  readonly status: AuthStatus;
  readonly auth: AuthState;
  /** What the login screen says went wrong, null for nothing. */
  readonly error: string | null;
}

export interface AuthSessionOptions {
  base: AuthBase;
  /** The shop that opens first for an administrator who has it. */
  wantedStore?: string | undefined;
  /** Default the browser's own. */
  fetch?: Fetch;
  /** Called when a login has ended, by the user or because it does not fit: the page forgets what it loaded. */
  onLoggedOut?: () => void;
}

export interface AuthSession extends Observable<AuthSessionState> {
  /** Finds out who is logged in; a page calls it once when it opens. Never fails. */
  check(): Promise<void>;
  /** Logs in; what goes wrong stands in `error`. Never fails. */
  login(credentials: Credentials): Promise<void>;
  /** Ends the server's session and forgets everything, whatever the server says. Never fails. */
  logout(): Promise<void>;
  /** A call was refused because the server no longer knows the login: back to the login screen, which says so. */
  sessionEnded(): void;
  switchContext(context: string): void;
}

export function createAuthSession({
  base,
  wantedStore,
  fetch = browserFetch,
  onLoggedOut,
}: AuthSessionOptions): AuthSession {
  const contextBase = contextBaseOf(base);
  const state = createObservable<AuthSessionState>({ status: 'checking', auth: LOGGED_OUT, error: null });

  function leave(error: string | null = null) {
    state.set({ status: 'logged-out', auth: LOGGED_OUT, error });
  }

  async function endServerSession() {
    await logout({ fetch }).catch((error: unknown) => console.error('Logging out failed.', error));
  }

  /** Takes over what the server said about the user, or undoes a login that does not fit the section. */
  async function enter(response: LoginResponse, username: string) {
    const { state: auth, problem, message } = afterLogin(response, base, username, wantedStore);
    if (auth.isAuthenticated) {
      state.set({ status: 'logged-in', auth, error: null });
      return;
    }
    if (problem) {
      console.error(problem);
      leave(message);
      onLoggedOut?.();
      await endServerSession();
      return;
    }
    leave(message);
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    async check() {
      try {
        const session = await readSession({ contextBase, fetch });
        // A login that was faster than this answer has the last word.
        if (state.getSnapshot().status !== 'checking') return;
        if (session) await enter(session, session.username ?? '');
        else leave();
      } catch (error) {
        console.error('The session cannot be read.', error);
        if (state.getSnapshot().status === 'checking') leave();
      }
    },
    async login(credentials) {
      if (state.getSnapshot().status === 'logging-in') return;
      state.set({ status: 'logging-in', auth: LOGGED_OUT, error: null });
      try {
        const response = await login(credentials, { contextBase, fetch });
        await enter(response, response.username ?? credentials.username);
      } catch (error) {
        if (!(error instanceof LoginError)) console.error('The login broke.', error);
        leave(error instanceof LoginError ? error.message : LOGIN_TEXTS.unexpected);
      }
    },
    async logout() {
      const { status, auth } = state.getSnapshot();
      if (status === 'logging-out') return;
      state.set({ status: 'logging-out', auth, error: null });
      const readable = new Promise((resolve) => setTimeout(resolve, LOGGING_OUT_SHOWN_MS));
      await Promise.all([endServerSession(), readable]);
      endVisit();
      leave();
      onLoggedOut?.();
    },
    sessionEnded() {
      if (state.getSnapshot().status !== 'logged-in') return;
      endVisit();
      leave(LOGIN_TEXTS.sessionEnded);
      onLoggedOut?.();
    },
    switchContext(context) {
      const present = state.getSnapshot();
      state.set({ ...present, auth: switchContext(present.auth, context) });
    },
  };
}
