/** The search page of the platform. */
import { useStoreSettings } from '@quarry/client/react';
import { brand, pageTitle } from '@quarry/contract';
import { MessagesProvider } from '@quarry/ui';
import { useSearchParams } from 'react-router';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import type { PageHandle } from '../../app/page-handle.ts';
import { LoginGate, type Visitor } from '../../features/login/index.ts';
import { SearchPanel, ShopPicker } from '../../features/search/index.ts';

export const handle = { headerScrollsAway: true, measure: 'search' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle(brand.search) }, { name: 'robots', content: 'noindex' }];

export default function NewSearch() {
  return (
    <LoginGate
      base="new-search"
      context="the product search"
      // oxlint-disable-next-line react/no-unstable-nested-components -- a render function, called and never mounted
      pickShop={({ stores, pick, logout }) => <ShopPicker stores={stores} onPick={pick} onLogout={logout} />}
    >
      {(visitor) => <SearchOfVisitor key={visitor.store} visitor={visitor} />}
    </LoginGate>
  );
}

function SearchOfVisitor({ visitor }: { visitor: Visitor }) {
  const store = useStoreSettings(visitor.store);
  const [, setAddress] = useSearchParams();
  if (!store) return <div className="min-h-[80vh]" aria-busy="true" />;
  return (
    <MessagesProvider language={store.default_language}>
      <OfflineNotice />
      <SearchPanel
        store={store}
        visitor={{
          stores: visitor.stores,
          activeContext: visitor.activeContext,
          // Switching the store clears the search, which belongs to one store and user.
          onSwitchStore: (context) => {
            setAddress({});
            visitor.switchContext(context);
          },
          onLogout: () => {
            setAddress({});
            visitor.logout();
          },
          onSessionEnded: visitor.sessionEnded,
        }}
      />
    </MessagesProvider>
  );
}
