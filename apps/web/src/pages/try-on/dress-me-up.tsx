/** The virtual try-on behind the shared login; accepts any base. */
import { DEFAULT_BASE, pageTitle, storeOf } from '@quarry/contract';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import type { PageHandle } from '../../app/page-handle.ts';
import { LoginGate } from '../../features/login/index.ts';
import { TryOn } from '../../features/try-on/index.ts';

export const handle = { headerScrollsAway: true } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function DressMeUp() {
  return (
    <LoginGate base={DEFAULT_BASE} context="the virtual try-on">
      {({ store, stores, logout, sessionEnded }) => (
        <>
          <OfflineNotice />
          <TryOn
            storeIds={[...new Set([store, ...stores.map(({ context }) => storeOf(context))])]}
            onLogout={logout}
            onSessionEnded={sessionEnded}
          />
        </>
      )}
    </LoginGate>
  );
}
