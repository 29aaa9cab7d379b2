/**
 * Handles a lost connection on public pages: shows a message; a page that was not loaded yet waits for the connection
 * and then opens by itself.
 */
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useIsOnline } from '../browser/use-is-online.ts';

/** Paths whose code and text have been loaded. */
const opened = new Set<string>();

export function OfflineGuard() {
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ nextLocation }) => !navigator.onLine && !opened.has(nextLocation.pathname) && nextLocation.pathname !== pathname,
  );
  const isWaiting = blocker.state === 'blocked';

  useEffect(() => {
    opened.add(pathname);
  }, [pathname]);

  useEffect(() => {
    if (isOnline && blocker.state === 'blocked') blocker.proceed();
  }, [isOnline, blocker]);

  if (isOnline) return null;
  return (
    <p role="status" className="bg-surface-2 px-6 py-2.5 text-center text-sm">
      {isWaiting
        ? 'You are offline. The page opens as soon as the connection is back.'
        : 'You are offline. What you have opened stays readable; everything else waits for the connection.'}
    </p>
  );
}
