/** The shelves beside a chat: one of three, the orders by status, what the chat found, or the catalogue. */
import type { ChatState } from '@quarry/client';
import type { useProducts } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { OrderSections, latestOrderDay, useMessages } from '@quarry/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Catalogue, ChatMatches, HallHeading } from '../../features/catalog/index.ts';
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
  const messages = useMessages();
  const showProducts = useCallback(
    (entries: readonly unknown[]) => entries.map((entry) => showProduct(entry, store, language, place)),
    [store, language, place],
  );

  if (chat.orders) {
    const latest = latestOrderDay(chat.orders, language);
    return (
      <BroughtByChat key="orders" what={chat.orders}>
        <HallHeading title={messages.yourOrders} detail={latest && messages.latestOrder(latest)} onClear={onClear} />
        <OrderSections orders={chat.orders} />
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
