/** The frame of every page: secondary bar, header, footer and toast region. */
import type { ReactNode } from 'react';
import { Dust } from './dust.tsx';
import { Notices } from './notices.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { usePageHandle } from './page-handle.ts';
import { SecondaryBar } from './secondary-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function Shell({ children }: { children: ReactNode }) {
  // Platform pages show the offline message in their own language, and toasts for failed calls.
  const isPlatform = usePageHandle().headerScrollsAway ?? false;
  return (
    <>
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
        {!isPlatform && <OfflineGuard />}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        <SiteFooter />
      </div>
      {/* Outside of the stacking context, so that toasts are above sheets and dialogs. */}
      <Notices atOnce={isPlatform} />
    </>
  );
}
