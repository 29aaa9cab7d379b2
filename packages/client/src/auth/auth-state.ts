/** Who is logged in and where he may work. Pure steps from one state to the next; the calls stand in `auth-session`. */
import { isContextOf, type LoginResponse, storeOf } from '@quarry/contract';
import { LOGIN_TEXTS } from '../calls/login.ts';
import { type AuthBase, SECTION_LOGINS } from './sections.ts';

export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly isAdmin: boolean;
  /** `base/store`; null for an administrator who has not picked a shop yet, or has none. */
  readonly activeContext: string | null;
  /** An administrator's contexts, in the server's order; a regular user's single one. */
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
  /** Why the login was undone, for the log; null when it holds. The server's session must then be ended too. */
  readonly problem: string | null;
  /** What the login screen says about it, null for nothing. */
  readonly message: string | null;
}

/**
 * What a login, or a session found at a reload, means for a section. A regular user needs one context, in some sections
 * one of that section; an administrator's first context opens, unless the section lets him pick.
 *
 * @param wantedStore the shop that the page's address names; ignored when an administrator has no such context.
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

/** Another shop for an administrator. Anyone else, or a context that is not listed: an error in the log, no change. */
export function switchContext(state: AuthState, context: string): AuthState {
  if (!state.isAdmin || !state.userContexts.includes(context)) {
    console.error(`Switching to the context "${context}" is not allowed.`);
    return state;
  }
  return { ...state, activeContext: context };
}

/** How selectors and pickers call a context: its store. */
export function contextLabel(context: string): string {
  return context.split('/')[1] || context;
}

function holds(state: AuthState): LoginOutcome {
  return { state, problem: null, message: null };
}

function isUndone(problem: string, message: string): LoginOutcome {
  return { state: LOGGED_OUT, problem, message };
}
