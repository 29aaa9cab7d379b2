/** Binds the login of a section to React. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AuthSession, type AuthSessionState, createAuthSession } from '../auth/auth-session.ts';
import { type SectionView, sectionView } from '../auth/section-view.ts';
import type { AuthBase } from '../auth/sections.ts';
import { useObservable } from './use-observable.ts';

export interface UseAuth
  extends AuthSessionState,
    Pick<AuthSession, 'login' | 'logout' | 'sessionEnded' | 'switchContext'> {
  /** Which of the shared screens to show. */
  readonly view: SectionView;
}

/**
 * Checks the login on mount and returns the actions. Call it once per page and pass the result down. When a login ends,
 * all cached server data are cleared.
 *
 * @param wantedStore the shop that opens first, if the administrator has access to it; read once.
 */
export function useAuth(base: AuthBase, wantedStore?: string): UseAuth {
  const queryClient = useQueryClient();
  const create = () => ({
    base,
    session: createAuthSession({ base, wantedStore, onLoggedOut: () => queryClient.clear() }),
  });
  const [held, setHeld] = useState(create);
  let current = held;
  if (held.base !== base) {
    current = create();
    setHeld(current);
  }

  const { session } = current;
  useEffect(() => {
    void session.check();
  }, [session]);

  const state = useObservable(session);
  return {
    ...state,
    view: sectionView(state),
    login: session.login,
    logout: session.logout,
    sessionEnded: session.sessionEnded,
    switchContext: session.switchContext,
  };
}
