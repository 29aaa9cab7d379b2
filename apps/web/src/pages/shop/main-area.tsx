/** The main area beside a chat: orders by status, the chat's results, or the catalogue. Changes are announced. */
import type { ChatState } from '@quarry/client';
import type { useProducts } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { OrderSections, announce, latestOrderDay, useSpeech } from '@quarry/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Catalogue, ChatMatches, ResultsHeading } from '../../features/catalog/index.ts';
import { showOrder } from './show-order.ts';
import { type ProductPlace, showProduct, understoodWords } from './show-product.ts';

interface MainAreaProps {
  store: StoreSettings;
  products: ReturnType<typeof useProducts>;
  chat: ChatState;
  place: ProductPlace;
  onClear: () => void;
}

export function MainArea({ store, products, chat, place, onClear }: MainAreaProps) {
  const { language } = chat;
  const { messages } = useSpeech();
  useAnnouncedCount(chat, products.data);
  const showProducts = useCallback(
    (entries: readonly unknown[]) => entries.map((entry) => showProduct(entry, store, language, place)),
    [store, language, place],
  );

  if (chat.orders) {
    const latest = latestOrderDay(chat.orders, language);
    return (
      <BroughtByChat key="orders" what={chat.orders}>
        <ResultsHeading title={messages.yourOrders} detail={latest && messages.latestOrder(latest)} onClear={onClear} />
        <OrderSections orders={chat.orders.map((order) => showOrder(order, store))} />
      </BroughtByChat>
    );
  }
  if (chat.documents) {
    return (
      <BroughtByChat key="documents" what={chat.documents}>
        <ChatMatches
          storeId={store.id}
          products={showProducts(chat.documents)}
          understood={understoodWords(chat.documents)}
          onClear={onClear}
        />
      </BroughtByChat>
    );
  }
  return <Catalogue storeId={store.id} products={products} showProducts={showProducts} />;
}

/** Announces the number of products or orders whenever they change. */
function useAnnouncedCount({ orders, documents }: ChatState, catalogue: readonly unknown[] | undefined) {
  const { messages, language } = useSpeech();
  const shown = orders ?? documents ?? catalogue;
  const announced = useRef<typeof shown>(undefined);
  useEffect(() => {
    if (!shown || announced.current === shown) return;
    announced.current = shown;
    announce(shown === orders ? messages.orderCount(shown.length) : messages.productCount(shown.length), language);
  }, [shown, orders, messages, language]);
}

/** Scrolls to the chat's results when they change, if the reader is further down. */
function BroughtByChat({ what, children }: { what: unknown; children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what && top.current && top.current.getBoundingClientRect().top < 0) {
      top.current.scrollIntoView({ block: 'start' });
    }
  }, [what]);
  return (
    <div ref={top} className="scroll-mt-24">
      {children}
    </div>
  );
}
