/** A store's catalogue with its assistant beside it; the chat's results replace the catalogue. */
import { useChatHistory, useChatSession, useProductEvents, useProducts, useStoreSettings } from '@quarry/client/react';
import { type StoreReply, pageTitle } from '@quarry/contract';
import { MessagesProvider } from '@quarry/ui';
import { useMemo, useState } from 'react';
import { settingsAtHand } from '../../browser/known-stores.ts';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import type { PageHandle } from '../../app/page-handle.ts';
import { useMedia } from '../../browser/use-media.ts';
import { Catalogue } from '../../features/catalog/index.ts';
import { ChatSide } from '../../features/chat/index.ts';
import { LoginGate, type Visitor } from '../../features/login/index.ts';
import { AdminAccess, NoShops, StoreBar } from '../../features/shop-bar/index.ts';
import { MainArea } from './main-area.tsx';
import { messageDrawing } from './message-drawing.ts';

export const handle = { headerScrollsAway: true, measure: 'edges' } satisfies PageHandle;
export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

/** Below this width catalogue and panel do not fit side by side. */
const PHONE = '(max-width: 640px)';

export default function IntegratedView() {
  return (
    <LoginGate
      base="integrated-view"
      context="the integrated view"
      noShops={<NoShops />}
      // oxlint-disable-next-line react/no-unstable-nested-components -- a render function, called and never mounted
      pickShop={({ stores, pick, logout }) => <AdminAccess stores={stores} onPick={pick} onLogout={logout} />}
    >
      {(visitor) => <ViewOfVisitor key={visitor.store} visitor={visitor} />}
    </LoginGate>
  );
}

/** Keyed by its store, so that another store starts with fresh state. */
function ViewOfVisitor({ visitor }: { visitor: Visitor }) {
  useProductEvents(visitor.store);
  const products = useProducts(visitor.store);
  const store = useStoreSettings(visitor.store, { fallback: settingsAtHand });
  return (
    <>
      <StoreBar
        storeId={visitor.store}
        stores={visitor.stores}
        activeContext={visitor.activeContext}
        onSwitchStore={visitor.switchContext}
        onLogout={visitor.logout}
      />
      {store ? (
        <View store={store} products={products} onSessionEnded={visitor.sessionEnded} />
      ) : (
        <div className="px-6 py-5 max-sm:px-4">
          <Catalogue storeId={visitor.store} products={products} showProducts={undefined} />
        </div>
      )}
    </>
  );
}

interface ViewProps {
  store: StoreReply;
  products: ReturnType<typeof useProducts>;
  onSessionEnded: () => void;
}

function View({ store, products, onSessionEnded }: ViewProps) {
  const { chat, session } = useChatSession({ store, section: 'integrated' });
  const past = useChatHistory(session, { storeId: store.id, section: 'integrated' }, { isKnown: true });
  const [isOpen, setIsOpen] = useState(false);
  const isSheet = useMedia(PHONE);
  const isCovered = isSheet && isOpen;
  const { language } = chat;
  const drawing = useMemo(() => messageDrawing(store, language, 'elsewhere'), [store, language]);

  return (
    <MessagesProvider language={language}>
      <OfflineNotice />
      <div className="flex flex-1 items-start">
        <div
          data-testid="hall"
          inert={isCovered}
          className="min-w-0 flex-1 px-6 pt-5 pb-12 max-sm:px-4 max-sm:pt-4 max-sm:pb-24"
        >
          <MainArea store={store} products={products} chat={chat} place="elsewhere" onClear={session.clearFilter} />
        </div>
        <ChatSide
          session={session}
          state={chat}
          storeName={store.id}
          drawing={drawing}
          past={past}
          login={{ storeId: store.id, onSessionEnded }}
          hears={store.hears}
          isSheet={isSheet}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      </div>
    </MessagesProvider>
  );
}
