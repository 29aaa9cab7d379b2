/** An order as a card shows it: amounts are ready texts. The page makes it from what the API sent. */
import type { Order } from '@quarry/contract';

export interface ShownOrder extends Omit<Order, 'items' | 'total' | 'currency'> {
  /** Empty where the shop named none. */
  items: readonly ShownOrderItem[];
  /** With its currency; null where the shop gave none. */
  total: string | null;
}

export interface ShownOrderItem {
  title: string;
  quantity: number;
  /** Of one piece, with its currency. */
  price: string;
}
