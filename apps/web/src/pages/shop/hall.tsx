/** The main area beside a chat: the orders by status, what the chat found, or the catalogue. Its changes are announced. */
import type { ChatState } from '@quarry/client';
import type { useProducts } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { OrderSections, announce, latestOrderDay, useSpeech } from '@quarry/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Catalogue, ChatMatches, HallHeading } from '../../features/catalog/index.ts';
import { showOrder } from './show-order.ts';
import { type ProductPlace, showProduct, understoodWords } from './show-product.ts';

interface HallProps {
  store: StoreSettings;
  products: ReturnType<typeof useProducts>;
  chat: ChatState;
  place: ProductPlace;
  onClear: () => void;
}

export function Hall({ store, products, chat, place, onClear }: HallProps) {
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
        <HallHeading title={messages.yourOrders} detail={latest && messages.latestOrder(latest)} onClear={onClear} />
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

/** Says how many products or orders there are whenever other ones are shown. */
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

/** What the chat brings stands at the top of the shelves; a reader who is further down is taken there. */
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
