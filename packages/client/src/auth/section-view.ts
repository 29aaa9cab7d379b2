/** Selects the screen that a login section shows; the same for all sections. */
import type { AuthSessionState } from './auth-session.ts';

/**
 * `no-context`: a user without any shop; `access-issue`: an administrator without one; `pick-shop`: the administrator
 * must choose (integrated view, new search); `ready`: the section itself.
 */
export type SectionView = 'checking' | 'login' | 'logging-out' | 'no-context' | 'access-issue' | 'pick-shop' | 'ready';

export function sectionView({ status, auth }: AuthSessionState): SectionView {
  if (status === 'checking' || status === 'logging-out') return status;
  if (status !== 'logged-in') return 'login';
  if (auth.activeContext) return 'ready';
  if (!auth.isAdmin) return 'no-context';
  return auth.userContexts.length === 0 ? 'access-issue' : 'pick-shop';
}
