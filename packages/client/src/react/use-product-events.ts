/** Reports viewed and opened products within one element or the whole page. */
import { type RefObject, useEffect } from 'react';
import { createEventQueue } from '../events/event-queue.ts';
import { visitId } from '../events/visit.ts';
import { watchProducts } from '../events/watch-products.ts';

/** Without `within` the whole page is watched, for products in several places. */
export function useProductEvents(storeId: string, within?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const queue = createEventQueue({ storeId, sessionId: visitId() });
    const stopWatching = watchProducts(within?.current ?? document.body, queue);
    return () => {
      stopWatching();
      queue.close();
    };
  }, [storeId, within]);
}
