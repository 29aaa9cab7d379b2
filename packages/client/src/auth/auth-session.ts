/**
 * The login state of one section: checking, logged out, logged in. Framework-free; `useAuth` binds it to React.
 *
 * The session itself is the server's cookie. This class only asks who owns it, so the login survives a reload and a
 * change of section.
 */
import type { LoginResponse } from '@quarry/contract';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { type Credentials, LOGIN_TEXTS, LoginError, login, logout, readSession } from '../calls/login.ts';
import { forgetChatsOfLogin } from '../chat/kept-chats.ts';
import { forgetConversation } from '../chat/kept-conversation.ts';
import { endVisit } from '../events/visit.ts';
import { createObservable, type Observable } from '../observable.ts';
import { type AuthState, afterLogin, LOGGED_OUT, switchContext } from './auth-state.ts';
import { noteLogin } from './login-hint.ts';
import { type AuthBase, contextBaseOf } from './sections.ts';

/** Minimum time for which `Logging out...` is shown, so that it can be read. */
export const LOGGING_OUT_SHOWN_MS = 500;

export type AuthStatus = 'checking' | 'logged-out' | 'logging-in' | 'logged-in' | 'logging-out';

export interface AuthSessionState {
  readonly status: AuthStatus;
  readonly auth: AuthState;
  /** The error that the login screen shows; null for none. */
  readonly error: string | null;
}

export interface AuthSessionOptions {
  base: AuthBase;
  /** The shop that opens first, if the administrator has access to it. */
  wantedStore?: string | undefined;
  /** Default: the browser's `fetch`. */
  fetch?: Fetch;
  /** Called when a login ends, by logout or because it does not fit the section: the page clears its cached data. */
  onLoggedOut?: () => void;
}

export interface AuthSession extends Observable<AuthSessionState> {
  /** Asks the server who is logged in; call it once when the page opens. Never rejects. */
  check(): Promise<void>;
  /** Logs in; a failure is reported in `error`. Never rejects. */
  login(credentials: Credentials): Promise<void>;
  /** Ends the server's session and clears the local state, even if the call fails. Never rejects. */
  logout(): Promise<void>;
  /** Handles a 401 of another call: shows the login screen with a message. */
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
    noteLogin(false);
    state.set({ status: 'logged-out', auth: LOGGED_OUT, error });
  }

  async function endServerSession() {
    await logout({ fetch }).catch((error: unknown) => console.error('Logging out failed.', error));
  }

  /** Applies the server's login reply, or logs out again when the login does not fit the section. */
  async function enter(response: LoginResponse, username: string) {
    const { state: auth, problem, message } = afterLogin(response, base, username, wantedStore);
    if (auth.isAuthenticated) {
      state.set({ status: 'logged-in', auth, error: null });
      noteLogin(true);
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
        // A login that finished first wins.
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
      forgetConversation();
      forgetChatsOfLogin();
      leave();
      onLoggedOut?.();
    },
    sessionEnded() {
      if (state.getSnapshot().status !== 'logged-in') return;
      endVisit();
      forgetConversation();
      leave(LOGIN_TEXTS.sessionEnded);
      onLoggedOut?.();
    },
    switchContext(context) {
      const present = state.getSnapshot();
      state.set({ ...present, auth: switchContext(present.auth, context) });
    },
  };
}
