/** Staff may send a query somewhere else; here the page goes there. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from './follow-redirect.ts';

/** What the history remembers of an address that a redirect led to. */
const REDIRECTED = 'redirected';

/**
 * Follows a redirect in place of the search, so that the way back does not lead into it again. A search that a redirect
 * led to is not sent on: two rules that name each other must not chase a shopper in a circle.
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
