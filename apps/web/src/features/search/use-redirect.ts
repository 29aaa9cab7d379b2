/** Follows redirect rules of staff. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from './follow-redirect.ts';

/** Key of the history state that marks a URL as the target of a redirect. */
const REDIRECTED = 'redirected';

/**
 * Follows a redirect by replacing the history entry, so that the back button does not repeat it. A redirected search is
 * not redirected again: two rules that refer to each other must not loop.
 */
export function useRedirect(redirect: string | null): boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  const target = redirect && state !== REDIRECTED ? redirectTarget(redirect, location.href) : null;
  const goal = target && (target.kind === 'page' ? target.path : target.href);
  const isPage = target?.kind === 'page';
  useEffect(() => {
    if (!goal) return;
    if (isPage) void navigate(goal, { replace: true, state: REDIRECTED });
    else location.replace(goal);
  }, [goal, isPage, navigate]);
  return goal !== null;
}
