/**
 * An open page without a connection: a line says so, a page that has never been opened waits for the connection instead
 * of breaking, and opens by itself when it is back.
 */
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useIsOnline } from '../browser/use-is-online.ts';

/** Paths whose code and words are here already. */
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
