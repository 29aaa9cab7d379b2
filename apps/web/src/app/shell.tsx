/** What every page carries: the secondary bar, the header, the footer and the place where notices show. */
import { type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react';
import { Dust } from './dust.tsx';
import { SecondaryBar } from './secondary-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Nothing notifies before the page is alive, so its code need not hold up the first paint.
const Notifications = lazy(() => import('./notifications.tsx'));

export function Shell({ children }: { children: ReactNode }) {
  const isAlive = useIsAlive();
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <Dust />
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-action px-4 py-3 font-semibold text-action-text focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Skip to the content
      </a>
      <SecondaryBar />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
      {isAlive && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
    </div>
  );
}

/** False in the page that was written out ahead of time, true from its first moment in a browser. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
