/**
 * The shop chat page: after the login, one store's catalogue and its assistant. The grid shows the orders or products
 * of the last answer, else the catalogue.
 */
import type { ChatEndpoint } from '@quarry/client';
import { useChatHistory, useChatSession, useProductEvents, useProducts, useStoreSettings } from '@quarry/client/react';
import type { StoreReply } from '@quarry/contract';
import { MessagesProvider } from '@quarry/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { settingsAtHand } from '../../browser/known-stores.ts';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import { useSectionField } from '../../browser/section-focus.ts';
import { Catalogue, FiltersPanel } from '../../features/catalog/index.ts';
import { ChatWindow, type ChatWindowControl, keptDraft, useChatWindow } from '../../features/chat/index.ts';
import { LoginGate, type Visitor } from '../../features/login/index.ts';
import { ShopBar } from '../../features/shop-bar/index.ts';
import { MainArea } from './main-area.tsx';
import { messageDrawing } from './message-drawing.ts';

/** `endpoint`: the live call, or the one that is excluded from reports. */
export function ShopPage({ endpoint }: { endpoint: ChatEndpoint }) {
  return (
    <LoginGate base="dev-dummy-shop" context="the shop chat">
      {(visitor) => <ShopOfVisitor key={visitor.store} visitor={visitor} endpoint={endpoint} />}
    </LoginGate>
  );
}

/** Keyed by its store, so that another store starts with fresh state: greeting, language, input, filter, window. */
function ShopOfVisitor({ visitor, endpoint }: { visitor: Visitor; endpoint: ChatEndpoint }) {
  useProductEvents(visitor.store);
  const products = useProducts(visitor.store);
  const store = useStoreSettings(visitor.store, { fallback: settingsAtHand });
  const chatWindow = useChatWindow();
  const [text, setText] = useState('');
  const askedEarly = useRef<string[]>([]);
  const bar = { ...barOf(visitor), text, onTextChange: setText };
  const parts = { bar, products, chatWindow, askedEarly, onSessionEnded: visitor.sessionEnded };
  return store ? (
    <Shop {...parts} store={store} endpoint={endpoint} />
  ) : (
    <ShopOnItsWay {...parts} storeId={visitor.store} />
  );
}

interface ShopParts {
  bar: ReturnType<typeof barOf> & { text: string; onTextChange: (text: string) => void };
  products: ReturnType<typeof useProducts>;
  chatWindow: ChatWindowControl;
  /** Questions entered before the store's settings were loaded; sent afterwards. */
  askedEarly: { readonly current: string[] };
  onSessionEnded: () => void;
}

function ShopOnItsWay({ bar, products, chatWindow, askedEarly, storeId }: ShopParts & { storeId: string }) {
  const askLater = (asked: string) => {
    chatWindow.open();
    askedEarly.current.push(asked);
  };
  return (
    <>
      <ShopBar {...bar} isChatOpen={chatWindow.state !== 'closed'} onToggleChat={chatWindow.toggle} onAsk={askLater} />
      <ShopBody storeId={storeId} isChatBeside={false}>
        <Catalogue storeId={storeId} products={products} showProducts={undefined} />
      </ShopBody>
    </>
  );
}

interface ShopProps extends ShopParts {
  store: StoreReply;
  endpoint: ChatEndpoint;
}

function Shop({ bar, store, products, endpoint, chatWindow, askedEarly, onSessionEnded }: ShopProps) {
  const { chat, session } = useChatSession({ store, section: 'shop', endpoint });
  const past = useChatHistory(session, { storeId: store.id, section: 'shop' }, { isKnown: true });
  useSectionField('[type=search]');
  const { language } = chat;

  const [hasKeptDraft] = useState(() => keptDraft(store.id) !== null);
  const { open: openWindow } = chatWindow;
  useEffect(() => {
    if (hasKeptDraft) openWindow();
  }, [hasKeptDraft, openWindow]);

  const ask = useCallback((text: string) => session.send({ text }), [session]);
  const askFromBar = (text: string) => {
    chatWindow.open();
    ask(text);
  };
  useEffect(() => {
    for (const asked of askedEarly.current.splice(0)) ask(asked);
  }, [ask, askedEarly]);
  const drawing = useMemo(() => messageDrawing(store, language, 'elsewhere'), [store, language]);

  return (
    <MessagesProvider language={language}>
      <ShopBar
        {...bar}
        isChatOpen={chatWindow.state !== 'closed'}
        onToggleChat={chatWindow.toggle}
        onAsk={askFromBar}
      />
      <OfflineNotice />
      <ShopBody storeId={store.id} isChatBeside={chatWindow.state !== 'closed'}>
        <MainArea store={store} products={products} chat={chat} place="shop-page" onClear={session.clearFilter} />
      </ShopBody>
      <ChatWindow
        control={chatWindow}
        session={session}
        state={chat}
        storeName={store.id}
        drawing={drawing}
        past={past}
        login={{ storeId: store.id, onSessionEnded }}
        hears={store.hears}
      />
    </MessagesProvider>
  );
}

interface ShopBodyProps {
  storeId: string;
  /** On a wide screen the page reserves space for the window, so that it covers no product. */
  isChatBeside: boolean;
  children: ReactNode;
}

function ShopBody({ storeId, isChatBeside, children }: ShopBodyProps) {
  return (
    <div
      data-makes-room={isChatBeside || undefined}
      className={`mx-auto w-full px-6 pt-5.5 pb-22 max-sm:px-4 max-sm:pt-4 max-sm:pb-24 ${
        isChatBeside ? 'lg:pl-[440px]' : 'max-w-[1720px] lg:grid lg:grid-cols-[196px_minmax(0,1fr)] lg:gap-8'
      }`}
    >
      <FiltersPanel storeId={storeId} asLine={isChatBeside} />
      <div className="min-w-0" data-testid="hall">
        {children}
      </div>
    </div>
  );
}

function barOf(visitor: Visitor) {
  return {
    stores: visitor.stores,
    activeContext: visitor.activeContext,
    onSwitchStore: visitor.switchContext,
    onLogout: visitor.logout,
  };
}
