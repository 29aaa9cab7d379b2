/** Who is logged in and for which store. Pure state transitions; `auth-session` makes the calls. */
import { isContextOf, type LoginResponse, storeOf } from '@quarry/contract';
import { LOGIN_TEXTS } from '../calls/login.ts';
import { type AuthBase, SECTION_LOGINS } from './sections.ts';

export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly isAdmin: boolean;
  /** `base/store`; null for an administrator who has not picked a shop or has none. */
  readonly activeContext: string | null;
  /** For an administrator all contexts, in the server's order; for a regular user one. */
  readonly userContexts: readonly string[];
  readonly username: string | null;
}

export const LOGGED_OUT: AuthState = {
  isAuthenticated: false,
  isAdmin: false,
  activeContext: null,
  userContexts: [],
  username: null,
};

export interface LoginOutcome {
  readonly state: AuthState;
  /** Why the login was rejected, for the log; null when it is valid. The server's session must then be ended too. */
  readonly problem: string | null;
  /** The message for the login screen; null for none. */
  readonly message: string | null;
}

/**
 * Computes the state after a login, or after a session was found at reload. A regular user needs one context, in some
 * sections one of that section. An administrator's first context opens, unless the section lets administrators pick.
 *
 * @param wantedStore the shop in the page's address; ignored when the administrator has no such context.
 */
export function afterLogin(
  response: LoginResponse,
  base: AuthBase,
  username: string,
  wantedStore?: string,
): LoginOutcome {
  if (!response.success) return { state: LOGGED_OUT, problem: null, message: response.message || LOGIN_TEXTS.failed };
  const section = SECTION_LOGINS[base];

  if (response.isAdmin) {
    const contexts = section.filtersContexts
      ? response.availableContexts.filter((context) => isContextOf(context, base))
      : response.availableContexts;
    const picks = section.picksShop === 'always' || (section.picksShop === 'several' && contexts.length > 1);
    const wanted = contexts.find((context) => storeOf(context) === wantedStore);
    const activeContext = wanted ?? (picks ? null : (contexts[0] ?? null));
    return holds({ isAuthenticated: true, isAdmin: true, activeContext, userContexts: contexts, username });
  }

  const { context } = response;
  if (!context) {
    return isUndone('The login response has no context: logging out.', LOGIN_TEXTS.invalidReply);
  }
  if (section.checksBase && !isContextOf(context, base)) {
    return isUndone(
      `The context "${context}" does not belong to the section "${base}": logging out.`,
      LOGIN_TEXTS.otherSection,
    );
  }
  return holds({ isAuthenticated: true, isAdmin: false, activeContext: context, userContexts: [context], username });
}

/** Switches an administrator to another shop. For other users and unlisted contexts: logs an error, changes nothing. */
export function switchContext(state: AuthState, context: string): AuthState {
  if (!state.isAdmin || !state.userContexts.includes(context)) {
    console.error(`Switching to the context "${context}" is not allowed.`);
    return state;
  }
  return { ...state, activeContext: context };
}

/** The label of a context in selectors: its store id. */
export function contextLabel(context: string): string {
  return context.split('/')[1] || context;
}

function holds(state: AuthState): LoginOutcome {
  return { state, problem: null, message: null };
}

function isUndone(problem: string, message: string): LoginOutcome {
  return { state: LOGGED_OUT, problem, message };
}
