/** Converts the products, orders and understood words of chat messages to view data. */
import type { Language, StoreSettings } from '@quarry/contract';
import type { MessageDrawing } from '../../features/chat/index.ts';
import { showOrder } from './show-order.ts';
import { type ProductPlace, showProduct, understoodWords } from './show-product.ts';

export function messageDrawing(store: StoreSettings, language: Language, place: ProductPlace): MessageDrawing {
  return {
    showProduct: (entry) => showProduct(entry, store, language, place),
    showOrder: (order) => showOrder(order, store),
    understoodWords,
    isGuided: place === 'guided-chat',
  };
}
