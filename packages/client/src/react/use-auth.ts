/** The login of a section, for a component. */
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
 * Checks who is logged in when the component appears, and offers the steps from there. Call it once a page and hand
 * the answer down. When a login ends, everything that was read from the server is forgotten.
 *
 * @param wantedStore the shop that opens first for an administrator who has it; read once.
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
